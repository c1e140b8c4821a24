import { describe, expect, test } from 'vitest';
import type { Cell } from './codes.ts';
import type { Point } from './geometry.ts';
import {
  APOTHEM,
  bandPath,
  bandTo,
  boxRound,
  cellOf,
  centre,
  cornersPath,
  DIRECTIONS,
  directionTo,
  EDGE,
  edgeMiddle,
  hexagonPath,
  neighbour,
  span,
  tilted,
  towards,
  turnedAbout,
} from './geometry.ts';

const EDGES = [0, 1, 2, 3, 4, 5];
const RANGE = Array.from({ length: 61 }, (_, index) => index - 30);
const PAIRS = EDGES.flatMap((a) => EDGES.filter((b) => b !== a).map((b): [number, number] => [a, b]));

function near(one: Point, other: Point, digits = 6): void {
  expect(one.x).toBeCloseTo(other.x, digits);
  expect(one.y).toBeCloseTo(other.y, digits);
}

function numbers(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

describe('cells', () => {
  test('a neighbour turned by a sixth is the next one clockwise, and six sixths change nothing', () => {
    const about: Cell = [2, -3];
    for (const edge of EDGES) {
      expect(turnedAbout(neighbour(about, edge), about, 1)).toEqual(neighbour(about, (edge + 1) % 6));
      expect(turnedAbout([5, 4], about, edge - 6)).toEqual(turnedAbout([5, 4], about, edge));
    }
  });

  test('a cell to its middle and back is the same cell', () => {
    for (const q of RANGE) for (const r of RANGE) expect(cellOf(centre([q, r]))).toEqual([q, r]);
  });

  test('every point well inside a cell belongs to it', () => {
    const cell: Cell = [-3, 7];
    for (let edge = 0; edge < 6; edge += 0.25) {
      expect(cellOf(towards(edge, APOTHEM * 0.99, centre(cell)))).toEqual(cell);
    }
  });

  test('a point just over an edge belongs to the neighbour in that direction', () => {
    for (const edge of EDGES) expect(cellOf(towards(edge, APOTHEM * 1.01))).toEqual(DIRECTIONS[edge]);
  });

  test('directions run clockwise from north', () => {
    for (const edge of EDGES) near(centre(DIRECTIONS[edge]), towards(edge, 2 * APOTHEM));
    expect(centre(DIRECTIONS[0]).y).toBeLessThan(0);
    expect(centre(DIRECTIONS[1]).x).toBeGreaterThan(0);
  });

  test('the direction to a neighbour is found again, and there is none to a cell further off', () => {
    for (const edge of EDGES) expect(directionTo([2, -5], neighbour([2, -5], edge))).toBe(edge);
    expect(directionTo([0, 0], [0, 2])).toBe(-1);
  });

  test('the box round cells holds their outlines exactly', () => {
    expect(boxRound([[0, 0]])).toEqual({ left: -EDGE, right: EDGE, top: -APOTHEM, bottom: APOTHEM });
    expect(boxRound([])).toEqual(boxRound([[0, 0]]));
    const { left, right, bottom } = boxRound([
      [0, 0],
      [2, 1],
    ]);
    expect([left, right]).toEqual([-EDGE, 4 * EDGE]);
    expect(bottom).toBeCloseTo(5 * APOTHEM);
  });

  test('a board that is turned has its box turned with it', () => {
    const cells: Cell[] = [
      [0, 0],
      [3, -1],
    ];
    const [plain, upright] = [boxRound(cells), boxRound(cells, -1.5)];
    expect(upright.top).toBeCloseTo(-plain.right);
    expect(upright.left).toBeCloseTo(plain.top);
    expect(boxRound(cells, 0)).toEqual(plain);
    near(tilted({ x: 1, y: 0 }, -1.5), { x: 0, y: -1 });
    near(tilted(tilted({ x: 3, y: 5 }, -1.5), 1.5), { x: 3, y: 5 });
  });

  test('an outline of corners leaves the middle of every edge free, as wide as asked', () => {
    const pieces = cornersPath(0, 6, 12).split('M').slice(1).map(numbers);
    expect(pieces).toHaveLength(6);
    pieces.forEach((piece, index) => {
      const [start, end] = [piece.slice(0, 2), piece.slice(-2)];
      const [before, after] = [edgeMiddle(index), edgeMiddle(index + 1)];
      expect(Math.hypot(start[0] - before.x, start[1] - before.y)).toBeCloseTo(6, 1);
      expect(Math.hypot(end[0] - after.x, end[1] - after.y)).toBeCloseTo(6, 1);
    });
  });

  test('a sharp outline passes through the six corners', () => {
    const path = hexagonPath(0, 0);
    for (const edge of EDGES) {
      const { x, y } = towards(edge + 0.5, EDGE);
      expect(numbers(path).some((value) => Math.abs(value - x) < 0.01)).toBe(true);
      expect(numbers(path).some((value) => Math.abs(value - y) < 0.01)).toBe(true);
    }
  });
});

/** The middle of the circle of an arc, by its two ends, its radius and its sense. */
function arcCentre(start: Point, end: Point, radius: number, sweep: number): Point {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const chord = Math.hypot(dx, dy);
  const height = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2));
  const side = sweep === 1 ? 1 : -1;
  const [mx, my] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
  return { x: mx - (side * height * dy) / chord, y: my + (side * height * dx) / chord };
}

