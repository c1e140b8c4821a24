import type { Letter } from './types.ts';

/** People as the server describes them. */

export interface Person {
  name: string;
  kind: 'visitor' | 'guest' | 'member';
  role: 'player' | 'moderator' | 'admin';
  country: string | null;
  /** Told of programs alone. */
  bot?: true;
}

export type Colours = [first: Letter | null, second: Letter | null];

export interface Account {
  made_ms: number;
  colours: Colours;
  email: string | null;
  /** Whether there is one. */
  password: boolean;
  /** How many there are. */
  passkeys: number;
}

export interface Me {
  person: Person;
  account: Account | null;
  ban: { until_ms: number; reason: string } | null;
}

export interface Session {
  session: string;
  made_ms: number;
  seen_ms: number;
  browser: string;
  here: boolean;
}

export interface Passkey {
  passkey: string;
  name: string;
  made_ms: number;
  used_ms: number | null;
}

export interface Change {
  name: string;
  country: string | null;
  colours: Colours;
  email: string | null;
}

export type Kept = Record<string, Record<string, unknown>>;
export type Purpose = 'make' | 'enter' | 'confirm';
export type Confirmed = { password: string } | { credential: unknown } | Record<string, never>;
