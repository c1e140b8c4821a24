import type { Say } from '../../core/messages.ts';
import type { BoardModel, Clash, SpaceView, Trial } from '../../board/index.ts';
import type { Placed } from '../../board/codes.ts';
import { codeOf, keyOf } from '../../board/codes.ts';
import type { Theme } from '../../core/settings.ts';
import type { Cell } from '../../api/types.ts';
import type { Arrangement } from './arrangement.ts';
import { carried, cellOf, fixedAt, givenTurn, inside, lying, surroundings, tileAt, touches } from './arrangement.ts';
import { cellLabel, tileLabel } from './speech.ts';
import type { PuzzleState } from './state.ts';
import { nextOf, rotations } from './state.ts';

/** The drawing of a puzzle's table, with all that its controller holds. */

export interface PuzzleDrawing {
  edges: Readonly<Record<number, string>>;
  theme: Theme;
  traced: string | null;
  say: Say;
}

/** Where an empty plane begins. */
const MIDDLE: Cell = [0, 0];

function bare(at: Cell): SpaceView {
  return { at, forced: false, barred: false, lit: false, dot: null, number: null };
}

/** What the server has said, where it was said of this very table. */
export function currentLook(state: PuzzleState): PuzzleState['look'] {
  return state.looked === state.table ? state.look : null;
}

/** The empty cells on offer: those of the board, or those round the tiles and, aside, a ring further. */
function emptyCells({ form, table }: PuzzleState): { at: Cell; aside: boolean }[] {
  const free = (form.board ?? []).filter((at) => tileAt(table, at) === undefined);
  if (form.board !== null) return free.map((at) => ({ at, aside: false }));
  const { near, far } = surroundings(table.length > 0 ? table : [{ tile: 0, q: MIDDLE[0], r: MIDDLE[1], rotation: 0 }]);
  const middle = table.length > 0 ? [] : [{ at: MIDDLE, aside: false }];
  return [...middle, ...near.map((at) => ({ at, aside: false })), ...far.map((at) => ({ at, aside: true }))];
}

/** The cells in which the tile that is held matches, as far as the server has said. */
function litKeys(state: PuzzleState): ReadonlySet<string> {
  const { hand, mode, target, offers } = state;
  if (target !== null) return new Set([keyOf(target)]);
  if (hand === null || mode === 'free') return new Set();
  const codes = hand.from === 'table' ? offers : (currentLook(state)?.fits[hand.tile] ?? []);
  return new Set(codes.map((code) => code.split(/[@:]/)[1]));
}

function spacesOf(state: PuzzleState): SpaceView[] {
  const [lit, picked] = [litKeys(state), new Set(state.picked.map(keyOf))];
  const empty = emptyCells(state).map(({ at, aside }) => ({ ...bare(at), aside, lit: lit.has(keyOf(at)) }));
  const taken = state.table.map(cellOf).map((at) => ({ ...bare(at), taken: true, picked: picked.has(keyOf(at)), aside: true }));
  return [...empty, ...taken];
}

/** The tile of the tray that is held, as it would lie in the cell that is pointed at. */
function trayGhost(state: PuzzleState, tile: number, at: Cell): Trial[] {
  const { form, table, mode, turned } = state;
  if (!inside(form, at) || tileAt(table, at) !== undefined) return [];
  const turn = givenTurn(form, tile) ?? turned[tile] ?? 0;
  const fits = mode === 'guided' ? rotations(currentLook(state)?.fits[tile], at) : [];
  const legal = mode === 'free' || fits.length > 0 || currentLook(state) === null || !touches(table, at);
  return [{ tile, q: at[0], r: at[1], rotation: fits.length > 0 ? nextOf(fits, turn) : turn, legal }];
}

