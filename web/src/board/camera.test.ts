import { describe, expect, test } from 'vitest';
import type { Cell } from './codes.ts';
import { filled, fitted, kept, mixed, revealed, shows, toBoard, toScreen, zoomed } from './camera.ts';
import { boxRound, centre } from './geometry.ts';

const SIZES = [
  { width: 320, height: 320 },
  { width: 360, height: 480 },
  { width: 1440, height: 800 },
  { width: 3840, height: 2160 },
];
const WIDE: Cell[] = [
  [-7, 3],
  [6, -4],
  [0, 5],
];

describe('the view', () => {
  test('screen to board is the inverse of board to screen', () => {
    const view = { x: 31, y: -7, scale: 0.6 };
    const back = toBoard(view, toScreen(view, { x: -120, y: 44 }));
    expect(back.x).toBeCloseTo(-120);
    expect(back.y).toBeCloseTo(44);
  });

  test('a fitted board lies whole in the window', () => {
    for (const size of SIZES) {
      const box = boxRound(WIDE);
      const view = fitted(box, size);
      for (const corner of [
        { x: box.left, y: box.top },
        { x: box.right, y: box.bottom },
      ]) {
        expect(shows(view, corner, size)).toBe(true);
      }
    }
  });

  test('a young board is not blown up', () => {
    for (const size of SIZES) {
      const { scale } = fitted(boxRound([[0, 0]]), size);
      expect(100 * scale).toBeLessThan(Math.min(size.width, size.height) / 3);
    }
  });

  test('a zoom leaves its point where it is', () => {
    const around = { x: 200, y: 130 };
    const view = { x: 31, y: -7, scale: 0.6 };
    const before = toBoard(view, around);
    const after = toScreen(zoomed(view, 1.7, around), before);
    expect(after.x).toBeCloseTo(around.x);
    expect(after.y).toBeCloseTo(around.y);
  });

  test('no zoom goes beyond the smallest and the largest tile', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const around = { x: 0, y: 0 };
    expect(zoomed(view, 1e6, around)).toEqual(zoomed(view, 1e9, around));
    expect(zoomed(view, 1e-6, around).scale).toBeGreaterThan(0);
  });

  test('the board cannot be pushed out of the window', () => {
    const [size] = SIZES;
    const box = boxRound(WIDE);
    for (const [x, y] of [
      [1e5, 0],
      [-1e5, 1e5],
      [0, -1e5],
    ]) {
      const view = kept({ x, y, scale: 0.5 }, box, size);
      const [left, right] = [toScreen(view, { x: box.left, y: 0 }).x, toScreen(view, { x: box.right, y: 0 }).x];
      expect(left).toBeLessThan(size.width);
      expect(right).toBeGreaterThan(0);
    }
  });

  test('revealing a cell that is seen moves nothing', () => {
    const [, , size] = SIZES;
    const view = fitted(boxRound(WIDE), size);
    expect(revealed(view, boxRound([[0, 0]]), size)).toEqual(view);
  });

  test('revealing a cell brings it into the window at the same size', () => {
    const [, size] = SIZES;
    const view = { x: -900, y: 700, scale: 0.8 };
    const after = revealed(view, boxRound([[3, 3]]), size);
    expect(after.scale).toBe(view.scale);
    expect(shows(after, centre([3, 3]), size, 20)).toBe(true);
  });

  test('a board that is larger than the window leaves none of it empty', () => {
    const [, size] = SIZES;
    const box = boxRound(WIDE);
    const view = filled({ x: 300, y: 400, scale: 0.8 }, box, size);
    const [first, last] = [toScreen(view, { x: box.left, y: box.top }), toScreen(view, { x: box.right, y: box.bottom })];
    expect(first.x).toBeLessThanOrEqual(20);
    expect(first.y).toBeLessThanOrEqual(20);
    expect(last.x).toBeGreaterThanOrEqual(size.width - 20);
    expect(last.y).toBeGreaterThanOrEqual(size.height - 20);
    expect(filled(view, box, size)).toEqual(view);
  });

  test('a board with room in the window is whole in it', () => {
    const [, , size] = SIZES;
    const box = boxRound([[0, 0], [2, 1]]);
    const view = filled({ x: -900, y: 5000, scale: 0.5 }, box, size);
    expect(shows(view, { x: box.left, y: box.top }, size)).toBe(true);
    expect(shows(view, { x: box.right, y: box.bottom }, size)).toBe(true);
  });

  test('a view between two begins at the one, ends at the other, and keeps what both keep in place', () => {
    const from = { x: 10, y: 20, scale: 0.5 };
    const to = zoomed(from, 3, { x: 100, y: 50 });
    expect(mixed(from, to, 0)).toEqual(from);
    expect(mixed(from, to, 1)).toBe(to);
    const still = toBoard(from, { x: 100, y: 50 });
    const half = toScreen(mixed(from, to, 0.5), still);
    expect(half.x).toBeCloseTo(100);
    expect(half.y).toBeCloseTo(50);
  });
});
