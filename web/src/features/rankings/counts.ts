/** The kinds of games that count for a ranking. */
export const COUNTS: readonly string[] = ['ranked', 'masters', 'doubles', 'tournament'];

/** The numbers in forced spaces are a help: nobody who plays a game that counts has them before it is over. */
export const hasNumbers = (kind: string | undefined, playing: boolean): boolean => !playing || kind === undefined || !COUNTS.includes(kind);
