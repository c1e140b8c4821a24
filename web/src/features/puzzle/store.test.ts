import { describe, expect, it } from 'vitest';
import { parseCode } from '../../board/codes.ts';
import type { Saved } from './store.ts';
import { clean, loadPuzzle, savePuzzle } from './store.ts';

const SAVED: Saved = {
  table: ['1@0,0:0', '2@1,0:3'].map(parseCode),
  past: ['>1@0,0:0', '>2@1,0:3'],
  future: ['>3@5,5:0'],
  turned: { 3: 4 },
  ms: 4200,
  hints: 2,
  confirmed: [7],
  shown: false,
  finished: null,
};

/** A storage that takes so many characters in all. */
function storageOf(most = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  } as unknown as Storage;
}

describe('a puzzle that is kept', () => {
  it('comes back as it was, each by its own id', () => {
    const storage = storageOf();
    expect(savePuzzle('discovery-3', SAVED, storage)).toBe(true);
    expect(loadPuzzle('discovery-3', storage)).toEqual(SAVED);
    expect(loadPuzzle('discovery-4', storage)).toBeNull();
  });

  it('lets the oldest steps go where the browser is full, the table never', () => {
    const past = Array.from({ length: 400 }, (_, turn) => `1@0,0:${turn % 6}>1@0,0:${(turn + 1) % 6}`);
    const storage = storageOf(2000);
    expect(savePuzzle('x', { ...SAVED, past }, storage)).toBe(true);
    const kept = loadPuzzle('x', storage);
    expect(kept?.table).toEqual(SAVED.table);
    expect(kept?.past.length).toBeGreaterThan(10);
    expect(past.slice(-(kept?.past.length ?? 0))).toEqual(kept?.past);
  });

  it('says so where the browser keeps nothing', () => {
    expect(savePuzzle('x', SAVED, storageOf(10))).toBe(false);
    expect(savePuzzle('x', SAVED, null)).toBe(false);
  });
});

describe('what was stored', () => {
  it('is of no use where it is rubbish or of another version', () => {
    for (const stored of [null, 3, 'x', [], {}, { v: 2, table: '' }, { v: 1 }, { v: 1, table: 'x' }]) {
      expect(clean(stored)).toBeNull();
    }
    const torn = { getItem: () => '{"v":1,' } as unknown as Storage;
    expect(loadPuzzle('x', torn)).toBeNull();
  });

  it('is taken as far as it can be read', () => {
    const stored = { v: 1, table: '1@0,0:0', past: ['>1@0,0:0', 5], future: 'no', turned: { 3: 9, 4: 1, x: 2 }, ms: -1, hints: 'a' };
    expect(clean(stored)).toMatchObject({ past: ['>1@0,0:0'], future: [], turned: { 4: 1 }, ms: 0, hints: 0, finished: null });
  });
});
