import type { BoardModel } from '../../board/index.ts';
import type { Cell } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import type { Say } from '../../core/messages.ts';
import type { Theme } from '../../core/settings.ts';
import { cellText, placedText } from '../../core/tiletext.ts';
import { surroundings } from '../puzzle/arrangement.ts';

/** The boards of adjudication: nothing on them is a move. */

export interface Drawing {
  edges: Readonly<Record<number, string>>;
  theme: Theme;
  say: Say;
}

const FIRST: Cell = [0, 0];

/** Tiles as they lie, with the cells that show what was wrong, and the tile placed last. */
export function stillBoard(table: readonly Placed[], wrong: readonly Cell[], last: readonly string[], drawing: Drawing): BoardModel {
  const taken = new Set(table.map(({ q, r }) => `${q},${r}`));
  return {
    tiles: table,
    edges: drawing.edges,
    spaces: wrong.filter(([q, r]) => !taken.has(`${q},${r}`)).map((at) => space(at, false)),
    trial: null,
    ghost: null,
    last,
    lines: [],
    traced: null,
    marks: wrong.map((at) => ({ at, kind: 'offending' })),
    empty: false,
    interactive: false,
    theme: drawing.theme,
    labels: labels(drawing),
  };
}

/** A table on which tiles are placed and taken up by tapping cells. */
export function editedBoard(table: readonly Placed[], wrong: readonly Cell[], drawing: Drawing): BoardModel {
  const free = table.length === 0 ? [FIRST] : surroundings(table).near;
  const taken = table.map(({ q, r }): Cell => [q, r]);
  return {
    ...stillBoard(table, wrong, [], drawing),
    spaces: [...free.map((at) => ({ ...space(at, false), lit: true })), ...taken.map((at) => ({ ...space(at, true), aside: true }))],
    interactive: true,
    handling: { movable: [], plane: false, boxes: false },
    labels: {
      ...labels(drawing),
      space: ({ at }) => {
        const placed = table.find(({ q, r }) => q === at[0] && r === at[1]);
        return placed === undefined ? cellText(at, drawing.say) : placedText(placed, drawing.edges[placed.tile], drawing.say);
      },
    },
  };
}

function space(at: Cell, taken: boolean) {
  return { at, forced: false, barred: false, lit: false, dot: null, number: null, taken };
}

function labels({ edges, say }: Drawing): BoardModel['labels'] {
  return {
    board: say('page.board'),
    space: ({ at }) => cellText(at, say),
    tile: (placed) => placedText(placed, edges[placed.tile], say),
  };
}
