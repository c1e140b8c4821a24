import { describe, expect, it } from 'vitest';
import { ago, clockText, heldAgainst, remaining } from './clock.ts';

const clock = { limit_ms: 60_000, used_ms: [10_000, 59_000], running: 1, now: 0, pools: [] };

describe('the clock', () => {
  it('runs for the player to act alone', () => {
    expect(remaining(clock, 0, 5000)).toBe(50_000);
    expect(remaining(clock, 1, 5000)).toBe(-4000);
  });

  it('is one for partners who share their time', () => {
    const shared = { ...clock, used_ms: [10_000, 0, 59_000, 0], running: 2, pools: [[0, 2], [1, 3]] };
    expect([0, 1, 2, 3].map((player) => remaining(shared, player, 1000))).toEqual([50_000, 120_000, 50_000, 120_000]);
    expect(heldAgainst(shared, 0, 1000)).toBe(70_000);
  });

  it('shows minutes and seconds, and overtime with a plus', () => {
    expect(clockText(725_000)).toBe('12:05');
    expect(clockText(1)).toBe('0:01');
    expect(clockText(0)).toBe('0:00');
    expect(clockText(-15_400)).toBe('+0:15');
  });
});

describe('a time gone by', () => {
  const now = Date.parse('2026-01-02T12:00:00Z');
  it('is told in the largest whole unit, in the language', () => {
    expect(ago('2026-01-02T11:55:00Z', 'en', now, 'just now')).toBe('5 minutes ago');
    expect(ago('2026-01-02T09:00:00Z', 'fr', now, '')).toBe('il y a 3 heures');
    expect(ago('2026-01-01T12:00:00Z', 'en', now, '')).toBe('yesterday');
    expect(ago('2026-01-02T11:59:30Z', 'en', now, 'just now')).toBe('just now');
  });
});
