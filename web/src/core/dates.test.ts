import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockTime, dayText, hoursUntil, localDay, localMonth, monthAfter, monthText, shortDay, weekdays, weeksOf } from './dates.ts';

describe('a month', () => {
  it('is told in whole weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });

  it('has a month after it and one before it', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-10', 5)]).toEqual(['2027-01', '2025-12', '2027-03']);
  });

  it('begins and ends at midnight of this clock', () => {
    const [since, until] = localMonth('2026-12');
    expect([localDay(since), localDay(since - 1), localDay(until - 1), localDay(until)]).toEqual(['2026-12-01', '2026-11-30', '2026-12-31', '2027-01-01']);
    expect(clockTime(since, 'fr')).toBe('00:00');
  });

  it('and its days have names in the language of the page', () => {
    expect([monthText('2026-11', 'en'), monthText('2026-11', 'fr')]).toEqual(['November 2026', 'novembre 2026']);
    expect(dayText('2026-11-05', 'fr')).toBe('jeudi 5 novembre');
    expect(shortDay('2026-11-05', 'fr')).toBe('jeu. 5 nov.');
    expect(dayText('2026-11-05', 'en-GB')).toBe('Thursday 5 November');
    expect(weekdays('en', 'long')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    expect(weekdays('fr', 'short')[6]).toBe('dim.');
  });
});

it('the time until a moment is rounded up to minutes', () => {
  expect(hoursUntil(3_600_000)).toEqual({ hours: 1, minutes: 0 });
  expect(hoursUntil(3_599_999)).toEqual({ hours: 1, minutes: 0 });
  expect(hoursUntil(1)).toEqual({ hours: 0, minutes: 1 });
  expect(hoursUntil(-5)).toEqual({ hours: 0, minutes: 0 });
});

describe('the reader', () => {
  afterEach(() => vi.restoreAllMocks());

  it('sees days and times as in the country of the browser', () => {
    const inCountry = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    inCountry('fr-CA', 'en-GB', 'en-US');
    expect(shortDay('2026-11-05', 'en')).toBe('Thu 5 Nov');
    inCountry('en-US');
    expect(shortDay('2026-11-05', 'en')).toBe('Thu, Nov 5');
    inCountry('de-CH');
    expect(shortDay('2026-11-05', 'fr')).toBe('jeu. 5 nov.');
  });
});
