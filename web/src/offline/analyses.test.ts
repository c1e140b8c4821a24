import { describe, expect, it, vi } from 'vitest';
import type { GameAnalysis } from '../api/types.ts';
import { Refused } from '../rules/index.ts';
import { Analyses } from './analyses.ts';

const game = { position: 'v1 strategy:2', actions: [] };
const analysis = {} as GameAnalysis;

/** Analyses that go on until the test says otherwise. */
function begun() {
  const runs: { found(answer: GameAnalysis): void; failed(error: unknown): void; progress(share: number): void; ended: AbortSignal }[] = [];
  const analyses = new Analyses((_, progress, ended) => new Promise((found, failed) => void runs.push({ found, failed, progress, ended })));
  return { analyses, runs };
}

const never = () => new AbortController().signal;

describe('the analysis of a game in this browser', () => {
  it('is made once, and everybody who waits hears how far it is', async () => {
    const { analyses, runs } = begun();
    const [first, second] = [vi.fn(), vi.fn()];
    const one = analyses.of('a', game, first, never());
    runs[0].progress(0.25);
    const two = analyses.of('a', game, second, never());
    runs[0].progress(0.5);
    expect([first.mock.calls, second.mock.calls]).toEqual([[[0.25], [0.5]], [[0.25], [0.5]]]);
    runs[0].found(analysis);
    expect(await Promise.all([one, two, analyses.of('a', game, first, never())])).toEqual([analysis, analysis, analysis]);
    expect(runs).toHaveLength(1);
  });

  it('ends when the last one who waits has left, and then begins anew', async () => {
    const { analyses, runs } = begun();
    const [first, second] = [new AbortController(), new AbortController()];
    const heard = vi.fn();
    for (const { signal } of [first, second]) analyses.of('a', game, heard, signal).catch(() => undefined);
    first.abort();
    runs[0].progress(0.5);
    expect([runs[0].ended.aborted, heard.mock.calls]).toEqual([false, [[0.5]]]);
    second.abort();
    expect(runs[0].ended.aborted).toBe(true);
    void analyses.of('a', game, heard, never());
    expect(runs).toHaveLength(2);
    // The end of the one before does not touch the one that is made now.
    runs[0].failed(new Refused('analysis.ended'));
    await Promise.resolve();
    void analyses.of('a', game, heard, never());
    expect(runs).toHaveLength(2);
  });

  it('is kept once it is made, whoever leaves, and not begun for somebody who has left', async () => {
    const { analyses, runs } = begun();
    await expect(analyses.of('a', game, vi.fn(), AbortSignal.abort())).rejects.toThrow('analysis.unable');
    const one = new AbortController();
    const found = analyses.of('a', game, vi.fn(), one.signal);
    runs[0].found(analysis);
    await found;
    one.abort();
    expect(await analyses.of('a', game, vi.fn(), never())).toBe(analysis);
    expect([runs.length, runs[0].ended.aborted]).toEqual([1, false]);
  });

  it('says what the engine refuses, else that this browser could not make it, and is asked for anew', async () => {
    for (const [error, said] of [
      [new Refused('bad.analysis.empty'), 'bad.analysis.empty'],
      [new Refused('bad.position'), 'analysis.unable'],
      [new Refused('RuntimeError: unreachable'), 'analysis.unable'],
      [new TypeError('Failed to fetch'), 'analysis.unable'],
    ] as const) {
      const { analyses, runs } = begun();
      const asked = analyses.of('a', game, vi.fn(), never());
      runs[0].failed(error);
      await expect(asked).rejects.toThrow(said);
      void analyses.of('a', game, vi.fn(), never());
      expect(runs).toHaveLength(2);
    }
  });
});
