import { describe, expect, it } from 'vitest';
import { bounds, pathOf } from './graph.ts';

describe('a graph', () => {
  it('goes from left to right, the greatest value on top', () => {
    expect(pathOf([0, 10, 5], 116, 36)).toBe('M8.0 28.0L58.0 8.0L108.0 18.0');
  });

  it('of equal values, or of one, is a line in the middle', () => {
    expect(pathOf([7, 7], 116, 36)).toBe('M8.0 18.0L108.0 18.0');
    expect(pathOf([7], 116, 36)).toBe('M8 18L108.0 18.0');
  });

  it('knows its bounds', () => {
    expect(bounds([3, 1, 2])).toEqual([1, 3]);
  });
});
