import type { Cell, Letter, Line, WireError } from './types.ts';

/** What the server sends about puzzles. Placements are codes, cells `[q, r]`; a puzzle is told by its id alone. */

export type Form = 'loop' | 'line';

export interface Goal {
  form: Form;
  colour: Letter;
}

export interface Given {
  tile: number;
  at: Cell | null;
  rotation: number | null;
}

export interface Records {
  /** Best of the sources, best of our own, and what none exceeds. */
  sources: number;
  ours: number;
  bound: number;
}

export interface PuzzleForm {
  id: string;
  /** Rising, with copies. */
  tiles: number[];
  /** One of these is to be reached, all of its goals at once. */
  choices: Goal[][];
  board: Cell[] | null;
  holes: boolean;
  givens: Given[];
  scored: Form | null;
  target_s: number | null;
  records: Records | null;
  /** Every tile lies in its place; only rotations are to be found. */
  turns_only: boolean;
}

/** What the server sees in a table as it lies. */
export interface Look {
  mismatches: [Cell, Cell][];
  /** Why it is no solution; none until every tile lies. */
  faults: WireError[];
  solved: boolean;
  score: number | null;
  lines: Line[];
  /** Per tile of the tray the placements that touch the table and match. */
  fits: Record<number, string[]>;
}

export type HintAnswer = { answer: 'next'; placement: string } | { answer: 'none' | 'unknown' | 'solved' };

export interface Solution {
  status: 'solved' | 'unsolvable' | 'stopped';
  placements: string[];
  score: number | null;
  seconds: number;
}

export interface Count {
  count: number;
  complete: boolean;
  seconds: number;
}

export interface Summary {
  id: string;
  tiles: number;
  /** The letter of the colour of the last tile's number. */
  number_colour: string | null;
  target_s: number | null;
  scored: Form | null;
}

export interface Section {
  id: string;
  puzzles: Summary[];
}

export interface Swap {
  at: Cell;
  other: Cell | null;
  tile: number | null;
}

export interface Wanted {
  tiles: number[];
  choices: Goal[][];
  board: string | null;
  holes: boolean;
}

export interface Made {
  id: string;
  status: Solution['status'];
  count: number;
  complete: boolean;
}
