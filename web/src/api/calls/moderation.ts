import { post, request } from '../http.ts';
import type { Desk } from '../moderation.ts';

type Names = { ignored: string[] };

export const commons = {
  ignored: () => request<Names>('/api/ignored'),
  ignore: (name: string, ignore: boolean) => post<Names>('/api/ignored', { name, ignore }),
  reportLine: (line: number, reason: string) => post<{ report: number }>('/api/reports', { line, reason }),
  desk: () => request<Desk>('/api/moderation'),
  take: (request: { name: string; kind: 'mute' | 'ban'; minutes: number; reason: string }) =>
    post<Desk>('/api/moderation/measures', request),
  lift: (number: number) => post<Desk>('/api/moderation/lift', { number }),
  delete: (number: number) => post<Desk>('/api/moderation/delete', { number }),
  close: (number: number, verdict: string) => post<Desk>('/api/moderation/close', { number, verdict }),
};
