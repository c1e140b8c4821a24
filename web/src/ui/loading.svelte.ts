import type { WireError } from '../api/types.ts';
import { ApiError } from '../api/http.ts';

const FINAL: ReadonlySet<number> = new Set([400, 403, 404]);

/**
 * What a page asks the server for: only the newest answer is shown, or why there is none, and nothing
 * once the page is gone. To be made while a component is.
 */
export class Loading {
  busy = $state(false);
  failed = $state.raw<WireError | null>(null);
  /** Whether asking once more would bring the same answer: there is no such thing, or it is not for who asks. */
  missing = $state(false);
  #asked = 0;

  constructor() {
    $effect(() => () => this.forget());
  }

  /** What is on its way will not be shown, nor is why there was nothing before. */
  forget(): void {
    this.#asked += 1;
    this.busy = false;
    this.failed = null;
  }

  /** Asks for something and shows it, unless something else has been asked for meanwhile. */
  async show<T>(ask: () => Promise<T>, show: (answer: T) => void): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    this.failed = null;
    this.missing = false;
    try {
      const answer = await ask();
      if (asked === this.#asked) show(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) [this.failed, this.missing] = [error.error, FINAL.has(error.status)];
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
