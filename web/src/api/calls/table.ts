import { post, request } from '../http.ts';
import type { Bootstrap, NewTable, Replay, Snapshot, TableRow, View } from '../types.ts';

const path = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** What every page begins with: tiles and robots. */
export const bootstrap = () => request<Bootstrap>('/api/bootstrap');

export const tables = {
  list: (all: boolean) => request<{ tables: TableRow[] }>(all ? '/api/tables?all=1' : '/api/tables'),
  get: (id: string) => request<Snapshot>(path(id)),
  create: (table: NewTable) => post<{ table: string }>('/api/tables', table),
  rematch: (id: string) => post<{ table: string }>(path(id, '/rematch'), {}),
  replay: (id: string) => request<Replay>(path(id, '/replay')),
  view: (id: string, index: number) => request<{ index: number; view: View }>(path(id, `/views/${index}`)),
  position: (text: string) => request<{ view: View }>(`/api/positions?text=${encodeURIComponent(text)}`),
  recordPath: (id: string) => path(id, '/record'),
};
