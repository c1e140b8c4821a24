import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Preview, Snapshot, View } from '../../api/types.ts';
import { ALONE, PRIVATE } from '../../api/agreements.ts';
import { askText } from './speech.ts';
import { TableController } from './controller.ts';
import { bottomPlayer, ghostOf, ready, seen } from './state.ts';
import type { TablePreferences, TurnRules } from './state.ts';

const EDGES = { 1: 'YYBRBR', 2: 'YYBRRB', 9: 'RRBBYY', 40: 'GGYYBB' };

function viewOf(change: Partial<View> = {}): View {
  return {
    position: 'v1',
    game: 'strategy:2',
    stage: 'free',
    player: 0,
    endgame: false,
    bag: 42,
    hands: [
      [1, 2, 9],
      [20, 21, 22],
    ],
    colours: ['R', 'Y'],
    sides: [[0], [1]],
    board: ['40@0,0:0'],
    last: ['40@0,0:0'],
    spaces: [
      { at: [0, -1], pattern: '...G..', forced: false, barred: false, fitting: [], numbers: null },
      { at: [1, 0], pattern: '....YB', forced: false, barred: false, fitting: [], numbers: null },
    ],
    legal: ['1@0,-1:2', '1@0,-1:4', '1@1,0:3', '2@1,0:0'],
    scores: [0, 0],
    lines: [null, null],
    outcome: null,
    ...change,
  };
}

function snapshotOf(view: View, change: Partial<Snapshot> = {}): Snapshot {
  const seats: Snapshot['table']['seats'] = [
    { kind: 'person', name: 'Ada', level: null, colour: 'R', country: null },
    { kind: 'robot', name: 'greedy', level: 'greedy', colour: 'Y', country: null },
  ];
  const table: Snapshot['table'] = {
    id: 't',
    created: '2026-01-01T00:00:00Z',
    game: 'strategy',
    seats,
    doubles: false,
    start: 'draw-return',
    clock: null,
    pace: 'human',
    terms: PRIVATE,
    together: false,
    seal: '',
    status: 'playing',
  };
  return { type: 'snapshot', version: 3, table, view, log: [], clock: null, result: null, agreements: ALONE, you: [0], ...change };
}

const sent: ClientMessage[] = [];

function controllerOf(
  view = viewOf(),
  preferences: Partial<TablePreferences> = {},
  change: Partial<Snapshot> = {},
  turns: TurnRules | null = null,
): TableController {
  let ids = 0;
  const link = {
    send: (message: ClientMessage) => sent.push(message) > 0,
    newId: () => `id${(ids += 1)}`,
    turns,
  };
  return new TableController(snapshotOf(view, change), EDGES, link, { allTurns: false, autoFill: false, ...preferences });
}

function placed(view: View, version = 4) {
  const event = { kind: 'place' as const, player: 0, placement: '1@0,-1:2', forced: false, human: '1@0,-1', drawn: 30 };
  return { type: 'event' as const, version, event, view, clock: null, result: null, agreements: ALONE, log: null };
}

const after = viewOf({
  player: 1,
  hands: [
    [2, 9, 30],
    [20, 21, 22],
  ],
  board: ['40@0,0:0', '1@0,-1:2'],
  legal: ['20@1,0:0'],
});

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the player at the bottom', () => {
  it('is whoever of this screen is to act, else the one who was', () => {
    expect(bottomPlayer(viewOf({ player: 2 }), [0, 2], 0)).toBe(2);
    expect(bottomPlayer(viewOf({ player: 1 }), [0, 2], 2)).toBe(2);
    expect(bottomPlayer(viewOf({ player: 1 }), [0], null)).toBe(0);
  });

  it('stays the first one for those who watch', () => {
    expect(bottomPlayer(viewOf({ player: 1 }), [], null)).toBe(0);
  });
});

