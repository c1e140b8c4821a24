import { store } from '../../core/settings.ts';
import type { TableRow } from '../../api/types.ts';

/** The games that somebody has put away from the first page: who plays alone cannot resign, and owes nobody an end. */

const KEY = 'tantrix.away';
const MOST = 200;

/** Whether a game may be put away: nobody else waits in it. */
export const mayPutAway = ({ table }: TableRow): boolean => table.seats.length === 1;

export function putAway(table: string, storage: Storage | null): ReadonlySet<string> {
  const all = [...away(storage), table].slice(-MOST);
  store(KEY, all, storage);
  return new Set(all);
}

export function away(storage: Storage | null): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}
