import { addressOf, get, post } from '../http.ts';
import type { NewTable } from '../types.ts';

/** What every page begins with: tiles and robots. */
export const bootstrap = () => get('/api/bootstrap');

export const tables = {
  list: (all: boolean) => get('/api/tables', { all: all ? 1 : undefined }),
  get: (table: string) => get('/api/tables/{table}', { table }),
  create: (table: NewTable) => post('/api/tables', table),
  rematch: (table: string) => post('/api/tables/{table}/rematch', {}, { table }),
  replay: (table: string) => get('/api/tables/{table}/replay', { table }),
  view: (table: string, index: number) => get('/api/tables/{table}/views/{index}', { table, index }),
  position: (text: string) => get('/api/positions', { text }),
  recordPath: (table: string) => addressOf('/api/tables/{table}/record', { table }),
};
