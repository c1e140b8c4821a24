import type { Cell, Letter, Preview, View, WireError } from '../types.ts';
import { post, request } from './api.ts';
import type { Params } from './messages.ts';
import type { Say } from './players.ts';

/** The course as the house tells it. */

export interface LessonRow {
  lesson: string;
  steps: string[];
  texts: { title: string; summary: string };
}

export type Option = number | Cell;

export type Task =
  | { kind: 'place'; marked: Cell[]; params: Params }
  | { kind: 'play'; turns: number; marked: Cell[]; params: Params }
  | { kind: 'choose'; among: 'tiles'; options: number[]; marked: Cell[]; params: Params }
  | { kind: 'choose'; among: 'spaces'; options: Cell[]; plain: boolean; marked: Cell[]; params: Params };

export interface StepForm {
  texts: { text: string; task: string; hint: string; praise: string };
  task: Task;
  /** Whether the opponent's hand matters here. */
  theirs: boolean;
  /** Whether the forced spaces carry the reviewer's numbers. */
  numbers: boolean;
  view: View;
}

export interface Judged {
  right: boolean;
  done: boolean;
  why: WireError | null;
  /** What the praise names, once the step is done. */
  params: Params;
  view: View;
  /** The placements with which the engine answered. */
  replies: string[];
  /** How the board lay before each of them. */
  views: View[];
}

export interface Shown {
  placement: string | null;
  chosen: Option[] | null;
}

export interface StepName {
  lesson: string;
  step: string;
}

const path = ({ lesson, step }: StepName) =>
  `/api/course/${encodeURIComponent(lesson)}/${encodeURIComponent(step)}`;

export const courseApi = {
  lessons: () => request<{ lessons: LessonRow[] }>('/api/course'),
  step: (name: StepName) => request<StepForm>(path(name)),
  answer: (name: StepName, body: { placements: string[] } | { chosen: Option[] }) =>
    post<Judged>(`${path(name)}/answer`, body),
  preview: (name: StepName, placements: string[], placement: string) =>
    post<Omit<Preview, 'type' | 'id'>>(`${path(name)}/preview`, { placements, placement }),
  show: (name: StepName, placements: string[]) => post<Shown>(`${path(name)}/show`, { placements }),
};

/** A list of colours is said in the page's own words: `reading` comes as letters. */
export function spoken(params: Params, say: Say): Params {
  const { reading } = params;
  if (typeof reading !== 'string') return params;
  const words = [...(reading as Iterable<Letter>)].map((letter) => say(`colour.${letter}`));
  return { ...params, reading: words.join(' – ') };
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
  try {
    to?.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still shows what was done while the page is open.
  }
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
