import { describe, expect, test } from 'vitest';
import type { BoardModel } from '../../board/index.ts';
import type { Connections } from '../../rules/index.ts';
import connected, { endsOf, lengthOf } from './connections.ts';

const say = (id: string) => id;

const line = (...cells: [number, number][]) => ({ colour: 'R' as const, score: cells.length, closed: false, cells });

const FOUND: Connections = {
  chains: [
    { lines: [line([0, 0], [1, 0]), line([3, 0])], joints: [{ at: [2, 0], edges: [5, 2] }], length: 4 },
    { lines: [line([0, 5])], joints: [], length: 1 },
  ],
  ends: [
    { at: [2, 0], edge: 5, status: 'open' },
    { at: [2, 0], edge: 2, status: 'open' },
    { at: [-1, 0], edge: 2, status: 'blocked-for-ever' },
    { at: [4, 0], edge: 5, status: 'blocked-for-now' },
  ],
  twins: [
    [
      [-1, 0],
      [4, 0],
    ],
  ],
};

const MODEL = {
  lines: [line([1, 0], [0, 0])],
  labels: { board: 'board', space: ({ at }: { at: readonly number[] }) => `space ${at}`, tile: () => 'tile' },
} as unknown as BoardModel;

describe('connections', () => {
  test('lines that are joined are traced with the best one, each once', () => {
    const { lines, connections } = connected(MODEL, FOUND, 'R', say);
    expect(lines).toEqual([MODEL.lines[0], line([3, 0])]);
    expect(connections?.joints).toEqual([{ at: [2, 0], edges: [5, 2], colour: 'R' }]);
  });

  test('ends at which no tile can follow are marked, and twins', () => {
    const { connections } = connected(MODEL, FOUND, 'R', say);
    expect(connections?.stops).toEqual([
      { at: [-1, 0], edge: 2, ever: true },
      { at: [4, 0], edge: 5, ever: false },
    ]);
    expect(connections?.twins).toEqual([
      [-1, 0],
      [4, 0],
    ]);
  });

  test('a space says what it is to the lines', () => {
    const { labels } = connected(MODEL, FOUND, 'R', say);
    const spoken = (at: [number, number]) => labels.space({ at, forced: false, barred: false, lit: false, dot: null, number: null });
    expect(spoken([2, 0])).toBe('space 2,0, page.connections.space.joint');
    expect(spoken([-1, 0])).toBe('space -1,0, page.connections.space.ever, page.connections.space.twin');
    expect(spoken([4, 0])).toBe('space 4,0, page.connections.space.now, page.connections.space.twin');
    expect(spoken([9, 9])).toBe('space 9,9');
  });

  test('the key counts ends and the longest chain', () => {
    expect([lengthOf(FOUND), lengthOf({ chains: [], ends: [], twins: [] })]).toEqual([4, 0]);
    expect([endsOf(FOUND, 'blocked-for-now').length, endsOf(FOUND, 'blocked-for-ever').length]).toEqual([1, 1]);
  });
});
