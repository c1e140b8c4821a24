import { people } from '../../api/calls/accounts.ts';
import { app } from '../../core/app.svelte.ts';
import { ApiError } from '../../api/http.ts';
import { clean, storage } from '../../core/settings.ts';
import { forgetProgress, mergeProgress } from './progress.ts';
import type { Me, Person } from '../../api/accounts.ts';

/** Who sits before this page, and that their settings are with them on every device. */
class Who {
  me = $state.raw<Me | null>(null);
  /** What has just become of the account, in a sentence, on whatever stands there then. */
  news = $state('');
  #asked: Promise<void> | null = null;
  /** Whether settings were changed here that the account has not got yet: they are not taken from there. */
  #changed = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  get person(): Person | null {
    return this.me?.person ?? null;
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
    app.account = this.known ? (this.person?.name ?? '') : '';
    if (this.known) await this.#settle();
  }

  /** Keeps changed settings with the account, a moment later. */
  keep(): void {
    if (!this.known) return;
    this.#changed = true;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.#changed && void this.#send(), KEEP_MS);
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
    if (settings === undefined || this.#changed) return this.#send();
    const taken = clean({ ...app.settings, ...settings });
    if (JSON.stringify(taken) === JSON.stringify(app.settings)) return;
    const changing = app.change(taken);
    this.#changed = false;
    await changing;
  }

  /** What does not arrive is sent with the next change. */
  async #send(): Promise<void> {
    const { settings } = app;
    try {
      await people.keep('settings', settings);
      if (settings === app.settings) this.#changed = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** How long settings may change before they are sent. */
const KEEP_MS = 500;

export const who = new Who();
app.changed = () => who.keep();
