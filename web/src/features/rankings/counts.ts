/** The kinds of games that count for a ranking. */
export const COUNTS: readonly string[] = ['ranked', 'masters', 'doubles', 'tournament'];

/**
 * Whether there are aids: numbers in forced spaces, connections, the tiles still out. All of it can be told from board and
 * hands, which are public, but it is help, and nobody who plays a game that counts has it before it is over.
 */
export const hasAids = (kind: string | undefined, playing: boolean): boolean => !playing || kind === undefined || !COUNTS.includes(kind);
