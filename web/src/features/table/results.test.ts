import { beforeEach, describe, expect, it } from 'vitest';
import { addGobble, addSolitaire, bestGobble, loadResults, seriesOf, streakOf } from './results.ts';
import type { SolitaireResult } from './results.ts';

class Memory {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

let storage: Storage;
beforeEach(() => (storage = new Memory() as unknown as Storage));

let tables = 0;
const game = (score: number, change: Partial<SolitaireResult> = {}): SolitaireResult => ({
  table: `t${(tables += 1)}`,
  triple: 'RYB',
  goal: 'best',
  score,
  won: score === 28,
  ...change,
});

describe('the series of Solitaire', () => {
  it('counts the games with all points at its end', () => {
    for (const score of [28, 14, 28, 28]) addSolitaire(game(score), storage);
    expect(streakOf(loadResults(storage))).toBe(2);
    addSolitaire(game(27), storage);
    expect(streakOf(loadResults(storage))).toBe(0);
  });

  it('is all of the games as long as none missed', () => {
    for (let n = 0; n < 5; n += 1) addSolitaire(game(28), storage);
    expect(streakOf(loadResults(storage))).toBe(5);
  });

  it('has no games that were played for one line or one loop', () => {
    addSolitaire(game(28), storage);
    addSolitaire(game(9, { goal: 'loop' }), storage);
    expect(seriesOf(loadResults(storage))).toHaveLength(1);
    expect(streakOf(loadResults(storage))).toBe(1);
  });

  it('counts a table once, however often it is looked at', () => {
    const one = game(28);
    addSolitaire(one, storage);
    expect(addSolitaire(one, storage).solitaire).toHaveLength(1);
  });
});

describe('the best game of Gobble', () => {
  it('left the fewest tiles, then took the least time', () => {
    expect(bestGobble(loadResults(storage))).toBeNull();
    addGobble({ table: 'a', left: 3, gobbles: 4, ms: 1000 }, storage);
    addGobble({ table: 'b', left: 0, gobbles: 4, ms: 9000 }, storage);
    const results = addGobble({ table: 'c', left: 0, gobbles: 2, ms: 8000 }, storage);
    expect(bestGobble(results)?.table).toBe('c');
  });
});

describe('what is stored', () => {
  it('may be anything, and may be forbidden', () => {
    for (const text of ['{', 'null', '7', '{"solitaire": 3}', '{"solitaire": [{"table": 1}, null], "gobble": [{}]}']) {
      storage.setItem('tantrix.results', text);
      expect(loadResults(storage)).toEqual({ solitaire: [], gobble: [] });
    }
    expect(loadResults(null)).toEqual({ solitaire: [], gobble: [] });
    expect(addSolitaire(game(28), null).solitaire).toHaveLength(1);
  });
});