describe('a trial', () => {
  it('begins in a rotation that fits, walks through those that fit alone, and asks for each one’s preview', () => {
    const controller = controllerOf();
    controller.choose(1);
    controller.point([0, -1]);
    expect(controller.state.trial).toEqual({ tile: 1, q: 0, r: -1, rotation: 2 });
    controller.turn(1);
    expect(controller.state.trial?.rotation).toBe(4);
    controller.turn(1);
    expect(controller.state.trial?.rotation).toBe(2);
    const previews = sent.filter((message) => message.type === 'preview');
    expect(previews.map((message) => message.placement)).toEqual(['1@0,-1:2', '1@0,-1:4', '1@0,-1:2']);
    expect(controller.legal).toBe(true);
  });

  it('walks through all six rotations on request', () => {
    const controller = controllerOf(viewOf(), { allTurns: true });
    controller.choose(1);
    controller.point([0, -1]);
    const seen = [0, 1, 2, 3, 4, 5].map(() => {
      controller.turn(1);
      return controller.state.trial?.rotation;
    });
    expect(seen).toEqual([3, 4, 5, 0, 1, 2]);
  });

  it('where the server allows nothing is shown and asked about, but never sent', () => {
    const controller = controllerOf();
    controller.choose(9);
    controller.point([1, 0]);
    expect(controller.state.trial).toMatchObject({ tile: 9, q: 1, r: 0 });
    expect(controller.legal).toBe(false);
    controller.confirm();
    expect(sent.map(({ type }) => type)).toEqual(['preview']);
  });

  it('takes the preview of its own placement alone', () => {
    const controller = controllerOf();
    controller.choose(1);
    controller.point([0, -1]);
    const preview: Preview = { type: 'preview', id: 'x', placement: '1@1,0:3', refusals: [], forced: [], scores: [], closed: [], lines: [] };
    controller.take(preview);
    expect(controller.state.preview).toBeNull();
    controller.take({ ...preview, placement: '1@0,-1:2' });
    expect(controller.state.preview).not.toBeNull();
  });

  it('asks again for a preview that was lost with the connection, or that the game has gone past', () => {
    const controller = controllerOf();
    controller.drop(1, [0, -1]);
    controller.connection('live');
    controller.take({ type: 'refused', id: 'id1', version: 4, error: { id: 'table.stale_version', params: {}, cells: [] } });
    expect(controller.state.refusal).toBeNull();
    controller.take(placed(viewOf({ board: ['40@0,0:0', '20@1,0:1'], legal: ['1@0,-1:2'] })));
    const previews = sent.filter((message) => message.type === 'preview');
    expect(previews.map(({ version, placement }) => [version, placement])).toEqual([
      [3, '1@0,-1:2'],
      [3, '1@0,-1:2'],
      [4, '1@0,-1:2'],
    ]);
  });

  it('goes back to the hand first, then the tile is laid down', () => {
    const controller = controllerOf();
    controller.choose(1);
    controller.point([0, -1]);
    controller.cancel();
    expect(controller.state).toMatchObject({ trial: null, chosen: 1 });
    controller.cancel();
    expect(controller.state.chosen).toBeNull();
  });

  it('changes its tile for another that goes there, and ends for one that does not', () => {
    const controller = controllerOf();
    controller.choose(1);
    controller.point([1, 0]);
    controller.choose(2);
    expect(controller.state.trial).toEqual({ tile: 2, q: 1, r: 0, rotation: 0 });
    controller.choose(9);
    expect(controller.state).toMatchObject({ trial: null, chosen: 9 });
  });
});

describe('a space chosen first', () => {
  it('waits for a tile, or takes the only one that goes there', () => {
    const controller = controllerOf();
    controller.point([1, 0]);
    expect(controller.state.target).toEqual([1, 0]);
    controller.choose(2);
    expect(controller.state.trial).toEqual({ tile: 2, q: 1, r: 0, rotation: 0 });
    const single = controllerOf();
    single.point([0, -1]);
    expect(single.state.trial).toMatchObject({ tile: 1, q: 0, r: -1 });
  });
});

