import { describe, expect, it } from 'vitest';
import { bounds, pathOf } from './graph.ts';

const at = (...points: [at: number, value: number][]) => points.map(([when, value]) => ({ at: when, value }));

describe('a graph', () => {
  it('goes from left to right by time, the greatest value on top', () => {
    expect(pathOf(at([0, 0], [5, 10], [10, 5]), 116, 36)).toBe('M8.0 28.0L58.0 8.0L108.0 18.0');
    expect(pathOf(at([0, 0], [1, 10], [10, 5]), 116, 36)).toBe('M8.0 28.0L18.0 8.0L108.0 18.0');
  });

  it('of equal values, or of one, is a line in the middle', () => {
    expect(pathOf(at([1, 7], [2, 7]), 116, 36)).toBe('M8.0 18.0L108.0 18.0');
    expect(pathOf(at([1, 7]), 116, 36)).toBe('M8 18.0L108.0 18.0');
  });

  it('of one time goes up and down at the right', () => {
    expect(pathOf(at([1, 0], [1, 10]), 116, 36)).toBe('M8 28.0L108.0 28.0L108.0 8.0');
  });

  it('knows its bounds', () => {
    expect(bounds([3, 1, 2])).toEqual([1, 3]);
  });
});
