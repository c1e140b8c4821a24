import { describe, expect, it } from 'vitest';
import type { Pairing, Round } from '../../api/tournaments.ts';
import { treeOf } from './bracket.ts';

const pairing = (sides: [number, number], more: Partial<Pairing> = {}) => ({ sides, winner: null, third_place: false, branch: null, ...more }) as Pairing;
const roundOf = (tables: Pairing[], byes: number[] = []) => ({ tables, byes: byes.map((entry) => ({ entry, why: 'bye' })) }) as unknown as Round;
const sidesOf = (order: number[], rounds: Round[]) => treeOf(order, rounds).rounds.map((matches) => matches.map(({ sides }) => sides));

describe('a bracket whose rounds do not follow from those before', () => {
  it('shows a final as it was paired, after both semi-finals were corrected', () => {
    const semi = roundOf([pairing([1, 4], { winner: 0 }), pairing([2, 3], { winner: 0 })]);
    const final = roundOf([pairing([4, 3]), pairing([1, 2], { third_place: true })]);
    expect(sidesOf([1, 2, 3, 4], [semi, final])[1]).toEqual([[4, 3]]);
  });

  it('has each entry once where a director exchanged two, also one that had a bye', () => {
    expect(sidesOf([1, 2, 3, 4], [roundOf([pairing([2, 4], { winner: 0 }), pairing([1, 3])])])).toEqual([[[2, 4], [1, 3]], [[2, null]]]);
    expect(sidesOf([1, 2, 3, 4, 5], [roundOf([pairing([1, 5], { winner: 0 })], [4, 2, 3])])).toEqual([
      [[4, null], [1, 5], [2, null], [3, null]],
      [[4, 1], [2, 3]],
      [[null, null]],
    ]);
  });

  it('has matches on their own branches where tables with the sets for the colour-blind come first', () => {
    const moved = (sides: [number, number], branch: number) => pairing(sides, { branch, winner: 0 });
    const eight = [1, 2, 3, 4, 5, 6, 7, 8];
    const quarters = roundOf([moved([3, 6], 4), moved([2, 7], 3), moved([1, 8], 1), moved([4, 5], 2)]);
    expect(sidesOf(eight, [quarters])[0]).toEqual([[1, 8], [4, 5], [2, 7], [3, 6]]);
    // A director has exchanged 5 and 7: nothing but the branch says where these two matches belong.
    const swapped = roundOf([moved([2, 5], 3), moved([3, 6], 4), moved([4, 7], 2), moved([1, 8], 1)]);
    expect(sidesOf(eight, [swapped]).slice(0, 2)).toEqual([
      [[1, 8], [4, 7], [2, 5], [3, 6]],
      [[1, 4], [2, 3]],
    ]);
  });
});
