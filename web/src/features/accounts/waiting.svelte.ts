import { notifications } from '../../api/calls/notifications.ts';
import type { Waiting } from '../../api/notifications.ts';

const NOTHING: Waiting = { turns: [], live: [], races: [], unread: 0 };

/** What waits for who is here, on whatever page they are. */
class WaitingState {
  now = $state.raw<Waiting>(NOTHING);

  /** Asks the server; without an answer it stays as it was. */
  async look(): Promise<void> {
    this.now = await notifications.waiting().catch(() => this.now);
  }

  clear(): void {
    this.now = NOTHING;
  }
}

export const waiting = new WaitingState();
