import { describe, expect, test } from 'vitest';
import { costliest, COSTLIEST, HIGH, luckiest, marksOf, momentAt, pointsOf, reasonId, shownOf, ticksOf, WIDE } from './analysis.ts';
import type { GameAnalysis, Moment } from '../../api/types.ts';

const placed = (placement: string) => ({ placement, result: 0.5, win: 0.5, tie: 0, margin: 0, sd: 1, samples: 9, chain: [] });

const moment = (number: number, loss: number, label: Moment['label'] = null): Moment => ({
  number,
  player: 0,
  choices: 9,
  exact: false,
  before: 0.5,
  after: 0.5 - loss,
  margin: 0,
  sd: 5,
  loss,
  error: 0.01,
  accuracy: 90,
  label,
  reasons: [
    { kind: 'end_blocked', at: [3, -1], amount: 4 },
    { kind: 'line_shorter', at: null, amount: 2 },
  ],
  best: placed('7@2,-2:3'),
  made: placed('8@0,1:0'),
  drawn: null,
  luck: null,
});

const analysis = (moments: Moment[]): GameAnalysis => ({ values: [], moments, players: [], turning_points: [], complete: true });

describe('an analysis in the replay', () => {
  test('has its graph from the left to the right and good chances above', () => {
    expect(pointsOf([0, 1, 0.5])).toEqual([
      { x: 0, y: HIGH },
      { x: WIDE / 2, y: 0 },
      { x: WIDE, y: HIGH / 2 },
    ]);
    expect(pointsOf([0.5])).toEqual([{ x: 0, y: HIGH / 2 }]);
  });

  test('lists the placements that are blamed, the costliest first', () => {
    const found = analysis([moment(1, 0.06, 'inaccuracy'), moment(2, 0.04), moment(3, 0.3, 'blunder')]);
    expect(costliest(found).map(({ number }) => number)).toEqual([3, 1]);
    const many = analysis(Array.from({ length: 20 }, (_, index) => moment(index + 1, 0.3, 'blunder')));
    expect(costliest(many)).toHaveLength(COSTLIEST);
  });

  test('marks what is blamed, and the draws that changed most', () => {
    const luck = [0.3, -0.05, -0.4, 0.2, null];
    const moments = luck.map((luck, index) => ({ ...moment(index + 1, 0.3, index === 3 ? ('blunder' as const) : null), luck }));
    const found = analysis(moments);
    expect(luckiest(found, 2).map(({ number }) => number)).toEqual([3, 1]);
    expect(marksOf(costliest(found), luckiest(found, 9))).toEqual(new Map([[3, 'luck'], [1, 'luck'], [4, 'blunder']]));
  });

  test('has some of the moves written below it, none near the last one', () => {
    expect(ticksOf(56)).toEqual([10, 20, 30]);
    expect(ticksOf(14)).toEqual([5]);
    expect(ticksOf(3)).toEqual([]);
  });

  test('shows the best placement of the next move, and why another is worse where it is blamed', () => {
    const found = analysis([moment(1, 0), moment(2, 0.3, 'blunder')]);
    expect(shownOf(momentAt(found, 0))).toEqual({
      ghost: { tile: 7, q: 2, r: -2, rotation: 3, legal: true, open: false },
      marks: [],
    });
    expect(shownOf(momentAt(found, 1)).marks).toEqual([{ at: [3, -1], kind: 'offending' }]);
    expect(shownOf(momentAt(found, 2))).toEqual({ ghost: null, marks: [] });
  });

  test('speaks to whoever made the move of their own line', () => {
    expect(reasonId('line_shorter', true)).toBe('page.analysis.why.line_shorter.you');
    expect(reasonId('line_shorter', false)).toBe('page.analysis.why.line_shorter');
    expect(reasonId('loop_lost', true)).toBe('page.analysis.why.loop_lost');
  });
});
