import type { View } from '../../api/types.ts';
import { parseCode } from '../../board/codes.ts';

/** The colours that a tile can have together: each has three of the four. */
const TRIPLES = ['RYB', 'RYG', 'RBG', 'YBG'];

/** Tiles with links in the same three colours, in ascending order. */
export interface TileGroup {
  /** Their letters. */
  colours: string;
  tiles: number[];
}

/** What of all tiles of Strategy is neither on the board nor in a hand, by colours; `edges` has the six letters of each. */
export function tilesOut({ board, hands }: Pick<View, 'board' | 'hands'>, edges: Readonly<Record<number, string>>): TileGroup[] {
  const seen = new Set([...board.map((code) => parseCode(code).tile), ...hands.flat()]);
  // An object has its numbers in ascending order.
  const out = Object.keys(edges).map(Number).filter((tile) => !seen.has(tile));
  return TRIPLES.map((colours) => ({
    colours,
    tiles: out.filter((tile) => [...colours].every((colour) => edges[tile].includes(colour))),
  }));
}
