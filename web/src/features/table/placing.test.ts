import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, View } from '../../api/types.ts';
import { snapshotAlone } from './alone.ts';
import { TableController } from './controller.ts';
import { Placing } from './placing.svelte.ts';

const EDGES = { 1: 'YYBRBR', 2: 'YYBRRB', 9: 'RRBBYY', 40: 'GGYYBB' };
const sent: ClientMessage[] = [];
const focusSpace = vi.fn();

beforeEach(() => {
  sent.length = 0;
  focusSpace.mockClear();
});

const LEGAL = ['1@0,-1:2', '1@1,0:3', '2@1,0:0'];

/** A hand of tiles 1, 2 and 9 between two spaces; one that is named must be filled. */
function placingOf(forced: readonly [number, number] | null = null, legal: readonly string[] = LEGAL): Placing {
  const space = (q: number, r: number) => ({ at: [q, r], forced: String([q, r]) === String(forced) });
  const view = {
    stage: 'free',
    player: 0,
    hands: [[1, 2, 9], []],
    colours: ['R', 'Y'],
    board: ['40@0,0:0'],
    spaces: [space(0, -1), space(1, 0)],
    legal,
  } as unknown as View;
  const link = { send: (message: ClientMessage) => sent.push(message) > 0, newId: () => 'id' };
  const controller = new TableController(snapshotAlone(view, 0, true, 0), EDGES, link, { allTurns: false, autoFill: false });
  const placing = new Placing(controller, () => controller.state);
  placing.pane = { focusSpace, cellAt: () => null, cellPassed: () => null, zoomBy: () => undefined, fit: () => undefined };
  return placing;
}

const press = (placing: Placing, key: string, enter?: () => void) => {
  const event = new KeyboardEvent('keydown', { key });
  document.body.dispatchEvent(event);
  return placing.key(event, enter);
};

describe('a tile taken up', () => {
  it('by a key takes the focus to the first space where it goes', async () => {
    expect(press(placingOf(), '1')).toBe(true);
    await tick();
    expect(focusSpace.mock.calls).toEqual([[[0, -1]]]);
  });

  it('by a key takes the focus to the space that must be filled', async () => {
    press(placingOf([1, 0]), '1');
    await tick();
    expect(focusSpace.mock.calls).toEqual([[[1, 0]]]);
  });

  it('by a pointer leaves the focus where it is, as does one that goes nowhere', async () => {
    const placing = placingOf();
    placing.choose(1, false);
    placing.choose(9, true);
    await tick();
    expect([placing.state.chosen, focusSpace.mock.calls]).toEqual([9, []]);
  });

  it('goes where the board is touched', () => {
    const placing = placingOf();
    placing.choose(1, false);
    placing.board.choose([1, 0]);
    expect(placing.state.trial).toEqual({ tile: 1, q: 1, r: 0, rotation: 3 });
  });

  it('is tried where it is dropped, and stays in hand outside', () => {
    const placing = placingOf();
    placing.drop(1, null);
    expect(placing.state.trial).toBeNull();
    placing.drop(1, [0, -1]);
    expect(placing.state.trial).toEqual({ tile: 1, q: 0, r: -1, rotation: 2 });
  });
});

describe('keys', () => {
  it('confirm the trial, or do what the page wishes', () => {
    const placing = placingOf();
    placing.drop(2, [1, 0]);
    const enter = vi.fn();
    press(placing, 'Enter', enter);
    expect([enter.mock.calls.length, sent.some(({ type }) => type === 'place')]).toEqual([1, false]);
    press(placing, 'Enter');
    expect(sent.at(-1)).toMatchObject({ type: 'place', placement: '2@1,0:0' });
  });

  it('that stand for no tile and no trial are left to others', () => {
    expect(['4', '0', 'y'].map((key) => press(placingOf(), key))).toEqual([false, false, false]);
  });
});

describe('the tiles that go somewhere', () => {
  const legal = ['1@0,-1:2', '2@0,-1:0', '9@1,0:0'];

  it('are all that may be placed', () => {
    expect([...placingOf(null, legal).goes]).toEqual([1, 2, 9]);
  });

  it('are those of the space that is chosen first', () => {
    const placing = placingOf(null, legal);
    placing.board.choose([0, -1]);
    expect([...placing.goes]).toEqual([1, 2]);
  });
});
