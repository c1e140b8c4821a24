import type * as wire from './generated.ts';

/** Lessons of the course, their steps, and how answers are judged. */

export type { JudgedAnswer, LessonStepView as StepForm, LessonView as LessonRow, ShownAnswer as Shown } from './generated.ts';

export type Option = NonNullable<wire.ShownAnswer['chosen']>[number];
export type Task = wire.LessonStepView['task'];

export interface StepName {
  lesson: string;
  step: string;
}
