import { store } from '../../core/settings.ts';
import type { LessonRow, StepName } from '../../api/course.ts';
import type { Letter } from '../../api/types.ts';
import type { Params, Say } from '../../core/messages.ts';

/** A list of colours is said in the page's own words: `reading` comes as letters. */
export function spoken(params: Params, say: Say): Params {
  const { reading } = params;
  if (typeof reading !== 'string') return params;
  const words = [...(reading as Iterable<Letter>)].map((letter) => say(`colour.${letter}`));
  return { ...params, reading: words.join(' – ') };
}

/** Lessons under one heading, with the number of the first in the whole list. */
export interface Heading {
  group: LessonRow['group'];
  first: number;
  rows: LessonRow[];
}

/** The lessons under their headings, in order. */
export function headings(lessons: readonly LessonRow[]): Heading[] {
  const groups = [...new Set(lessons.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    first: lessons.findIndex((row) => row.group === group) + 1,
    rows: lessons.filter((row) => row.group === group),
  }));
}

/** Which steps a person has done, kept in the browser: lesson to the names of its steps. */
export type Progress = Readonly<Record<string, readonly string[]>>;

const KEY = 'tantrix.course';

/** Progress out of anything that was stored. */
export function cleanProgress(stored: unknown): Progress {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((step) => typeof step === 'string'),
  );
  return Object.fromEntries(known);
}

export function loadProgress(from: Storage | null): Progress {
  try {
    return cleanProgress(JSON.parse(from?.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** The progress with one more step, stored where the browser allows it. */
export function saveDone(progress: Progress, { lesson, step }: StepName, to: Storage | null): Progress {
  const done = progress[lesson] ?? [];
  const next = done.includes(step) ? progress : { ...progress, [lesson]: [...done, step] };
  store(KEY, next, to);
  return next;
}

/** How many steps of a lesson, as it now is, are done. */
export function countDone(progress: Progress, { lesson, steps }: LessonRow): number {
  return steps.filter((step) => progress[lesson]?.includes(step)).length;
}

/** The first step that is not done yet, or the first of all. */
export function firstOpen(progress: Progress, { lesson, steps }: LessonRow): number {
  const open = steps.findIndex((step) => !progress[lesson]?.includes(step));
  return Math.max(open, 0);
}
