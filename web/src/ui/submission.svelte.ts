import { errorText } from '../core/errors.ts';
import { ApiError } from '../api/http.ts';
import { t } from '../core/app.svelte.ts';

/** Something that is asked of the server, one at a time; what it refuses is told in a sentence. */
export class Submission {
  busy = $state(false);
  failed = $state('');
  /** What was done last, in a sentence. */
  done = $state('');

  /** Does some work, and then says what was done. */
  async run(work: () => Promise<void>, success: () => string = () => ''): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = '';
    this.done = '';
    try {
      await work();
      this.done = success();
    } catch (error) {
      if (error instanceof ApiError) this.failed = errorText(error.error, t);
      else throw error;
    } finally {
      this.busy = false;
    }
  }
}
