import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './calls.ts';
import { reply } from './calls.ts';
import type { Port } from './index.ts';
import { Caller, ownAnalysis, Refused } from './index.ts';
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

describe('an analysis', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('ends its worker as soon as nobody wants it', async () => {
    const workers: FakePort[] = [];
    const made = class extends FakePort {
      constructor() {
        super();
        workers.push(this);
      }
    };
    vi.stubGlobal('Worker', made);
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
