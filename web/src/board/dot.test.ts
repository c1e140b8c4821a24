import { describe, expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { APOTHEM, towards } from './geometry.ts';
import { DOT_RADIUS, dotOffset, dotWay } from './dot.ts';

const EDGES = [0, 1, 2, 3, 4, 5];
const SCALES = [0.1, 0.3, 0.75, 1.5, 5];
const everywhere = { inside: () => true, hides: () => false };

/** How far a point lies outside a hexagon round the origin: the most that it passes any edge by. */
function outside({ x, y }: Point, scale: number): number {
  return Math.max(
    ...EDGES.map((edge) => {
      const out = towards(edge, 1);
      return x * out.x + y * out.y - APOTHEM * scale;
    }),
  );
}

describe('the dot', () => {
  test('has a target of 48 pixels', () => {
    expect(2 * DOT_RADIUS).toBeGreaterThanOrEqual(48);
  });

  test('never hides the tile, in no direction and at no size', () => {
    for (const scale of SCALES) {
      for (const way of EDGES.flatMap((edge) => [edge, edge + 0.5])) {
        expect(outside(dotOffset(way, scale), scale)).toBeGreaterThan(DOT_RADIUS);
      }
    }
  });

  test('lies above the finger', () => {
    const way = dotWay({ scale: 1, finger: true, ...everywhere });
    expect(dotOffset(way, 1).y).toBeLessThan(-APOTHEM);
  });

  test('lies in the window where there is room for it on one side only', () => {
    for (const edge of EDGES) {
      const seen = towards(edge, 1);
      const inside = ({ x, y }: Point) => x * seen.x + y * seen.y > APOTHEM;
      for (const finger of [true, false]) {
        const way = dotWay({ scale: 1, finger, inside, hides: () => true });
        expect(inside(dotOffset(way, 1))).toBe(true);
      }
    }
  });

  test('lies beside what it would hide right above the finger', () => {
    const above = ({ x, y }: Point) => y < 0 && Math.abs(x) < 10;
    const way = dotWay({ scale: 1, finger: true, inside: () => true, hides: above });
    expect(Math.abs(dotOffset(way, 1).x)).toBeGreaterThan(10);
    expect(dotOffset(way, 1).y).toBeLessThan(0);
  });

  test('prefers the bare table to tiles, for the mouse', () => {
    const bare = ({ y }: Point) => y > 0;
    const way = dotWay({ scale: 1, finger: false, inside: () => true, hides: (at) => !bare(at) });
    expect(dotOffset(way, 1).y).toBeGreaterThan(0);
  });
});
