import { tables as served } from '../api/calls/table.ts';
import { constants } from '../api/constants.ts';
import { ApiError } from '../api/http.ts';
import type { Connect } from '../api/line.ts';
import { socketUrl, TableSocket } from '../api/socket.ts';
import type { GameAnalysis, NewTable } from '../api/types.ts';
import type { AskedRules } from '../rules/index.ts';
import { ownAnalysis, ownRobots, ownRules } from '../rules/index.ts';
import { Analyses } from './analyses.ts';
import type { OfflineGame } from './game.ts';
import { begun, goneOn, movesAt, nameOf, replayOf, rowOf, rulesGame, snapshotOf } from './game.ts';
import { joinAccount } from './join.ts';
import { games, KEEPS } from './store.ts';
import type { OfflineWorld } from './table.ts';
import { OfflineTable } from './table.ts';

/** Tables as pages ask for them, whoever holds them: the server, or this browser where the server cannot be reached. */

/** The games of this browser that are open. */
const opened = new Map<string, OfflineGame>();

const analyses = new Analyses(ownAnalysis);

const CHANNEL = 'tantrix.games';

/** The robots of the Mind Game that the page has. */
const MIND_LEVELS: ReadonlySet<string> = new Set(['greedy', 'planner']);

function unreachable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

/** What a game held here needs of the rules; throws where they do not run. */
function rules(): AskedRules {
  const own = ownRules();
  if (own === null) throw new Error('the rules do not run');
  return own;
}

/** The player of a level among so many; null where the page has it not. */
async function playerOf(game: NewTable['game'], level: string, seats: number): Promise<string | null> {
  if (game !== 'strategy') return game === 'mindgame' && MIND_LEVELS.has(level) ? level : null;
  const found = (await constants()).robots[level];
  return (seats === 2 ? found?.two : found?.several) ?? null;
}

/** Whether a game can be held here: the page has the rules of every game, but not all robots, and no clock that counts down. */
async function playable(wish: NewTable): Promise<boolean> {
  if (('clock' in wish && wish.clock != null) || !KEEPS || ownRules() === null) return false;
  const robots = wish.seats.filter(({ kind }) => kind !== 'person');
  const players = await Promise.all(robots.map(({ level }) => playerOf(wish.game, level ?? '', wish.seats.length)));
  return !players.includes(null);
}

function hexadecimal(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Begins a game in this browser, and returns its id. */
async function begin(wish: NewTable): Promise<string> {
  const start = wish.game === 'strategy' ? wish.start : undefined;
  const deal = await rules().deal(nameOf(wish), start ?? 'draw-return', hexadecimal(8));
  const view = await rules().view({ position: deal.position, actions: [] });
  const game = begun(hexadecimal(8), wish, deal, view, Date.now());
  await games.put(game);
  return game.id;
}

/** The same people once more, of whom the next begins. */
function nextTable<Wish extends NewTable>(wish: Wish): Wish {
  const [first, ...others] = wish.seats;
  return { ...wish, seats: [...others, first] };
}

export const tables = {
  ...served,

  async list(all: boolean): Promise<Awaited<ReturnType<typeof served.list>>> {
    const own = (await games.all()).sort((one, other) => other.updated_ms - one.updated_ms).map(rowOf);
    try {
      return { tables: [...own, ...(await served.list(all)).tables] };
    } catch (error) {
      if (!unreachable(error) || own.length === 0) throw error;
      return { tables: own };
    }
  },

  async get(id: string): ReturnType<typeof served.get> {
    const game = await games.get(id);
    if (game === undefined) return served.get(id);
    opened.set(id, game);
    return snapshotOf(game, Date.now());
  },

  async create(wish: NewTable): ReturnType<typeof served.create> {
    try {
      return await served.create(wish);
    } catch (error) {
      if (!unreachable(error) || !(await playable(wish))) throw error;
      return { table: await begin(wish) };
    }
  },

  async rematch(id: string): ReturnType<typeof served.rematch> {
    const game = await games.get(id);
    if (game === undefined) return served.rematch(id);
    return tables.create({ ...nextTable(game.table), pace: game.pace });
  },

  async replay(id: string): ReturnType<typeof served.replay> {
    const game = await games.get(id);
    return game === undefined ? served.replay(id) : replayOf(game);
  },

  async view(id: string, index: number): ReturnType<typeof served.view> {
    const game = await games.get(id);
    if (game === undefined) return served.view(id, index);
    return { index, view: await rules().view(movesAt(game, index)) };
  },

  /**
   * What a game was worth, move by move. Where this browser looks at it itself, `progress` is told the share that is done, and
   * it stops once everybody who asked has `left`.
   */
  async analysis(id: string, left: AbortSignal, progress: (share: number) => void = () => {}): Promise<GameAnalysis> {
    const game = await games.get(id);
    return game === undefined ? served.analysis(id) : analyses.of(id, rulesGame(game), progress, left);
  },

  /** Plays on from a position of a game, at a table of its own. */
  async goOn(id: string, moves: number): ReturnType<typeof served.goOn> {
    const game = await games.get(id);
    if (game === undefined) return served.goOn(id, moves);
    const next = goneOn(game, hexadecimal(8), moves, await rules().view(movesAt(game, moves)), Date.now());
    await games.put(next);
    return { table: next.id };
  },
};

const world: OfflineWorld = {
  get: (id) => games.get(id),
  put: (game) => games.put(game),
  act: (game, action) => rules().act(game, action),
  view: (game) => rules().view(game),
  choose: async (game, level, seed) => {
    const player = await playerOf(game.table.game, level, game.table.seats.length);
    if (player === null) throw new Error(`there is no ${level} here`);
    return ownRobots().choose(rulesGame(game), player, seed);
  },
  now: () => Date.now(),
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0],
  watch: (changed) => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string>) => changed(data);
    return { tell: (id) => channel.postMessage(id), end: () => channel.close() };
  },
  over: () => void joinAccount(),
};

/** The line to whoever holds the game of a table. */
export const toTable: Connect = (first, handlers) => {
  const game = opened.get(first.table.id);
  if (game !== undefined) return new OfflineTable(game, handlers, world);
  return new TableSocket(socketUrl(first.table.id, location), first.version, handlers);
};
