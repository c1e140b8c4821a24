/** Tactics, and rushes against the clock. Results are expected ones: 1 is a win. Times are milliseconds on the clock of the server. */

export type {
  FollowingPlacement as Following,
  RushAnswered,
  RushExercise,
  RushRow,
  RushTable,
  RushView as Rush,
  TacticJudged as Judged,
  TacticList,
  TacticRow,
  TacticView as Tactic,
} from './generated.ts';

export type Minutes = 3 | 5;
