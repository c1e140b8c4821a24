import { dateFormat } from '../../core/dates.ts';
import type { Say } from '../../core/messages.ts';
import type { OnlineSettings } from '../../api/tournaments.ts';

/** When a tournament is held again: as it is typed, as it is asked for, and in words. */

type Recurrence = NonNullable<OnlineSettings['recurrence']>;

/** What is typed; without days it is every day, without times the time of the start. */
export interface Again {
  /** Whether it is held again at all. */
  on: boolean;
  /** From 0 for Monday. */
  weekdays: number[];
  /** Such as `02:00, 10:00`, by the clocks of the zone. */
  times: string;
  /** An IANA time zone. */
  zone: string;
}

export const ONCE: Again = { on: false, weekdays: [], times: '', zone: '' };
export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

const HOUR = 60;
const DAY = 24 * HOUR;
/** A Monday at noon, which every zone has on the same day of the week. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** The zone of the clock on the wall here. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The minutes after midnight of times such as `2:00, 10.30, 18:00`, in order; others are passed over. */
export function minutesOf(times: string): number[] {
  const found = [...times.matchAll(/(\d{1,2})[:.h](\d{2})/g)].map(([, hours, minutes]) => Number(hours) * HOUR + Number(minutes));
  return [...new Set(found.filter((minute) => minute < DAY))].sort((one, other) => one - other);
}

const two = (number: number): string => String(number).padStart(2, '0');
const timeText = (minute: number): string => `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`;

/** What is asked for, of a tournament that starts at a local time such as `2026-11-22T18:00`; null for once. */
export function recurrenceOf({ on, weekdays, times, zone }: Again, starts: string): Recurrence | null {
  if (!on || starts === '') return null;
  const minutes = minutesOf(times);
  return {
    zone: zone.trim() || zoneHere(),
    weekdays: [...weekdays].sort((one, other) => one - other),
    minutes: minutes.length > 0 ? minutes : minutesOf(starts.slice(11)),
  };
}

/** The fields for a recurrence that is there. */
export function againOf(recurrence: Recurrence | null): Again {
  if (recurrence === null) return ONCE;
  const { zone, weekdays, minutes } = recurrence;
  return { on: true, zone, weekdays: [...weekdays], times: minutes.map(timeText).join(', ') };
}

export const weekdayName = (day: number, lang: string): string =>
  dateFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY_MS);

/** A recurrence in words. */
export function recurrenceText({ zone, weekdays, minutes }: Recurrence, say: Say, lang: string): string {
  const list = new Intl.ListFormat(lang);
  const times = list.format(minutes.map(timeText));
  if (weekdays.length === 0 || weekdays.length === WEEK.length) return say('page.tournaments.again.daily', { times, zone });
  return say('page.tournaments.again.weekly', { days: list.format(weekdays.map((day) => weekdayName(day, lang))), times, zone });
}
