import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PuzzleForm } from '../api/puzzle.ts';
import type { Call } from './calls.ts';
import { reply } from './calls.ts';
import type { Port } from './index.ts';
import { Caller, ownAnalysis, Refused, search, TOO_LONG } from './index.ts';
import type { Rules } from './module.ts';

const game = { position: 'here', actions: [] };

class FakePort implements Port {
  readonly sent: Call[] = [];
  ended = false;
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;

  postMessage(call: Call): void {
    this.sent.push(call);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(id: number, answer: unknown): void {
    this.onmessage?.({ data: { id, answer } } as MessageEvent);
  }
}

describe('the rules behind a worker', () => {
  it('gives each question its own answer, in whatever order they come', async () => {
    const port = new FakePort();
    const rules = new Caller<Rules>(port);
    const [one, two] = [rules.ask('perft', game, 1), rules.ask('perft', game, 2)];
    expect(port.sent).toEqual([
      { id: 0, method: 'perft', args: [game, 1] },
      { id: 1, method: 'perft', args: [game, 2] },
    ]);
    port.answer(1, 'two');
    port.answer(0, 'one');
    expect(await Promise.all([one, two])).toEqual(['one', 'two']);
  });

  it('refuses what the worker refuses, with what it is about', async () => {
    const port = new FakePort();
    const asked = new Caller<Rules>(port).ask('view', game);
    port.onmessage?.({ data: { id: 0, refused: 'bad.swap', params: { tile: 3 } } } as MessageEvent);
    await expect(asked).rejects.toEqual(new Refused('bad.swap', { tile: 3 }));
  });

  it('refuses everything once the worker has failed, or was ended', async () => {
    for (const how of ['failed', 'ended']) {
      const port = new FakePort();
      const rules = new Caller<Rules>(port);
      const asked = rules.ask('view', game);
      if (how === 'failed') port.onerror?.({ message: how } as ErrorEvent);
      else rules.end(how);
      await expect(asked).rejects.toThrow(how);
      await expect(rules.ask('view', game)).rejects.toThrow(how);
      expect([port.sent.length, port.ended]).toEqual([1, true]);
    }
  });
});

/** The workers that are made from now on. */
function madeWorkers(): FakePort[] {
  const workers: FakePort[] = [];
  const made = class extends FakePort {
    constructor() {
      super();
      workers.push(this);
    }
  };
  vi.stubGlobal('Worker', made);
  return workers;
}

describe('an analysis', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('ends its worker as soon as nobody wants it', async () => {
    const workers = madeWorkers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('network')));
    const left = new AbortController();
    const found = ownAnalysis(game, () => {}, left.signal);
    await vi.waitFor(() => expect(workers[0].sent).toHaveLength(1));
    expect(workers[0].ended).toBe(false);
    left.abort();
    expect(workers[0].ended).toBe(true);
    await expect(found).rejects.toThrow('analysis.ended');
  });
});

describe('a search', () => {
  const form = {} as PuzzleForm;
  let workers: FakePort[];

  beforeEach(() => {
    vi.useFakeTimers();
    workers = madeWorkers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has its whole time however long its module takes to come', async () => {
    const [asked, worker] = [search('hint', 1000, form, []), workers[0]];
    await vi.advanceTimersByTimeAsync(60_000);
    expect([worker.sent.map(({ method }) => method), worker.ended]).toEqual([['ready'], false]);
    worker.answer(0, true);
    await vi.advanceTimersByTimeAsync(999);
    expect(worker.sent[1]).toEqual({ id: 1, method: 'hint', args: [form, []] });
    worker.answer(1, { answer: 'none' });
    expect([await asked, worker.ended]).toEqual([{ answer: 'none' }, true]);
  });

  it('is ended when its time is over', async () => {
    const [asked, worker] = [search('hint', 1000, form, []), workers[0]];
    worker.answer(0, true);
    const refused = expect(asked).rejects.toThrow(TOO_LONG);
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(worker.ended).toBe(true);
  });
});

describe('the worker', () => {
  const rules = {
    perft: (_: unknown, depth: number) => depth * 2,
    view: () => {
      throw new Refused('bad.position');
    },
  } as Partial<Rules> as Rules;

  it('does what a call asks, and says what is refused', () => {
    expect(reply(rules, { id: 7, method: 'perft', args: [game, 3] })).toEqual({ id: 7, answer: 6 });
    expect(reply(rules, { id: 8, method: 'view', args: [game] })).toEqual({ id: 8, refused: 'bad.position', params: {} });
  });
});
