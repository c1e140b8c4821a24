import { expect, it } from 'vitest';
import type { View } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { Hints } from './hints.svelte.ts';

const BEST: Placed = { tile: 7, q: 1, r: -2, rotation: 3 };
const viewOf = (position: string) => ({ position }) as View;

it('a hint says where to look, and is gone with its position', async () => {
  let view = viewOf('one');
  const hints = new Hints(
    () => view,
    async () => BEST,
  );
  expect(hints.at).toBeNull();
  const asking = hints.ask();
  expect(hints.busy).toBe(true);
  await asking;
  expect([hints.busy, hints.at, hints.placed]).toEqual([false, [1, -2], BEST]);
  view = viewOf('two');
  expect([hints.at, hints.placed]).toEqual([null, null]);
});

it('a hint that comes too late is shown to nobody, and one that fails leaves the way open', async () => {
  let view = viewOf('one');
  let done: (placed: Placed) => void = () => undefined;
  const hints = new Hints(
    () => view,
    () => new Promise((resolve) => (done = resolve)),
  );
  const asking = hints.ask();
  view = viewOf('two');
  expect(hints.busy).toBe(false);
  done(BEST);
  await asking;
  expect(hints.placed).toBeNull();
  const failing = new Hints(
    () => view,
    () => Promise.reject(new Error('no robot')),
  );
  await expect(failing.ask()).rejects.toThrow('no robot');
  expect(failing.busy).toBe(false);
});
