import { describe, expect, it } from 'vitest';
import type { Entry, GameResult, Happened, Line, Pairing, Round, Settings, Snapshot, View, You } from '../../api/tournaments.ts';
import { addressOf, shownAt, tabsFor } from './address.ts';
import { boardsOf, forCaptain } from './boards.ts';
import { BOX, lines, placed, sizeOf, slotsOf, treeOf } from './bracket.ts';
import { fitting, followers } from './chain.ts';
import { actionOf, RULES, ruledBy, startOf, withOvertime } from './decision.ts';
import { chosen, draftOf, EMPTY, proposal, roundsOf, settingsOf, usualRounds } from './form.ts';
import type { Draft } from './form.ts';
import { tiedIn } from './cut.ts';
import { conditionsText } from './conditions.ts';
import { formatText, placeText, resultText } from './lines.ts';
import { lineText } from './log.ts';
import { callsAfter, knownAfter } from './news.ts';
import { luckOf, pointsText, tenthsFor, timeOf } from './points.ts';
import { whatNext } from './whatnext.ts';

/** Says an id with its parameters in order, so that a test sees both. */
const say = (id: string, params: object = {}) => [id.replace('page.tournaments.', ''), ...Object.values(params).filter((value) => value !== '' && value !== 0)].join(' ');
const nameOf = (entry: number) => ['', 'Ann', 'Ben', 'Cleo', 'Dan'][entry];

function pairing(sides: [number, number], change: Partial<Pairing> = {}): Pairing {
  return { table: 1, sides, colours: 'RY', games: [], playoff: [], tenths: [0, 0], winner: null, over: false, group: null, third_place: false, branch: null, starts_ms: 0, lineups: [], ...change };
}

function roundOf(number: number, tables: Pairing[], change: Partial<Round> = {}): Round {
  const fixed = { stage: 0, index: number, published: true, closed: false, starts_ms: 0, deadline_ms: 0, due_ms: 0, repeats: false, reason: '', digest: '', faults: [], heats: [], playoff: false };
  return { ...fixed, number, tables, byes: [], ...change };
}

describe('points', () => {
  it('are tenths on the wire, and have one decimal in the language of the page', () => {
    expect([pointsText(167, 'en'), pointsText(1000, 'en'), pointsText(167, 'fr'), pointsText(0, 'fr')]).toEqual(['16.7', '100.0', '16,7', '0,0']);
  });

  it('follow the table by margin', () => {
    const table: [number, number][] = [[0, 100], [1, 133], [4, 147], [9, 160], [16, 173], [20, 180], [33, 197], [35, 199], [36, 200], [60, 200]];
    for (const [margin, tenths] of table) expect(tenthsFor(margin)).toBe(tenths);
  });

  it('are the more by chance the fewer games there are', () => {
    expect([luckOf(1), luckOf(4), luckOf(9)]).toEqual([5.1, 2.6, 1.7]);
  });

  it('come with times as they are written on score sheets', () => {
    expect([timeOf('19:30'), timeOf('20'), timeOf('7.05'), timeOf(' 0:59 '), timeOf('5:75'), timeOf('x'), timeOf('')]).toEqual([
      1_170_000, 1_200_000, 425_000, 59_000, null, null, null,
    ]);
  });
});

describe('a match of teams', () => {
  it('is told board by board', () => {
    const game = (number: number) => ({ game: number, room: '', result: null, times_ms: null, ruling: null, revision: 0 });
    const lineups = [['Ann', 'Ben'], ['Cleo']];
    const boards = boardsOf(pairing([1, 2], { games: [1, 2, 3, 4].map(game), playoff: [game(5)], lineups }));
    expect(boards.map(({ names }) => names)).toEqual([['Ann', 'Cleo'], ['Ben', '']]);
    expect(boards.map(({ games }) => games.map((one) => one.game))).toEqual([[1, 2, 5], [3, 4]]);
    expect(boardsOf(pairing([1, 2]))).toEqual([]);
  });

  it('have results that the captain of a team enters: own ones, of games that are played elsewhere', () => {
    const game = (number: number, change: object = {}) => ({ game: number, room: '', result: null, ...change }) as Pairing['games'][number];
    const match = pairing([1, 2], { games: [game(1, { result: {} }), game(2, { room: 'ab' }), game(3)] });
    const captain = { captain: true, entry: 2 } as You;
    const arranged = { ...roundOf(1, [match]), deadline_ms: 1000 };
    expect(forCaptain(captain, arranged, match).map((one) => one.game)).toEqual([3]);
    expect(forCaptain(captain, { ...arranged, deadline_ms: 0 }, match)).toEqual([]);
    expect(forCaptain({ ...captain, entry: 3 }, arranged, match)).toEqual([]);
    expect(forCaptain({ ...captain, captain: false }, arranged, match)).toEqual([]);
  });
});

