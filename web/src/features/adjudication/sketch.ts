import type { Cell, View } from '../../api/types.ts';
import { codeOf, keyOf, parseCode, shown } from '../../board/codes.ts';
import type { Placed } from '../../board/codes.ts';
import { neighbour } from '../../board/geometry.ts';

/** A position that somebody enters by hand, and the line of text that stands for it. */

type Edges = Readonly<Record<number, string>>;

/** The tiles of a set, and how many of them a hand should have. */
export const SET = 56;
export const HAND = 6;
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

export interface Sketch {
  table: readonly Placed[];
  /** By player, in the order in which they are shown. */
  hands: readonly (readonly number[])[];
  /** How many tiles were counted in the bag; null: all that are nowhere else. */
  bag: number | null;
  /** Who is to move, and how far that turn has come. */
  player: number;
  stage: 'forced' | 'after';
}

export const EMPTY: Sketch = { table: [], hands: [[], []], bag: null, player: 0, stage: 'forced' };

/** The tiles that lie nowhere and are in no hand. */
export function unused({ table, hands }: Sketch): number[] {
  const used = new Set([...table.map(({ tile }) => tile), ...hands.flat()]);
  return Array.from({ length: SET }, (_, index) => index + 1).filter((tile) => !used.has(tile));
}

/** How many tiles are in the bag. */
export function bagOf(sketch: Sketch): number {
  return sketch.bag ?? unused(sketch).length;
}

/** The rotations in which a tile matches everything beside a cell; with nothing beside it, all six. */
export function rotationsAt(table: readonly Placed[], edges: Edges, tile: number, at: Cell): number[] {
  const beside = new Map(table.map((placed) => [keyOf([placed.q, placed.r]), placed]));
  const asked = DIRECTIONS.flatMap((direction) => {
    const other = beside.get(keyOf(neighbour(at, direction)));
    return other === undefined ? [] : [{ direction, colour: shown(edges[other.tile], other.rotation)[(direction + 3) % 6] }];
  });
  return DIRECTIONS.filter((rotation) => {
    const letters = shown(edges[tile], rotation);
    return asked.every(({ direction, colour }) => letters[direction] === colour);
  });
}

/** What may be placed on a cell: each unused tile with its rotations, only those that match unless `any` is wished for. */
export function offersAt(sketch: Sketch, edges: Edges, at: Cell, any: boolean): { tile: number; rotations: number[] }[] {
  return unused(sketch)
    .map((tile) => ({ tile, rotations: any ? [...DIRECTIONS] : rotationsAt(sketch.table, edges, tile, at) }))
    .filter(({ rotations }) => rotations.length > 0);
}

/** The line of seven fields that stands for a position. */
export function textOf(sketch: Sketch, colours: string): string {
  const hands = sketch.hands.map((hand) => (hand.length === 0 ? '-' : [...hand].sort((a, b) => a - b).join(','))).join('/');
  const bag = bagOf(sketch);
  const game = colours === 'RY' ? 'strategy:2' : `strategy:2:colours=${colours}`;
  const board = sketch.table.length === 0 ? '-' : sketch.table.map(codeOf).join('+');
  return `v1 ${game} ${sketch.stage} ${sketch.player} ${hands} ${bag === 0 ? '-' : `?${bag}`} ${board}`;
}

/** A position of a table for two, to go on from. */
export function sketchOf({ board, hands, bag, player, stage }: Pick<View, 'board' | 'hands' | 'bag' | 'player' | 'stage'>): Sketch {
  return { table: board.map(parseCode), hands, bag, player: player ?? 0, stage: stage === 'after' ? 'after' : 'forced' };
}
