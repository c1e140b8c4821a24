import { expect, test } from 'vitest';
import { loosened, narrowed, queryOf, searchOf } from './search.ts';

test('an address and a search say the same', () => {
  const query = 'player=Ann&result=won&min_score=20&opening=56';
  expect(queryOf(searchOf(query))).toBe(query);
  expect(searchOf('')).toEqual(searchOf('before=3&unknown=1'));
});

test('what is empty is left out, and spaces round a name are', () => {
  const search = { ...searchOf(''), player: '  Ann Lee ', from: ' ' };
  expect(queryOf(search)).toBe('player=Ann+Lee');
});

test('a page begins before a number', () => {
  expect(queryOf(searchOf('game=gobble'), 12)).toBe('game=gobble&before=12');
});

test('won and lost are asked of a player alone', () => {
  expect(queryOf(searchOf('result=won'))).toBe('');
  expect(queryOf(searchOf('result=tied'))).toBe('result=tied');
});

test('fields beyond the names count', () => {
  expect(narrowed(searchOf('player=Ann&opponent=Ben'))).toBe(0);
  expect(narrowed(searchOf('player=Ann&kind=ranked&to=2026-11-01'))).toBe(2);
});

test('each thing that is sought can be left out, and what hangs on it goes with it', () => {
  expect(loosened(searchOf('player=Ann&result=won&kind=ranked'))).toEqual([
    { field: 'player', query: 'kind=ranked' },
    { field: 'result', query: 'player=Ann&kind=ranked' },
    { field: 'kind', query: 'player=Ann&result=won' },
  ]);
  expect(loosened(searchOf('result=won'))).toEqual([]);
});
