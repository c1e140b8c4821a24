import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, LogEntry, NewStrategy, NewTable, ServerMessage, View } from '../api/types.ts';
import type { Deal } from '../rules/index.ts';
import type { OfflineGame } from './game.ts';
import { acted, begun, goneOn, movesAt, movesBeforeTurn, nameOf, replayOf, rowOf, snapshotOf, takenBack } from './game.ts';
import { joinAccount, posted } from './join.ts';
import { games } from './store.ts';
import type { OfflineWorld } from './table.ts';
import { OfflineTable } from './table.ts';

const PERSON: NewStrategy['seats'][number] = { kind: 'person', name: 'Ann', level: null, colour: 'R' };
const ROBOT: NewStrategy['seats'][number] = { kind: 'robot', name: 'greedy', level: 'greedy', colour: 'B' };
const wish: NewStrategy = { game: 'strategy', seats: [PERSON, ROBOT], pace: 'instant', start: 'draw-return', clock: null };
const deal: Deal = { position: 'v1 strategy:2', hands: [[1], [2]], bag: [3], starter: 0, start_draws: [5, 4], laid: [], lot: 0 };
const viewOf = (player: number | null): View =>
  ({ player, scores: [0, 0], outcome: player === null ? { termination: 'played', winners: [0], scores: [0, 0] } : null }) as unknown as View;
const entryOf = (player: number, code: string): Omit<LogEntry, 'version' | 'scores'> => ({ player, forced: false, code, human: code, drawn: null, stage: 'free' });
const now = 1_700_000_000_000;

let number = 0;
const newGame = (): OfflineGame => begun(`${number++}`.padStart(16, '0'), wish, deal, viewOf(0), now);
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done, 2));
};

/** A world in which a person moves first, then the robot, then the game is over. */
function worldOf(more: Partial<OfflineWorld> = {}): OfflineWorld {
  return {
    get: (id) => games.get(id),
    put: (game) => games.put(game),
    act: ({ actions }, code) => Promise.resolve({ entry: entryOf(actions.length, code), view: viewOf(actions.length === 0 ? 1 : null) }),
    view: ({ actions }) => Promise.resolve(viewOf(actions.length)),
    choose: () => Promise.resolve('2@0,1:0'),
    now: () => now + 1000,
    seed: () => 1,
    watch: () => ({ tell: () => {}, end: () => {} }),
    over: () => {},
    ...more,
  };
}

function opened(game: OfflineGame, world: OfflineWorld) {
  const received: ServerMessage[] = [];
  const line = new OfflineTable(game, { message: (message) => received.push(message), connection: () => {} }, world);
  line.open();
  return { line, received };
}

const placing = (version = 1): ClientMessage => ({ type: 'place', id: 'a', version, placement: '1@0,0:0' });
const kinds = (received: ServerMessage[]) => received.map((message) => (message.type === 'refused' ? message.error.id : message.type));

describe('a game that the browser holds', () => {
  it('is shown as the server shows one', () => {
    const game = newGame();
    expect(nameOf(wish)).toBe('strategy:2:colours=RB');
    expect(nameOf({ ...wish, seats: [PERSON, ROBOT, PERSON, ROBOT], doubles: true })).toBe('strategy:4:doubles:colours=RB');
    const shown = snapshotOf(game, now);
    expect([shown.version, shown.you, shown.table.status, shown.table.start_draws]).toEqual([1, [0], 'playing', [5, 4]]);
    expect(rowOf(game)).toMatchObject({ mine: true, your_turn: true, placements: 0 });
    const later = acted(game, '1@0,0:0', { entry: entryOf(0, '1@0,0:0'), view: viewOf(1) }, now + 7);
    expect(replayOf(later).steps).toEqual([{ index: 1, at_ms: 7, player: 0, forced: false, code: '1@0,0:0', human: '1@0,0:0', drawn: null, scores: [0, 0] }]);
    expect(rowOf(later)).toMatchObject({ your_turn: false, player: 1, placements: 1 });
  });

  it('is kept move by move, each following the one before', async () => {
    const game = newGame();
    const next = acted(game, '1@0,0:0', { entry: entryOf(0, '1@0,0:0'), view: viewOf(1) }, now);
    expect(await games.put(next)).toBe(false);
    expect([await games.put(game), await games.put(next), await games.put(next)]).toEqual([true, true, false]);
    expect(await games.get(game.id)).toEqual(next);
  });
});

