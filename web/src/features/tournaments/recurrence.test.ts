import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY, settingsOf } from './form.ts';
import { againOf, minutesOf, ONCE, recurrenceOf, recurrenceText } from './recurrence.ts';
import { draftFrom } from './templates.ts';

const say = (id: string, params: object = {}) => [id.replace('page.tournaments.', ''), ...Object.values(params)].join(' | ');
const PARIS = { zone: 'Europe/Paris', weekdays: [6], minutes: [1080] };

describe('what is held again', () => {
  it('is typed as days, times and a zone, and read back', () => {
    expect(recurrenceOf(againOf(PARIS), '2026-11-22T18:00')).toEqual(PARIS);
    expect(recurrenceOf({ on: true, weekdays: [5, 0], times: '18:00, 2.30 und 99:00', zone: ' UTC ' }, '2026-11-22T18:00')).toEqual({ zone: 'UTC', weekdays: [0, 5], minutes: [150, 1080] });
    expect(recurrenceOf({ on: true, weekdays: [], times: '', zone: 'UTC' }, '2026-11-22T09:05')).toEqual({ zone: 'UTC', weekdays: [], minutes: [545] });
    expect(recurrenceOf(againOf(PARIS), '')).toBeNull();
    expect(againOf(null)).toEqual(ONCE);
    expect(minutesOf('2:00, 2:00, 1:59')).toEqual([119, 120]);
  });

  it('is said in words', () => {
    expect(recurrenceText(PARIS, say, 'en')).toBe('again.weekly | Sunday | 18:00 | Europe/Paris');
    expect(recurrenceText({ ...PARIS, weekdays: [0, 4], minutes: [5, 600] }, say, 'fr')).toBe('again.weekly | lundi et vendredi | 00:05 et 10:00 | Europe/Paris');
    expect(recurrenceText({ ...PARIS, weekdays: [] }, say, 'en')).toBe('again.daily | 18:00 | Europe/Paris');
  });

  it('is in the settings and comes back from them', () => {
    const again = againOf(PARIS);
    const settings = settingsOf({ ...EMPTY, name: 'Open', starts: '2026-11-22T18:00', again });
    expect(settings.online.recurrence).toEqual(PARIS);
    expect(draftOf(settings).again).toEqual(again);
  });
});

describe('a template', () => {
  it('is the daily arena at the next of its hours', () => {
    const draft = draftFrom('arena', say, Date.UTC(2026, 10, 22, 9, 30));
    expect(new Date(draft.starts).getTime()).toBe(Date.UTC(2026, 10, 22, 18));
    expect(settingsOf(draft)).toMatchObject({ limit_ms: 300_000, stages: [{ format: 'arena', minutes: 90 }], online: { recurrence: { zone: 'UTC', weekdays: [], minutes: [120, 600, 1080] } } });
    expect(new Date(draftFrom('arena', say, Date.UTC(2026, 10, 22, 18)).starts).getTime()).toBe(Date.UTC(2026, 10, 23, 2));
  });

  it('is a Swiss on the next Sunday evening here', () => {
    for (const day of [22, 23, 28]) {
      const now = new Date(2026, 10, day, 17, 30).getTime();
      const starts = new Date(draftFrom('sunday', say, now).starts);
      expect([starts.getDay(), starts.getHours(), starts.getMinutes()]).toEqual([0, 18, 0]);
      expect(starts.getTime() - now).toBeGreaterThanOrEqual(3_600_000);
      expect(starts.getTime() - now).toBeLessThan(8 * 86_400_000);
    }
  });

  it('may be an empty form', () => expect(draftFrom('blank', say, 0)).toEqual(EMPTY));
});
