import { post, request } from './http.ts';
import type { Letter } from './types.ts';

/** People as the house tells of them. */

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

interface Entered {
  person: Person;
}

export const people = {
  me: () => request<Me>('/api/me'),
  /** Makes a guest; the house finds a name in a language. */
  enter: (lang: string) => post<Entered>('/api/me/enter', { lang }),
  register: (body: { name: string; password: string; email: string | null }) => post<Entered>('/api/me/register', body),
  logIn: (name: string, password: string) => post<Entered>('/api/me/login', { name, password }),
  logOut: () => post<Entered>('/api/me/logout', {}),
  change: (change: Change) => post<Entered>('/api/me/account', change),
  password: (old: string, fresh: string) => post<Entered>('/api/me/password', { old, new: fresh }),
  sessions: () => request<{ sessions: Session[] }>('/api/me/sessions'),
  /** Ends one session, or all others. */
  end: (session: string | null) => post<{ sessions: Session[] }>('/api/me/sessions/end', { session }),
  passkeys: () => request<{ passkeys: Passkey[] }>('/api/me/passkeys'),
  ask: (purpose: Purpose) => post<{ options: unknown }>('/api/me/passkeys/ask', { purpose }),
  keepPasskey: (credential: unknown, name: string) =>
    post<{ passkeys: Passkey[] }>('/api/me/passkeys/make', { credential, name }),
  usePasskey: (credential: unknown) => post<Entered>('/api/me/passkeys/enter', { credential }),
  removePasskey: (passkey: string) => post<{ passkeys: Passkey[] }>('/api/me/passkeys/remove', { passkey }),
  kept: () => request<{ kept: Kept }>('/api/me/kept'),
  keep: (key: string, value: object) => post<{ key: string }>(`/api/me/kept/${encodeURIComponent(key)}`, { value }),
  delete: (confirmed: Confirmed) => post<Entered>('/api/me/delete', confirmed),
  profile: (name: string) => request<{ person: Person; made_ms: number }>(`/api/people/${encodeURIComponent(name)}`),
  countries: () => request<{ countries: string[] }>('/api/countries'),
  exportPath: '/api/me/export',
};

export const profilePath = (name: string): string => `/people/${encodeURIComponent(name)}`;
