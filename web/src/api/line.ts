import type { ClientMessage, Snapshot } from './types.ts';
import type { SocketHandlers } from './socket.ts';

/** How those at this screen speak with the server. */
export interface Line {
  open(): void;
  send(message: ClientMessage): boolean;
  close(): void;
}

export type Connect = (first: Snapshot, handlers: SocketHandlers) => Line;
