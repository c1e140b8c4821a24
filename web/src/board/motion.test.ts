import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Motion } from './motion.ts';

const motion = new Motion();

function still(wished: boolean): void {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: wished } as MediaQueryList);
}

/** How far a board goes that is let go at a speed. */
function thrown(x: number, y: number): { x: number; y: number } {
  const way = { x: 0, y: 0 };
  motion.coast({ x, y }, (dx, dy) => {
    way.x += dx;
    way.y += dy;
  });
  vi.advanceTimersByTime(5000);
  return way;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  still(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.motion;
});

test('twice the speed goes twice as far, the same way', () => {
  const [slow, fast] = [thrown(0.5, -0.25), thrown(1, -0.5)];
  expect(fast.x / slow.x).toBeCloseTo(2, 1);
  expect(slow.y / slow.x).toBeCloseTo(-0.5);
});

test('a wild flick goes no further than a strong one', () => {
  const [strong, wild] = [thrown(3, 0), thrown(30, 0)];
  expect(wild.x).toBeCloseTo(strong.x, 0);
});

test('where movement is not wanted nothing runs out, and a glide is at its end at once', () => {
  still(true);
  expect(thrown(1, 1)).toEqual({ x: 0, y: 0 });
  const shares: number[] = [];
  motion.glide((share) => shares.push(share));
  expect(shares).toEqual([1]);
});

test('the page can ask for stillness too', () => {
  document.documentElement.dataset.motion = 'still';
  expect(thrown(1, 1)).toEqual({ x: 0, y: 0 });
});

test('a new movement ends the one before', () => {
  const [first, second]: number[][] = [[], []];
  motion.glide((share) => first.push(share));
  vi.advanceTimersByTime(50);
  motion.glide((share) => second.push(share));
  const before = first.length;
  vi.advanceTimersByTime(1000);
  expect(first).toHaveLength(before);
  expect(second.at(-1)).toBe(1);
});
