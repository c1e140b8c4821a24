import { beforeEach, describe, expect, it } from 'vitest';
import { handOf, joinsOf, RaceController, sourcesOf } from './controller.ts';
import { ghostOf, raceModel } from './boardmodel.ts';
import type { RaceHappened, RacePlayer, RaceCommand, RaceSnapshot, RaceView } from '../../api/race.ts';
import { raceIn, firstForm, raceOf } from './request.ts';
import { askText, namesOf, newsText, resultText } from './speech.ts';

const say = (id: string, params: Record<string, unknown> = {}) => [id, ...Object.values(params)].join(' ');

function player(more: Partial<RacePlayer> = {}): RacePlayer {
  return { pile: 9, hand: null, stack: [], gobbles: 0, owes: false, left: 9, standing: 'races', place: null, ...more };
}

const SEAT = { kind: 'person' as const, name: 'Ann', level: null, ready: true, here: true, share: 10, handicap: 0 };
const SPACES = [
  { at: [1, 0] as [number, number], pattern: 'RY....', forced: false },
  { at: [-1, 0] as [number, number], pattern: '.RYB..', forced: true },
];

function view(mine: Partial<RacePlayer>, legal: string[], board = ['1@0,0:0', '2@0,1:0']): RaceView {
  return {
    board,
    laid_by: board.map((_, index) => (index < 2 ? null : 1)),
    spaces: SPACES,
    players: [player(mine), player({ hand: 30 }), player()],
    legal: [legal, [], []],
    over: false,
  };
}

function snapshot(shown: RaceView | null, more: Partial<RaceSnapshot> = {}): RaceSnapshot {
  const seats = [SEAT, { ...SEAT, name: 'Ben' }, { ...SEAT, kind: 'robot' as const, name: '', level: 'fast' as const }];
  const race = { id: 'r', created: '', status: 'racing' as const, seats, go_in_ms: null, passed_ms: 0, next: null, tournament: null, due_ms: null, now_ms: 0 };
  return { type: 'snapshot', version: 5, race, view: shown, result: null, you: 0, host: true, ...more };
}

const sent: RaceCommand[] = [];
let alive = true;

function controller(shown: RaceView, lit = true): RaceController {
  let ids = 0;
  const link = {
    send: (command: RaceCommand) => {
      if (alive) sent.push(command);
      return alive;
    },
    newId: () => `m${(ids += 1)}`,
  };
  return new RaceController(snapshot(shown), link, { lit });
}

function happens(race: RaceController, shown: RaceView, event: RaceHappened['event']): void {
  const { version, race: info, result, you } = race.state.snapshot;
  race.take({ type: 'event', version: version + 1, event, race: info, view: shown, result, you });
}

const acts = () => sent.map((command) => (command.type === 'act' ? command.action : command.type));
const HAND = { hand: 25 };
const ONE_WAY = ['25@1,0:2', 'discard'];
const TWO_WAYS = ['25@1,0:2', '25@1,0:4', 'discard'];

beforeEach(() => {
  sent.length = 0;
  alive = true;
});

describe('the tile in hand', () => {
  it('is turned and discarded only where the server allows it', () => {
    const race = controller(view({}, ['turn']));
    race.discard();
    race.turnOver();
    expect(acts()).toEqual(['turn']);
  });

  it('is joined by one tap where it can lie in one way only', () => {
    const race = controller(view(HAND, ONE_WAY));
    race.point([1, 0]);
    expect(acts()).toEqual(['25@1,0:2']);
    expect(race.state.trial).toEqual({ tile: 25, q: 1, r: 0, rotation: 2 });
  });

  it('is tried where it can lie in several ways, turned through those, and confirmed', () => {
    const race = controller(view(HAND, TWO_WAYS));
    race.point([1, 0]);
    expect(acts()).toEqual([]);
    expect(race.state.trial?.rotation).toBe(2);
    race.turn(1);
    race.confirm();
    expect(acts()).toEqual(['25@1,0:4']);
  });

  it('is joined at once as it was turned in the hand', () => {
    const race = controller(view(HAND, TWO_WAYS));
    for (let step = 0; step < 4; step++) race.turn(1);
    race.point([1, 0]);
    expect(acts()).toEqual(['25@1,0:4']);
  });

  it('that does not go there says so and stays', () => {
    const race = controller(view(HAND, ONE_WAY));
    race.point([-1, 0]);
    expect(acts()).toEqual([]);
    expect(race.state.news?.kind).toBe('misfit');
  });

  it('lies as the person turns it where nothing is lit, and the server judges', () => {
    const race = controller(view(HAND, ONE_WAY), false);
    race.turn(-1);
    race.point([-1, 0]);
    expect(race.state.trial).toEqual({ tile: 25, q: -1, r: 0, rotation: 5 });
    race.turn(1);
    race.confirm();
    expect(acts()).toEqual(['25@-1,0:0']);
  });

  it('is not touched while the server is asked', () => {
    const race = controller(view(HAND, TWO_WAYS));
    race.discard();
    race.point([1, 0]);
    race.turn(1);
    race.cancel();
    expect(acts()).toEqual(['discard']);
    expect(race.state.handTurn).toBe(0);
  });

  it('turns over the next one as soon as the last is answered', () => {
    const race = controller(view(HAND, ONE_WAY));
    race.point([1, 0]);
    race.turnOver();
    happens(race, view({}, ['turn'], ['1@0,0:0', '2@0,1:0', '25@1,0:2']), {
      kind: 'act',
      player: 0,
      action: '25@1,0:2',
      turned: null,
    });
    race.take({ type: 'accepted', id: 'm1', version: 6 });
    expect(acts()).toEqual(['25@1,0:2', 'turn']);
    expect(race.state.trial).toBeNull();
  });
});

