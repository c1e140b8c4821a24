import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linksText } from '../../core/tiletext.ts';
import { pathOf } from '../../board/lines.ts';
import { tileGroup } from '../../board/tile.ts';
import type { BoardModel } from '../../board/index.ts';
import type { ClientMessage, Snapshot, View } from '../../api/types.ts';
import { ALONE, PRIVATE } from '../../api/agreements.ts';
import { arrangeAll, held } from './hand.ts';
import { paintOf } from '../../board/paint.ts';
import { stillModel } from './boardmodel.ts';
import type { Player } from './players.ts';
import { consequences, lineText, moveText, outcomeText, spaceText, spokenMoveText } from './speech.ts';
import { TableController } from './controller.ts';
import { movesOf } from './state.ts';

/** Games other than Strategy: one tile in hand, steps, and pieces of two colours. */

const say = (id: string, params: object = {}) => [id.replace('page.', ''), ...Object.values(params)].join(' ');
const alone: Player[] = [{ index: 0, name: 'Ada', colour: '', you: true, robot: false, side: 0 }];

function viewOf(change: Partial<View> = {}): View {
  return {
    position: 'v1',
    game: 'gobble',
    stage: 'free',
    player: 0,
    endgame: false,
    bag: 40,
    hands: [[1]],
    colours: [],
    sides: [[0]],
    board: ['40@0,0:0', '9@1,0:0'],
    last: [],
    spaces: [],
    legal: ['1@0,1:0', '1@0,1:3', '1@1,-1:2'],
    steps: [],
    scores: [2],
    lines: [null],
    outcome: null,
    penalty: [],
    ...change,
  };
}

function snapshotOf(view: View): Snapshot {
  const table: Snapshot['table'] = {
    id: 't',
    created: '',
    game: view.game as Snapshot['table']['game'],
    seats: [{ kind: 'person', name: 'Ada', level: null, colour: null, country: null }],
    clock: null,
    pace: 'human',
    terms: PRIVATE,
    together: false,
    seal: '',
    status: 'playing',
  };
  return { type: 'snapshot', version: 3, table, view, log: [], clock: null, result: null, agreements: ALONE, you: [0] };
}

const sent: ClientMessage[] = [];

function controllerOf(view: View, preferences: object = {}): TableController {
  const link = { send: (message: ClientMessage) => sent.push(message) > 0, newId: () => `id${sent.length}` };
  const edges = { 1: 'YYBRBR', 7: 'RRBBYY' };
  return new TableController(snapshotOf(view), edges, link, { allTurns: false, autoFill: false, takesUp: true, ...preferences });
}

function acted(view: View, version = 4) {
  const event = { kind: 'act' as const, player: 0, action: 'discard' as const, drawn: 7 };
  return { type: 'event' as const, version, event, view, clock: null, result: null, agreements: ALONE, log: null };
}

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the only tile in hand', () => {
  it('is taken up by itself, and never laid back', () => {
    const controller = controllerOf(viewOf());
    expect(controller.state.chosen).toBe(1);
    controller.choose(1);
    controller.cancel();
    expect(controller.state.chosen).toBe(1);
    controller.point([0, 1]);
    expect(controller.state.trial).toEqual({ tile: 1, q: 0, r: 1, rotation: 0 });
    controller.cancel();
    expect(controller.state).toMatchObject({ trial: null, chosen: 1 });
  });

  it('is the top of the penalty stack after a gobble', () => {
    const view = viewOf({ stage: 'relief', hands: [[]], penalty: [9, 7], legal: ['7@0,1:0'], steps: ['return', 'keep'] });
    expect(held(view, 0)).toEqual([7]);
    expect(arrangeAll([], view)).toEqual([[7]]);
    const controller = controllerOf(view);
    expect(controller.state.chosen).toBe(7);
    controller.drop(7, [0, 1]);
    expect(controller.state.trial?.tile).toBe(7);
  });

  it('stays in the hand of who only watches', () => {
    const watched = { ...snapshotOf(viewOf()), you: [] };
    const link = { send: () => true, newId: () => 'id' };
    const controller = new TableController(watched, {}, link, { allTurns: false, autoFill: false, takesUp: true });
    expect(controller.state.chosen).toBeNull();
  });
});

describe('a step', () => {
  const stuck = viewOf({ legal: [], steps: ['discard'] });

  it('is sent once, where it is legal, and done when its event has come', () => {
    const controller = controllerOf(stuck);
    controller.step('keep');
    controller.step('discard');
    controller.step('discard');
    expect(sent).toEqual([{ type: 'act', id: 'id0', version: 3, action: 'discard' }]);
    controller.take({ type: 'accepted', id: 'id0', version: 4 });
    expect(controller.state.pending).not.toBeNull();
    controller.take(acted(viewOf({ hands: [[7]], legal: ['7@0,1:0'], penalty: [1] })));
    expect(controller.state).toMatchObject({ pending: null, chosen: 7 });
    expect(controller.state.snapshot.log).toEqual([
      { version: 4, player: 0, forced: false, code: 'discard', human: 'discard', drawn: 7, stage: 'free', scores: [2] },
    ]);
  });

  it('is sent again after a lost connection, with the same id', () => {
    const controller = controllerOf(stuck);
    controller.step('discard');
    controller.connection('live');
    expect(sent[1]).toEqual(sent[0]);
    controller.take(acted(viewOf({ hands: [[7]], legal: ['7@0,1:0'] })));
    controller.take({ type: 'accepted', id: 'id0', version: 4 });
    expect(controller.state.pending).toBeNull();
  });

  it('is done by itself on request, where nothing else is left', () => {
    controllerOf(stuck, { autoFill: true });
    controllerOf(viewOf({ stage: 'relief', legal: [], steps: ['return', 'keep'] }), { autoFill: true });
    vi.runAllTimers();
    expect(sent).toEqual([{ type: 'act', id: 'id0', version: 3, action: 'discard' }]);
  });

  it('is told in words, with whatever was drawn', () => {
    const step = { player: 0, forced: false, code: 'keep', drawn: null };
    expect(moveText(step, alone, say)).toBe('step.keep Ada');
    expect(spokenMoveText(step, alone, say)).toBe('step.keep Ada');
    expect(moveText({ ...step, drawn: [4, 5] }, alone, say)).toBe('move.drawn step.keep Ada 4, 5');
  });
});

