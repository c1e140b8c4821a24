import { describe, expect, it } from 'vitest';
import type { Pairing, Round } from '../../api/tournaments.ts';
import { treeOf } from './bracket.ts';

const pairing = (sides: [number, number], more: Partial<Pairing> = {}) => ({ sides, winner: null, third_place: false, ...more }) as Pairing;
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

  it('finds matches whose tables are not in the order of the tree', () => {
    expect(sidesOf([1, 2, 3, 4], [roundOf([pairing([2, 3]), pairing([1, 4])])])[0]).toEqual([[1, 4], [2, 3]]);
  });
});
