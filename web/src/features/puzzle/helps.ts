/** What can be asked for at a puzzle's table. */
export type Help = 'check' | 'hint' | 'solution' | 'count' | 'swap' | 'share';
