import { expect, it } from 'vitest';
import { parseCode } from '../../board/codes.ts';
import { movesTo } from './moves.ts';

const tiles = (...codes: string[]) => codes.map(parseCode);
const START = tiles('9@0,0:0');

it('tiles are laid, turned, carried elsewhere and taken back', () => {
  const past = ['>1@1,0:0', '1@1,0:0>1@1,0:3', '1@1,0:3>1@2,0:3', '>2@1,0:0', '2@1,0:0>', '9@0,0:0>9@0,0:5'];
  expect(movesTo(START, past, tiles('9@0,0:5', '1@2,0:3'))).toEqual([
    { place: '1@1,0:0' },
    { place: '1@1,0:3' },
    { take: [1, 0] },
    { place: '1@2,0:3' },
    { place: '2@1,0:0' },
    { take: [1, 0] },
    { place: '9@0,0:5' },
  ]);
});

it('tiles that change places are both taken up before they are laid', () => {
  const past = ['>1@1,0:0', '>2@2,0:0', '1@1,0:0+2@2,0:0>1@2,0:0+2@1,0:0'];
  expect(movesTo(START, past, tiles('9@0,0:0', '2@1,0:0', '1@2,0:0')).slice(2)).toEqual([
    { take: [1, 0] },
    { take: [2, 0] },
    { place: '1@2,0:0' },
    { place: '2@1,0:0' },
  ]);
});

it('steps that were lost are no loss: the table is laid straight away', () => {
  const table = tiles('9@0,0:0', '1@1,0:0');
  const straight = [{ place: '1@1,0:0' }];
  expect(movesTo(START, ['1@3,0:0>1@1,0:0'], table)).toEqual(straight);
  expect(movesTo(START, ['>1@1,0:1'], table)).toEqual(straight);
  expect(movesTo(START, ['nonsense'], table)).toEqual(straight);
  const turns = Array.from({ length: 2400 }, (_, turn) => `1@1,0:${turn % 6}>1@1,0:${(turn + 1) % 6}`);
  expect(movesTo(START, ['>1@1,0:0', ...turns], table)).toEqual(straight);
  expect(movesTo(START, [], START)).toEqual([]);
});