describe('a space that somebody else takes', () => {
  const taken = ['1@0,0:0', '2@0,1:0', '30@1,0:1'];
  const event = { kind: 'act' as const, player: 1, action: '30@1,0:1', turned: null };

  it('gives the tile back at once, with the name, when the server refuses', () => {
    const race = controller(view(HAND, ONE_WAY));
    race.point([1, 0]);
    const error = { id: 'illegal.occupied', params: { tile: 30, player: 1 }, cells: [[1, 0] as [number, number]] };
    race.take({ type: 'refused', id: 'm1', version: 6, error });
    expect(race.state.news).toMatchObject({ kind: 'lost', at: [1, 0], by: 1 });
    expect([race.state.trial, race.state.pending]).toEqual([null, []]);
    expect(newsText(race.state.news!, ['You', 'Ben', 'Fast'], 0, say)).toBe('page.race.lost.to Ben');
  });

  it('gives back a tile that was only tried there', () => {
    const race = controller(view(HAND, TWO_WAYS));
    race.point([1, 0]);
    happens(race, view(HAND, ['discard'], taken), event);
    expect(race.state.news).toMatchObject({ kind: 'lost', at: [1, 0], by: 1 });
    expect(race.state.trial).toBeNull();
    expect(raceModel({ edges: {}, theme: 'classic', lit: true, say }, race.state).marks).toEqual([
      { at: [1, 0], kind: 'offending' },
    ]);
  });

  it('elsewhere leaves the trial where it is', () => {
    const race = controller(view(HAND, TWO_WAYS));
    race.point([1, 0]);
    happens(race, view(HAND, TWO_WAYS, ['1@0,0:0', '2@0,1:0', '30@5,0:1']), event);
    expect(race.state.trial).not.toBeNull();
  });

  it('beside it lets go of a trial that no longer fits', () => {
    const race = controller(view(HAND, TWO_WAYS));
    race.point([1, 0]);
    happens(race, view(HAND, ['25@1,0:4', 'discard'], ['1@0,0:0', '2@0,1:0', '30@2,0:1']), event);
    expect(race.state.trial).toBeNull();
    expect(race.state.news).toBeNull();
  });
});

describe('a tile that is given', () => {
  const gifts = ['give:1:pile', 'give:1:stack', 'give:2:pile', 'give:2:stack'];

  it('comes from the penalty stack unless the pile is chosen', () => {
    const race = controller(view({ owes: true, stack: [7] }, gifts));
    expect(sourcesOf(race.state.snapshot)).toEqual(['stack', 'pile']);
    race.give(2);
    expect(acts()).toEqual(['give:2:stack']);
    const other = controller(view({ owes: true, stack: [7] }, gifts));
    other.choose('pile');
    other.give(1);
    expect(acts()).toEqual(['give:2:stack', 'give:1:pile']);
  });

  it('comes from the pile where there is no penalty', () => {
    const race = controller(view({ owes: true }, ['give:1:pile']));
    race.give(1);
    race.give(2);
    expect(acts()).toEqual(['give:1:pile']);
  });

  it('is announced to whoever gets it', () => {
    const race = controller(view({}, ['turn']));
    happens(race, view({ pile: 10 }, ['turn']), { kind: 'act', player: 2, action: 'give:0:pile', turned: null });
    expect(race.state.news).toMatchObject({ kind: 'gift', from: 2 });
  });
});

