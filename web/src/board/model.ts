import type { Cell, Placed } from './codes.ts';

/** What a page gives to the board to have it drawn. The board decides nothing of it. */

export type BoardTheme = 'classic' | 'white' | 'textured' | 'contrast' | 'print';

/** An empty cell that touches the tiles. */
export interface SpaceView {
  at: Cell;
  forced: boolean;
  /** No tile may be placed there now. */
  barred: boolean;
  /** The chosen tile can go there. */
  lit: boolean;
  /** So it can, but it is being tried elsewhere. */
  dim?: boolean;
  /** The colour letter of whoever can fill it, `grey` where nobody can, null for no dot. */
  dot: string | null;
  number: string | null;
  /** A tile lies in the cell: it is touched there, nothing is laid. */
  taken?: boolean;
  /** It is one of several that are selected. */
  picked?: boolean;
  /** It can be pointed at, but need not be in the window. */
  aside?: boolean;
}

/** A line of one colour to be traced. */
export interface LineView {
  /** The colour letter. */
  colour: string;
  closed: boolean;
  cells: readonly Cell[];
  /** Where a tile has several links of a colour: the cell, the edge of entry and the edge of exit of each. */
  links?: readonly (readonly [q: number, r: number, entry: number, exit: number])[];
}

/** A tile that is only tried or shown. */
export interface Trial extends Placed {
  legal: boolean;
  /** Nobody has said yet whether it is legal: it is tried ahead of one's turn. */
  open?: boolean;
}

/** One placement of a run of them, in the order in which they were made. */
export interface Numbered {
  at: Cell;
  number: number;
  /** The colour letter of whoever made it. */
  colour: string;
}

/**
 * `offending`: the cell for which a placement is refused; `controlled`: a cell of a controlled side; `home`: the forced
 * space that controls it, or the space of which is spoken; `made`: a forced space that the trial would make; `chosen`:
 * a space chosen as an answer; `hint`: a space to look at.
 */
export type MarkKind = 'offending' | 'controlled' | 'made' | 'home' | 'chosen' | 'hint';

export interface Mark {
  at: Cell;
  kind: MarkKind;
}

/** A space where one tile would join two ends of lines: the edges by which they come. */
export interface JointView {
  at: Cell;
  edges: readonly [number, number];
  /** The colour letter. */
  colour: string;
}

/** An end of a line at which no tile can follow: the empty cell there, the edge by which the line comes. */
export interface StopView {
  at: Cell;
  edge: number;
  /** Not for now alone. */
  ever: boolean;
}

/** What may become of lines, beside them. */
export interface ConnectionsView {
  joints: readonly JointView[];
  stops: readonly StopView[];
  /** The forced spaces that ask for the same as another one. */
  twins: readonly Cell[];
}

/** Two cells whose tiles do not match where they touch. */
export type Clash = readonly [Cell, Cell];

/** What can be done with tiles that lie. */
export interface Handling {
  /** The cells whose tiles a drag takes along. */
  movable: readonly Cell[];
  /** Every cell of the plane can be chosen, not the spaces alone. */
  plane: boolean;
  /** A drag over the bare table draws a box round tiles instead of moving the board. */
  boxes: boolean;
}

export interface Labels {
  board: string;
  space: (space: SpaceView) => string;
  tile: (placed: Placed) => string;
}

export interface BoardModel {
  /** The same list as before where nothing has changed of them: it is then not drawn again. */
  tiles: readonly Placed[];
  /** By number, the six letters of every tile at rotation 0. */
  edges: Readonly<Record<number, string>>;
  spaces: readonly SpaceView[];
  trial: Trial | null;
  ghost: Trial | null;
  /** Codes of the last placements, newest first. */
  last: readonly string[];
  lines: readonly LineView[];
  /** The colour letter whose lines are traced. */
  traced: string | null;
  marks: readonly Mark[];
  /** The cells that are to be filled. */
  outlines?: readonly Cell[];
  /** Round them lies a margin that is not to be filled. */
  margin?: boolean;
  /** Only tiles and spaces are fitted into the window, not all the cells to be filled. */
  near?: boolean;
  /** No tile lies yet: the cell 0,0 is on offer. */
  empty: boolean;
  interactive: boolean;
  theme: BoardTheme;
  labels: Labels;
  /** Without it the tiles lie fast. */
  handling?: Handling;
  /** The cells of the tiles selected; the first is the one about which they turn. */
  picked?: readonly Cell[];
  /** The cells of tiles that are being carried: they are seen where they come from. */
  lifted?: readonly Cell[];
  /** Several tiles that are lightly shown, as they would lie. */
  ghosts?: readonly Trial[];
  clashes?: readonly Clash[];
  /** By how many sixths, halves too, the board is shown turned; its coordinates are not. */
  tilt?: number;
  /** All is done: every line that comes now is celebrated. */
  cheer?: boolean;
  /** All lines are traced while none is traced alone. */
  shine?: boolean;
  /** A tile is in hand: the view does not move but to show where it goes. */
  held?: boolean;
  /** The numbers of the tiles are shown on them; without it, under the pointer alone. */
  numbered?: boolean;
  /** The placements of a turn, one after another. */
  chain?: readonly Numbered[];
  connections?: ConnectionsView;
}

/** Whether two objects of one kind have the same values, but for one key. */
export function differOnlyIn<T extends object>(before: T, now: T, key: keyof T): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof T)[];
  return keys.every((each) => each === key || before[each] === now[each]);
}

const ORIGIN: Cell = [0, 0];

function bare(at: Cell, lit: boolean): SpaceView {
  return { at, forced: false, barred: false, lit, dot: null, number: null };
}

/** Every cell that can be pointed at: the spaces, the first cell of an empty board, and the cell of the trial. */
export function offeredSpaces({ spaces, empty, interactive, trial }: BoardModel): SpaceView[] {
  const offered = [...spaces];
  const offer = (at: Cell, lit: boolean) => {
    if (!offered.some((space) => space.at[0] === at[0] && space.at[1] === at[1])) offered.push(bare(at, lit));
  };
  if (empty) offer(ORIGIN, interactive && trial === null);
  if (trial !== null) offer([trial.q, trial.r], false);
  return offered;
}
