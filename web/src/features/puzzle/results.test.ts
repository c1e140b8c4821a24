import { describe, expect, it } from 'vitest';
import { durationText } from '../../core/clock.ts';
import { nextAfter } from './ladder.ts';
import { bettered, clean, loadResults, openSteps, recorded, saveResults } from './results.ts';
import { Stopwatch } from './stopwatch.ts';

const LADDER = ['discovery-3', 'discovery-4', 'discovery-5'];
const NOTHING = clean(null);

describe('the ladder', () => {
  it('is open at its first step, and solving a step opens the next', () => {
    expect([...openSteps(LADDER, NOTHING)]).toEqual(['discovery-3']);
    const results = recorded(NOTHING, 'discovery-3', { ms: 5, hints: 1, score: null, star: false });
    expect([...openSteps(LADDER, results)]).toEqual(['discovery-3', 'discovery-4']);
  });

  it('opens as a whole for people who come back', () => {
    expect([...openSteps(LADDER, { ...NOTHING, open: true })]).toEqual(LADDER);
  });

  it('stays open at a step solved by a link, and at the one after it', () => {
    const results = recorded(NOTHING, 'discovery-4', { ms: 5, hints: 0, score: null, star: false });
    expect([...openSteps(LADDER, results)]).toEqual(LADDER);
  });
});

describe('the best', () => {
  it('is the least time without a hint', () => {
    const first = bettered(undefined, { ms: 900, hints: 0, score: null, star: false });
    expect(bettered(first, { ms: 500, hints: 1, score: null, star: false }).ms).toBe(900);
    expect(bettered(first, { ms: 800, hints: 0, score: null, star: false }).ms).toBe(800);
    expect(bettered(undefined, { ms: 800, hints: 2, score: null, star: false }).ms).toBeNull();
  });

  it('is the most points', () => {
    const first = bettered(undefined, { ms: 900, hints: 3, score: 88, star: false });
    expect(bettered(first, { ms: 1, hints: 0, score: 87, star: false }).score).toBe(88);
    expect(bettered(first, { ms: 1, hints: 0, score: 101, star: false }).score).toBe(101);
  });
});

describe('a star', () => {
  it('stays, however the puzzle is solved later', () => {
    const first = bettered(undefined, { ms: 900, hints: 3, score: null, star: true });
    expect(bettered(first, { ms: 1, hints: 0, score: null, star: false }).star).toBe(true);
  });
});

describe('results that are kept', () => {
  it('come back as they were', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
    const results = { ...recorded(NOTHING, 'a', { ms: 5, hints: 0, score: 3, star: false }), open: true, mode: 'free' as const, backs: true };
    expect(saveResults(results, storage as unknown as Storage)).toBe(true);
    expect(loadResults(storage as unknown as Storage)).toEqual(results);
  });

  it('are none where they are rubbish', () => {
    for (const stored of [7, 'x', { v: 9, open: true }, { v: 1, best: 4, mode: 'x' }]) expect(clean(stored)).toEqual(NOTHING);
    expect(loadResults({ getItem: () => '{' } as unknown as Storage)).toEqual(NOTHING);
    expect(saveResults(NOTHING, null)).toBe(false);
  });
});

describe('the next puzzle', () => {
  const one = (id: string) => ({ id, tiles: 3, number_colour: null, target_s: null, scored: null });
  const sections = [{ id: 'discovery', puzzles: LADDER.map(one) }, { id: 'five', puzzles: [one('junior')] }];

  it('is the next of its section', () => {
    expect(nextAfter('discovery-3', sections)).toBe('/puzzle?id=discovery-4');
    expect(nextAfter('junior', sections)).toBeNull();
    expect(nextAfter('v1~x', sections)).toBeNull();
  });

  it('goes on for ever with sets of ten', () => {
    expect(nextAfter('discovery-30', sections)).toBe('/puzzle?id=sets-31');
    expect(nextAfter('sets-31', [])).toBe('/puzzle?id=sets-32');
  });
});

describe('the stopwatch', () => {
  it('counts only while it runs', () => {
    let now = 100;
    const watch = new Stopwatch(() => now, 50);
    now = 200;
    expect(watch.elapsed).toBe(50);
    watch.run();
    now = 230;
    watch.run();
    now = 260;
    expect(watch.elapsed).toBe(110);
    watch.pause();
    now = 900;
    expect([watch.elapsed, watch.running]).toEqual([110, false]);
    watch.reset();
    expect(watch.elapsed).toBe(0);
  });

  it('shows minutes and seconds, hours where there are some', () => {
    expect([0, 42_900, 725_000, 3_725_000].map(durationText)).toEqual(['0:00', '0:42', '12:05', '1:02:05']);
  });
});
