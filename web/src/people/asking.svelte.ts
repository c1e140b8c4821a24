import { ApiError } from '../lib/api.ts';
import { t } from '../lib/app.svelte.ts';
import { errorText } from '../lib/speech.ts';
import { NoPasskey } from './passkeys.ts';

/** Something that is asked of the house, one at a time; what it refuses is told in a sentence. */
export class Asking {
  busy = $state(false);
  failed = $state('');
  /** What was done last is done. */
  done = $state(false);

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = '';
    this.done = false;
    try {
      await work();
      this.done = true;
    } catch (error) {
      if (error instanceof NoPasskey) this.failed = t('page.people.passkey.none');
      else if (error instanceof ApiError) this.failed = errorText(error.error, t);
      else throw error;
    } finally {
      this.busy = false;
    }
  }

  /** Asks for what is only shown: nothing is done by it. */
  async fetch(work: () => Promise<void>): Promise<void> {
    await this.run(work);
    this.done = false;
  }
}
