/** What moderators see and do. */

export type { ActView as ActForm, MeasureView as MeasureForm, ModerationDesk as Desk, ReportView as ReportForm } from './generated.ts';
