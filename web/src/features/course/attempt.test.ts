import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JudgedAnswer, StepForm, Task } from '../../api/course.ts';
import type { View } from '../../api/types.ts';
import { Attempt } from './attempt.svelte.ts';

const EDGES = { 4: 'YRBRYB', 17: 'YYGRGR' };
const NAME = { lesson: 'match', step: 'lay' };
const TEXTS = { text: 't', task: 'k', hint: 'h', praise: 'p' };

function view(board: string[], change: Partial<View> = {}): View {
  return {
    position: '',
    game: 'strategy:2',
    stage: 'free',
    player: 0,
    endgame: false,
    bag: 40,
    hands: [[4, 17], []],
    colours: ['R', 'Y'],
    sides: [[0], [1]],
    board,
    last: [],
    spaces: [],
    legal: ['4@1,0:2', '17@0,1:0'],
    scores: [1, 1],
    lines: [],
    outcome: null,
    ...change,
  } as View;
}

const PLACE: Task = { kind: 'place', marked: [], params: {} };
const QUIZ: Task = { kind: 'choose', among: 'spaces', options: [[0, 1], [1, 0]], plain: false, marked: [], params: {} };

function stepOf(task: Task): StepForm {
  return { texts: TEXTS, task, theirs: false, numbers: false, view: view(['9@0,0:0']) };
}

function judged(change: Partial<JudgedAnswer>): JudgedAnswer {
  return { right: true, done: true, why: null, params: {}, view: view(['9@0,0:0', '4@1,0:2']), replies: [], views: [], ...change };
}

/** A server that gives these answers, one after another, and notes what it is asked. */
function server(...answers: { status?: number; body: unknown }[]) {
  const asked: { path: string; body: unknown }[] = [];
  const fetched = vi.fn((path: string, init: RequestInit) => {
    if (path.endsWith('/preview')) return Promise.resolve(Response.json({ refusals: [], forced: [], scores: [], closed: [], lines: [] }));
    asked.push({ path, body: JSON.parse(String(init.body)) });
    const { status = 200, body } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve(Response.json(body, { status }));
  });
  vi.stubGlobal('fetch', fetched);
  return asked;
}

function attempt(task: Task): Attempt {
  return new Attempt(NAME, stepOf(task), EDGES, { allTurns: false, autoFill: false, instant: true });
}

function lay(at: Attempt): void {
  at.table.drop(4, [1, 0]);
  at.table.confirm();
}

const settled = (at: Attempt) => vi.waitFor(() => expect(at.phase).not.toBe('judging'));

afterEach(() => vi.unstubAllGlobals());

describe('an attempt at laying', () => {
  it('ends when the server says that it is done', async () => {
    const asked = server({ body: judged({ params: { count: 3 } }) });
    const at = attempt(PLACE);
    lay(at);
    await settled(at);
    expect(at.phase).toBe('right');
    expect(at.praise).toEqual({ count: 3 });
    expect(at.state.acting).toBe(false);
    expect(asked).toEqual([{ path: '/api/course/match/lay/answer', body: { placements: ['4@1,0:2'] } }]);
  });

  it('shows what was wrong, and begins anew from where the step began', async () => {
    const why = { id: 'course.why.longer', params: {}, cells: [[1, 0]] };
    server({ body: judged({ right: false, done: false, why: why as JudgedAnswer['why'] }) });
    const at = attempt(PLACE);
    lay(at);
    await settled(at);
    expect([at.phase, at.why?.id, at.view.board.length]).toEqual(['wrong', 'course.why.longer', 2]);
    expect(at.state.acting).toBe(false);
    at.retry();
    expect([at.phase, at.why, at.view.board.length]).toEqual(['asking', null, 1]);
    expect(at.state.acting).toBe(true);
    expect(at.made).toEqual([]);
  });

  it('goes on while the step is not done, and sends all placements each time', async () => {
    const asked = server({ body: judged({ done: false }) }, { body: judged({}) });
    const at = attempt(PLACE);
    lay(at);
    await settled(at);
    expect([at.phase, at.made, at.state.acting]).toEqual(['asking', ['4@1,0:2'], true]);
    at.table.drop(17, [0, 1]);
    at.table.confirm();
    await vi.waitFor(() => expect(at.phase).toBe('right'));
    expect(asked[1].body).toEqual({ placements: ['4@1,0:2', '17@0,1:0'] });
  });

  it('loses nothing where the server does not answer', async () => {
    server({ status: 503, body: { error: { id: 'table.paused', params: {}, cells: [] } } });
    const at = attempt(PLACE);
    lay(at);
    await settled(at);
    expect([at.phase, at.failed?.id]).toEqual(['asking', 'table.paused']);
    expect([at.state.acting, at.state.pending, at.made]).toEqual([true, null, []]);
  });

  it('puts on trial what the server shows', async () => {
    server({ body: { placement: '17@0,1:0', chosen: null } });
    const at = attempt(PLACE);
    await at.showMe();
    expect(at.state.trial).toEqual({ tile: 17, q: 0, r: 1, rotation: 0 });
  });
});

describe('an attempt at choosing', () => {
  it('takes options and gives them up again, and hands in what is chosen', async () => {
    const asked = server({ body: judged({}) });
    const at = attempt(QUIZ);
    await at.check();
    expect(asked).toEqual([]);
    at.toggle([0, 1]);
    at.toggle([1, 0]);
    at.toggle([0, 1]);
    expect(at.chosen).toEqual([[1, 0]]);
    await at.check();
    expect(asked[0].body).toEqual({ chosen: [[1, 0]] });
    expect(at.phase).toBe('right');
    at.toggle([0, 1]);
    expect(at.chosen).toEqual([[1, 0]]);
  });

  it('is mended after it was wrong', async () => {
    server({ body: judged({ right: false, done: false, why: { id: 'course.why.missing', params: { count: 1 }, cells: [] } }) });
    const at = attempt(QUIZ);
    at.toggle([0, 1]);
    await at.check();
    expect(at.phase).toBe('wrong');
    at.toggle([1, 0]);
    expect([at.phase, at.chosen.length]).toEqual(['asking', 2]);
  });

  it('is filled in by the server on request', async () => {
    server({ body: { placement: null, chosen: [[1, 0]] } });
    const at = attempt(QUIZ);
    await at.showMe();
    expect(at.isChosen([1, 0])).toBe(true);
    expect(at.isChosen([0, 1])).toBe(false);
  });
});
