import type * as wire from './generated.ts';

/** Tokens of programs, as the server shows them to their owner. */

export type { TokenView as Token } from './generated.ts';

export type Scope = wire.NewToken['scopes'][number];
