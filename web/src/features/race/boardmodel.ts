import { cellText, placedText } from '../../core/tiletext.ts';
import type { Say } from '../../core/messages.ts';
import type { BoardModel } from '../../board/index.ts';
import type { Cell } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { codeOf, parseCode, sameCell } from '../../board/codes.ts';
import { handOf, joinsOf } from './controller.ts';
import type { RaceState } from './controller.ts';
import type { RaceSpace } from '../../api/race.ts';
import type { Theme } from '../../core/settings.ts';

/** What a page brings to a race to have its board drawn. */
export interface RaceDrawing {
  edges: Readonly<Record<number, string>>;
  theme: Theme;
  /** The spaces where the tile in hand goes are lit. */
  lit: boolean;
  say: Say;
}

/** So many of the newest placements glow. */
const GLOWING = 3;

/** The drawing of a race, with all that its controller holds. */
export function raceModel({ edges, theme, lit, say }: RaceDrawing, state: RaceState): BoardModel {
  const { snapshot, trial } = state;
  const board = snapshot.view?.board ?? [];
  const spaces = snapshot.view?.spaces ?? [];
  const tile = handOf(snapshot);
  const goes = (at: Cell) => lit && tile !== null && trial === null && joinsOf(snapshot).goes(tile, at);
  return {
    tiles: board.map(parseCode),
    edges,
    spaces: spaces.map((space) => ({
      at: space.at,
      forced: space.forced,
      barred: false,
      number: null,
      dot: null,
      lit: goes(space.at),
    })),
    trial: trial === null ? null : { ...trial, legal: !lit || joinsOf(snapshot).codes.has(codeOf(trial)) },
    ghost: ghostOf(state, lit),
    last: board.slice(2).slice(-GLOWING).reverse(),
    lines: [],
    traced: null,
    marks: lostMarks(state),
    empty: false,
    interactive: tile !== null,
    theme,
    labels: {
      board: say('page.board'),
      space: (space) => spaceText(spaces.find(({ at }) => sameCell(at, space.at)) ?? { ...space, pattern: '' }, space.lit, say),
      tile: (placed) => placedText(placed, edges[placed.tile], say),
    },
  };
}

/** The tile that is lightly shown under the pointer, as it would lie there. */
export function ghostOf({ snapshot, hover, trial, handTurn, pending }: RaceState, lit: boolean): BoardModel['ghost'] {
  const tile = handOf(snapshot);
  if (tile === null || hover === null || trial !== null || pending.length > 0) return null;
  const fits = joinsOf(snapshot).rotations(tile, hover);
  const [q, r] = hover;
  const placed = (rotation: number): Placed & { legal: boolean } => ({ tile, q, r, rotation, legal: true });
  if (!lit) return isSpace(snapshot.view?.spaces ?? [], hover) ? placed(handTurn) : null;
  if (fits.length === 0) return null;
  return placed(fits.includes(handTurn) ? handTurn : fits[0]);
}

function isSpace(spaces: readonly RaceSpace[], at: Cell): boolean {
  return spaces.some((space) => sameCell(space.at, at));
}

function lostMarks({ news }: RaceState): BoardModel['marks'] {
  return news?.kind === 'lost' ? [{ at: news.at, kind: 'offending' }] : [];
}

function spaceText({ at, pattern, forced }: RaceSpace, lit: boolean, say: Say): string {
  const colours = [...pattern].filter((letter) => letter !== '.').map((letter) => say(`colour.${letter}`));
  const parts = [say('page.space', { at: cellText(at, say) }), colours.join(' ')];
  if (forced) parts.push(say('page.race.space.gobble'));
  if (lit) parts.push(say('page.space.lit'));
  return parts.join(', ');
}
