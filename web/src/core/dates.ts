/** Days, months and moments as people write them. Days given as texts such as `2026-11-05` are of UTC, whatever the clock on the wall. */

const DAY_MS = 24 * 3_600_000;
const DAYS = 7;

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** How this reader writes a language: as the browser asks for it, such as `en-GB` for `en`, and else as it is. */
function localeOf(lang: string): string {
  return navigator.languages.find((locale) => new Intl.Locale(locale).language === lang) ?? lang;
}

/** What writes days and times in a language, in the way of this reader's country. */
export const dateFormat = (lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(lang), options);

function formatted(date: string, lang: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(lang, { timeZone: 'UTC', ...options }).format(at(date));
}

/** `Thursday 5 November`. */
export const dayText = (date: string, lang: string): string => formatted(date, lang, { weekday: 'long', day: 'numeric', month: 'long' });

/** `Thu 5 Nov`. */
export const shortDay = (date: string, lang: string): string => formatted(date, lang, { weekday: 'short', day: 'numeric', month: 'short' });

/** `November 2026`. */
export const monthText = (month: string, lang: string): string => formatted(`${month}-01`, lang, { month: 'long', year: 'numeric' });

/** The names of the days of a week, Monday first. */
export function weekdays(lang: string, length: 'short' | 'long'): string[] {
  return Array.from({ length: DAYS }, (_, day) => formatted(`2024-01-0${day + 1}`, lang, { weekday: length }));
}

export const monthOf = (date: string): string => date.slice(0, 7);

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const date = at(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return monthOf(date.toISOString());
}

/** The weeks of a month from Monday to Sunday; null where a day is of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = at(`${month}-01`);
  const before = (first.getUTCDay() + DAYS - 1) % DAYS;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; monthOf(day.toISOString()) === month; day = new Date(day.getTime() + DAY_MS)) {
    cells.push(day.toISOString().slice(0, 10));
  }
  while (cells.length % DAYS > 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS }, (_, week) => cells.slice(week * DAYS, (week + 1) * DAYS));
}

/** The day on which a moment falls on this clock, such as `2026-11-05`. */
export function localDay(ms: number): string {
  const date = new Date(ms);
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
}

/** When a month begins and ends on this clock, in milliseconds. */
export function localMonth(month: string): [since: number, until: number] {
  const [year, number] = month.split('-').map(Number);
  return [new Date(year, number - 1, 1).getTime(), new Date(year, number, 1).getTime()];
}

/** `18:00`. */
export const clockTime = (ms: number, lang: string): string => dateFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(ms);

/** Whole hours and the minutes that are left, rounded up, so that it is never over before it is. */
export function hoursUntil(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** A day in words. */
export function dayOf(ms: number, lang: string): string {
  return dateFormat(lang, { dateStyle: 'long' }).format(ms);
}

/** A moment in words, by milliseconds or as ISO 8601. */
export function momentOf(when: number | string, lang: string): string {
  return dateFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when));
}

/** `2026-11-22T18:00`, of the clock on the wall here. */
export function localTime(ms: number): string {
  const offset = new Date(ms).getTimezoneOffset() * 60_000;
  return new Date(ms - offset).toISOString().slice(0, 16);
}
