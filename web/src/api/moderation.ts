import type * as wire from './generated.ts';

/** What moderators see and do. */

export type {
  ActView as ActForm,
  MeasureView as MeasureForm,
  ModerationDesk as Desk,
  ReportView as ReportForm,
  ShownName as Shown,
} from './generated.ts';

/** Where a name stands that a visitor gave. */
export const PLACES = ['daily', 'figure', 'race', 'spaghetti', 'table'] as const satisfies readonly wire.ShownName['at'][];
