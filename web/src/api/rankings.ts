import type * as wire from './generated.ts';

/** What the server sends about its rankings. Months are texts such as `2026-11`, of UTC; times are milliseconds on its clock. */

export type {
  Achievement,
  CountryRow as Country,
  OtherRatings as Numbers,
  PersonRankings as Somebody,
  RaceRankingRow as Racer,
  RankedGame as Game,
  RankingRowView as Row,
  RankingTable as Table,
  RecordBook,
  RecordRow,
  StandingView as Standing,
  Statistics,
  Tally,
} from './generated.ts';

/** What the rows of all tables have. */
export type Line = Omit<wire.RankingRowView, 'place' | 'name' | 'country' | 'numbers' | 'you'>;
/** A page of a table of players. */
export type Page = Omit<wire.RankingTable, 'month' | 'months'>;

/** What part of a table is asked for. */
export interface Sought {
  month?: string;
  page: number;
  find: string;
}
