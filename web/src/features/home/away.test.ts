import { expect, it } from 'vitest';
import type { TableRow } from '../../api/types.ts';
import { away, mayPutAway, putAway } from './away.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;
}

it('a game that is put away stays so', () => {
  const storage = memory();
  expect([...away(storage)]).toEqual([]);
  expect([...putAway('a', storage)]).toEqual(['a']);
  putAway('b', storage);
  expect([...away(storage)]).toEqual(['a', 'b']);
});

it('of many games the oldest are forgotten', () => {
  const storage = memory();
  for (let number = 0; number < 300; number++) putAway(String(number), storage);
  expect(away(storage).size).toBe(200);
  expect(away(storage).has('299')).toBe(true);
});

it('without a memory, or with a damaged one, it is away until the page is loaded anew', () => {
  expect([...putAway('a', null)]).toEqual(['a']);
  const storage = memory();
  storage.setItem('tantrix.away', '{not json');
  expect([...away(storage)]).toEqual([]);
});

it('only a game that one plays alone is put away', () => {
  const row = (...seats: string[]) => ({ table: { seats } }) as unknown as TableRow;
  expect(mayPutAway(row('me'))).toBe(true);
  expect(mayPutAway(row('me', 'robot'))).toBe(false);
});