describe('a bracket', () => {
  it('keeps the best two apart until the final, and gives the best seeds the free places', () => {
    expect(slotsOf([1, 2, 3, 4])).toEqual([1, 4, 2, 3]);
    expect(slotsOf([1, 2, 3, 4, 5, 6]).filter((slot) => slot === null)).toHaveLength(2);
    const [first] = treeOf([1, 2, 3, 4, 5, 6], []).rounds;
    expect(first.filter(({ free }) => free).map(({ winner }) => winner)).toEqual([1, 2]);
  });

  it('knows who goes on, and who waits for whom', () => {
    const first = roundOf(1, [pairing([4, 1], { winner: 1, tenths: [60, 140] }), pairing([2, 3], { table: 2 })]);
    const tree = treeOf([1, 2, 3, 4], [first]);
    expect(tree.rounds.map((matches) => matches.map(({ sides }) => sides))).toEqual([[[4, 1], [2, 3]], [[1, null]]]);
    const last = roundOf(2, [pairing([3, 1]), pairing([4, 2], { table: 2, third_place: true })]);
    const whole = treeOf([1, 2, 3, 4], [{ ...first, tables: [first.tables[0], pairing([2, 3], { winner: 1 })] }, last]);
    expect(whole.rounds[1][0].sides).toEqual([3, 1]);
    expect(whole.third?.sides).toEqual([4, 2]);
  });

  it('stands with every match half-way between those that lead to it', () => {
    const tree = treeOf([1, 2, 3, 4, 5, 6, 7, 8], []);
    const y = (round: number) => placed(tree).filter((one) => one.round === round).map((one) => one.y);
    expect(y(1)[0]).toBe((y(0)[0] + y(0)[1]) / 2);
    expect(y(2)[0]).toBe((y(1)[0] + y(1)[1]) / 2);
    expect(sizeOf(tree)).toEqual({ width: 3 * BOX.width + 2 * BOX.gap, height: 4 * BOX.row });
    expect(lines(tree).match(/M/g)).toHaveLength(6);
    expect(sizeOf(treeOf([1], []))).toEqual({ width: 0, height: 0 });
  });
});

describe('the games that wait for a Controller', () => {
  const call = (table: number) => ({ type: 'called' as const, round: 2, table, game: 1, room: `room-${table}`, until_ms: 5000, awaited: false });
  const line = (kind: string, table: number) => ({ type: 'event', line: { kind, round: 2, table, game: 1 } }) as unknown as Happened;

  it('are told once each, until somebody has decided', () => {
    const both = [call(1), call(2), call(1)].reduce(callsAfter, [] as readonly ReturnType<typeof call>[]);
    expect(both.map(({ table }) => table)).toEqual([2, 1]);
    expect(callsAfter(both, line('began', 1))).toBe(both);
    expect(callsAfter(both, line('ruling', 1))).toEqual([call(2)]);
    expect(callsAfter(both, { type: 'snapshot' } as unknown as Snapshot & { type: 'snapshot' })).toEqual([]);
  });
});

