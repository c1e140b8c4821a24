import { describe, expect, test } from 'vitest';
import type { Cell } from './codes.ts';
import { centre, DIRECTIONS, neighbour } from './geometry.ts';
import { byPlace, nearest, nextInWay, wayOf } from './keyboard.ts';

const EDGES = [0, 1, 2, 3, 4, 5];
const WAYS = [...EDGES, 1.5, 4.5];

/** The spaces round a few tiles. */
function spacesRound(tiles: Cell[]): Cell[] {
  const taken = new Set(tiles.map(String));
  const all = tiles.flatMap((tile) => EDGES.map((edge) => neighbour(tile, edge)));
  return [...new Map(all.filter((cell) => !taken.has(String(cell))).map((cell) => [String(cell), cell])).values()];
}

const GROUPS: Cell[][] = [
  [[0, 0]],
  [[0, 0], [1, 0], [1, 1]],
  [[0, 0], [1, -1], [2, -2], [3, -3], [4, -4]],
  [[0, 0], [0, 1], [0, 2], [1, 2], [2, 1], [3, 0], [3, -1], [-1, 0], [-2, 0]],
  [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [2, 2], [1, 3], [0, 3], [-1, 3], [-1, 2], [-1, 1]],
];

describe('the keys', () => {
  test('Q W E A S D lie as their directions do', () => {
    const keys = ['KeyW', 'KeyE', 'KeyD', 'KeyS', 'KeyA', 'KeyQ'];
    expect(keys.map(wayOf)).toEqual(EDGES);
  });

  test('a digit and the question mark are nobody’s way', () => {
    for (const code of ['Digit1', 'Numpad1', 'Slash', 'KeyR', 'Enter']) expect(wayOf(code)).toBeUndefined();
  });
});

describe('the next space', () => {
  test('in a direction with a neighbour is that neighbour', () => {
    const field = [...DIRECTIONS, ...DIRECTIONS.map(([q, r]): Cell => [2 * q, 2 * r])];
    for (const edge of EDGES) expect(nextInWay([0, 0], edge, field)).toEqual(DIRECTIONS[edge]);
  });

  test('over a gap is the one behind it, not one beside', () => {
    expect(nextInWay([0, 0], 0, [[0, -4], [3, -2], [-3, 1]])).toEqual([0, -4]);
  });

  test('up, down, left and right follow the eye', () => {
    const from: Cell = [0, 0];
    for (const [code, sees] of [
      ['ArrowUp', (x: number, y: number) => y < 0 && Math.abs(x) <= Math.abs(y)],
      ['ArrowDown', (x: number, y: number) => y > 0 && Math.abs(x) <= Math.abs(y)],
      ['ArrowLeft', (x: number, y: number) => x < 0 && Math.abs(y) < Math.abs(x)],
      ['ArrowRight', (x: number, y: number) => x > 0 && Math.abs(y) < Math.abs(x)],
    ] as const) {
      const found = nextInWay(from, wayOf(code) as number, [...DIRECTIONS]);
      const { x, y } = centre(found as Cell);
      expect(sees(x, y)).toBe(true);
    }
  });

  test('is none where nothing lies that way', () => {
    expect(nextInWay([0, 0], 0, [[0, 1], [1, 1]])).toBeUndefined();
    expect(nextInWay([0, 0], 0, [[0, 0]])).toBeUndefined();
  });

  test('is reached by the six keys and the arrows alone, from every space to every other', () => {
    for (const tiles of GROUPS) {
      const spaces = spacesRound(tiles);
      for (const start of spaces) {
        const seen = new Set([String(start)]);
        const open = [start];
        while (open.length > 0) {
          const from = open.pop() as Cell;
          for (const way of WAYS) {
            const to = nextInWay(from, way, spaces);
            if (to === undefined || seen.has(String(to))) continue;
            seen.add(String(to));
            open.push(to);
          }
        }
        expect(seen.size).toBe(spaces.length);
      }
    }
  });
});

test('cells are read from top to bottom, then from left to right', () => {
  const cells: Cell[] = [[1, 0], [0, 1], [-1, 1], [0, 0], [2, -1]];
  expect([...cells].sort(byPlace)).toEqual([[0, 0], [2, -1], [-1, 1], [1, 0], [0, 1]]);
});

test('the nearest cell is given only within the distance', () => {
  const cells: Cell[] = [[0, 0], [4, 0]];
  expect(nearest({ x: 60, y: 0 }, cells)).toEqual([0, 0]);
  expect(nearest({ x: 60, y: 0 }, cells, 40)).toBeUndefined();
});
