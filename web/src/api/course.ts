import type { Cell, View, WireError } from './types.ts';

/** Lessons of the course, their steps, and how answers are judged. */

export interface LessonRow {
  lesson: string;
  steps: string[];
  texts: { title: string; summary: string };
}

export type Option = number | Cell;

export type Task =
  | { kind: 'place'; marked: Cell[]; params: Record<string, unknown> }
  | { kind: 'play'; turns: number; marked: Cell[]; params: Record<string, unknown> }
  | { kind: 'choose'; among: 'tiles'; options: number[]; marked: Cell[]; params: Record<string, unknown> }
  | { kind: 'choose'; among: 'spaces'; options: Cell[]; plain: boolean; marked: Cell[]; params: Record<string, unknown> };

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
  params: Record<string, unknown>;
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