describe('what one does next', () => {
  const view = (head: object, more: object = {}) =>
    ({
      head: { status: 'running', round: 1, starts_ms: 0, due_ms: 0, checked_in: false, next: { kind: 'results', missing: 2 }, ...head },
      stages: [{ format: 'swiss', planned: 5, rounds: [1], order: [1, 2, 3, 4] }],
      check_in_ms: null,
      places: [],
      ...more,
    }) as unknown as View;
  const you = (change: Partial<You> = {}): You => ({ entry: 1, presence: 'present', checked_in: false, office: null, may: [], round: null, table: null, game: null, opponent: null, room: null, invited: null, invited_by: [], captain: false, board: null, deadline_ms: 0, offers: [], hours: [], overlaps: [], others: [], contest: null, disqualified: false, leaving: false, ...change });
  const looker = { known: true, now: 1000, nameOf };
  const next = (seen: View, own: You, round: Round | null = null, change: object = {}) => {
    const { id, way } = whatNext(seen, own, round, { ...looker, ...change });
    return `${id.replace('page.tournaments.next.', '')} ${way?.kind ?? ''}`.trim();
  };

  it('is to enter, for who has not', () => {
    const nobody = you({ entry: null, presence: null });
    expect(next(view({ status: 'open' }), nobody)).toBe('open join');
    expect(next(view({ status: 'open' }), nobody, null, { known: false })).toBe('signin go');
    expect(next(view({}), nobody)).toBe('late join');
    expect(next(view({}, { stages: [{ format: 'knockout', planned: 3, rounds: [1], order: [] }] }), nobody)).toBe('watch');
    expect(next(view({ status: 'open', from_file: true }), nobody)).toBe('watch');
    expect(next(view({ status: 'draft' }), nobody)).toBe('draft');
    expect(next(view({ status: 'open' }), { ...nobody, invited: 'Ben' })).toBe('inviting join');
    expect(next(view({ status: 'open' }), { ...nobody, invited: 'Ben', invited_by: ['Cleo'] })).toBe('invited join');
  });

  it('is to check in while that is open', () => {
    const open = (check: [number, number], own = you()) => next(view({ status: 'open', starts_ms: 5000 }, { check_in_ms: check }), own);
    expect(open([500, 2000])).toBe('checkin ask');
    expect(open([1500, 2000])).toBe('checkin.later');
    expect(open([100, 900])).toBe('checkin.missed');
    expect(open([500, 2000], you({ checked_in: true }))).toBe('ready');
    expect(next(view({ status: 'open' }), you())).toBe('entered');
  });

  it('is to go to the table, as soon as it is open', () => {
    const seat = { round: 1, table: 2, game: 1, opponent: 2 };
    expect(whatNext(view({}), you({ ...seat, room: 'abc' }), null, looker).way).toEqual({ kind: 'go', id: 'page.tournaments.next.do.play', href: '/table/abc' });
    expect(next(view({}), you(seat), roundOf(1, [], { starts_ms: 5000 }))).toBe('soon');
    expect(next(view({}), you(seat), roundOf(1, []))).toBe('elsewhere');
    expect(next(view({}), you({ ...seat, game: null }))).toBe('reserve');
    expect(next(view({}), you({ ...seat, game: null, board: 2 }))).toBe('board_done');
  });

  it('is to arrange a time where the two agree on one', () => {
    const seat = { round: 1, table: 1, game: 1, opponent: 2, deadline_ms: 9000 };
    const paired = roundOf(1, [pairing([1, 2])]);
    expect(next(view({}), you(seat), paired)).toBe('arrange arrange');
    expect(next(view({}), you({ ...seat, offers: [{ starts_ms: 5000, mine: false }] }), paired)).toBe('offered arrange');
    expect(next(view({}), you(seat), roundOf(1, [pairing([1, 2], { starts_ms: 5000 })]))).toBe('agreed arrange');
    expect(next(view({}), you({ ...seat, room: 'abc' }), paired)).toBe('play go');
  });

  it('is to keep the page of an arena open, which one may enter as long as it is on', () => {
    const arena = { stages: [{ format: 'arena', planned: 0, rounds: [], order: [1] }] };
    const on = { next: { kind: 'arena', missing: 0 } };
    expect(next(view(on, arena), you())).toBe('arena');
    expect(next(view(on, arena), you({ entry: null, presence: null }))).toBe('late join');
    expect(next(view({}, arena), you({ entry: null, presence: null }))).toBe('watch');
  });

  it('is to wait after a game, with a bye, or once one is out', () => {
    expect(next(view({}), you(), roundOf(1, []))).toBe('results');
    expect(next(view({}), you(), roundOf(1, [], { byes: [{ entry: 1, why: 'bye', tenths: 150 }] }))).toBe('bye');
    expect(next(view({}), you(), roundOf(1, [], { byes: [{ entry: 1, why: 'late', tenths: 50 }] }))).toBe('results');
    expect(next(view({ due_ms: 9000, next: { kind: 'pair', missing: 0 } }), you())).toBe('due');
    expect(next(view({ next: { kind: 'pair', missing: 0 } }), you())).toBe('wait');
    const cup = { stages: [{ format: 'knockout', planned: 2, rounds: [1], order: [1, 2] }] };
    expect(next(view({}, cup), you(), roundOf(1, [pairing([1, 2], { winner: 1 })]))).toBe('out');
    expect(next(view({}, cup), you({ entry: 3 }))).toBe('out');
  });

  it('is to come back, or nothing any more', () => {
    expect(next(view({}), you({ presence: 'away' }))).toBe('away ask');
    expect(next(view({}), you({ presence: 'left' }))).toBe('left ask');
    expect(next(view({ status: 'open' }), you({ presence: 'waiting' }))).toBe('waiting');
    expect(next(view({ status: 'cancelled' }), you())).toBe('cancelled');
    expect(whatNext(view({ status: 'finished' }, { places: [{ place: 3, entry: 1 }] }), you(), null, looker).params).toEqual({ place: 3 });
    expect(next(view({ status: 'finished' }), you({ entry: null }))).toBe('finished');
  });
});

