import { post, request } from '../http.ts';
import type { Change, Confirmed, Kept, Me, Passkey, Person, Purpose, Session } from '../accounts.ts';

interface Entered {
  person: Person;
}

export const people = {
  me: () => request<Me>('/api/me'),
  /** Makes a guest; the server finds a name in a language. */
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
