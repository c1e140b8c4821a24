import { describe, expect, it } from 'vitest';
import { bagOf, EMPTY, offersAt, rotationsAt, SET, sketchOf, textOf, unused } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** Three tiles in name only: each colour twice. */
const EDGES = { 1: 'YYBRRB', 2: 'BYYBRR', 3: 'GGGGGG' };

const ONE: Sketch = { ...EMPTY, table: [{ tile: 1, q: 0, r: 0, rotation: 0 }], hands: [[5, 4], [6]] };

describe('a position that is entered by hand', () => {
  it('uses every tile once', () => {
    expect(unused(ONE)).toHaveLength(SET - 4);
    expect(unused(ONE)).not.toContain(5);
    expect(bagOf(ONE)).toBe(SET - 4);
    expect(bagOf({ ...ONE, bag: 50 })).toBe(50);
  });

  it('offers the rotations that match on every side', () => {
    // Below the first tile lies its fourth edge, red: the tile there must show red at its first.
    const below = rotationsAt(ONE.table, EDGES, 2, [0, 1]);
    const above = (rotation: number) => [...EDGES[2]][(6 - rotation) % 6];
    expect(below.map(above)).toEqual(['R', 'R']);
    expect(rotationsAt(ONE.table, EDGES, 2, [5, 5])).toHaveLength(6);
    expect(rotationsAt(ONE.table, EDGES, 3, [0, 1])).toEqual([]);
  });

  it('offers tiles that do not match on demand alone', () => {
    const edges = Object.fromEntries(Array.from({ length: SET }, (_, index) => [index + 1, EDGES[3]]));
    const odd = { ...edges, 1: EDGES[1] };
    expect(offersAt(ONE, odd, [0, 1], false)).toEqual([]);
    expect(offersAt(ONE, odd, [0, 1], true)).toHaveLength(SET - 4);
  });

  it('is the line that the server reads', () => {
    expect(textOf(ONE, 'RY')).toBe('v1 strategy:2 forced 0 4,5/6 ?52 1@0,0:0');
    expect(textOf({ ...EMPTY, bag: 0, player: 1, stage: 'after' }, 'BG')).toBe('v1 strategy:2:colours=BG after 1 -/- - -');
  });

  it('goes on from a position that was read', () => {
    const read = sketchOf({ board: ['1@0,0:0'], hands: [[4, 5], [6]], bag: 52, player: 0, stage: 'free' });
    expect(textOf(read, 'RY')).toBe(textOf({ ...ONE, bag: 52 }, 'RY'));
  });
});
