/** What the commons ask for over HTTP. */

export interface ReportForm {
  number: number;
  at: string;
  by: string;
  name: string;
  reason: string;
  line: number | null;
  channel: string | null;
  lines: { n: number; name: string; text: string }[];
}

export interface MeasureForm {
  number: number;
  kind: 'mute' | 'ban';
  name: string;
  at: string;
  until: string;
  reason: string;
  by: string;
}

export interface ActForm {
  at: string;
  by: string;
  act: 'delete' | 'mute' | 'ban' | 'lift' | 'close';
  about: string;
  detail: string;
}

export interface Desk {
  reports: ReportForm[];
  measures: MeasureForm[];
  acts: ActForm[];
}
