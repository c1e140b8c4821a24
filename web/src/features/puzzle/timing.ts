import type { PuzzleLink, times } from '../../api/calls/puzzle.ts';
import { ApiError } from '../../api/http.ts';
import type { PuzzleForm, Tried } from '../../api/puzzle.ts';
import type { Best } from './results.ts';
import type { Saved } from './store.ts';

/** What goes into the best times of a puzzle, as far as this page knows of it. */

export type TimesLink = Omit<typeof times, 'table'>;

/** Puzzles of one's own have no table, nor have those with points. */
export const isTimed = ({ id, scored }: PuzzleForm): boolean => scored === null && !id.startsWith('v1~');

export const timesAddress = (id: string, page = 1): string =>
  `/puzzles/times?id=${encodeURIComponent(id)}${page > 1 ? `&page=${page}` : ''}`;

/** Whether anything was done with a puzzle in this browser. */
export const hasBegun = (saved: Saved | null, best: Best | undefined): boolean =>
  best !== undefined || (saved !== null && (saved.ms > 0 || saved.hints > 0 || saved.shown || saved.past.length > 0));

/**
 * Tells the server when a puzzle is opened, helped with and solved, in this order. What does not reach it is told again with
 * whatever comes next; a puzzle that was begun meanwhile is then opened as such.
 */
export class Timing {
  #state: Tried | null = null;
  #helped = false;
  #solution: string[] | null = null;
  #telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly link: TimesLink,
    private readonly begun: () => boolean,
    private readonly show: (tried: Tried) => void,
  ) {}

  /** Tells what the server does not know yet. */
  tell(): Promise<void> {
    this.#telling = this.#telling.then(() => this.#all()).catch(unreached);
    return this.#telling;
  }

  /** There is help; what was solved before stays so. */
  helped(): Promise<void> {
    if (this.#solution === null) this.#helped = true;
    return this.tell();
  }

  /** The first solution is the one that counts. */
  solved(placements: string[]): Promise<void> {
    this.#solution ??= placements;
    return this.tell();
  }

  /** The same table, whose helps are told of. */
  around(link: PuzzleLink): PuzzleLink {
    return {
      ...link,
      hint: (placements) => {
        void this.helped();
        return link.hint(placements);
      },
      solution: () => {
        void this.helped();
        return link.solution();
      },
    };
  }

  async #all(): Promise<void> {
    if (this.#state === null) this.#now(await this.link.open(this.id, this.begun()));
    if (this.#helped && this.#is('opened')) this.#now(await this.link.helped(this.id));
    this.#helped = false;
    if (this.#solution === null || !this.#is('opened')) return;
    try {
      this.#now(await this.link.solved(this.id, this.#solution));
    } catch (error) {
      // What is refused is no solution, however often it is sent.
      if (error instanceof ApiError && error.status === 400) this.#solution = null;
      throw error;
    }
  }

  #is(state: Tried['state']): boolean {
    return this.#state?.state === state;
  }

  #now(tried: Tried): void {
    this.#state = tried;
    this.show(tried);
  }
}

/** Nobody has to hear that a time was not told: it is told again. */
function unreached(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
