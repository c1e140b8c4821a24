/** What the server sends about its rankings. Months are texts such as `2026-11`, of UTC; times are milliseconds on its clock. */

/** What other systems say of somebody: Glicko-2 with its deviation, OpenSkill, and Elo; null where nothing is known. */
export interface Numbers {
  glicko: [number, number] | null;
  skill: number;
  elo: number | null;
}

export interface Line {
  ranking: number;
  best: number;
  games: number;
  wins: number;
  ties: number;
  last_ms: number;
}

export interface Row extends Line {
  place: number;
  name: string;
  country: string | null;
  numbers: Numbers | null;
  you: boolean;
}

/** A page of a table of players. */
export interface Page {
  of: number;
  /** How many are like what is sought. */
  found: number;
  page: number;
  pages: number;
  rows: Row[];
  you: Row | null;
}

export interface Table extends Page {
  month: string;
  /** Those that have a table, the newest first. */
  months: string[];
}

export interface Country {
  place: number;
  country: string;
  points: number;
  people: { name: string; ranking: number }[];
}

export interface Standing extends Line {
  table: string;
  /** Null for who is not in the table. */
  place: number | null;
  of: number;
  retired: boolean;
  start: number;
}

export interface Game {
  number: number;
  table: string;
  ended_ms: number;
  result: 'won' | 'tied' | 'lost';
  /** Whom they have met: people by name, robots by level. */
  others: { name: string; level: string | null }[];
  changes: { table: string; before: number; after: number }[];
}

export interface Somebody {
  name: string;
  country: string | null;
  standings: Standing[];
  numbers: Numbers | null;
  games: Game[];
  /** Behind which game there are more; null where there are none. */
  before: number | null;
}

export interface RecordRow {
  record: 'score' | 'line' | 'loop' | 'fastest' | 'streak' | 'played';
  value: number;
  /** null where the account is no more. */
  name: string | null;
  number: number;
  table: string;
  ended_ms: number;
}

export interface RecordBook {
  records: RecordRow[];
  spaghetti: { id: string; name: string; by: string; tiles: number; made_ms: number } | null;
}

/** What part of a table is asked for. */
export interface Sought {
  month?: string;
  page: number;
  find: string;
}
