import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carry } from './carry.svelte.ts';

const done: string[] = [];
const carry = () =>
  new Carry({
    lift: (tile) => done.push(`lift ${tile}`),
    over: (x, y) => done.push(`over ${x},${y}`),
    drop: (tile, x, y) => done.push(`drop ${tile} ${x},${y}`),
    stop: () => done.push('stop'),
  });
const at = (clientX: number, clientY: number) =>
  ({ button: 0, pointerType: 'mouse', clientX, clientY, currentTarget: { setPointerCapture: () => {} } }) as unknown as PointerEvent;

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a tile is on its way at once, and lifted once that has been drawn', () => {
  const carried = carry();
  carried.down(at(0, 0), 7);
  carried.move(at(5, 0));
  expect(carried.moving).toBeNull();
  carried.move(at(20, 0));
  carried.move(at(30, 0));
  expect([carried.moving, done]).toEqual([{ tile: 7, x: 30, y: 0 }, []]);
  vi.runAllTimers();
  carried.move(at(40, 0));
  carried.up();
  expect(done).toEqual(['lift 7', 'over 30,0', 'over 40,0', 'drop 7 40,0']);
});

test('let go before that, it is lifted and dropped, once', () => {
  const carried = carry();
  carried.down(at(0, 0), 7);
  carried.move(at(20, 0));
  carried.up();
  vi.runAllTimers();
  expect(done).toEqual(['lift 7', 'over 20,0', 'drop 7 20,0']);
});

test('given up before that, it is never lifted', () => {
  const carried = carry();
  carried.down(at(0, 0), 7);
  carried.move(at(20, 0));
  carried.stop();
  vi.runAllTimers();
  expect(done).toEqual(['stop']);
});