/** What is held, as it would lie; else what a hint shows, and what was not taken. */
function ghostsOf(state: PuzzleState): Trial[] {
  const { hand, hover, table, form, news, hint } = state;
  const refused = (news?.refused ?? []).map((placed) => ({ ...placed, legal: false }));
  if (hint !== null) return [{ ...hint, legal: true }];
  if (hand === null || hover === null) return refused;
  if (hand.from === 'tray') return trayGhost(state, hand.tile, hover);
  const moving = lying(table, hand.cells);
  const rest = table.filter((placed) => !moving.includes(placed));
  const free = (placed: Placed) => inside(form, cellOf(placed)) && (moving.length === 1 || tileAt(rest, cellOf(placed)) === undefined);
  const fits = rotations(state.offers, hover);
  return carried(moving, hand.pivot, hover, hand.turn).map((placed) => ({
    ...placed,
    rotation: nextOf(fits, placed.rotation),
    legal: free(placed),
  }));
}

/** Mismatches stay marked while the tiles on both sides lie as they did; those of a refusal until the next deed. */
function clashesOf({ look, looked, table, news }: PuzzleState): Clash[] {
  const same = (at: Cell) => codeAt(looked, at) === codeAt(table, at);
  return [...(look?.mismatches ?? []).filter((pair) => pair.every(same)), ...(news?.clashes ?? [])];
}

function codeAt(table: Arrangement, at: Cell): string {
  const placed = tileAt(table, at);
  return placed === undefined ? '' : codeOf(placed);
}

function liftedOf({ hand, hint, table }: PuzzleState): readonly Cell[] {
  const covered = hint !== null && tileAt(table, cellOf(hint)) !== undefined ? [cellOf(hint)] : [];
  return hand?.from === 'table' ? hand.cells : covered;
}

/** A pyramid stands on its broad side, though its cells lie along another. */
export function tiltOf(board: readonly Cell[] | null): number {
  const columns = new Map<number, number>();
  for (const [q] of board ?? []) columns.set(q, (columns.get(q) ?? 0) + 1);
  const heights = [...columns].sort(([a], [b]) => a - b).map(([, height]) => height);
  const pyramid = heights.length > 1 && heights.every((height, index) => height === heights.length - index);
  return pyramid ? -1.5 : 0;
}

function labels(state: PuzzleState, { edges, say }: PuzzleDrawing): BoardModel['labels'] {
  return {
    board: say('page.puzzle.board'),
    space: (space) => {
      const placed = tileAt(state.table, space.at);
      return placed === undefined ? cellLabel(space.at, space.lit, say) : tileLabel(state, placed, edges[placed.tile], say);
    },
    tile: (placed) => tileLabel(state, placed, edges[placed.tile], say),
  };
}

function marksOf({ news, swapping }: PuzzleState): BoardModel['marks'] {
  const offending = (news?.cells ?? []).map((at) => ({ at, kind: 'offending' as const }));
  const waiting = swapping === null ? [] : [{ at: swapping, kind: 'home' as const }];
  return [...offending, ...waiting];
}

export function puzzleModel(state: PuzzleState, drawing: PuzzleDrawing): BoardModel {
  const { form, table, picked, solved, selecting } = state;
  return {
    tiles: table,
    edges: drawing.edges,
    spaces: spacesOf(state),
    trial: null,
    ghost: null,
    last: [],
    lines: currentLook(state)?.lines ?? [],
    traced: drawing.traced,
    marks: marksOf(state),
    empty: false,
    interactive: true,
    theme: drawing.theme,
    labels: labels(state, drawing),
    outlines: [...(form.board ?? (table.length === 0 ? [MIDDLE] : [])), ...(currentLook(state)?.enclosed ?? [])],
    tilt: tiltOf(form.board),
    handling: {
      movable: table.filter((placed) => !fixedAt(form, placed).place).map(cellOf),
      plane: form.board === null,
      boxes: selecting,
    },
    picked,
    lifted: liftedOf(state),
    ghosts: ghostsOf(state),
    clashes: clashesOf(state),
    cheer: solved,
  };
}
