import { describe, expect, it } from 'vitest';
import { codeOf, parseCode } from '../../board/codes.ts';
import { carried, fixedAt, inside, isFine, lyable, startOf, surroundings, touches, trayOf } from './arrangement.ts';
import type { PuzzleForm } from '../../api/puzzle.ts';
import type { Cell } from '../../api/types.ts';

const tiles = (...codes: string[]) => codes.map(parseCode);

function form(change: Partial<PuzzleForm> = {}): PuzzleForm {
  const rest = { holes: false, no_hole: false, scored: null, target_s: null, records: null, turns_only: false };
  return { id: 'x', tiles: [1, 2, 2, 3], choices: [[]], board: null, givens: [], ...rest, ...change };
}

describe('the finer solution', () => {
  const look = (enclosed: Cell[]) => ({ mismatches: [], faults: [], solved: true, enclosed, score: null, lines: [], fits: {} });
  const six = { tiles: [1, 2, 3, 4, 5, 6] };

  it('encloses nothing where something could be enclosed', () => {
    expect(isFine(form(six), look([]))).toBe(true);
    expect(isFine(form(six), look([[0, 0]]))).toBe(false);
    expect(isFine(form(six), { ...look([]), solved: false })).toBe(false);
    expect(isFine(form(), look([]))).toBe(false);
    expect(isFine(form({ ...six, board: [[0, 0]] }), look([]))).toBe(false);
  });
});

describe('the tray', () => {
  it('has what does not lie, copies counted', () => {
    expect([...trayOf([1, 2, 2, 3], tiles('2@0,0:0', '3@1,0:0'))]).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
    ]);
  });
});

describe('tiles that are carried', () => {
  it('keep their places to each other', () => {
    expect(carried(tiles('1@0,0:1', '2@0,-1:5'), [0, 0], [3, 1], 0).map(codeOf)).toEqual(['1@3,1:1', '2@3,0:5']);
  });

  it('turn about the one by which they are held, six times to where they were', () => {
    const before = tiles('1@0,0:1', '2@0,-1:5', '3@2,-2:0');
    expect(carried(before, [0, 0], [0, 0], 1).map(codeOf)).toEqual(['1@0,0:2', '2@1,-1:0', '3@2,0:1']);
    expect(carried(before, [0, -1], [0, -1], 6)).toEqual(before);
    expect(carried(carried(before, [0, 0], [0, 0], 1), [0, 0], [0, 0], -1)).toEqual(before);
  });
});

describe('what a puzzle gives', () => {
  const given = form({
    board: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    givens: [
      { tile: 1, at: [0, 0], rotation: 4 },
      { tile: 2, at: [1, 0], rotation: null },
      { tile: 3, at: null, rotation: 2 },
    ],
  });

  it('lies from the beginning where it has a place', () => {
    expect(startOf(given).map(codeOf)).toEqual(['1@0,0:4', '2@1,0:0']);
  });

  it('fixes the place, the rotation or both, of one copy only', () => {
    expect(fixedAt(given, parseCode('1@0,0:4'))).toEqual({ place: true, turn: true });
    expect(fixedAt(given, parseCode('2@1,0:3'))).toEqual({ place: true, turn: false });
    expect(fixedAt(given, parseCode('2@2,0:3'))).toEqual({ place: false, turn: false });
    expect(fixedAt(given, parseCode('3@3,0:2'))).toEqual({ place: false, turn: true });
  });

  it('stays as it is, whatever a link says', () => {
    const link = tiles('1@3,0:0', '2@1,0:5', '3@0,0:0', '2@2,0:1', '2@3,0:1');
    expect(lyable(given, link).map(codeOf)).toEqual(['1@0,0:4', '2@1,0:5', '2@2,0:1']);
  });
});

describe('tiles of a link', () => {
  it('lie only if the puzzle has them, once in a cell, on the board', () => {
    const link = tiles('1@0,0:0', '1@1,0:0', '9@2,0:0', '2@0,0:0', '2@0,1:0');
    expect(lyable(form(), link).map(codeOf)).toEqual(['1@0,0:0', '2@0,1:0']);
    expect(lyable(form({ board: [[0, 0]] }), link).map(codeOf)).toEqual(['1@0,0:0']);
    expect(lyable(form(), tiles('1@401,0:0'))).toEqual([]);
  });
});

it('a board has its cells and no others, the plane has all', () => {
  expect(inside(form({ board: [[1, 1]] }), [1, 1])).toBe(true);
  expect(inside(form({ board: [[1, 1]] }), [1, 2])).toBe(false);
  expect(inside(form(), [-40, 12])).toBe(true);
});

it('six cells are round a tile and twelve round these', () => {
  const { near, far } = surroundings(tiles('1@0,0:0'));
  expect([near.length, far.length]).toEqual([6, 12]);
  expect(near.every((at) => touches(tiles('1@0,0:0'), at))).toBe(true);
  expect(far.some((at) => touches(tiles('1@0,0:0'), at))).toBe(false);
});
