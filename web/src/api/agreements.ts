/** What people at a table settle among themselves, as the server and its pages tell each other. */

export type What = 'tie' | 'take_back' | 'pause' | 'rematch';

export interface Offer {
  /** That of its event, by which it is answered. */
  version: number;
  what: What;
  by: number;
  waiting: number[];
  /** How many moves a turn taken back leaves. */
  moves: number | null;
}

export interface Company {
  offer: Offer | null;
  /** What may be offered now, by player. */
  may: What[][];
  paused: boolean;
  /** The level of the robot that plays for somebody, by player. */
  stand_ins: (string | null)[];
  /** Until when the next move must come. */
  due: string | null;
  /** From which used time on the others may have the game scored as it stands. */
  late_from_ms: number | null;
  /** The table of the next game. */
  following: string | null;
}

export interface SeatPresence {
  /** null: a robot. */
  here: boolean | null;
  away_ms: number | null;
  /** In how many milliseconds the absence may be claimed. */
  claim_in_ms: number | null;
  claims: Claim[];
}

export interface Presence {
  type: 'presence';
  players: SeatPresence[];
  watching: number;
  watchers: string[];
}

export type Claim = 'robot' | 'default' | 'time';

/** On what terms people play. */
export interface Terms {
  kind: 'private' | 'unranked' | 'ranked' | 'masters' | 'doubles';
  room: string | null;
  watch: boolean;
  delay_s: number;
  days: number | null;
  wait_s: number;
}

/** What somebody settles, without the id that names the message. */
export type Settling =
  | { type: 'offer'; version: number; what: What }
  | { type: 'answer'; offer: number; accept: boolean }
  | { type: 'withdraw'; offer: number }
  | { type: 'resume' }
  | { type: 'claim'; version: number; player: number; what: Claim }
  | { type: 'return' };

/** Nobody else is there. */
export const ALONE: Company = {
  offer: null,
  may: [],
  paused: false,
  stand_ins: [],
  due: null,
  late_from_ms: null,
  following: null,
};
