import { describe, expect, it } from 'vitest';
import type { TableState } from './state.ts';
import { soundOf } from './sounds.ts';

interface Shown {
  board?: string[];
  player?: number | null;
  lines?: { closed: boolean }[];
  winners?: number[];
  acting?: boolean;
  trial?: { tile: number; rotation: number } | null;
}

function stateOf({ board = [], player = 0, lines = [], winners, acting = false, trial = null }: Shown): TableState {
  const outcome = winners === undefined ? null : { winners };
  return { snapshot: { view: { board, player, lines, outcome }, you: [0] }, acting, trial } as unknown as TableState;
}

describe('what is heard', () => {
  it('is a knock for a tile, a chime for a loop', () => {
    expect(soundOf(stateOf({}), stateOf({ board: ['1@0,0:0'] }))).toBe('place');
    expect(soundOf(stateOf({}), stateOf({ board: ['1@0,0:0'], lines: [{ closed: true }] }))).toBe('loop');
  });

  it('is the end, won or lost', () => {
    expect(soundOf(stateOf({}), stateOf({ player: null, winners: [0] }))).toBe('won');
    expect(soundOf(stateOf({}), stateOf({ player: null, winners: [1] }))).toBe('lost');
  });

  it('is a call to the own turn, a tick for a tile that is turned, and nothing else', () => {
    expect(soundOf(stateOf({}), stateOf({ acting: true }))).toBe('yours');
    const tried = (rotation: number) => stateOf({ trial: { tile: 1, rotation } });
    expect(soundOf(tried(0), tried(1))).toBe('turn');
    expect(soundOf(tried(0), tried(0))).toBeNull();
  });
});
