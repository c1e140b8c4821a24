import { describe, expect, it } from 'vitest';
import { codeOf, parseCode, sameCell, shown } from './codes.ts';

describe('placement codes', () => {
  it('read and write each other, negative coordinates included', () => {
    for (const code of ['25@0,-1:5', '1@-12,7:0', '56@3,3:2']) {
      expect(codeOf(parseCode(code))).toBe(code);
    }
    expect(parseCode('25@0,-1:5')).toEqual({ tile: 25, q: 0, r: -1, rotation: 5 });
  });

  it('name the same cell only when both cells are there and equal', () => {
    expect(sameCell([1, -2], [1, -2])).toBe(true);
    expect(sameCell([1, -2], [1, 2])).toBe(false);
    expect(sameCell(null, null)).toBe(false);
  });
});

describe('a turned tile', () => {
  it('shows edges[(e - k) mod 6] on edge e', () => {
    const edges = 'RYBGRY';
    for (let k = 0; k < 6; k += 1) {
      const expected = [0, 1, 2, 3, 4, 5].map((e) => edges[(e - k + 6) % 6]).join('');
      expect(shown(edges, k)).toBe(expected);
    }
  });
});
