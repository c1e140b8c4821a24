import { describe, expect, it } from 'vitest';
import { arrange } from './hand.ts';

describe('the slots of a hand', () => {
  it('lay a new hand out in order, six places wide', () => {
    expect(arrange([], [3, 9, 12])).toEqual([3, 9, 12, null, null, null]);
  });

  it('give a drawn tile the place of the tile that was played', () => {
    const before = arrange([], [3, 9, 12, 20, 31, 44]);
    expect(arrange(before, [1, 3, 9, 20, 31, 44])).toEqual([3, 9, 1, 20, 31, 44]);
  });

  it('leave a gap when the bag is empty', () => {
    const before = arrange([], [3, 9, 12, 20, 31, 44]);
    expect(arrange(before, [3, 9, 20, 31, 44])).toEqual([3, 9, null, 20, 31, 44]);
  });

  it('hold a hand larger than six', () => {
    expect(arrange([], [1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
