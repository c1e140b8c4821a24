import type * as wire from './generated.ts';

/** What the server sends about its days. Dates are texts such as `2026-11-05`, of UTC; times are milliseconds on its clock. */

export type {
  DailyMove as Move,
  DayEntry as Entry,
  DayFinished as Finished,
  DayOpened as Opened,
  DayResult as Result,
  DayRow as Row,
  DayTable as Standings,
  DayView as Day,
  LeagueView as League,
  MonthView as Month,
} from './generated.ts';

export type DayState = wire.DayEntry['state'];
