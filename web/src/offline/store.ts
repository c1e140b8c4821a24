import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { OfflineGame } from './game.ts';

/** The games that this browser holds, in its own database: they stay when it is closed. */

interface Kept extends DBSchema {
  games: { key: string; value: OfflineGame };
}

/** Whether this browser keeps anything at all. */
export const KEEPS = typeof indexedDB === 'object';

let opened: Promise<IDBPDatabase<Kept>> | null = null;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('tantrix', 1, { upgrade: (made) => void made.createObjectStore('games', { keyPath: 'id' }) });
  // A browser that refused once, as in some private windows, is asked anew.
  opened.catch(() => (opened = null));
  return opened;
}

export const games = {
  /** A game; undefined where there is none, or the browser keeps nothing. */
  async get(id: string): Promise<OfflineGame | undefined> {
    if (!KEEPS) return undefined;
    return database().then(
      (known) => known.get('games', id),
      () => undefined,
    );
  },

  async all(): Promise<OfflineGame[]> {
    if (!KEEPS) return [];
    return database().then(
      (known) => known.getAll('games'),
      () => [],
    );
  },

  /**
   * Keeps a game that follows the one of the version before, and tells whether it did: another window may have been first. One
   * transaction, so that nothing is lost or done twice.
   */
  async put(game: OfflineGame): Promise<boolean> {
    const change = (await database()).transaction('games', 'readwrite');
    const known = await change.store.get(game.id);
    const follows = game.version === (known?.version ?? 0) + 1;
    if (follows) await change.store.put(game);
    await change.done;
    return follows;
  },

  async remove(id: string): Promise<void> {
    await (await database()).delete('games', id);
  },
};