describe('a confirmed placement', () => {
  it('is sent with the version, once, and cleared when it has been played', () => {
    const controller = controllerOf();
    controller.drop(1, [0, -1]);
    controller.confirm();
    controller.confirm();
    const places = sent.filter(({ type }) => type === 'place');
    expect(places).toEqual([{ type: 'place', id: 'id2', version: 3, placement: '1@0,-1:2' }]);
    controller.take(placed(after));
    expect(controller.state).toMatchObject({ pending: null, trial: null, chosen: null, acting: false });
    expect(controller.state.snapshot.log.map(({ human }) => human)).toEqual(['1@0,-1']);
    expect(controller.state.slots[0]).toEqual([30, 2, 9, null, null, null]);
  });

  it('stays pending when it is accepted before its event comes', () => {
    const controller = controllerOf();
    controller.drop(1, [0, -1]);
    controller.confirm();
    controller.take({ type: 'accepted', id: 'id2', version: 4 });
    expect(controller.state.pending).not.toBeNull();
    controller.take(placed(after));
    expect(controller.state.pending).toBeNull();
  });

  it('is sent again under its own id when the connection was lost', () => {
    const controller = controllerOf();
    controller.drop(1, [0, -1]);
    controller.confirm();
    controller.connection('offline');
    controller.connection('live');
    const places = sent.filter(({ type }) => type === 'place');
    expect(places).toHaveLength(2);
    expect(places[0]).toEqual(places[1]);
  });

  it('that is refused stays on trial, with the reason', () => {
    const controller = controllerOf();
    controller.drop(1, [0, -1]);
    controller.confirm();
    const error = { id: 'table.stale_version', params: {}, cells: [] };
    controller.take({ type: 'refused', id: 'id2', version: 4, error });
    expect(controller.state).toMatchObject({ pending: null, refusal: error });
    expect(controller.state.trial).not.toBeNull();
  });
});

describe('news from the table', () => {
  it('lets go of the tile when a turn is taken back', () => {
    const table = controllerOf(viewOf({ board: ['40@0,0:0', '30@1,0:0'] }));
    table.choose(2);
    table.take({ ...placed(viewOf()), event: { kind: 'agreements', what: 'offer', players: [0], accept: null }, log: [] });
    expect([table.state.chosen, table.state.trial]).toEqual([null, null]);
  });

  it('leaves a trial alone when nothing was played', () => {
    const controller = controllerOf();
    controller.drop(1, [0, -1]);
    controller.take({ type: 'event', version: 4, event: { kind: 'pace', pace: 'instant' }, view: viewOf(), clock: null, result: null, agreements: ALONE, log: null });
    expect(controller.state.trial).not.toBeNull();
    expect(controller.state.snapshot.table.pace).toBe('instant');
  });

  it('takes the tile back when somebody else took the space', () => {
    const controller = controllerOf();
    controller.drop(1, [0, -1]);
    const gone = viewOf({ board: ['40@0,0:0', '20@0,-1:1'], legal: ['1@1,0:3'] });
    controller.take(placed(gone));
    expect(controller.state).toMatchObject({ trial: null, chosen: 1 });
  });
});

describe('the pace of the robots', () => {
  const entry = (player: number) => ({ version: 3, player, forced: true, code: '20@1,0:0', human: '', drawn: null, stage: 'free' as const, scores: [0, 0] });
  const paced = (pace: 'human' | 'instant', version: number, player: number) => ({
    ...placed(viewOf({ player }), version),
    event: { kind: 'pace' as const, pace },
  });

  it('is instant for what is left of a chain, after a press, and then as before', () => {
    sent.length = 0;
    const controller = controllerOf(viewOf({ player: 1 }), {}, { log: [entry(1)] });
    controller.hurry();
    controller.take(paced('instant', 4, 1));
    controller.hurry();
    expect(sent).toMatchObject([{ type: 'pace', pace: 'instant' }]);
    controller.take(placed(viewOf({ player: 0 }), 5));
    expect(sent).toMatchObject([{ pace: 'instant' }, { pace: 'human' }]);
    controller.take(paced('human', 6, 0));
    expect(sent).toHaveLength(2);
  });

  it('is as before too where the chain ended before the press was heard', () => {
    sent.length = 0;
    const controller = controllerOf(viewOf({ player: 1 }), {}, { log: [entry(1)] });
    controller.hurry();
    controller.take(placed(viewOf({ player: 0 }), 4));
    controller.take(paced('instant', 5, 0));
    expect(sent).toMatchObject([{ pace: 'instant' }, { pace: 'human' }]);
  });

  it('stays where no chain goes on, or others would have to watch it', () => {
    sent.length = 0;
    controllerOf(viewOf({ player: 1 }), {}, { log: [entry(0)] }).hurry();
    controllerOf(viewOf(), {}, { log: [entry(0)] }).hurry();
    controllerOf(viewOf({ player: 1 }), {}, { log: [entry(1)], you: [] }).hurry();
    const { table } = snapshotOf(viewOf());
    controllerOf(viewOf({ player: 1 }), {}, { log: [entry(1)], table: { ...table, together: true } }).hurry();
    expect(sent).toEqual([]);
  });

  it('is told once, and only by those who play a game that goes on', () => {
    controllerOf().pace('human');
    controllerOf(viewOf(), {}, { you: [] }).pace('instant');
    const { table } = snapshotOf(viewOf());
    controllerOf(viewOf(), {}, { table: { ...table, status: 'over' } }).pace('instant');
    expect(sent).toEqual([]);
    controllerOf().pace('instant');
    expect(sent).toEqual([{ type: 'pace', id: 'id1', pace: 'instant' }]);
  });
});

