/** What the server says of mistakes in a game. Points are whole tenths, times milliseconds, players count from 0. */

export type {
  AdjustedView as Adjusted,
  CurrentScoresView as CurrentScores,
  JudgedView as Judged,
  PlacementFaultView as PlacementFault,
  PlayoutsView as Playouts,
  PositionVerdictView as PositionVerdict,
  RecordView as RecordVerdict,
  RecordToJudge,
  VerdictView as Verdict,
} from './generated.ts';