describe('news of a tournament', () => {
  const snapshot = { type: 'snapshot', version: 3, tournament: { head: { round: 1 } }, you: { entry: 1 } } as unknown as Snapshot;
  const event = (line: Partial<Line>, change: Partial<Happened> = {}) =>
    ({ type: 'event', version: 4, line: { kind: 'result', round: null, ...line }, head: { round: 1 }, tournament: null, entry: null, round: null, table: null, ...change }) as unknown as Happened;

  it('begin with everything; what was fetched before is fetched again', () => {
    expect(knownAfter(null, event({}))).toBeNull();
    const known = knownAfter(null, snapshot)!;
    const round = knownAfter(known, event({ kind: 'published', round: 1 }, { round: roundOf(1, [pairing([1, 2])]) }))!;
    expect(round.rounds.get(1)?.tables).toHaveLength(1);
    expect(knownAfter(round, snapshot)!.rounds.size).toBe(0);
  });

  it('change the table that they name, and say when standings have to be fetched again', () => {
    let known = knownAfter(null, snapshot)!;
    known = knownAfter(known, event({ kind: 'published', round: 1 }, { round: roundOf(1, [pairing([1, 2]), pairing([3, 4], { table: 2 })]) }))!;
    const { changes } = known;
    known = knownAfter(known, event({ kind: 'began', round: 1 }, { table: pairing([1, 2], { over: false }) }))!;
    expect(known.changes).toBe(changes);
    known = knownAfter(known, event({ round: 1 }, { table: pairing([3, 4], { table: 2, over: true }) }))!;
    expect(known.changes).toBe(changes + 1);
    expect(known.rounds.get(1)?.tables.map(({ over }) => over)).toEqual([false, true]);
  });

  it('take rounds away that were taken back, and all that an undo may have changed', () => {
    let known = knownAfter(null, snapshot)!;
    known = knownAfter(known, event({ kind: 'paired' }, { round: roundOf(1, []) }))!;
    expect(knownAfter(known, event({ kind: 'unpaired', round: 1 }))!.rounds.size).toBe(0);
    expect(knownAfter(known, event({ kind: 'undone' }))!.rounds.size).toBe(0);
    expect(knownAfter(known, event({ kind: 'entered' }, { entry: { number: 5, name: 'Eva' } as Entry }))!.entries.get(5)?.name).toBe('Eva');
    expect(knownAfter(known, { type: 'you', you: { entry: 2 } as You })!.you.entry).toBe(2);
  });
});

describe('what happened', () => {
  const result: GameResult = { ending: 'played', scores: [24, 20], penalties: [0, 0], out: null, ruled: null, tenths: [147, 53] };
  const line = (change: Partial<Line>) =>
    ({ number: 9, at_ms: 0, kind: 'result', by: 'C', undone: false, text: '', stage: null, round: null, table: null, game: null, entry: null, sides: null, room: '', result: null, rule: null, winner: null, supersedes: null, event: null, name: '', office: null, marks: [], ...change }) as Line;
  const teller = { say, lang: 'en', nameOf, at: () => 'Ann – Ben' };
  const told = (change: Partial<Line>) => lineText(line(change), teller);

  it('is told in a sentence', () => {
    expect(told({ round: 5, table: 3, game: 1, result })).toBe('line.result C 5 1 5.3 Ann – Ben 24–20 (14.7–5.3)');
    expect(told({ kind: 'entered', entry: 3 })).toContain('Cleo');
    expect(told({ kind: 'left', entry: 3 })).toMatch(/^line.left .*Cleo/);
    expect(told({ kind: 'left', entry: 3, round: 2 })).toMatch(/^line.leaving .*Cleo 2/);
    expect(told({ kind: 'forbidden', sides: [1, 4] })).toContain('Ann – Dan');
    expect(told({ kind: 'appointed', name: 'Eva', office: 'helper' })).toMatch(/^line.appointed .*Eva .*office.helper/);
    expect(told({ kind: 'appointed', name: 'Eva' })).toMatch(/^line.dismissed/);
    expect(told({ kind: 'ruling', rule: 'warning', entry: 2 })).toMatch(/^line.ruling.entry .*Ben .*rule.warning/);
    expect(told({ kind: 'ruling', rule: 'tied', round: 1, table: 2, result: { ...result, ending: 'tied', tenths: [100, 100] } })).toBe('line.ruling C 1 1 1.2 Ann – Ben 10.0–10.0 rule.tied');
    expect(told({ kind: 'ruling', rule: 'adjudicated', round: 1, table: 2, result: { ...result, ending: 'tied', tenths: [100, 100] } })).toMatch(/^line.ruling .*ending.tied \(10.0–10.0\)/);
  });

  it('names the place of a game', () => {
    expect([placeText({ round: 5, table: 3, game: 1 }), placeText({ round: 5, table: 3, game: 2 }), placeText({ round: 5, table: null, game: null })]).toEqual(['5.3', '5.3.2', '5']);
    expect(resultText(result, say, 'fr')).toBe('24–20 (14,7–5,3)');
  });
});

