import { post, request } from '../http.ts';
import type { Scope, Token } from '../bots.ts';

export const tokens = {
  list: () => request<{ tokens: Token[]; bot: boolean }>('/api/tokens'),
  /** The secret is told this once. */
  make: (name: string, scopes: Scope[]) => post<{ secret: string; token: Token }>('/api/tokens', { name, scopes }),
  revoke: (handle: string) => request<object>(`/api/tokens/${encodeURIComponent(handle)}`, { method: 'DELETE' }),
};
