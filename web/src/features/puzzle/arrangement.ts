import { DIRECTIONS, turnedAbout } from '../../board/geometry.ts';
import type { Placed } from '../../board/codes.ts';
import { codeOf, keyOf, sameCell } from '../../board/codes.ts';
import type { Cell } from '../../api/types.ts';
import type { Look, PuzzleForm } from '../../api/puzzle.ts';

/** Tiles as they lie: where they are and how they move. Nothing here knows whether they match. */

export type Arrangement = readonly Placed[];

export const cellOf = ({ q, r }: Placed): Cell => [q, r];

const indexes = new WeakMap<Arrangement, ReadonlyMap<string, Placed>>();

/** A table is never changed, so that where its tiles lie is looked up once. */
function indexOf(table: Arrangement): ReadonlyMap<string, Placed> {
  const known = indexes.get(table) ?? new Map(table.map((placed) => [keyOf(cellOf(placed)), placed]));
  indexes.set(table, known);
  return known;
}

export function tileAt(table: Arrangement, at: Cell): Placed | undefined {
  return indexOf(table).get(keyOf(at));
}

export function lying(table: Arrangement, cells: readonly Cell[]): Placed[] {
  return cells.flatMap((at) => tileAt(table, at) ?? []);
}

/** The codes in an order of their own: equal for equal tables. */
export function codesOf(table: Arrangement): string[] {
  return table.map(codeOf).sort();
}

export function around([q, r]: Cell): Cell[] {
  return DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr]);
}

export function touches(table: Arrangement, at: Cell): boolean {
  return around(at).some((cell) => tileAt(table, cell) !== undefined);
}

/** Tiles with a cell of theirs brought to another cell, turned about it by sixths. */
export function carried(tiles: Arrangement, pivot: Cell, to: Cell, sixths: number): Placed[] {
  const [dq, dr] = [to[0] - pivot[0], to[1] - pivot[1]];
  return tiles.map((placed) => {
    const [q, r] = turnedAbout(cellOf(placed), pivot, sixths);
    return { tile: placed.tile, q: q + dq, r: r + dr, rotation: (((placed.rotation + sixths) % 6) + 6) % 6 };
  });
}

/** How many of each tile are not on the table, by number; tiles of which none is left stay with a nought. */
export function trayOf(tiles: readonly number[], table: Arrangement): Map<number, number> {
  const left = new Map<number, number>();
  for (const tile of tiles) left.set(tile, (left.get(tile) ?? 0) + 1);
  for (const { tile } of table) left.set(tile, (left.get(tile) ?? 0) - 1);
  return left;
}

/** The tiles that lie from the beginning: those with a place. */
export function startOf({ givens }: PuzzleForm): Placed[] {
  return givens.flatMap(({ tile, at, rotation }) =>
    at === null ? [] : [{ tile, q: at[0], r: at[1], rotation: rotation ?? 0 }],
  );
}

/** What the puzzle fixes of the tile in a cell. */
export function fixedAt({ givens }: PuzzleForm, placed: Placed): { place: boolean; turn: boolean } {
  const placing = givens.find(({ tile, at }) => tile === placed.tile && sameCell(at, cellOf(placed)));
  const turning = givens.find(({ tile, at, rotation }) => tile === placed.tile && at === null && rotation !== null);
  return { place: placing !== undefined, turn: (placing ?? turning)?.rotation != null };
}

/** The rotation in which a tile of the tray has to lie; null where it may lie in any. */
export function givenTurn({ givens }: PuzzleForm, tile: number): number | null {
  return givens.find((given) => given.tile === tile && given.at === null)?.rotation ?? null;
}

const FARTHEST = 400;

/** Whether a tile may lie in a cell as far as the board goes. */
export function inside({ board }: PuzzleForm, at: Cell): boolean {
  if (board !== null) return board.some((cell) => sameCell(cell, at));
  return Math.max(Math.abs(at[0]), Math.abs(at[1])) <= FARTHEST;
}

/** Of placements from anywhere, those that can lie together in a puzzle; what it gives lies as it is given. */
export function lyable(form: PuzzleForm, placements: Arrangement): Placed[] {
  const start = startOf(form);
  const left = trayOf(form.tiles, start);
  const taken = new Map(start.map((placed) => [keyOf(cellOf(placed)), placed]));
  for (const placed of placements) {
    const { tile, rotation } = placed;
    const [key, given] = [keyOf(cellOf(placed)), taken.get(keyOf(cellOf(placed)))];
    if (![placed.q, placed.r].every(Number.isSafeInteger) || ![0, 1, 2, 3, 4, 5].includes(rotation)) continue;
    if (given !== undefined) {
      if (given.tile === tile && !fixedAt(form, given).turn) taken.set(key, placed);
    } else if ((left.get(tile) ?? 0) > 0 && inside(form, cellOf(placed))) {
      taken.set(key, placed);
      left.set(tile, (left.get(tile) ?? 0) - 1);
    }
  }
  return [...taken.values()];
}

/** The empty cells that touch the tiles, and those that touch these: whoever lays apart finds a place there. */
export function surroundings(table: Arrangement): { near: Cell[]; far: Cell[] } {
  const taken = new Set(table.map((placed) => keyOf(cellOf(placed))));
  const beyond = (cells: Iterable<Cell>) => {
    const found = new Map<string, Cell>();
    for (const cell of cells) for (const at of around(cell)) if (!taken.has(keyOf(at))) found.set(keyOf(at), at);
    for (const key of found.keys()) taken.add(key);
    return [...found.values()];
  };
  const near = beyond(table.map(cellOf));
  return { near, far: beyond(near) };
}

/** Fewer tiles than these enclose nothing. */
const ENCLOSING = 6;

/** Whether a solution might enclose a space; those that do not are the finer ones. */
export function mayEnclose(form: PuzzleForm): boolean {
  return form.board === null && form.tiles.length >= ENCLOSING;
}

/** Whether a solution is the finer one, with nothing enclosed, and worth a star. */
export function isFine(form: PuzzleForm, look: Look): boolean {
  return look.solved && mayEnclose(form) && look.enclosed.length === 0;
}

/** With fewer tiles than these nobody moves several at once, or looks for two of a shape. */
export const FEW = 6;
