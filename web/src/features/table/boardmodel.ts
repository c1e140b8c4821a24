import { placedText } from '../../core/tiletext.ts';
import type { Say } from '../../core/messages.ts';
import type { BoardModel, Numbered, SpaceView } from '../../board/index.ts';
import type { Cell, Preview, Space, View } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { codeOf, parseCode, sameCell } from '../../board/codes.ts';
import { differOnlyIn } from '../../board/model.ts';
import { legalOf } from '../../core/legal.ts';
import { refusalMarks } from '../../core/refusalmarks.ts';
import type { Player } from './players.ts';
import type { Theme } from '../../core/settings.ts';
import { dotOf, isPlacement, spaceText } from './speech.ts';
import type { TableState } from './state.ts';
import { ghostOf, seen } from './state.ts';

type Mark = BoardModel['marks'][number];

/** What a page brings to a view to have it drawn. */
export interface Drawing {
  view: View;
  edges: Readonly<Record<number, string>>;
  players: readonly Player[];
  theme: Theme;
  numbers: boolean;
  traced: string | null;
  say: Say;
}

/** What is written in a space in which a tile is a gobble. */
export const GOBBLE = '★';

function labels({ view, edges, players, say }: Drawing): BoardModel['labels'] {
  const priority = view.game === 'mindgame';
  return {
    board: say('page.board'),
    space: ({ at, number, lit }) => spaceText({ ...spaceIn(view, at), numbers: number }, lit, players, say, priority),
    tile: (placed) => placedText(placed, edges[placed.tile], say),
  };
}

/** The space of a view at a cell; one round which nothing lies, where the view has none. */
export function spaceIn({ spaces }: View, at: Cell): Space {
  const bare = { at, pattern: '......', forced: false, barred: false, fitting: [], numbers: null };
  return spaces.find((space) => sameCell(space.at, at)) ?? bare;
}

/** What is written in a space: where priority moves have an order, how many tiles lie round them. */
function numberOf({ gobble, numbers }: Space, drawing: Drawing): string | null {
  if (gobble) return drawing.view.player === null ? null : GOBBLE;
  return drawing.numbers || drawing.view.game === 'mindgame' ? numbers : null;
}

const known = new WeakMap<View, Placed[]>();

/** The tiles of a view: the same list each time, so that the board need not look for what has changed. */
function tilesOf(view: View): Placed[] {
  let tiles = known.get(view);
  if (tiles === undefined) {
    tiles = view.board.map(parseCode);
    known.set(view, tiles);
  }
  return tiles;
}

/** The drawing of a position that nobody plays on. */
export function stillModel(drawing: Drawing): BoardModel {
  const { view, edges, players, theme, traced } = drawing;
  const first = view.player ?? 0;
  const colours = players.map(({ colour }) => colour);
  return {
    tiles: tilesOf(view),
    edges,
    spaces: view.spaces.map((space) => ({
      at: space.at,
      forced: space.forced && view.player !== null,
      barred: space.barred,
      lit: false,
      dot: view.player === null ? null : dotOf(space, colours, first),
      number: numberOf(space, drawing),
      // At the end the tiles alone are looked at.
      aside: view.player === null,
    })),
    trial: null,
    ghost: null,
    last: view.last,
    lines: view.lines.filter((line) => line !== null),
    traced,
    marks: [],
    outlines: view.cells,
    margin: view.game === 'mindgame',
    empty: false,
    interactive: false,
    theme,
    labels: labels(drawing),
  };
}

const lately = new WeakMap<Drawing, { state: TableState; model: BoardModel }>();

/** The drawing of a table, with all that its controller holds. Where only what is pointed at differs, so does only the ghost. */
export function tableModel(drawing: Drawing, state: TableState): BoardModel {
  const last = lately.get(drawing);
  const model = last !== undefined && differOnlyIn(last.state, state, 'hover') ? last.model : heldModel(drawing, state);
  lately.set(drawing, { state, model });
  return { ...model, ghost: withLegal(ghostOf(state), legalOf(drawing.view).codes) };
}

function heldModel(drawing: Drawing, state: TableState): BoardModel {
  const still = stillModel(drawing);
  const legal = legalOf(drawing.view);
  return {
    ...still,
    spaces: still.spaces.map((space) => ({
      ...space,
      lit: lights(spaceIn(drawing.view, space.at), state),
      dim: dims(space, state),
    })),
    trial: withLegal(state.trial, legal.codes, state.thinking),
    marks: [...refused(state), ...(state.preview === null ? [] : made(state.preview))],
    empty: drawing.view.spaces.length === 0 && drawing.view.board.length === 0,
    interactive: state.acting || (state.thinking && state.chosen !== null),
    held: state.chosen !== null,
    cheer: drawing.view.player === null,
    shine: drawing.view.player === null,
    chain: chainOf(drawing, state),
  };
}

function withLegal(placed: Placed | null, codes: ReadonlySet<string>, open = false): BoardModel['trial'] {
  return placed === null ? null : { ...placed, legal: codes.has(codeOf(placed)), open };
}

/** The placements of a turn that is tried; else those since the own last one, or of the last player where nobody plays here; one alone needs no number. */
function chainOf({ view, players }: Drawing, { snapshot, me, chosen, plan }: TableState): Numbered[] {
  if (plan.length > 0) return numbered(plan.map(({ placement }) => ({ code: placement, player: me })), players);
  const { log, you } = snapshot;
  const plays = you.length === 1;
  const last = log.at(-1)?.player;
  const before = log.map(({ player }) => (plays ? player === me : player !== last)).lastIndexOf(true);
  const run = log.slice(before + 1).filter(({ code }) => isPlacement(code));
  if (chosen !== null || view.player === null || run.length < 2) return [];
  return numbered(run, players);
}

export function numbered(run: readonly { code: string; player: number }[], players: readonly Player[]): Numbered[] {
  return run.map(({ code, player }, index) => {
    const { q, r } = parseCode(code);
    return { at: [q, r], number: index + 1, colour: players[player].colour };
  });
}

/** With a tile chosen: where it goes. Without one: the forced spaces that ask to be filled. */
function lights(space: Space, state: TableState): boolean {
  const { acting, chosen, target, trial, me } = state;
  if (!acting || trial !== null) return false;
  if (chosen !== null) return legalOf(seen(state)).goes(chosen, space.at);
  if (target !== null) return sameCell(target, space.at);
  return space.forced && (space.fitting[me] ?? []).length > 0;
}

/** While a tile is on trial: where else it goes. Ahead of the own turn nobody has said where. */
function dims({ at, lit, barred }: SpaceView, state: TableState): boolean {
  const { acting, thinking, chosen, trial } = state;
  if (chosen === null || lit || (trial !== null && sameCell(at, [trial.q, trial.r]))) return false;
  return thinking ? !barred : acting && trial !== null && legalOf(seen(state)).goes(chosen, at);
}

function refused({ preview, refusal }: TableState): Mark[] {
  const shown = refusal ?? preview?.refusals[0];
  return shown === undefined ? [] : refusalMarks(shown.id, shown.cells);
}

function made(preview: Preview): Mark[] {
  return preview.refusals.length > 0 ? [] : preview.forced.map(({ at }) => ({ at, kind: 'made' }));
}