describe('those who are not to act', () => {
  it('choose nothing where they only watch', () => {
    const controller = controllerOf(viewOf({ player: 1 }), {}, { you: [] });
    controller.choose(1);
    controller.point([0, -1]);
    controller.drop(1, [0, -1]);
    expect(controller.state).toMatchObject({ chosen: null, target: null, trial: null });
  });

  it('try tiles ahead of their turn, in every rotation, and ask and place nothing', () => {
    const controller = controllerOf(viewOf({ player: 1 }));
    controller.point([0, -1]);
    expect(controller.state).toMatchObject({ thinking: true, target: null, trial: null });
    controller.choose(1);
    controller.point([0, -1]);
    expect(controller.state).toMatchObject({ chosen: 1, trial: { tile: 1, q: 0, r: -1 }, turns: [0, 1, 2, 3, 4, 5] });
    controller.confirm();
    expect(sent).toEqual([]);
    expect(controller.legal).toBe(false);
    expect(controllerOf(viewOf(), {}, { you: [] }).state.acting).toBe(false);
  });
});

describe('a whole turn', () => {
  const forced = viewOf({ stage: 'forced', legal: ['1@0,-1:2', '2@1,0:0'] });
  const known = { ...forced, hands: [[2, 9], [20, 21, 22]], board: ['40@0,0:0', '1@0,-1:2'], stage: 'free' as const, legal: ['9@2,0:1', '2@1,0:0'] };
  const beyond = { ...known, hands: [[9], [20, 21, 22]], board: [...known.board, '2@1,0:0'], player: 1, legal: ['20@3,0:0'] };
  const drawn = { ...known, hands: [[2, 9, 30], [20, 21, 22]], legal: ['2@1,0:0', '30@2,0:0'] };
  const preview: Omit<Preview, 'type' | 'id'> = { placement: '2@1,0:0', refusals: [], scores: [0, 0], lines: [], closed: [], forced: [] };
  const settled = () => vi.advanceTimersByTimeAsync(0);

  /** A controller that has tried tile 1, then goes on with the turn. */
  async function planned(turns: Partial<TurnRules> = {}, preferences: Partial<TablePreferences> = {}) {
    const asked: string[] = [];
    const rules: TurnRules = {
      ahead: (view, placement) => {
        asked.push(placement);
        return Promise.resolve(view === forced ? { view: known, open: false } : { view: beyond, open: false });
      },
      preview: () => Promise.resolve(preview),
      ...turns,
    };
    const controller = controllerOf(forced, preferences, {}, rules);
    controller.drop(1, [0, -1]);
    await settled();
    controller.tryNext();
    return { controller, asked };
  }

  it('is tried tile by tile on the table that each leaves, and placed in order', async () => {
    const { controller, asked } = await planned();
    expect(seen(controller.state)).toMatchObject({ board: known.board, hands: known.hands, last: ['1@0,-1:2'] });
    expect(controller.state).toMatchObject({ trial: null, chosen: null, slots: [[null, 2, 9, null, null, null], expect.anything()] });
    sent.length = 0;
    controller.drop(2, [1, 0]);
    await settled();
    expect(controller.state.preview).toMatchObject(preview);
    // The turn ends there: there is nothing to go on with.
    expect([controller.legal, controller.state.beyond, asked]).toEqual([true, null, ['1@0,-1:2', '2@1,0:0']]);
    expect(sent).toEqual([]);
    controller.confirm();
    expect(sent).toEqual([expect.objectContaining({ type: 'place', version: 3, placement: '1@0,-1:2' })]);
    controller.take(placed(drawn));
    expect(sent[1]).toMatchObject({ type: 'place', version: 4, placement: '2@1,0:0' });
    expect(controller.state).toMatchObject({ plan: [], queue: [], trial: { tile: 2 } });
    controller.take(placed({ ...drawn, player: 1, hands: [[9, 30, 31], [20, 21, 22]], board: beyond.board }, 5));
    expect(controller.state).toMatchObject({ pending: null, trial: null, chosen: null });
    expect(controller.state.slots[0]).toEqual([30, 31, 9, null, null, null]);
    expect(sent).toHaveLength(2);
  });

  it('is placed as far as it is planned, too', async () => {
    const { controller } = await planned();
    expect(ready(controller.state)).toBe(true);
    controller.choose(9);
    expect(ready(controller.state)).toBe(false);
    controller.choose(9);
    controller.confirm();
    controller.take(placed(drawn));
    expect(controller.state).toMatchObject({ plan: [], queue: [], pending: null });
  });

  it('is taken back tile by tile', async () => {
    const { controller } = await planned();
    controller.choose(2);
    controller.cancel();
    expect(controller.state).toMatchObject({ chosen: null, plan: [expect.anything()] });
    controller.cancel();
    expect(controller.state).toMatchObject({ plan: [], chosen: 1, trial: { tile: 1, q: 0, r: -1, rotation: 2 }, slots: [[1, 2, 9, null, null, null], expect.anything()] });
    controller.cancel();
    expect(controller.state.trial).toBeNull();
  });

  it('ends where the tile drawn decides, and where no rules run', async () => {
    for (const ahead of [
      () => Promise.resolve({ view: known, open: true }),
      () => Promise.resolve({ view: { ...known, legal: [] }, open: false }),
      () => Promise.resolve({ view: { ...known, player: 1 }, open: false }),
      () => Promise.reject(new Error('ended')),
    ]) {
      const { controller } = await planned({ ahead });
      expect(controller.state).toMatchObject({ plan: [], beyond: null, trial: { tile: 1 } });
    }
    const controller = controllerOf(forced);
    controller.drop(1, [0, -1]);
    controller.tryNext();
    expect(controller.state).toMatchObject({ plan: [], trial: { tile: 1 } });
  });

  it('stops at a refusal, and where the next placement has become illegal', async () => {
    for (const end of ['refused', 'illegal']) {
      const { controller } = await planned();
      controller.drop(2, [1, 0]);
      sent.length = 0;
      controller.confirm();
      const id = (sent[0] as { id: string }).id;
      if (end === 'illegal') controller.take(placed({ ...drawn, legal: ['30@2,0:0'] }));
      else controller.take({ type: 'refused', id, version: 3, error: { id: 'illegal.x', params: {}, cells: [] } });
      expect(controller.state).toMatchObject({ plan: [], queue: [], pending: null, trial: null });
      expect(sent).toHaveLength(1);
      expect(controller.state.refusal?.id).toBe(end === 'refused' ? 'illegal.x' : 'turns.stopped');
      controller.choose(9);
      expect(controller.state.refusal).toBeNull();
    }
  });

  it('says nothing of it where the turn has ended meanwhile', async () => {
    const { controller } = await planned();
    controller.drop(2, [1, 0]);
    controller.confirm();
    controller.take(placed(after));
    expect(controller.state).toMatchObject({ plan: [], queue: [], refusal: null });
  });

  it('can be gone on with after news that came before the answer', async () => {
    const answers: (() => void)[] = [];
    const ahead = () => new Promise<{ view: View; open: boolean }>((done) => answers.push(() => done({ view: known, open: false })));
    const controller = controllerOf(forced, {}, {}, { ahead, preview: () => Promise.resolve(preview) });
    controller.drop(1, [0, -1]);
    controller.take({ type: 'preview', id: 'x', ...preview, placement: '1@0,-1:2' });
    controller.take({ ...placed({ ...forced }), event: { kind: 'pace', pace: 'instant' } });
    for (const answer of answers) answer();
    await settled();
    expect(controller.state.beyond).toEqual(known);
    controller.tryNext();
    expect(controller.state.plan).toHaveLength(1);
  });

  it('is forgotten where something else happens, and no tile is placed by itself meanwhile', async () => {
    const { controller } = await planned({}, { autoFill: true });
    sent.length = 0;
    controller.take({ ...placed(forced), event: { kind: 'pace', pace: 'instant' } });
    vi.runAllTimers();
    expect(controller.state.plan).toHaveLength(1);
    expect(sent).toEqual([]);
    controller.take(placed({ ...after, player: 0, board: ['40@0,0:0', '2@1,0:0'], hands: [[1, 9, 30], [20, 21, 22]] }, 5));
    expect(controller.state).toMatchObject({ plan: [], trial: null });
  });
});

