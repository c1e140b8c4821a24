import { expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

it('the moves of a player stand together until the next one comes, and keep their places', () => {
  const turns = turnsOf([0, 0, 1, 0].map((player, at) => ({ player, at, scores: [0, 0] })));
  expect(turns.map(({ number, player }) => [number, player])).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ]);
  expect(turns.map(({ moves }) => moves.map(({ index }) => index))).toEqual([[1, 2], [3], [4]]);
});

it('a turn tells what its player has won in it, whatever others gave before', () => {
  const turns = turnsOf([
    { player: 0, scores: [1, 0] },
    { player: 1, scores: [2, 1] },
    { player: 1, scores: [2, 4] },
    { player: 0, scores: [2, 4] },
    { player: 1, scores: [5, 6] },
  ]);
  expect(turns.map(({ gain }) => gain)).toEqual([1, 4, 0, 2]);
});