describe('a table in the browser', () => {
  it('answers as the server does, and lets the robot move', async () => {
    const game = newGame();
    await games.put(game);
    const over = vi.fn();
    const { line, received } = opened(game, worldOf({ over }));
    line.send(placing());
    await settled();
    expect(kinds(received)).toEqual(['event', 'accepted', 'event']);
    expect(received[0]).toMatchObject({ version: 2, event: { kind: 'place', player: 0 }, result: null });
    expect(received[2]).toMatchObject({ version: 3, event: { player: 1 }, result: { outcome: { winners: [0] } } });
    expect(over).toHaveBeenCalledOnce();
    expect((await games.get(game.id))?.actions.map(({ code }) => code)).toEqual(['1@0,0:0', '2@0,1:0']);
  });

  it('refuses what is not legal, came too late, or means nothing here', async () => {
    const game = newGame();
    await games.put(game);
    const { line, received } = opened(game, worldOf({ act: () => Promise.reject(new Error('bad.placement')) }));
    line.send(placing());
    line.send(placing(0));
    line.send({ type: 'resume', id: 'b' });
    await settled();
    expect(kinds(received)).toEqual(['page.error.title', 'table.stale_version', 'bad.type']);
  });

  it('says that a move was not kept, and stays as it was', async () => {
    const game = newGame();
    const { line, received } = opened(game, worldOf({ put: () => Promise.reject(new Error('full')) }));
    line.send(placing());
    await settled();
    expect(kinds(received)).toEqual(['page.error.title']);
  });

  it('takes over what another window has done', async () => {
    const game = newGame();
    await games.put(game);
    const { line, received } = opened(game, worldOf({ choose: () => new Promise(() => {}) }));
    await settled();
    await games.put(acted(game, '9@0,0:0', { entry: entryOf(0, '9@0,0:0'), view: viewOf(1) }, now));
    line.send(placing());
    await settled();
    expect(kinds(received)).toEqual(['table.stale_version', 'snapshot']);
    expect((await games.get(game.id))?.version).toBe(2);
  });

  it('knows the pace, and who gives up', async () => {
    const game = newGame();
    await games.put(game);
    const { line, received } = opened(game, worldOf({ act: () => Promise.resolve({ entry: null, view: viewOf(null) }) }));
    line.send({ type: 'pace', id: 'p', pace: 'human' });
    line.send({ type: 'resign', id: 'r', version: 1, player: 0 });
    await settled();
    expect(kinds(received)).toEqual(['event', 'accepted', 'event', 'accepted']);
    expect(received[2]).toMatchObject({ version: 3, event: { kind: 'resign', player: 0 } });
    expect(await games.get(game.id)).toMatchObject({ pace: 'human', actions: [{ code: 'resign:0' }] });
  });

  it('gives hints and takes turns back where one person plays against robots', async () => {
    const game = newGame();
    await games.put(game);
    const { line, received } = opened(game, worldOf({ choose: () => new Promise(() => {}) }));
    expect(snapshotOf(game, now).agreements.may).toEqual([['hint'], []]);
    line.send({ type: 'offer', id: 'h', version: 1, what: 'hint' });
    line.send(placing());
    line.send({ type: 'offer', id: 't', version: 3, what: 'take_back' });
    line.send({ type: 'offer', id: 'u', version: 4, what: 'take_back' });
    await settled();
    expect(kinds(received)).toEqual(['event', 'accepted', 'event', 'accepted', 'event', 'accepted', 'table.not_offered']);
    expect(received[2]).toMatchObject({ agreements: { helped: true, may: [['take_back'], []] } });
    expect(received[4]).toMatchObject({ version: 4, log: [], view: { player: 0 } });
    expect(await games.get(game.id)).toMatchObject({ helped: true, actions: [], acted: 4 });
  });

  it('takes back the whole turn, what it forced included, and nothing once somebody has given up', () => {
    const stages = ['free', 'after', 'forced', 'free', 'after', 'after'] as const;
    const log = stages.map((stage, index) => ({ ...entryOf(index < 2 || index > 4 ? 1 : 0, '1@0,0:0'), stage, version: index + 2, scores: [0, 0] }));
    const actions = log.map(({ code }) => ({ code, at_ms: 0 }));
    const game = { ...newGame(), log, actions };
    expect(movesBeforeTurn(game)).toBe(2);
    expect(movesBeforeTurn({ ...game, log: log.slice(0, 2), actions: actions.slice(0, 2) })).toBeNull();
    expect(movesBeforeTurn({ ...game, actions: [...actions, { code: 'resign:0', at_ms: 0 }] })).toBeNull();
  });

  it('goes on from any move of a game that is over, as practice of its own', async () => {
    let game = newGame();
    for (const code of ['1@0,0:0', '2@0,1:0', '3@1,0:0']) game = acted(game, code, { entry: entryOf(0, code), view: viewOf(0) }, now + 5);
    const over = acted(game, 'resign:1', { entry: null, view: viewOf(null) }, now + 9);
    expect(movesAt(over, 0).actions).toEqual([]);
    expect(movesAt(over, 2).actions).toEqual(['1@0,0:0', '2@0,1:0']);
    expect(movesAt(over, 3).actions).toHaveLength(4);
    const next = goneOn(over, 'beefbeefbeefbeef', 2, viewOf(0), now + 100);
    expect(next).toMatchObject({ version: 1, acted: 1, helped: true, created_ms: now + 100, table: over.table, deal: over.deal });
    expect(next.actions).toEqual([{ code: '1@0,0:0', at_ms: 0 }, { code: '2@0,1:0', at_ms: 0 }]);
    expect(next.log).toEqual(over.log.slice(0, 2));
    expect(snapshotOf(next, now).table.status).toBe('playing');
    expect(snapshotOf(next, now)).toMatchObject({ table: { terms: { offline: true, continues: over.id } }, agreements: { helped: true } });
    expect(await games.put(next)).toBe(true);
    const people = { ...next, table: { ...wish, seats: [PERSON, PERSON] } };
    expect(takenBack(people, 1, viewOf(0), now).helped).toBe(true);
  });

  it('has no clock in a game of Gobble that goes on from another, and joins as practice', async () => {
    const alone: NewTable = { game: 'gobble', seats: [{ kind: 'person', name: 'Ann', level: null }], pace: 'human' };
    const over = acted(begun('feedfeedfeedfeed', alone, deal, viewOf(0), now), 'discard', { entry: entryOf(0, 'discard'), view: viewOf(null) }, now + 60_000);
    expect(snapshotOf(over, now)).toMatchObject({ clock: { used_ms: [60_000] }, table: { clock: { limit_ms: null } } });
    const next = goneOn(over, 'beefbeefbeefbee0', 0, viewOf(0), now);
    const again = acted(next, 'discard', { entry: entryOf(0, 'discard'), view: viewOf(null) }, now + 2000);
    expect(snapshotOf(again, now)).toMatchObject({ clock: null, table: { clock: null, terms: { continues: over.id } }, agreements: { helped: true } });
    expect(posted(again)).toMatchObject({ helped: true, continues: over.id });
  });

  it('holds a game for one: steps are moves, and the time of Gobble is counted', async () => {
    const alone: NewTable = { game: 'gobble', seats: [{ kind: 'person', name: 'Ann', level: null }], pace: 'human' };
    const game = begun('feedfeedfeedfeed', alone, deal, viewOf(0), now);
    await games.put(game);
    const step = { ...entryOf(0, 'discard'), drawn: 7 };
    const { line, received } = opened(game, worldOf({ act: () => Promise.resolve({ entry: step, view: viewOf(0) }) }));
    line.send({ type: 'act', id: 's', version: 1, action: 'discard' });
    await settled();
    expect(received[0]).toMatchObject({ event: { kind: 'act', player: 0, action: 'discard', drawn: 7 }, clock: { used_ms: [1000], running: 0 } });
    const kept = (await games.get(game.id)) as OfflineGame;
    expect(snapshotOf(kept, now).agreements.may).toEqual([[]]);
    expect([rowOf(kept).placements, replayOf(kept).steps.length]).toEqual([0, 1]);
  });

  it('says nothing once it is closed', async () => {
    const game = newGame();
    await games.put(game);
    const { line, received } = opened(game, worldOf());
    line.send(placing());
    line.close();
    await settled();
    expect(received).toEqual([]);
  });
});

