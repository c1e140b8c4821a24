import type { Count, HintAnswer, PuzzleForm, Solution } from '../api/puzzle.ts';
import { Native } from './native.ts';
import { puzzleLines } from './puzzletext.ts';

/**
 * Searches for puzzles without scores, by the native solver. They end when they end: whoever will not wait longer ends the
 * worker.
 */
export interface Searches {
  /** Answered as soon as the module is here: the time of a search is counted from then. */
  ready(): true;
  /** The next tile on the way to a solution, or that there is none from here. */
  hint(form: PuzzleForm, placements: readonly string[]): HintAnswer;
  /** A solution, or the proof that there is none. */
  solution(form: PuzzleForm): Omit<Solution, 'seconds'>;
  /** How many solutions there are. */
  count(form: PuzzleForm): Omit<Count, 'seconds'>;
}

export async function load(bytes: BufferSource): Promise<Searches> {
  const native = await Native.load<'puzzle_hint' | 'puzzle_solution' | 'puzzle_count'>(bytes);
  return {
    ready: () => true,
    hint: (form, placements) => native.ask('puzzle_hint', puzzleLines(form, placements)),
    solution: (form) => native.ask('puzzle_solution', puzzleLines(form, [])),
    count: (form) => native.ask('puzzle_count', puzzleLines(form, [])),
  };
}
