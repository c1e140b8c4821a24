import { describe, expect, it } from 'vitest';
import type { Node, ReviewSnapshot } from '../../api/review.ts';
import type { LogEntry } from '../../api/types.ts';
import { isPlayed, nextOf, pathOf, rowsOf } from './reviews.ts';

function node(id: number, parent: number, by: string | null = null): Node {
  const entry: LogEntry = { version: id, player: 0, forced: false, code: `${id}@0,0:0`, human: '', drawn: null, stage: 'free', scores: [1, 0] };
  return { id, parent, entry, by };
}

/** A game of three moves; 4 was tried in place of 2, 5 after it, 6 in place of 5, and 7 after the end. */
const nodes = [node(1, 0), node(2, 1), node(3, 2), node(4, 1, 'Ann'), node(5, 4, 'Ann'), node(6, 4, 'Ben'), node(7, 3, 'Ann')];
const review = { nodes, played: 3 } as unknown as ReviewSnapshot;

describe('the tree of a review', () => {
  it('leads to a move by those before it', () => {
    expect(pathOf(nodes, 6).map(({ id }) => id)).toEqual([1, 4, 6]);
    expect(pathOf(nodes, 0)).toEqual([]);
  });

  it('goes on along the game, and then along the newest try', () => {
    expect(nextOf(review, 0)).toBe(1);
    expect(nextOf(review, 1)).toBe(2);
    expect(nextOf(review, 4)).toBe(6);
    expect(nextOf(review, 3)).toBe(7);
    expect(nextOf(review, 7)).toBeNull();
  });

  it('lists what was tried below the move that it replaces', () => {
    const listed = rowsOf(review).map(({ node: { id }, depth }) => [id, depth]);
    expect(listed).toEqual([
      [1, 0],
      [2, 0],
      [4, 1],
      [5, 1],
      [6, 2],
      [3, 0],
      [7, 0],
    ]);
  });
});

it('begins only at moves of the game itself', () => {
  expect([0, 20, 56].every((at) => isPlayed({ played: 56 }, at))).toBe(true);
  expect([-1, 57, 1.5, NaN].some((at) => isPlayed({ played: 56 }, at))).toBe(false);
});
