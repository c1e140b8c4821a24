import { addressOf, get, post } from '../http.ts';
import type { Change, Confirmed, NewAccount, Purpose, Shown } from '../accounts.ts';

export const people = {
  me: () => get('/api/me'),
  /** Makes a guest, one alone for an `id`; the server finds a name in a language. */
  enter: (lang: string, id: string) => post('/api/me/enter', { lang, id }),
  register: (body: NewAccount) => post('/api/me/register', body),
  logIn: (name: string, password: string) => post('/api/me/login', { name, password }),
  /** The second step, by what the first one has answered. */
  logInWithCode: (ticket: string, code: string) => post('/api/me/login/code', { ticket, code }),
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
  twoStep: () => get('/api/me/two-step'),
  startTwoStep: (confirmed: Confirmed) => post('/api/me/two-step/start', confirmed),
  switchOnTwoStep: (code: string) => post('/api/me/two-step/on', { code }),
  switchOffTwoStep: (code: string) => post('/api/me/two-step/off', { code }),
  renewCodes: (code: string) => post('/api/me/two-step/codes', { code }),
  /** Shows a second factor in a session that began without one. */
  showFactor: (shown: Shown) => post('/api/me/two-step/show', shown),
  kept: () => get('/api/me/kept'),
  keep: (key: string, value: object) => post('/api/me/kept/{key}', { value: { ...value } }, { key }),
  delete: (confirmed: Confirmed) => post('/api/me/delete', confirmed),
  profile: (name: string) => get('/api/people/{name}', { name }),
  countries: () => get('/api/countries'),
  exportPath: addressOf('/api/me/export'),
};