describe('joining the account', () => {
  const asked: unknown[] = [];
  let answer: () => Response = () => Response.json({ table: 'x' }, { status: 201 });

  beforeEach(async () => {
    for (const { id } of await games.all()) await games.remove(id);
    asked.length = 0;
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Promise.resolve().then(answer);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function finished(): Promise<OfflineGame> {
    const game = newGame();
    await games.put(game);
    const over = acted(game, 'resign:0', { entry: null, view: viewOf(null) }, now + 5);
    await games.put(over);
    return over;
  }

  it('sends every game that is over, and lets go of it when the server has it', async () => {
    const [going, over] = [newGame(), await finished()];
    await games.put(going);
    expect(await joinAccount()).toBe(1);
    const { id, created_ms, table } = over;
    const { position: _, ...dealt } = deal;
    expect(asked).toEqual([{ id, created_ms, table, deal: dealt, actions: [{ code: 'resign:0', at_ms: 5 }], helped: false }]);
    expect(await games.all()).toEqual([going]);
    expect(await joinAccount()).toBe(0);
  });

  it('keeps what the server did not take, and what it could not be asked', async () => {
    await finished();
    await finished();
    answer = () => Response.json({ error: { id: 'offline.illegal', params: {}, cells: [] } }, { status: 400 });
    expect([await joinAccount(), asked.length]).toEqual([0, 2]);
    answer = () => {
      throw new TypeError('no network');
    };
    expect([await joinAccount(), asked.length]).toEqual([0, 3]);
    expect((await games.all()).length).toBe(2);
  });
});
