import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOOK_MS, lookAgain } from './lookagain.ts';

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => vi.useRealTimers());

it('looks every half minute while the page is looked at, at once when it is looked at again, and then no more', () => {
  const look = vi.fn();
  const stop = lookAgain(look);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LOOK_MS);
  expect(look).toHaveBeenCalledTimes(1);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(3 * LOOK_MS);
  expect(look).toHaveBeenCalledTimes(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(2);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(LOOK_MS);
  expect(look).toHaveBeenCalledTimes(2);
});
