import { get, post } from '../http.ts';
import type { Bodies } from '../generated.ts';
import type { Shown } from '../moderation.ts';

export const commons = {
  ignored: () => get('/api/ignored'),
  ignore: (name: string, ignore: boolean) => post('/api/ignored', { name, ignore }),
  reportLine: (line: number, reason: string) => post('/api/reports', { line, reason }),
  reportName: (name: string, reason: string) => post('/api/reports', { name, reason }),
  reportShown: (shown: Shown, reason: string) => post('/api/reports', { shown, reason }),
  desk: () => get('/api/moderation'),
  take: (measure: Bodies['POST /api/moderation/measures']) => post('/api/moderation/measures', measure),
  rename: (wish: Bodies['POST /api/moderation/rename']) => post('/api/moderation/rename', wish),
  lift: (number: number) => post('/api/moderation/lift', { number }),
  delete: (number: number) => post('/api/moderation/delete', { number }),
  close: (number: number, verdict: string) => post('/api/moderation/close', { number, verdict }),
};