describe('bands', () => {
  test('a band ends in the middle of both its edges', () => {
    for (const [a, b] of PAIRS) {
      const values = numbers(bandPath(a, b));
      near({ x: values[0], y: values[1] }, edgeMiddle(a), 2);
      near({ x: values[values.length - 2], y: values[values.length - 1] }, edgeMiddle(b), 2);
    }
  });

  test('a band meets its neighbour on the same point of their edge', () => {
    for (const edge of EDGES) {
      const [here, there] = [centre([4, -1]), centre(neighbour([4, -1], edge))];
      near(edgeMiddle(edge, here), edgeMiddle((edge + 3) % 6, there));
    }
  });

  test('corner, bend and straight go by how far the edges lie apart, whichever comes first', () => {
    for (const [a, b] of PAIRS) expect(span(a, b)).toBe(span(b, a));
    expect([span(0, 1), span(5, 0), span(1, 5), span(2, 5)]).toEqual([1, 1, 2, 3]);
  });

  test('a straight is a line', () => {
    for (const edge of EDGES) expect(bandTo(edge, (edge + 3) % 6)).toMatch(/^L/);
  });

  test('a corner is an arc of half an edge round the corner between its edges', () => {
    for (const [a, b] of PAIRS.filter(([a, b]) => span(a, b) === 1)) {
      const [radius, , , , sweep] = numbers(bandTo(a, b));
      expect(radius).toBe(EDGE / 2);
      const between = (b - a + 6) % 6 === 1 ? a + 0.5 : b + 0.5;
      near(arcCentre(edgeMiddle(a), edgeMiddle(b), radius, sweep), towards(between, EDGE));
    }
  });

  test('a bend is an arc of three halves of an edge round the point where its edges cross', () => {
    for (const [a, b] of PAIRS.filter(([a, b]) => span(a, b) === 2)) {
      const [radius, , , , sweep] = numbers(bandTo(a, b));
      expect(radius).toBe(1.5 * EDGE);
      const between = (b - a + 6) % 6 === 2 ? a + 1 : b + 1;
      near(arcCentre(edgeMiddle(a), edgeMiddle(b), radius, sweep), towards(between, 2 * APOTHEM));
    }
  });

  test('a band meets its edges at right angles', () => {
    for (const [a, b] of PAIRS.filter(([a, b]) => span(a, b) !== 3)) {
      const [radius, , , , sweep] = numbers(bandTo(a, b));
      const middle = arcCentre(edgeMiddle(a), edgeMiddle(b), radius, sweep);
      for (const edge of [a, b]) {
        const [end, out] = [edgeMiddle(edge), towards(edge, 1)];
        expect((end.x - middle.x) * out.x + (end.y - middle.y) * out.y).toBeCloseTo(0);
      }
    }
  });

  test('with an overlap a band goes on over both edges', () => {
    const values = numbers(bandPath(0, 3, 2));
    expect(values[1]).toBeCloseTo(-APOTHEM - 2, 1);
    expect(values[values.length - 1]).toBeCloseTo(APOTHEM + 2, 1);
  });
});
