import type { Placed } from '../../board/codes.ts';
import { parseCode, sameCell } from '../../board/codes.ts';
import type { Cell, WireError } from '../../api/types.ts';
import type { Arrangement } from './arrangement.ts';
import { cellOf } from './arrangement.ts';
import type { Mode, Report } from './results.ts';
import type { Keep, Saved } from './store.ts';
import type { Count, Look, PuzzleForm } from '../../api/puzzle.ts';

/** What is held: a tile of the tray, or tiles of the table that are being carried by one of their cells. */
export type Hand =
  | { from: 'tray'; tile: number }
  | { from: 'table'; pivot: Cell; cells: readonly Cell[]; turn: number };

/** Something to be said once: a message with what shows it on the board. */
export interface News {
  id: string;
  params: Record<string, unknown>;
  cells: readonly Cell[];
  /** Pairs of cells that do not match. */
  clashes: readonly [Cell, Cell][];
  /** Tiles that were not taken, as they would have lain. */
  refused: Arrangement;
}

/** Everything that a puzzle's table shows. A new object after every change. */
export interface PuzzleState {
  form: PuzzleForm;
  table: Arrangement;
  mode: Mode;
  hand: Hand | null;
  /** Where the single tile that is being carried matches. */
  offers: readonly string[];
  /** A cell that is pointed at. */
  hover: Cell | null;
  /** A cell chosen before its tile. */
  target: Cell | null;
  /** Touching selects tiles instead of turning them. */
  selecting: boolean;
  /** Cells of selected tiles; they turn about the first. */
  picked: readonly Cell[];
  /** The laid tile that is to change places with the one that is touched next. */
  swapping: Cell | null;
  turned: Readonly<Record<number, number>>;
  /** What the server said last, and of which table. */
  look: Look | null;
  looked: Arrangement;
  hint: Placed | null;
  news: News | null;
  busy: 'hint' | 'solution' | 'count' | 'swap' | null;
  count: Count | null;
  canUndo: boolean;
  canRedo: boolean;
  hints: number;
  /** Tiles that a hint has found right as they lay. */
  confirmed: readonly number[];
  shown: boolean;
  finished: number | null;
  /** The table is a solution, and not one that was shown. */
  solved: boolean;
  /** The browser keeps what is done here. */
  kept: boolean;
}

export interface PuzzleOptions {
  mode: Mode;
  saved: Saved | null;
  keep: Keep;
  /** Milliseconds. */
  now: () => number;
  /** Told of every solving by hand. */
  solved: (report: Report) => void;
}

export const NOTHING_HELD = {
  hand: null,
  offers: [] as readonly string[],
  target: null,
  swapping: null,
  news: null,
  hint: null,
} as const;

export function fault({ id, params, cells }: WireError): News {
  return { id, params, cells, clashes: [], refused: [] };
}

/** The rotations of some codes that lie in a cell, rising. */
export function rotations(codes: readonly string[] | undefined, at: Cell): number[] {
  const there = (codes ?? []).map(parseCode).filter((placed) => sameCell(cellOf(placed), at));
  return there.map(({ rotation }) => rotation).sort();
}

/** The first of some rotations from one on, whichever way round. */
export function nextOf(turns: readonly number[], from: number, by: 1 | -1 = 1): number {
  const steps = [0, 1, 2, 3, 4, 5].map((step) => (from + by * step + 6) % 6);
  return steps.find((turn) => turns.includes(turn)) ?? from;
}
