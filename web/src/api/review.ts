import type { ClientMessage, LogEntry, ServerMessage, Table, View } from './types.ts';

/** A move in the tree of a review; `by` is who tried it, null in the game itself. */
export interface Node {
  id: number;
  parent: number;
  entry: LogEntry;
  by: string | null;
}

export interface ReviewSnapshot {
  type: 'snapshot';
  version: number;
  table: Table & { source: string | null };
  /** The room whose people meet here. */
  room: string | null;
  nodes: Node[];
  /** How many of the nodes are the game. */
  played: number;
  at: number;
  view: View;
  leader: string;
  leading: boolean;
}

export interface ReviewEvent {
  type: 'event';
  version: number;
  at: number;
  view: View;
  node: Node | null;
  leader: string;
  leading: boolean;
}

export interface ReviewPresence {
  type: 'presence';
  people: string[];
  others: number;
  led: boolean;
}

export type ReviewMessage = ReviewSnapshot | ReviewEvent | ReviewPresence | Exclude<ServerMessage, { type: 'snapshot' | 'event' | 'presence' }>;
/** What the leader of a review does. */
export type ReviewAction = { type: 'step'; to: number } | { type: 'try'; at: number; action: string } | { type: 'hand'; to: string } | { type: 'lead' };
export type ReviewRequest = (ReviewAction & { id: string }) | Extract<ClientMessage, { type: 'preview' }>;
