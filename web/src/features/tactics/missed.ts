import type { RushExercise } from '../../api/tactics.ts';

/** An exercise that was answered wrongly: what was placed, and what would have been right. */
export interface Missed extends RushExercise {
  made: string;
  solution: readonly string[];
}
