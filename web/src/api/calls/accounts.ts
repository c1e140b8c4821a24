import { addressOf, get, post } from '../http.ts';
import type { Change, Confirmed, NewAccount, Purpose } from '../accounts.ts';

export const people = {
  me: () => get('/api/me'),
  /** Makes a guest, one alone for an `id`; the server finds a name in a language. */
  enter: (lang: string, id: string) => post('/api/me/enter', { lang, id }),
  register: (body: NewAccount) => post('/api/me/register', body),
  logIn: (name: string, password: string) => post('/api/me/login', { name, password }),
  logOut: () => post('/api/me/logout', {}),
  change: (change: Change) => post('/api/me/account', change),
  password: (old: string, fresh: string) => post('/api/me/password', { old, new: fresh }),
  sessions: () => get('/api/me/sessions'),
  /** Ends one session, or all others. */
  end: (session: string | null) => post('/api/me/sessions/end', { session }),
  passkeys: () => get('/api/me/passkeys'),
  ask: (purpose: Purpose) => post('/api/me/passkeys/ask', { purpose }),
  keepPasskey: (credential: PublicKeyCredentialJSON, name: string) => post('/api/me/passkeys/make', { credential, name }),
  usePasskey: (credential: PublicKeyCredentialJSON) => post('/api/me/passkeys/enter', { credential }),
  removePasskey: (passkey: string) => post('/api/me/passkeys/remove', { passkey }),
  kept: () => get('/api/me/kept'),
  keep: (key: string, value: object) => post('/api/me/kept/{key}', { value: { ...value } }, { key }),
  delete: (confirmed: Confirmed) => post('/api/me/delete', confirmed),
  profile: (name: string) => get('/api/people/{name}', { name }),
  countries: () => get('/api/countries'),
  exportPath: addressOf('/api/me/export'),
};
