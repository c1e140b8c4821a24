import { expect, it } from 'vitest';
import { isKnown, remember } from './known.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;
}

const forbidden = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
} as unknown as Storage;

it('who has been here is known, by the first minute or by what they did elsewhere', () => {
  const storage = memory();
  expect(isKnown(storage)).toBe(false);
  remember(storage);
  expect(isKnown(storage)).toBe(true);
  const solver = memory();
  solver.setItem('tantrix.puzzles', '{}');
  expect(isKnown(solver)).toBe(true);
});

it('nobody is known to a browser that keeps nothing', () => {
  remember(forbidden);
  expect(isKnown(forbidden)).toBe(false);
  expect(isKnown(null)).toBe(false);
});
