import { timeText } from '../../core/clock.ts';
import type { BoardModel } from '../../board/index.ts';
import { parseCode } from '../../board/codes.ts';
import type { LiveBoard, LiveGame, LiveNews, Round } from '../../api/tournaments.ts';
import { boardsOf } from './boards.ts';

/** The games in play of a tournament, as those who watch may see them. */

/** What is known of them: by round, table and game how each stands, and the boards of the top tables. */
export interface InPlay {
  games: ReadonlyMap<string, LiveGame>;
  boards: readonly LiveBoard[];
}

export const NOTHING_IN_PLAY: InPlay = { games: new Map(), boards: [] };

/** Which game of a tournament it is. */
type Place = Pick<LiveGame, 'round' | 'table' | 'game'>;

export const keyOf = ({ round, table, game }: Place): string => `${round}.${table}.${game}`;

/** What is known after a piece of news: it has the games that have changed, and the boards where one of them has. */
export function inPlayAfter({ games, boards }: InPlay, news: LiveNews): InPlay {
  const fresh = news.games.map((game): [string, LiveGame] => [keyOf(game), game]);
  return { games: new Map([...games, ...fresh]), boards: news.boards ?? boards };
}

/** The times used, in milliseconds, of which one runs; none where there is no clock. `now` by the server's clock. */
export function usedNow({ used_ms, running, at_ms }: LiveGame, now: number): number[] {
  return used_ms.map((used, side) => used + (side === running ? Math.max(0, now - at_ms) : 0));
}

/** The same as it is read: `7:31`. */
export const timesOf = (game: LiveGame, now: number): string[] => usedNow(game, now).map(timeText);

/** Who sits at the board of a game, of two teams the members. */
export function namesAt(round: Round, { table, game }: Place, nameOf: (entry: number) => string): string[] {
  const heat = round.heats.find((one) => one.table === table);
  if (heat !== undefined) return heat.entries.map(nameOf);
  const pairing = round.tables.find((one) => one.table === table);
  if (pairing === undefined) return [];
  const board = boardsOf(pairing).find(({ games }) => games.some((one) => one.game === game));
  return board?.names ?? pairing.sides.map(nameOf);
}

/** A board to be looked at. */
export function boardModel({ placements }: LiveBoard, edges: BoardModel['edges'], theme: BoardModel['theme']): BoardModel {
  return {
    tiles: placements.map(parseCode),
    edges,
    spaces: [],
    trial: null,
    ghost: null,
    last: placements.slice(-1),
    lines: [],
    traced: null,
    marks: [],
    empty: false,
    interactive: false,
    theme,
    labels: { board: '', space: () => '', tile: () => '' },
  };
}
