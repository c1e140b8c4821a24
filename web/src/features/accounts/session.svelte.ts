import { people } from '../../api/calls/accounts.ts';
import { app } from '../../core/app.svelte.ts';
import { ApiError } from '../../api/http.ts';
import { clean, storage, store } from '../../core/settings.ts';
import { forgetProgress, mergeProgress } from './progress.ts';
import type { Me, Person } from '../../api/accounts.ts';

/** Who sits before this page, and that their settings are with them on every device. */
class Who {
  me = $state.raw<Me | null>(null);
  /** What has just become of the account, in a sentence, on whatever stands there then. */
  news = $state('');
  #asked: Promise<void> | null = null;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  get person(): Person | null {
    return this.me?.person ?? null;
  }

  get #name(): string {
    return this.person?.name ?? '';
  }

  /** Whether they have an account, as guest or member. */
  get known(): boolean {
    return this.me !== null && this.me.account !== null;
  }

  /** Asks the server once who it is; throws `ApiError`. */
  async know(): Promise<void> {
    this.#asked ??= this.ask();
    await this.#asked.catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
  }

  /** Asks the server who it is; settings and progress are then the same here and there. */
  async ask(): Promise<void> {
    try {
      this.me = await people.me();
    } finally {
      app.asked = true;
    }
    app.account = this.known ? this.#name : '';
    if (this.known) await this.#settle();
  }

  /** Keeps changed settings with the account, a moment later. */
  keep(): void {
    if (!this.known) return;
    this.#owe(this.#name);
    this.#keeping = setTimeout(() => void this.#send(), KEEP_MS);
  }

  /** Logs out; what is with the account then stays in this browser no longer. */
  async leave(): Promise<void> {
    await this.#settle();
    await people.logOut();
    const browser = storage();
    if (browser !== null) forgetProgress(browser);
    await this.ask();
  }

  async #settle(): Promise<void> {
    const { kept } = await people.kept();
    const browser = storage();
    const more = browser === null ? [] : mergeProgress(kept, browser);
    await Promise.all(more.map(([part, value]) => people.keep(part, value)));
    const { settings } = kept;
    // Settings that were changed here and that the account has not got yet are not taken from there.
    if (settings === undefined || browser?.getItem(UNSENT) === JSON.stringify(this.#name)) return this.#send();
    const taken = clean({ ...app.settings, ...settings });
    if (JSON.stringify(taken) === JSON.stringify(app.settings)) return;
    const changing = app.change(taken);
    this.#owe(null);
    await changing;
  }

  /** Notes to whose account the settings are still to be sent; a page may be left before they are. */
  #owe(name: string | null): void {
    clearTimeout(this.#keeping);
    store(UNSENT, name, storage());
  }

  /** What does not arrive is sent with the next change. */
  async #send(): Promise<void> {
    const { settings } = app;
    try {
      await people.keep('settings', settings);
      if (settings === app.settings) this.#owe(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** Under which key the browser keeps whose settings were not sent yet. */
const UNSENT = 'tantrix.unsent';
/** How long settings may change before they are sent. */
const KEEP_MS = 500;

export const who = new Who();
app.changed = () => who.keep();
