import { app } from '../lib/app.svelte.ts';
import { ApiError } from '../lib/api.ts';
import { clean } from '../lib/settings.ts';
import { people } from './wire.ts';
import type { Me, Person } from './wire.ts';

/** Who sits before this page, and that their settings are with them on every device. */
class Who {
  me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;
  #kept = '';
  #keeping: ReturnType<typeof setTimeout> | undefined;

  get person(): Person | null {
    return this.me?.person ?? null;
  }

  /** Whether they have an account, as guest or member. */
  get known(): boolean {
    return this.me !== null && this.me.account !== null;
  }

  /** Asks the house once who it is; throws `ApiError`. */
  async know(): Promise<void> {
    this.#asked ??= this.ask();
    await this.#asked.catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
  }

  /** Asks the house who it is, and takes the settings that they have there. */
  async ask(): Promise<void> {
    this.me = await people.me();
    if (this.known) await this.#settle();
  }

  /** Keeps changed settings with the account, a moment later. */
  keep(): void {
    if (!this.known) return;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => void this.#send(), KEEP_MS);
  }

  async #settle(): Promise<void> {
    const { settings } = (await people.kept()).kept;
    if (settings === undefined) return this.#send();
    const taken = clean({ ...app.settings, ...settings });
    this.#kept = JSON.stringify(taken);
    if (this.#kept !== JSON.stringify(app.settings)) await app.change(taken);
  }

  /** What does not arrive is sent with the next change. */
  async #send(): Promise<void> {
    const { settings } = app;
    const told = JSON.stringify(settings);
    if (told === this.#kept) return;
    try {
      await people.keep('settings', settings);
      this.#kept = told;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** How long settings may change before they are sent. */
const KEEP_MS = 500;

export const who = new Who();
app.changed = () => who.keep();
