import type { Say } from '../../core/messages.ts';
import { localTime } from '../../core/dates.ts';
import { EMPTY } from './form.ts';
import type { Draft } from './form.ts';
import { WEEK, zoneHere } from './recurrence.ts';

/** Tournaments of which a form can begin. */

export const TEMPLATES = ['blank', 'arena', 'sunday'] as const;
export type Template = (typeof TEMPLATES)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nothing starts before people have had the time to hear of it. */
const NOTICE_MS = HOUR_MS;
/** The hours of the daily arena, in UTC: each part of the world has one in the evening. */
const ARENA_HOURS = [2, 10, 18];
const EVENING = 18;
const SUNDAY = 6;

/** The fields of a template, as somebody finds them at a time. */
export function draftFrom(template: Template, say: Say, now: number): Draft {
  if (template === 'arena') {
    const times = ARENA_HOURS.map((hour) => `${String(hour).padStart(2, '0')}:00`).join(', ');
    return {
      ...EMPTY,
      name: say('page.tournaments.template.arena'),
      format: 'arena',
      minutes: '5',
      lasts: '90',
      starts: localTime(nextHour(now)),
      again: { on: true, weekdays: [], times, zone: 'UTC' },
    };
  }
  if (template === 'sunday') {
    const again = { on: true, weekdays: [SUNDAY], times: `${EVENING}:00`, zone: zoneHere() };
    return { ...EMPTY, name: say('page.tournaments.template.sunday'), starts: localTime(nextSunday(now)), again };
  }
  return { ...EMPTY };
}

/** The next start of the daily arena. */
function nextHour(now: number): number {
  const soonest = now + NOTICE_MS;
  const midnight = new Date(soonest).setUTCHours(0, 0, 0, 0);
  const starts = [...ARENA_HOURS, ARENA_HOURS[0] + 24].map((hour) => midnight + hour * HOUR_MS);
  return starts.find((start) => start >= soonest) ?? soonest;
}

/** The next Sunday evening here. */
function nextSunday(now: number): number {
  const soonest = new Date(now + NOTICE_MS);
  const start = new Date(soonest);
  start.setHours(EVENING, 0, 0, 0);
  start.setDate(start.getDate() + ((WEEK.length - start.getDay()) % WEEK.length));
  if (start < soonest) start.setDate(start.getDate() + WEEK.length);
  return start.getTime();
}