describe('the only possible forced fill', () => {
  const forced = viewOf({ stage: 'forced', legal: ['2@1,0:0'] });

  it('is played by itself on request', () => {
    const controller = controllerOf(forced, { autoFill: true });
    expect(controller.state.filling).toBe(true);
    vi.runAllTimers();
    expect(sent).toEqual([{ type: 'place', id: 'id1', version: 3, placement: '2@1,0:0' }]);
  });

  it('waits for the person otherwise, and always before the free move', () => {
    controllerOf(forced);
    controllerOf(viewOf({ legal: ['2@1,0:0'] }), { autoFill: true });
    controllerOf(viewOf({ stage: 'forced' }), { autoFill: true });
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('is called off by a hand on the table', () => {
    const controller = controllerOf(forced, { autoFill: true });
    controller.choose(2);
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });
});

describe('the tile under the pointer', () => {
  it('is the chosen one in a rotation that fits, where it goes', () => {
    const controller = controllerOf();
    controller.hover([0, -1]);
    expect(ghostOf(controller.state)).toBeNull();
    controller.choose(1);
    expect(ghostOf(controller.state)).toEqual({ tile: 1, q: 0, r: -1, rotation: 2 });
    for (let turn = 0; turn < 4; turn += 1) controller.turn(1);
    expect(ghostOf(controller.state)?.rotation).toBe(4);
    controller.choose(9);
    expect(ghostOf(controller.state)).toBeNull();
  });

  it('is told of where it comes, goes or lies elsewhere, and of nothing else', () => {
    const controller = controllerOf();
    let told = -1;
    controller.subscribe(() => (told += 1));
    controller.hover([0, -1]);
    expect(told).toBe(0);
    controller.choose(1);
    for (let move = 0; move < 3; move += 1) controller.hover([0, -1]);
    expect(told).toBe(1);
    for (const at of [[5, 5], [6, 5], null, null] as const) controller.hover(at && [at[0], at[1]]);
    expect(told).toBe(2);
  });
});

describe('what is asked', () => {
  const say = (id: string, params: object = {}) => [id, ...Object.values(params)].join(' ');
  const players = ['Ada', 'Ben'].map((name, index) => ({ index, name, colour: 'RY'[index], you: false, robot: false, side: index }));

  it('is told of who is to move, not of who leads a review, until a tile is chosen', () => {
    const controller = controllerOf();
    expect(askText(controller.state, players, 'en', say)).toBe('page.ask.free');
    expect(askText(controller.state, players, 'en', say, true)).toBe('page.ask.other Ada');
    controller.choose(2);
    expect(askText(controller.state, players, 'en', say, true)).toBe('page.ask.chosen 2 1');
  });
});
