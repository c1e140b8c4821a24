import { beforeEach, describe, expect, it } from 'vitest';
import { forgetProgress, mergeCourse, mergeGames, mergeProgress, mergePuzzles } from './progress.ts';
import type { Kept } from '../../api/accounts.ts';

class Memory {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

let memory: Memory;
let browser: Storage;
beforeEach(() => {
  memory = new Memory();
  browser = memory as unknown as Storage;
});

const game = (table: string) => ({ table, left: 0, gobbles: 1, ms: 5 });

describe('what a person has reached', () => {
  it('has the steps of the course of both', () => {
    const both = mergeCourse({ match: ['lay'], lines: ['one'] }, { match: ['lay', 'touch'] });
    expect(both).toEqual({ match: ['lay', 'touch'], lines: ['one'] });
  });

  it('has the better of two results of a puzzle, and never a time that nobody needed', () => {
    const plain = { open: false, mode: 'free', backs: false } as const;
    const one = { ...plain, best: { a: { ms: 9, score: 3, star: true }, b: { ms: null, score: null, star: false } } };
    const other = { ...plain, open: true, best: { a: { ms: 7, score: null, star: false }, b: { ms: null, score: null, star: false } } };
    const both = mergePuzzles(one, other);
    expect(both.best).toEqual({ a: { ms: 7, score: 3, star: true }, b: { ms: null, score: null, star: false } });
    expect(both.open).toBe(true);
  });

  it('has every game once', () => {
    const both = mergeGames({ solitaire: [], gobble: [game('a'), game('b')] }, { solitaire: [], gobble: [game('b'), game('c')] });
    expect(both.gobble.map(({ table }) => table)).toEqual(['b', 'c', 'a']);
  });

  it('tells the server what it lacks, and nothing that it has', () => {
    memory.setItem('tantrix.course', '{"match":["lay"]}');
    expect(mergeProgress({}, browser)).toEqual([['course', { match: ['lay'] }]]);
    expect(mergeProgress({ course: { match: ['lay'] } }, browser)).toEqual([]);
  });

  it('takes from the server what the browser lacks', () => {
    const kept: Kept = { course: { match: ['lay'] }, games: { gobble: [game('a')], solitaire: [] } };
    expect(mergeProgress(kept, browser)).toEqual([]);
    expect(JSON.parse(browser.getItem('tantrix.course') ?? '')).toEqual({ match: ['lay'] });
    forgetProgress(browser);
    expect(memory.kept.size).toBe(0);
  });

  it('takes no harm from what anybody may have kept there', () => {
    memory.setItem('tantrix.results', '{not json');
    const kept: Kept = { course: { match: [1] }, puzzles: { v: 7 }, games: { gobble: 'x' as unknown as object[] } as never };
    expect(() => mergeProgress(kept, browser)).not.toThrow();
  });
});
