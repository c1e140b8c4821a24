import type { Person } from './accounts.ts';
import type { Letter, Pace, Start, WireError } from './types.ts';

/** The wire of the lobby, of its rooms and of channels of chat. */

export const KINDS = ['unranked', 'ranked', 'masters', 'doubles', 'review'] as const;
export type Kind = (typeof KINDS)[number];
export type SlotColour = Letter | 'K';

export interface Terms {
  kind: Kind;
  game: 'strategy' | 'mindgame';
  players: number;
  teams: [Letter, Letter] | null;
  start: Start;
  minutes: number | null;
  days: number | null;
  watch: boolean;
  delay_s: number;
  pace: Pace;
  /** The table whose game is looked at together. */
  review: string | null;
}

export interface Slot {
  colour: SlotColour;
  kind: 'open' | 'person' | 'robot';
  name: string;
  level: string | null;
  ready: boolean;
  here: boolean;
}

export interface RoomForm {
  id: string;
  name: string;
  host: string;
  status: 'seating' | 'playing' | 'over' | 'review';
  private: boolean;
  terms: Terms;
  /** How many slots are taken when the game begins. */
  seats: number;
  slots: Slot[];
  games: number;
  /** The table of the game, now or last. */
  table: string | null;
  /** The review of that game, once somebody has opened one. */
  review: string | null;
  created: string;
}

export interface SeekForm {
  id: string;
  by: Person;
  terms: Terms;
  wishes: Letter[];
  quick: boolean;
}

export interface Present {
  person: Person;
  place: 'lobby' | 'room' | 'table' | 'watch';
  id: string | null;
}

export interface Mine {
  rooms: RoomForm[];
  invitations: RoomForm[];
  seek: SeekForm | null;
  /** After how long a robot is offered to somebody who looks for any opponent. */
  offer_ms: number;
}

export interface LobbySnapshot {
  type: 'snapshot';
  version: number;
  you: Person;
  rooms: RoomForm[];
  seeks: SeekForm[];
  people: Present[];
  /** How many are on; `people` may be the first ones only. */
  count: number;
  mine: Mine;
}

export interface LobbyHappened {
  type: 'event';
  version: number;
  rooms?: RoomForm[];
  closed?: string[];
  seeks?: SeekForm[];
  gone?: string[];
  people?: Present[];
  left?: string[];
  count?: number;
}

export interface You {
  slot: number | null;
  host: boolean;
  playing: boolean;
  /** The path of the invitation, for those who may pass it on. */
  link: string | null;
}

export interface RoomSnapshot {
  type: 'snapshot';
  version: number;
  room: RoomForm;
  people: Person[];
  you: You;
}

export interface RoomHappened {
  type: 'event';
  version: number;
  event: { kind: string; name?: string; slot?: number; table?: string };
  room: RoomForm;
  you: You;
}

export interface RoomPresence {
  type: 'presence';
  people: Person[];
  here: boolean[];
}

export interface ChatLine {
  n: number;
  at: string;
  name: string;
  kind: Person['kind'];
  role: Person['role'];
  text: string;
}

export interface ChatSnapshot {
  type: 'snapshot';
  version: number;
  channel: string;
  you: Person;
  lines: ChatLine[];
  /** Why this person may not write here. */
  silent: WireError | null;
}

/** It is done; `room` and `table` are those to which it leads. */
export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
  room?: string | null;
  table?: string | null;
}

export type Common =
  | Accepted
  | { type: 'refused'; id: string | null; version: number; error: WireError }
  | { type: 'pong' }
  | { type: 'closing'; retry_ms: number };

export type LobbyNews = LobbySnapshot | LobbyHappened | ({ type: 'mine' } & Mine) | { type: 'matched'; room: string; table: string };
export type RoomNews = RoomSnapshot | RoomHappened | RoomPresence;
export type ChatNews = ChatSnapshot | { type: 'line'; line: ChatLine } | { type: 'deleted'; n: number } | { type: 'silent'; silent: WireError | null };

export type LobbyRequest =
  | { type: 'open'; name: string; terms: Terms; private: boolean; slot: number | null }
  | { type: 'seat'; room: string; slot: number }
  | { type: 'seek'; terms: Terms; wishes: Letter[] }
  | { type: 'quick'; wishes: Letter[] }
  | { type: 'accept'; seek: string; wishes: Letter[] }
  | { type: 'withdraw' }
  | { type: 'robot'; level: string }
  | { type: 'decline'; room: string };

export type RoomRequest =
  | { type: 'sit' | 'remove' | 'host'; slot: number }
  | { type: 'stand' | 'leave' | 'close' }
  | { type: 'robot'; slot: number; level: string | null }
  | { type: 'ready' | 'start'; after: number }
  | { type: 'terms'; terms: Terms }
  | { type: 'rename' | 'invite'; name: string };

export type ChatRequest = { type: 'say'; text: string };
