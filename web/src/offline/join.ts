import { tables } from '../api/calls/table.ts';
import { ApiError } from '../api/http.ts';
import type { OfflineGame } from './game.ts';
import { isOver } from './game.ts';
import { games } from './store.ts';

/** A game as the server takes it. */
export function posted({ id, table, created_ms, deal, actions, helped = false, continues }: OfflineGame): Parameters<typeof tables.join>[0] {
  const { position: _, ...dealt } = deal;
  return { id, table, created_ms, deal: dealt, actions: [...actions], helped, continues };
}

/**
 * Has every game of this browser that is over join the account. The id is the game's own, so that one whose answer is lost is
 * sent again and is there once; it leaves the browser when the server has it. Returns how many have joined.
 */
export async function joinAccount(): Promise<number> {
  let joined = 0;
  for (const game of (await games.all()).filter(isOver)) {
    try {
      await tables.join(posted(game));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without a network the others wait too; what the server does not take stays here.
      if (error.status === 0) break;
      continue;
    }
    await games.remove(game.id);
    joined += 1;
  }
  return joined;
}
