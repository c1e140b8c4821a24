import type { Playouts } from '../adjudication.ts';
import type { Bodies } from '../generated.ts';
import { addressOf, getText, post, postForLines } from '../http.ts';

export const adjudication = {
  record: (body: Bodies['POST /api/adjudicate']) => post('/api/adjudicate', body),
  position: (body: Bodies['POST /api/adjudicate/position']) => post('/api/adjudicate/position', body),
  /** Hears of the games played out so far, until all are or `signal` says that nobody listens any more. */
  playOut: (body: Bodies['POST /api/adjudicate/playouts'], heard: (found: Playouts) => void, signal: AbortSignal) =>
    postForLines<'/api/adjudicate/playouts', Playouts>('/api/adjudicate/playouts', body, heard, signal),
  /** The record of a game of a tournament. */
  game: (table: string) => getText(addressOf('/api/tables/{table}/record', { table })),
};
