/** What the server sends about its days. Dates are texts such as `2026-11-05`, of UTC; times are milliseconds on its clock. */

export interface Result {
  time_ms: number;
  moves: number;
  /** Null where it came after the day. */
  place: number | null;
  /** How many finished on the day itself. */
  of: number;
  late: boolean;
}

export interface Day {
  date: string;
  /** 1 to 7. */
  grade: number;
  kind: string;
  tiles: number;
  opened: boolean;
  result: Result | null;
  streak: number;
  now_ms: number;
  ends_ms: number;
}

export interface Opened {
  date: string;
  grade: number;
  kind: string;
  /** The id that carries the puzzle. */
  puzzle: string;
  started_ms: number;
  now_ms: number;
}

export interface Finished {
  date: string;
  result: Result;
  streak: number;
}

export interface Row {
  place: number;
  /** Empty where none was given. */
  name: string;
  time_ms: number;
  moves: number;
  you: boolean;
}

export interface Standings {
  date: string;
  of: number;
  rows: Row[];
}

export type DayState = 'new' | 'opened' | 'done' | 'late';

export interface Entry {
  date: string;
  grade: number;
  kind: string;
  state: DayState;
  time_ms: number | null;
  moves: number | null;
}

export interface Month {
  month: string;
  /** The first day of the server. */
  first: string;
  today: string;
  days: Entry[];
}

export type Move = { place: string } | { take: [number, number] };
