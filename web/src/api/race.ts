import type { Cell, WireError } from './types.ts';

/** The wire of a race. Actions are `turn`, a code such as `25@0,-1:5`, `discard`, `give:2:stack`, `resign`. */

export const SPEEDS = ['slow', 'medium', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
export type Source = 'pile' | 'stack';

export interface RaceSeat {
  kind: 'open' | 'person' | 'robot';
  name: string;
  level: Speed | null;
  ready: boolean;
  here: boolean;
  share: number;
  handicap: number;
}

export interface RaceInfo {
  id: string;
  created: string;
  status: 'seating' | 'counting' | 'racing' | 'over';
  seats: RaceSeat[];
  go_in_ms: number | null;
  passed_ms: number | null;
  /** The id of the next race of the same people. */
  next: string | null;
}

export interface RacePlayer {
  pile: number;
  hand: number | null;
  /** The top last. */
  stack: number[];
  gobbles: number;
  owes: boolean;
  left: number;
  standing: 'races' | 'waits' | 'out' | 'resigned';
  place: number | null;
}

export interface RaceSpace {
  at: Cell;
  pattern: string;
  forced: boolean;
}

export interface RaceView {
  /** Codes in order of play. */
  board: string[];
  laid_by: (number | null)[];
  /** Where a tile touches at least two. */
  spaces: RaceSpace[];
  players: RacePlayer[];
  /** Per player what may be done. */
  legal: string[][];
  over: boolean;
}

export interface RaceResult {
  termination: 'played' | 'stuck' | 'resigned';
  places: number[];
  left: number[];
  out_ms: (number | null)[];
}

interface Standing {
  version: number;
  race: RaceInfo;
  view: RaceView | null;
  result: RaceResult | null;
  /** The seat of this session. */
  you: number | null;
}

export interface RaceSnapshot extends Standing {
  type: 'snapshot';
  /** Whether this session made the race. */
  host: boolean;
}

export type RaceEvent =
  | { kind: 'act'; player: number; action: string; turned: number | null }
  | { kind: 'sit' | 'stand' | 'ready' | 'man'; seat: number }
  | { kind: 'again'; race: string }
  | { kind: 'call' | 'go' };

export interface RaceHappened extends Standing {
  type: 'event';
  event: RaceEvent;
}

export type RaceMessage =
  | RaceSnapshot
  | RaceHappened
  | { type: 'presence'; here: boolean[] }
  | { type: 'accepted'; id: string; version: number }
  | { type: 'refused'; id: string | null; version: number; error: WireError }
  | { type: 'pong' }
  | { type: 'closing'; retry_ms: number };

/** What is asked for, without the name that each message gets. */
export type RaceRequest =
  | { type: 'sit'; name: string; seat: number | null }
  | { type: 'stand' }
  | { type: 'ready'; ready: boolean }
  | { type: 'man'; seat: number; level: Speed | null }
  | { type: 'act'; action: string };

export type RaceCommand = RaceRequest & { id: string };

export interface NewRace {
  name: string;
  seats: { kind: 'me' | 'open' | 'robot'; level: Speed | null; handicap: number }[];
}
