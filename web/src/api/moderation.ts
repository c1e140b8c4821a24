import { post, request } from './http.ts';

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

type Names = { ignored: string[] };

export const commons = {
  ignored: () => request<Names>('/api/ignored'),
  ignore: (name: string, ignore: boolean) => post<Names>('/api/ignored', { name, ignore }),
  reportLine: (line: number, reason: string) => post<{ report: number }>('/api/reports', { line, reason }),
  desk: () => request<Desk>('/api/moderation'),
  take: (wish: { name: string; kind: 'mute' | 'ban'; minutes: number; reason: string }) =>
    post<Desk>('/api/moderation/measures', wish),
  lift: (number: number) => post<Desk>('/api/moderation/lift', { number }),
  delete: (number: number) => post<Desk>('/api/moderation/delete', { number }),
  close: (number: number, verdict: string) => post<Desk>('/api/moderation/close', { number, verdict }),
};