describe('a decision about a game', () => {
  const at = { round: 2, table: 1, game: 1 };
  const empty = startOf(null);

  it('is a result with the times of both sides, or with none', () => {
    const draft = { ...empty, scores: ['24', '20'] as [string, string] };
    expect(actionOf('result', at, draft)).toEqual({ type: 'result', ...at, scores: [24, 20], times_ms: null });
    expect(actionOf('result', at, { ...draft, times: ['19:30', '21:05'] })).toMatchObject({ times_ms: [1_170_000, 1_265_000] });
  });

  it('is a correction that says only what goes with how the game ended', () => {
    const held: GameResult = { ending: 'resigned', scores: [9, 12], penalties: [0, 1], out: 0, ruled: null, tenths: [0, 0] };
    const draft = { ...startOf(held), reason: ' sheet ' };
    expect(actionOf('correct', at, draft)).toEqual({ type: 'correct', ...at, reason: 'sheet', times_ms: null, result: { ending: 'resigned', scores: [9, 12], penalties: [0, 1], out: 0, ruled: null } });
    expect(actionOf('correct', at, { ...draft, ending: 'ruled', ruled: '12,5' })).toMatchObject({ result: { scores: [9, 12], penalties: [0, 0], out: null, ruled: 125 } });
    expect(actionOf('correct', at, { ...draft, counts: false })).toMatchObject({ result: null });
  });

  it('keeps the times of a game that is corrected, unless others are typed', () => {
    const held: GameResult = { ending: 'played', scores: [24, 20], penalties: [0, 0], out: null, ruled: null, tenths: [147, 53] };
    const draft = { ...startOf(held, [1_170_345, 1_265_900]), reason: 'sheet' };
    expect(draft.times).toEqual(['19:30', '21:05']);
    expect(actionOf('correct', at, draft)).toMatchObject({ times_ms: [1_170_345, 1_265_900] });
    expect(actionOf('correct', at, { ...draft, times: ['19:30', '20:05'] })).toMatchObject({ times_ms: [1_170_345, 1_205_000] });
    expect(actionOf('correct', at, { ...draft, counts: false })).toMatchObject({ times_ms: null });
  });

  it('has overtime paid after a tie by ruling too, unless it is waived', () => {
    const tied = withOvertime(ruledBy('tied', empty), [1_200_000, 1_345_000], 1_200_000);
    expect(actionOf('ruling', at, tied)).toMatchObject({ result: { ending: 'tied', penalties: [1, 3], ruled: null } });
    expect(actionOf('ruling', at, { ...tied, penalties: ['', ''] })).toMatchObject({ result: { penalties: [0, 0] } });
    expect(withOvertime({ ...empty, penalties: ['0', '2'] }, [1_300_000, 0], 1_200_000).penalties).toEqual(['0', '2']);
    expect(withOvertime(empty, null, 1_200_000).penalties).toEqual(['', '']);
  });

  it('takes points from who knocked the Tantrix, and shares those of a default otherwise', () => {
    expect(actionOf('ruling', at, { ...ruledBy('tied', empty), ruled: '5.0' })).toMatchObject({ result: { ending: 'tied', ruled: 50 } });
    expect(actionOf('ruling', at, { ...ruledBy('default', empty), side: '1', ruled: '17,5' })).toMatchObject({ result: { ending: 'default', out: 1, ruled: 175 } });
    expect(actionOf('ruling', at, { ...ruledBy('default', empty), side: '1' })).toMatchObject({ result: { ruled: null } });
  });

  it('counts as the ruling usually has it', () => {
    const seen = RULES.map((rule) => ruledBy(rule, empty)).map(({ ending, counts }) => (counts ? ending : null));
    expect(seen).toEqual(['tied', 'default', 'absent', 'played', 'ruled', null]);
  });

  it('is a ruling, with a result or with who goes on', () => {
    expect(actionOf('ruling', at, { ...empty, rule: 'tied', ending: 'tied', reason: 'knocked' })).toMatchObject({ rule: 'tied', winner: null, result: { ending: 'tied' } });
    expect(actionOf('ruling', at, { ...empty, rule: 'lot', counts: false, side: '1', reason: 'lot' }, 31)).toMatchObject({ winner: 1, result: null, supersedes: 31 });
  });
});

