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
