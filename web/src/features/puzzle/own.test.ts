import { describe, expect, it } from 'vitest';
import { boardFor, EMPTY, lackOf, tilesOf, wantedOf } from './own.ts';

const TEN = { ...EMPTY, chosen: new Set([3, 1, 2, 4, 5, 6, 7, 8, 9, 10]), goals: { R: 'loop' as const } };

describe('a puzzle of one’s own', () => {
  it('has its tiles in rising order, each as often as there are sets', () => {
    expect(tilesOf({ ...EMPTY, chosen: new Set([9, 2]), sets: 2 })).toEqual([2, 2, 9, 9]);
  });

  it('says what it lacks', () => {
    expect(lackOf(EMPTY)).toBe('tiles');
    expect(lackOf({ ...TEN, goals: {} })).toBe('goal');
    expect(lackOf({ ...TEN, shape: 'triangle', goals: {} })).toBeNull();
    expect(lackOf({ ...TEN, shape: 'hexagon' })).toBe('cells');
    expect(lackOf({ ...TEN, sets: 31 })).toBe('many');
    expect(lackOf(TEN)).toBeNull();
  });

  it('has the least board with room for its tiles', () => {
    expect(boardFor('triangle', 10)).toEqual({ side: 4, cells: 10 });
    expect(boardFor('hexagon', 8)).toEqual({ side: 3, cells: 19 });
    expect(boardFor('spiral', 8)).toEqual({ side: 8, cells: 8 });
  });

  it('asks for all goals at once, or for one of them that is to be found', () => {
    const two = { ...TEN, goals: { B: 'line' as const, R: 'loop' as const } };
    const [red, blue] = [{ form: 'loop', colour: 'R' }, { form: 'line', colour: 'B' }];
    expect(wantedOf(two).choices).toEqual([[red, blue]]);
    expect(wantedOf({ ...two, asked: true }).choices).toEqual([[red], [blue]]);
    expect(wantedOf({ ...TEN, shape: 'triangle', goals: {}, holes: true })).toMatchObject({
      choices: [[]],
      board: 'triangle:4',
      holes: false,
    });
  });
});
