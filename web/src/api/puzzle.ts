import type * as wire from './generated.ts';

/** What the server sends about puzzles. Placements are codes, cells `[q, r]`; a puzzle is told by its id alone. */

export type {
  GivenView as Given,
  GoalView as Goal,
  Hint as HintAnswer,
  NewPuzzle as Wanted,
  PuzzleMade as Made,
  PuzzleRecords as Records,
  PuzzleSection as Section,
  PuzzleSummary as Summary,
  PuzzleTimeRow as TimeRow,
  PuzzleTimeTable as TimeTable,
  PuzzleTried as Tried,
  PuzzleView as PuzzleForm,
  Solution,
  SolutionCount as Count,
  TableLook as Look,
} from './generated.ts';

export type Form = wire.GoalView['form'];
export type Swap = Omit<wire.Swap, 'id' | 'placements'>;
