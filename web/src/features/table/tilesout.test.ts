import { expect, test } from 'vitest';
import { tilesOut } from './tilesout.ts';

const EDGES = { 1: 'YYBRBR', 2: 'RRBBYY', 3: 'RYGRYG', 4: 'GGRRYY', 9: 'RBGRBG', 10: 'BBRRGG', 11: 'YYBBGG' };

test('all tiles are out before any is drawn, by the colours of their links, in order of numbers', () => {
  expect(tilesOut({ board: [], hands: [[], []] }, EDGES)).toEqual([
    { colours: 'RYB', tiles: [1, 2] },
    { colours: 'RYG', tiles: [3, 4] },
    { colours: 'RBG', tiles: [9, 10] },
    { colours: 'YBG', tiles: [11] },
  ]);
});

test('what lies on the board or in any hand is not, and a group may be empty', () => {
  expect(tilesOut({ board: ['9@0,0:3', '1@-1,0:0'], hands: [[11], [2, 3]] }, EDGES)).toEqual([
    { colours: 'RYB', tiles: [] },
    { colours: 'RYG', tiles: [4] },
    { colours: 'RBG', tiles: [10] },
    { colours: 'YBG', tiles: [] },
  ]);
});
