import { COLOURS } from '../../api/types.ts';
import type { Letter } from '../../api/types.ts';
import type { Form, Goal, Wanted } from '../../api/puzzle.ts';

/** A puzzle of one's own while it is being made. */

export const SHAPES = ['free', 'triangle', 'hexagon', 'spiral'] as const;
export type Shape = (typeof SHAPES)[number];

export const MOST_TILES = 300;

export interface Draft {
  /** Numbers of the tiles chosen, each as often as there are sets. */
  chosen: ReadonlySet<number>;
  sets: number;
  shape: Shape;
  /** Per colour what its links are to form. */
  goals: Readonly<Partial<Record<Letter, Form>>>;
  /** One of the goals is to be reached, and which is part of the puzzle. */
  asked: boolean;
  holes: boolean;
}

export const EMPTY: Draft = { chosen: new Set(), sets: 1, shape: 'free', goals: {}, asked: false, holes: false };

export function tilesOf({ chosen, sets }: Draft): number[] {
  const tiles = [...chosen].flatMap((tile) => Array.from({ length: sets }, () => tile));
  return tiles.sort((a, b) => a - b);
}

const CELLS: Readonly<Record<Exclude<Shape, 'free'>, (side: number) => number>> = {
  triangle: (side) => (side * (side + 1)) / 2,
  hexagon: (side) => 3 * side * (side - 1) + 1,
  spiral: (side) => side,
};

/** The least board of a shape with room for so many tiles: its side and how many cells it has. */
export function boardFor(shape: Exclude<Shape, 'free'>, tiles: number): { side: number; cells: number } {
  let side = 1;
  while (CELLS[shape](side) < tiles) side += 1;
  return { side, cells: CELLS[shape](side) };
}

export type Lack = 'tiles' | 'many' | 'goal' | 'cells';

/** What still has to be chosen; null where nothing lacks. */
export function lackOf(draft: Draft): Lack | null {
  const count = tilesOf(draft).length;
  if (count === 0) return 'tiles';
  if (count > MOST_TILES) return 'many';
  if (draft.shape !== 'free' && boardFor(draft.shape, count).cells !== count) return 'cells';
  return draft.shape === 'free' && goalsOf(draft).length === 0 ? 'goal' : null;
}

function goalsOf({ goals }: Draft): Goal[] {
  return COLOURS.flatMap((colour) => {
    const form = goals[colour];
    return form === undefined ? [] : [{ form, colour }];
  });
}

/** What is told to the server. */
export function wantedOf(draft: Draft): Wanted {
  const [tiles, goals] = [tilesOf(draft), goalsOf(draft)];
  const choices = draft.asked && goals.length > 1 ? goals.map((goal) => [goal]) : [goals];
  const board = draft.shape === 'free' ? null : `${draft.shape}:${boardFor(draft.shape, tiles.length).side}`;
  return { tiles, choices, board, holes: draft.holes && board === null };
}
