import { post, request } from './http.ts';

/** Tokens of programs, as the house tells of them to their member. */

export type Scope = 'play' | 'chat';

export interface Token {
  handle: string;
  name: string;
  scopes: Scope[];
  /** Moments as ISO 8601. */
  made: string;
  used: string | null;
}

export const tokens = {
  list: () => request<{ tokens: Token[]; bot: boolean }>('/api/tokens'),
  /** The secret is told this once. */
  make: (name: string, scopes: Scope[]) => post<{ secret: string; token: Token }>('/api/tokens', { name, scopes }),
  revoke: (handle: string) => request<object>(`/api/tokens/${encodeURIComponent(handle)}`, { method: 'DELETE' }),
};
