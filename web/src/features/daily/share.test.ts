import { expect, it } from 'vitest';
import type { Day } from '../../api/daily.ts';
import { sharedResult } from './share.ts';

const say = (id: string, params: object = {}) => [id, ...Object.values(params)].join(' ');
const day = { date: '2026-11-05', grade: 4, tiles: 10, result: { time_ms: 83_000, moves: 45 } } as unknown as Day;

it('tells of a day that is solved its difficulty, time and moves, and where it is', () => {
  expect(sharedResult(day, 'https://some.where', 'en-GB', say)).toBe(
    'page.daily.title, Thursday 5 November · page.daily.grade 4 · 1:23 page.daily.done.moves 45\nhttps://some.where/daily/2026-11-05',
  );
});

it('has nothing to tell of a day that is not', () => {
  expect(sharedResult({ ...day, result: null }, 'https://some.where', 'en', say)).toBe('');
});
