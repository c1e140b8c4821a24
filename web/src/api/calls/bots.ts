import { get, post, remove } from '../http.ts';
import type { Scope } from '../bots.ts';

export const tokens = {
  list: () => get('/api/tokens'),
  /** The secret is told this once. */
  make: (name: string, scopes: Scope[]) => post('/api/tokens', { name, scopes }),
  revoke: (handle: string) => remove('/api/tokens/{handle}', { handle }),
};