describe('a race', () => {
  it('tells who is out', () => {
    const race = controller(view({}, ['turn']));
    const after = view({}, ['turn']);
    after.players[1] = player({ standing: 'out', place: 1, pile: 0, left: 0 });
    happens(race, after, { kind: 'act', player: 1, action: '30@5,0:1', turned: null });
    expect(race.state.news).toMatchObject({ kind: 'out', player: 1, place: 1 });
    expect(newsText(race.state.news!, ['You', 'Ben', 'Fast'], 0, say)).toBe('page.race.out.other Ben 1');
  });

  it('asks again for what was not answered when the connection is back, under the same name', () => {
    const race = controller(view({}, ['turn']));
    alive = false;
    race.turnOver();
    expect(sent).toEqual([]);
    alive = true;
    race.connection('live');
    expect(sent).toEqual([{ type: 'act', action: 'turn', id: 'm1' }]);
  });

  it('shows who is there', () => {
    const race = controller(view({}, ['turn']));
    race.take({ type: 'presence', here: [true, false, true] });
    expect(race.state.snapshot.race.seats.map(({ here }) => here)).toEqual([true, false, true]);
  });

  it('lights where the tile goes, and nothing where that is not wished for', () => {
    const race = controller(view(HAND, ONE_WAY));
    const drawn = (lit: boolean) => raceModel({ edges: {}, theme: 'classic', lit, say }, race.state);
    expect(drawn(true).spaces.map(({ lit }) => lit)).toEqual([true, false]);
    expect(drawn(false).spaces.map(({ lit }) => lit)).toEqual([false, false]);
    expect(drawn(true).labels.space(drawn(true).spaces[1])).toContain('page.race.space.gobble');
    race.hover([1, 0]);
    expect(ghostOf(race.state, true)?.rotation).toBe(2);
    expect(ghostOf(race.state, false)?.rotation).toBe(0);
    race.hover([9, 9]);
    expect([ghostOf(race.state, true), ghostOf(race.state, false)]).toEqual([null, null]);
    expect(joinsOf(race.state.snapshot).cells(handOf(race.state.snapshot)!)).toEqual([[1, 0]]);
  });

  it('changes nothing while the pointer stays over one cell', () => {
    const race = controller(view(HAND, ONE_WAY));
    let told = -1;
    race.subscribe(() => (told += 1));
    for (let move = 0; move < 3; move += 1) race.hover([1, 0]);
    race.hover(null);
    expect(told).toBe(2);
  });

  it('says what is asked at every step', () => {
    const asked = (mine: Partial<RacePlayer>, legal: string[], lit = true) =>
      askText(controller(view(mine, legal)).state, ['A', 'B', 'C'], lit, say);
    expect(asked({}, ['turn'])).toBe('page.race.ask.turn');
    expect(asked(HAND, ONE_WAY)).toBe('page.race.ask.lit 1');
    expect(asked(HAND, ONE_WAY, false)).toBe('page.race.ask.join');
    expect(asked({ owes: true }, ['give:1:pile'])).toBe('page.race.ask.give');
    expect(asked({ standing: 'waits' }, [])).toBe('page.race.ask.waits');
    expect(asked({ standing: 'out', place: 2 }, [])).toBe('page.race.out.you 2 page.race.ask.out B,C');
    const watching = new RaceController(snapshot(view({}, []), { you: null }), { send: () => true, newId: () => 'x' }, { lit: true });
    expect(askText(watching.state, [], true, say)).toBe('page.race.ask.watch');
  });

  it('names its players, and its winners', () => {
    const { seats } = snapshot(null).race;
    expect(namesOf(seats, 0, say)).toEqual(['page.you', 'Ben', 'page.race.robot.fast']);
    expect(namesOf([seats[2], seats[2], { ...SEAT, name: '' }], null, say)).toEqual([
      'page.numbered page.race.robot.fast 1',
      'page.numbered page.race.robot.fast 2',
      'page.player 3',
    ]);
    const result = { termination: 'played' as const, places: [2, 1, 1], left: [0, 0, 0], out_ms: [3, 1, 2] };
    expect(resultText(result, ['Ann', 'Ben', 'Cay'], 0, 'en', say)).toBe('page.race.won 2 Ben and Cay');
    expect(resultText({ ...result, places: [1, 2, 3] }, ['You', 'Ben', 'Cay'], 0, 'en', say)).toBe('page.race.won.you');
  });
});

describe('the form of a race', () => {
  it('asks for as many seats as are chosen', () => {
    const form = firstForm(' Ada ');
    form.count = 2;
    form.rivals[0] = { kind: 'open', handicap: 4 };
    expect(raceOf(form)).toEqual({
      name: 'Ada',
      seats: [
        { kind: 'me', level: null, handicap: 0 },
        { kind: 'open', level: null, handicap: 4 },
        { kind: 'robot', level: 'medium', handicap: 0 },
      ],
      public: true,
    });
    expect(raceOf({ ...form, public: false }).public).toBe(false);
    form.rivals[0].kind = 'slow';
    expect(raceOf(form).public).toBe(false);
  });

  it('finds the race in a link or its end', () => {
    expect(raceIn(' http://server:8/race/0123456789abcdef ')).toBe('0123456789abcdef');
    expect(raceIn('0123456789abcdef')).toBe('0123456789abcdef');
    expect(raceIn('https://server/table/0123456789abcdef')).toBeNull();
    expect(raceIn('hello')).toBeNull();
  });
});
