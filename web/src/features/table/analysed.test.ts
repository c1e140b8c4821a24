import { expect, it } from 'vitest';
import type { Table } from '../../api/types.ts';
import { analysed } from './analysed.ts';

const of = (game: string, seats: number) => analysed({ game, seats: Array(seats).fill({}) } as unknown as Table);

it('games of two are analysed, and those of more say that they are not', () => {
  expect(of('strategy', 2)).toBe('offered');
  expect([of('strategy', 3), of('strategy', 4)]).toEqual(['two', 'two']);
  expect([of('mindgame', 2), of('solitaire', 1)]).toEqual([null, null]);
});
