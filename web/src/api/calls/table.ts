import { post, request } from '../http.ts';
import type { Bootstrap, NewTable, Replay, Snapshot, TableRow, View } from '../types.ts';

const path = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** What every page begins with: words, tiles and robots. */
export const bootstrap = (lang: string) => request<Bootstrap>(`/api/bootstrap?lang=${encodeURIComponent(lang)}`);

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
