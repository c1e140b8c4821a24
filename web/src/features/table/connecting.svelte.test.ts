import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../api/types.ts';
import type { BoardModel } from '../../board/index.ts';
import type { AskedRules, Connections } from '../../rules/index.ts';
import { Tracing } from '../../ui/tracing.svelte.ts';
import { Aids } from './aids.svelte.ts';
import { Connecting } from './connecting.svelte.ts';

const viewOf = (position: string, game = 'strategy:2:draw-return') =>
  ({ game, position: `${position} board`, board: [], colours: ['R', 'Y'], player: 1 }) as unknown as View;
const foundOf = (length: number): Connections => ({ chains: [{ lines: [], joints: [], length }], ends: [], twins: [] });
const MODEL = { lines: [], labels: { space: () => '' } } as unknown as BoardModel;

/** A table that can go on. */
class Going {
  view = $state.raw<View | null>(null);
  may = $state(true);
}

let end = () => {};
afterEach(() => end());

/** Connections at a table, with rules that answer when they are told to. */
function shown() {
  const table = new Going();
  const tracing = new Tracing();
  const answers: ((found: Connections) => void)[] = [];
  const rules = { connections: vi.fn(() => new Promise<Connections>((answer) => answers.push(answer))) };
  let connecting!: Connecting;
  end = $effect.root(() => {
    connecting = new Connecting(() => table.view, tracing, () => table.may, () => 0, rules as unknown as AskedRules);
  });
  return { table, tracing, connecting, rules, answers };
}

describe('connections at a table', () => {
  it('are asked for once they are shown, of the colour that is traced, else of the player at the bottom', async () => {
    const { table, tracing, connecting, rules, answers } = shown();
    flushSync(() => (table.view = viewOf('one')));
    expect([connecting.on, rules.connections.mock.calls.length]).toEqual([false, 0]);
    flushSync(() => connecting.show(true));
    expect([connecting.on, tracing.colour]).toEqual([true, 'R']);
    expect(rules.connections.mock.calls).toEqual([[{ position: 'one -', actions: [] }, 'R']]);
    expect(connecting.drawn(MODEL)).toBe(MODEL);
    answers[0](foundOf(4));
    await vi.waitFor(() => expect(connecting.told).toEqual(foundOf(4)));
    expect(connecting.drawn(MODEL).connections).toEqual({ joints: [], stops: [], twins: [] });
  });

  it('are told of the last position until those of the next are known, and not drawn there', async () => {
    const { table, connecting, answers } = shown();
    flushSync(() => (table.view = viewOf('one')));
    flushSync(() => connecting.show(true));
    answers[0](foundOf(4));
    await vi.waitFor(() => expect(connecting.told).toEqual(foundOf(4)));
    flushSync(() => (table.view = viewOf('two')));
    expect(connecting.told).toEqual(foundOf(4));
    expect(connecting.drawn(MODEL)).toBe(MODEL);
    answers[1](foundOf(5));
    await vi.waitFor(() => expect(connecting.told).toEqual(foundOf(5)));
    expect(connecting.drawn(MODEL)).not.toBe(MODEL);
  });

  it('are gone with the colour, and where there may be none', async () => {
    const { table, tracing, connecting, rules, answers } = shown();
    flushSync(() => (table.view = viewOf('one')));
    flushSync(() => connecting.show(true));
    answers[0](foundOf(4));
    await vi.waitFor(() => expect(connecting.told).toEqual(foundOf(4)));
    flushSync(() => tracing.hold('R'));
    expect([connecting.on, connecting.told, connecting.drawn(MODEL) === MODEL]).toEqual([true, null, true]);
    flushSync(() => tracing.hold('R'));
    flushSync(() => (table.may = false));
    expect([connecting.able, connecting.on, connecting.told, connecting.drawn(MODEL) === MODEL]).toEqual([false, false, null, true]);
    flushSync(() => (table.view = viewOf('two')));
    expect(rules.connections.mock.calls.every(([game]: unknown[]) => (game as { position: string }).position === 'one -')).toBe(true);
  });
});

describe('aids', () => {
  it('are there for Strategy alone, once there is a position and where they may be', () => {
    const table = new Going();
    let aids!: Aids;
    end = $effect.root(() => {
      aids = new Aids({ view: () => table.view, tracing: new Tracing(), may: () => table.may });
    });
    expect([aids.able, aids.listed]).toEqual([false, false]);
    table.view = viewOf('one');
    expect(aids.able).toBe(true);
    table.may = false;
    expect(aids.able).toBe(false);
    [table.may, table.view] = [true, viewOf('one', 'solitaire:RYB')];
    expect(aids.able).toBe(false);
  });
});