describe('what comes in sight on the stack of Solitaire', () => {
  it('is told as drawn by nobody', () => {
    const moves = [{ drawn: 5 }];
    expect(movesOf('solitaire', moves)).toEqual([{ drawn: null }]);
    expect(movesOf('gobble', moves)).toBe(moves);
  });
});

describe('the pieces of the Mind Game', () => {
  const piece = 'RKSSKR';

  it('have a letter for each link, and two colours', () => {
    expect([...'RSTKLM'].map(paintOf).join('')).toBe('RRRKKK');
    expect(linksText(piece, say)).toBe('link.corner.R, link.corner.R, link.straight.K');
    const bands = [...tileGroup(piece).querySelectorAll('.band')].map((band) => band.getAttribute('class'));
    expect(bands.sort()).toEqual(['band K', 'band R', 'band R']);
  });

  it('carry several links of a line, which is traced link by link', () => {
    const links: [number, number, number, number][] = [
      [0, 0, 5, 0],
      [0, -1, 3, 3],
    ];
    const line = { colour: 'R' as const, score: 2, closed: false, cells: [[0, 0]] as [number, number][], links };
    expect(pathOf(line, {} as BoardModel).match(/M/g)).toHaveLength(1);
    expect(lineText({ ...line, cells: [[0, 0], [0, -1]] }, say)).toBe('mind.line 2');
  });

  it('fill priority moves, which are told with what lies round them', () => {
    const at = [0, 0] as [number, number];
    const space = { at, pattern: 'RRK...', forced: true, barred: false, fitting: [[3], []], numbers: '4' };
    expect(spaceText(space, false, alone, say, true)).toContain('space.priority');
    expect(spaceText(space, false, alone, say, true)).toContain('space.round 4');
  });
});

describe('the end of a game for one', () => {
  const ended = (change: Partial<View>, winners: number[], score: number) =>
    outcomeText(viewOf({ outcome: { termination: 'played', winners, scores: [score] }, ...change }), alone, 'en', say);

  it('tells in Gobble what is left, in Solitaire the goal or the points', () => {
    expect(ended({ left: 0 }, [0], 56)).toBe('gobble.won');
    expect(ended({ left: 3 }, [], 53)).toBe('gobble.left 3');
    expect(ended({ game: 'solitaire' }, [], 12)).toBe('solitaire.points 12');
    expect(ended({ game: 'solitaire' }, [0], 14)).toBe('solitaire.line 14');
    const loop = { colour: 'R' as const, score: 28, closed: true, cells: [] };
    expect(ended({ game: 'solitaire', lines: [loop] }, [0], 28)).toBe('solitaire.loop 28');
  });
});

describe('what a placement would do', () => {
  const preview = { type: 'preview' as const, id: '', refusals: [], scores: [3], closed: [], lines: [], forced: [] };
  const space = { at: [0, 1] as [number, number], pattern: '', forced: false, barred: false, fitting: [], numbers: null };

  it('is a gobble or none', () => {
    const view = viewOf({ spaces: [{ ...space, gobble: true }] });
    const effectOf = (placement: string) => consequences({ ...preview, placement }, view, alone, say)[0].text;
    expect(effectOf('1@0,1:0')).toBe('gobble.preview.gobble');
    expect(effectOf('1@1,-1:2')).toBe('gobble.preview.none');
  });

  it('is in Solitaire a space that the next tile must fill, or one that waits', () => {
    const view = viewOf({ game: 'solitaire' });
    const effectOf = (fitting: number[][]) =>
      consequences({ ...preview, scores: [2], placement: '1@0,1:0', forced: [{ ...space, forced: true, fitting }] }, view, alone, say);
    expect(effectOf([[5]])).toEqual([{ kind: 'forced', text: 'solitaire.preview.next', colour: null }]);
    expect(effectOf([[]])).toEqual([{ kind: 'forced', text: 'solitaire.preview.later', colour: 'grey' }]);
  });
});

it('a view has the same list of tiles whatever else is drawn, so that the board leaves them as they are', () => {
  const view = viewOf({ board: ['1@0,0:0'] });
  const drawing = { view, edges: {}, players: alone, theme: 'classic' as const, numbers: false, traced: null, say };
  expect(stillModel({ ...drawing, numbers: true }).tiles).toBe(stillModel(drawing).tiles);
  expect(stillModel({ ...drawing, view: { ...view } }).tiles).not.toBe(stillModel(drawing).tiles);
});
