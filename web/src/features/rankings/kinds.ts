import type { Say } from '../../core/messages.ts';

const COUNTS: readonly string[] = ['ranked', 'masters', 'doubles', 'tournament'];

/** The kind of a game that counts for a ranking, in a word; null of any other. */
export const countsText = (kind: string | undefined, say: Say): string | null =>
  kind !== undefined && COUNTS.includes(kind) ? say(`page.terms.kind.${kind}`) : null;
