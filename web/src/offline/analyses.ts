import { ApiError } from '../api/http.ts';
import type { GameAnalysis } from '../api/types.ts';
import type { StoredGame } from '../rules/index.ts';
import { Refused } from '../rules/index.ts';

type Progress = (share: number) => void;
type Analyse = (game: StoredGame, progress: Progress, ended: AbortSignal) => Promise<GameAnalysis>;

/** An analysis that is being made, or has been. */
interface Run {
  readonly found: Promise<GameAnalysis>;
  readonly listeners: Set<Progress>;
  readonly end: AbortController;
  share: number;
  over: boolean;
}

/** What this browser finds of games that are over: once for everybody who waits for it, and no longer than somebody does. */
export class Analyses {
  readonly #runs = new Map<string, Run>();

  constructor(private readonly analyse: Analyse) {}

  /** The analysis of a game; `progress` is told the share that is done. Whoever asks says by `left` that it is no longer wanted. */
  async of(id: string, game: StoredGame, progress: Progress, left: AbortSignal): Promise<GameAnalysis> {
    if (left.aborted) throw failure(left.reason);
    const run = this.#runs.get(id) ?? this.#begin(id, game);
    if (!run.over) this.#listen(id, run, progress, left);
    return run.found.catch((error: unknown) => {
      throw failure(error);
    });
  }

  #begin(id: string, game: StoredGame): Run {
    const [listeners, end] = [new Set<Progress>(), new AbortController()];
    const heard = (share: number) => {
      run.share = share;
      for (const listener of listeners) listener(share);
    };
    const run: Run = { found: this.analyse(game, heard, end.signal), listeners, end, share: 0, over: false };
    this.#runs.set(id, run);
    run.found.then(
      () => (run.over = true),
      () => this.#forget(id, run),
    );
    return run;
  }

  #listen(id: string, run: Run, progress: Progress, left: AbortSignal): void {
    const listener: Progress = (share) => progress(share);
    run.listeners.add(listener);
    if (run.share > 0) listener(run.share);
    left.addEventListener('abort', () => {
      run.listeners.delete(listener);
      if (run.over || run.listeners.size > 0) return;
      this.#forget(id, run);
      run.end.abort();
    });
  }

  /** Whoever asks next begins anew. */
  #forget(id: string, run: Run): void {
    run.over = true;
    if (this.#runs.get(id) === run) this.#runs.delete(id);
  }
}

/** Why there is no analysis: for a reason that the engine names, or because this browser could not make it. */
function failure(error: unknown): ApiError {
  const known = error instanceof Refused && error.id.startsWith('bad.analysis.');
  return new ApiError({ id: known ? error.id : 'analysis.unable', params: {}, cells: [] }, 400);
}
