import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carry } from './carry.svelte.ts';

const done: string[] = [];
let pressed: HTMLButtonElement;

/** A tile that is pressed at the corner. */
function carry(): Carry {
  const carried = new Carry({
    lift: (tile) => done.push(`lift ${tile}`),
    over: (x, y) => done.push(`over ${x},${y}`),
    drop: (tile, x, y) => done.push(`drop ${tile} ${x},${y}`),
    stop: () => done.push('stop'),
  });
  pressed.addEventListener('pointerdown', (event) => carried.down(event, 7), { once: true });
  send('pointerdown', 0);
  return carried;
}

function send(kind: string, clientX: number): void {
  pressed.dispatchEvent(new PointerEvent(kind, { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY: 0 }));
}

beforeEach(() => {
  done.length = 0;
  pressed = document.createElement('button');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a tile is on its way at once, and lifted once that has been drawn', () => {
  const carried = carry();
  send('pointermove', 5);
  expect(carried.tile).toBeNull();
  send('pointermove', 20);
  send('pointermove', 30);
  expect([carried.tile, carried.at, done]).toEqual([7, { x: 30, y: 0 }, []]);
  vi.runAllTimers();
  send('pointermove', 40);
  send('pointerup', 40);
  expect(done).toEqual(['lift 7', 'over 30,0', 'over 40,0', 'drop 7 40,0']);
  expect([carried.tile, carried.ends(), carried.ends()]).toEqual([null, true, false]);
});

test('let go before that, it is lifted and dropped, once', () => {
  carry();
  send('pointermove', 20);
  send('pointerup', 20);
  vi.runAllTimers();
  expect(done).toEqual(['lift 7', 'over 20,0', 'drop 7 20,0']);
});

test('given up before that, it is never lifted', () => {
  carry();
  send('pointermove', 20);
  send('pointercancel', 20);
  vi.runAllTimers();
  expect(done).toEqual(['stop']);
});

test('a press that does not move is none, and once let go nothing follows the pointer', () => {
  const carried = carry();
  send('pointerup', 0);
  send('pointermove', 40);
  vi.runAllTimers();
  expect([carried.tile, carried.ends(), done]).toEqual([null, false, []]);
});
