import { orConstant } from '../constants.ts';
import { addressOf, get, post } from '../http.ts';
import type { NewPlans, NewTable, OfflineGame } from '../types.ts';

/** What every page begins with: tiles and robots. */
export const bootstrap = () => orConstant(get('/api/bootstrap'), (known) => known.bootstrap);

export const tables = {
  list: (all: boolean) => get('/api/tables', { all: all ? 1 : undefined }),
  get: (table: string) => get('/api/tables/{table}', { table }),
  create: (table: NewTable) => post('/api/tables', table),
  join: (game: OfflineGame) => post('/api/tables/offline', game),
  rematch: (table: string) => post('/api/tables/{table}/rematch', {}, { table }),
  goOn: (table: string, moves: number) => post('/api/tables/{table}/continue', { moves }, { table }),
  share: (table: string) => post('/api/tables/{table}/share', {}, { table }),
  replay: (table: string) => get('/api/tables/{table}/replay', { table }),
  view: (table: string, index: number) => get('/api/tables/{table}/views/{index}', { table, index }),
  analysis: (table: string) => get('/api/tables/{table}/analysis', { table }),
  position: (text: string) => get('/api/positions', { text }),
  recordPath: (table: string) => addressOf('/api/tables/{table}/record', { table }),
};

/** The answers that one has planned at a table; nobody else is told of them. */
export const plans = {
  get: (table: string) => get('/api/tables/{table}/plans', { table }),
  make: (table: string, made: NewPlans) => post('/api/tables/{table}/plans', made, { table }),
};
