import { describe, expect, it } from 'vitest';
import { LADDER } from '../api/types.ts';
import { NEWCOMER, isPeopleLevel, levelAfter, nextLevel, numberOf } from './levels.ts';

describe('levels', () => {
  it('are ten, and others are none of them', () => {
    expect(LADDER.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(isPeopleLevel(NEWCOMER)).toBe(true);
    expect(isPeopleLevel('planner')).toBe(false);
    expect(isPeopleLevel(null)).toBe(false);
  });

  it('go up after a win, down after a loss, and not beyond the ends', () => {
    expect(nextLevel('level3', 'won')).toBe('level4');
    expect(nextLevel('level3', 'lost')).toBe('level2');
    expect(nextLevel('level3', 'tied')).toBe('level3');
    expect(nextLevel('level1', 'lost')).toBe('level1');
    expect(nextLevel('level10', 'won')).toBe('level10');
  });

  it('follow the results of games against one robot alone', () => {
    const seats = [{ level: null }, { level: 'level5' }];
    expect(levelAfter(seats, [0], [0])).toBe('level6');
    expect(levelAfter(seats, [0], [1])).toBe('level4');
    expect(levelAfter(seats, [0], [0, 1])).toBe('level5');
    expect(levelAfter(seats, [0], [])).toBe('level5');
    expect(levelAfter([...seats, { level: 'level5' }], [0], [0])).toBeNull();
    expect(levelAfter([{ level: null }, { level: 'planner' }], [0], [0])).toBeNull();
    expect(levelAfter([{ level: null }, { level: null }], [0, 1], [0])).toBeNull();
    expect(levelAfter(seats, [], [0])).toBeNull();
  });
});
