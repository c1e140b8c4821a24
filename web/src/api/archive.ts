import type { Level, Outcome } from './types.ts';

/** What the server sends about games that have ended. */

export type Ending = Outcome['termination'];

export interface FoundSeat {
  name: string;
  /** null for a person. */
  level: Level | string | null;
  colour: string | null;
  score: number;
  result: 'won' | 'tied' | 'lost';
  /** Shares of 20; of two sides only. */
  points: number | null;
  /** The most tiles of one open line, and of one loop. */
  line: number;
  loop: number;
  used_ms: number;
  overtime_ms: number;
  gave_up: boolean;
}

export interface FoundGame {
  /** Games are numbered in the order in which they ended. */
  number: number;
  table: string;
  game: string;
  kind: string;
  started: string;
  ended: string;
  placements: number;
  /** The first tile laid. */
  opening: number | null;
  termination: Ending;
  winner: number | null;
  margin: number;
  seats: FoundSeat[];
}

export interface FoundGames {
  games: FoundGame[];
  /** The number before which the next page begins; null at the end. */
  before: number | null;
}
