import { post, request } from '../http.ts';
import type { Day, Finished, Month, Move, Opened, Standings } from '../daily.ts';

const path = (date: string, rest = '') => `/api/daily/${encodeURIComponent(date)}${rest}`;

export const daily = {
  today: () => request<Day>('/api/daily'),
  day: (date: string) => request<Day>(path(date)),
  open: (date: string) => post<Opened>(path(date, '/open'), {}),
  finish: (date: string, moves: Move[], name: string) => post<Finished>(path(date, '/finish'), { moves, name }),
  table: (date: string) => request<Standings>(path(date, '/table')),
  calendar: (month: string) => request<Month>(`/api/daily/calendar?month=${encodeURIComponent(month)}`),
};