describe('a cut between stages', () => {
  it('says who shares the places', () => {
    expect(tiedIn({ id: 'tournament.cut_tied', params: { entries: '7, 3', count: 1 } })).toEqual([7, 3]);
    expect(tiedIn({ id: 'tournament.unfinished', params: {} })).toEqual([]);
  });
});

describe('the form', () => {
  const PLATE = { format: 'plate', advance: '' } as const;
  const best = (advance: string) => ({ format: 'knockout', advance }) as const;

  it('makes settings with sensible values out of a name alone', () => {
    const usual = (change: Parameters<typeof chosen>[1], draft = EMPTY) => (({ minutes, games, boards }) => [minutes, games, boards])(chosen(draft, change));
    expect(usual({ format: 'arena' })).toEqual(['5', '', '5']);
    expect(usual({ format: 'groups' })).toEqual(['15', '4', '5']);
    expect(usual({ format: 'heats' })).toEqual(['20', '', '5']);
    expect(usual({ kind: 'pair' })).toEqual(['24', '', '5']);
    expect(usual({ kind: 'team' })).toEqual(['15', '2', '5']);
    expect(usual({ kind: 'person' }, chosen(EMPTY, { kind: 'team' }))).toEqual(['15', '', '5']);
    expect(usual({ format: 'groups' }, { ...EMPTY, minutes: '10', games: '6' })).toEqual(['10', '6', '5']);
    const made = settingsOf({ ...EMPTY, name: ' Open ' });
    expect(made).toMatchObject({ name: 'Open', limit_ms: 900_000, starts_ms: 0, capacity: 0, prizes: [] });
    expect(made.stages).toMatchObject([{ format: 'swiss', rounds: 0, games: 1, source: 'entries' }]);
    expect(settingsOf({ ...EMPTY, format: 'knockout' }).stages).toMatchObject([{ games: 0 }]);
    const plate = settingsOf({ ...EMPTY, format: 'knockout', then: [PLATE], third: true });
    expect(plate.stages).toMatchObject([{ source: 'entries', third_place: true }, { source: 'plate', third_place: false }]);
    expect(settingsOf({ ...draftOf(plate), then: [] }, plate).stages).toHaveLength(1);
    expect(settingsOf({ ...EMPTY, kind: 'team', boards: '3' })).toMatchObject({ kind: 'team', boards: 3, stages: [{ by: 'matches', apart: 99 }] });
    expect(settingsOf({ ...EMPTY, kind: 'team', format: 'arena' })).toMatchObject({ kind: 'person', boards: 0 });
    expect([settingsOf(EMPTY), settingsOf({ ...EMPTY, hidden: true })].map(({ online }) => online.ranked)).toEqual([true, false]);
    const fixed = settingsOf({ ...EMPTY, every: '60' });
    expect(fixed.online.every_ms).toBe(3_600_000);
    expect(draftOf(fixed).every).toBe('60');
    for (const other of [{ days: '3' }, { window: '14' }, { format: 'arena' as const }]) expect(settingsOf({ ...EMPTY, every: '60', ...other }).online.every_ms).toBe(0);
    const asked = { ...EMPTY, invited: true, leastElo: '1400', finished: '90', countries: 'fr, be' };
    expect(settingsOf(asked).conditions).toEqual({ invited: true, least_elo: 1400, most_elo: 0, games: 0, finished: 90, countries: ['FR', 'BE'] });
    expect(settingsOf(draftOf(settingsOf(asked))).conditions).toEqual(settingsOf(asked).conditions);
    expect(conditionsText(settingsOf(asked).conditions, say)).toEqual(['rules.invited', 'rules.elo_least 1400', 'rules.finished 90', 'rules.countries FR, BE']);
    expect(formatText(plate.stages, say)).toBe('format.knockout + format.plate');
    expect(settingsOf({ ...EMPTY, format: 'groups', then: [best('3')], third: true }).stages).toMatchObject([
      { format: 'groups', advance: 3 },
      { format: 'knockout', source: 'advanced', third_place: true },
    ]);
  });

  it('has what few change: wins first, round 1, the time of a pair, and how late games are seen', () => {
    const draft: Draft = { ...EMPTY, then: [best('4')], by: 'wins', first: 'lot', kind: 'pair', pool: 'player', delay: '0' };
    const made = settingsOf(draft);
    expect(made).toMatchObject({ pool: 'player', online: { delay_s: 0 } });
    expect(made.stages).toMatchObject([{ by: 'wins', first: 'lot' }, { by: 'wins', first: 'halves' }]);
    expect(settingsOf(draftOf(made), made)).toEqual(made);
    expect(settingsOf({ ...draftOf(made), by: 'points' }, made).stages).toMatchObject([{ by: 'points' }, { by: 'points' }]);
    const [first, cup] = made.stages;
    const mixed: Settings = { ...made, stages: [{ ...first, by: 'points' }, cup] };
    expect(settingsOf(draftOf(mixed), mixed).stages).toEqual(mixed.stages);
    const teams = settingsOf({ ...EMPTY, kind: 'team', by: 'wins' });
    expect(teams.stages).toMatchObject([{ by: 'matches' }]);
    expect(settingsOf(draftOf(teams), teams).stages).toEqual(teams.stages);
  });

  it('proposes two games a match by correspondence', () => {
    expect(chosen(EMPTY, { days: '3' }).games).toBe('2');
    expect(chosen({ ...EMPTY, games: '4' }, { days: '3' }).games).toBe('4');
    expect(chosen(chosen(EMPTY, { days: '3' }), { days: '' }).games).toBe('');
  });

  it('has programs play 20 games of each match of a round robin, with deals in pairs', () => {
    const made = (...choices: Parameters<typeof chosen>[1][]) => settingsOf(choices.reduce(chosen, EMPTY)).stages;
    expect(made({ format: 'round_robin' }, { programs: 'only' })).toMatchObject([{ games: 20, duplicate: true }]);
    expect(made({ programs: 'only' }, { format: 'round_robin' })).toMatchObject([{ games: 20, duplicate: true }]);
    expect(made({ format: 'round_robin' }, { programs: 'mixed' })).toMatchObject([{ games: 1, duplicate: false }]);
    expect(made({ programs: 'only' }, { format: 'round_robin' }, { programs: 'none' })).toMatchObject([{ games: 1, duplicate: false }]);
    expect(chosen({ ...EMPTY, format: 'round_robin', games: '6' }, { programs: 'only' }).games).toBe('6');
  });

  it('has a knock-out of the best follow a Swiss, and says who meets at first', () => {
    const draft = { ...EMPTY, then: [best('8')], apart: '2', bands: true, third: true, rounds: '5' };
    const made = settingsOf(draft);
    expect(made.stages).toMatchObject([
      { format: 'swiss', rounds: 5, advance: 8, apart: 2, bands: true },
      { format: 'knockout', source: 'advanced', games: 0, third_place: true, apart: 0, bands: false },
    ]);
    expect(draftOf(made)).toMatchObject({ format: 'swiss', then: [best('8')], apart: '2', bands: true });
    expect(settingsOf(draftOf(made), made).stages).toEqual(made.stages);
    expect(settingsOf({ ...draftOf(made), then: [] }, made).stages).toMatchObject([{ format: 'swiss', advance: 0 }]);
    expect(settingsOf({ ...draftOf(made), then: [best('16')] }, made).stages).toMatchObject([{ advance: 16 }, { format: 'knockout' }]);
  });

  it('has as many stages as somebody adds, each with those who go on to it', () => {
    const long = [{ format: 'groups', advance: '16' } as const, best('2'), PLATE];
    const made = settingsOf({ ...EMPTY, then: long, third: true, alternate: true });
    expect(made.stages).toMatchObject([
      { format: 'swiss', source: 'entries', advance: 16, games: 1, third_place: false },
      { format: 'groups', source: 'advanced', advance: 2, games: 4, alternate: true },
      { format: 'knockout', source: 'advanced', advance: 0, games: 0, third_place: true },
      { format: 'knockout', source: 'plate', advance: 0, third_place: false },
    ]);
    expect(formatText(made.stages, say)).toBe('format.swiss → format.groups → format.knockout + format.plate');
    expect(draftOf(made).then).toEqual(long);
    expect(settingsOf(draftOf(made), made)).toEqual(made);
    const kept: Settings = { ...made, stages: made.stages.map((stage, index) => (index === 1 ? { ...stage, games: 2, groups: 3, name: 'Pools' } : stage)) };
    expect(settingsOf({ ...draftOf(kept), rounds: '5' }, kept).stages).toEqual([{ ...kept.stages[0], rounds: 5 }, ...kept.stages.slice(1)]);
    expect(settingsOf({ ...draftOf(kept), then: long.slice(0, 1) }, kept).stages).toEqual([kept.stages[0], { ...kept.stages[1], advance: 0 }]);
  });

  it('offers what can follow: of a knock-out a plate alone, and a knock-out after groups by itself', () => {
    expect([followers('knockout'), followers('plate'), followers('swiss').includes('groups')]).toEqual([['plate'], [], true]);
    expect(fitting('swiss', [best('8'), PLATE])).toHaveLength(2);
    expect(fitting('knockout', [best('8'), PLATE])).toEqual([]);
    const groups = chosen(EMPTY, { format: 'groups' });
    expect(groups.then).toEqual([best('2')]);
    expect(chosen(groups, { format: 'swiss' }).then).toEqual([]);
    expect(chosen({ ...groups, then: [best('3')] }, { format: 'swiss' }).then).toEqual([best('3')]);
    expect(chosen({ ...groups, then: [best('3')] }, { format: 'knockout' }).then).toEqual([]);
  });

  it('keeps what only programs say of who goes on and who meets', () => {
    const [first, cup] = settingsOf({ ...EMPTY, then: [best('8')] }).stages;
    const old: Settings = { ...settingsOf(EMPTY), stages: [{ ...first, advance: 6 }, { ...cup, games: 3 }] };
    expect(draftOf(old).then).toEqual([best('6')]);
    expect(settingsOf(draftOf(old), old).stages).toEqual(old.stages);
    const league: Settings = { ...old, stages: [{ ...first, advance: 6 }, { ...first, format: 'round_robin', source: 'advanced', advance: 0, apart: 3 }] };
    expect(draftOf(league).then).toEqual([{ format: 'round_robin', advance: '6' }]);
    expect(settingsOf(draftOf(league), league).stages).toEqual(league.stages);
  });

  it('shows settings that are there, and keeps what it has no field for', () => {
    const old: Settings = { ...settingsOf({ ...EMPTY, name: 'Open', rounds: '7', starts: '2026-11-22T18:00', prizes: 'One\n\nTwo' }), tables: 9 };
    old.stages[0].apart = 2;
    const draft = draftOf(old);
    expect(draft).toMatchObject({ name: 'Open', rounds: '7', starts: '2026-11-22T18:00', prizes: 'One\nTwo' });
    expect(settingsOf(draft, old)).toEqual(old);
    expect(settingsOf({ ...draft, rounds: '5' }, old).stages[0]).toMatchObject({ rounds: 5, apart: 2 });
    expect(settingsOf({ ...draft, format: 'knockout' }, old).stages[0]).toMatchObject({ format: 'knockout', apart: 0 });
  });

  it('proposes a round robin for few, and says how many rounds there will be', () => {
    expect([proposal({ ...EMPTY, players: '8' }), proposal({ ...EMPTY, players: '9' }), proposal({ ...EMPTY, players: '6', format: 'knockout' })]).toEqual(['round_robin', null, null]);
    expect([usualRounds(34), usualRounds(5), usualRounds(1)]).toEqual([8, 2, 0]);
    expect(roundsOf({ ...EMPTY, players: '34' })).toBe(8);
    expect(roundsOf({ ...EMPTY, players: '7', format: 'round_robin', rounds: '2' })).toBe(14);
    expect(roundsOf({ ...EMPTY, players: '11', format: 'knockout' })).toBe(4);
  });
});

describe('the address', () => {
  it('says what is shown, and nothing that goes without saying', () => {
    expect(addressOf('ab', { tab: 'rounds', round: 3 })).toBe('/tournament/ab?show=rounds&round=3');
    expect(shownAt('/tournament/ab?show=rounds&round=3')).toEqual({ tab: 'rounds', stage: null, round: 3, page: 1 });
    expect(shownAt('/tournament/ab?show=nothing&round=-1&page=x&stage=0')).toEqual({ tab: null, stage: 0, round: null, page: 1 });
    expect(addressOf('ab', { page: 1 })).toBe('/tournament/ab');
  });

  it('knows the parts of each format', () => {
    expect(tabsFor('swiss')).toContain('wall');
    expect(tabsFor('knockout')).not.toContain('standings');
    expect(tabsFor('groups')).toContain('cross');
    expect(tabsFor(undefined)).toEqual(['entries', 'chat', 'log', 'rules']);
  });
});
