/** Tokens of programs, as the server shows them to their owner. */

export type Scope = 'play' | 'chat';

export interface Token {
  handle: string;
  name: string;
  scopes: Scope[];
  /** Moments as ISO 8601. */
  made: string;
  used: string | null;
}
