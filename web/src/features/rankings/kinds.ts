import type { Result } from '../../api/types.ts';
import type { Say } from '../../core/messages.ts';
import { COUNTS } from './counts.ts';

/** The kind of a game that counts for a ranking, in a word; null of any other. */
export const countsText = (kind: string | undefined, say: Say): string | null =>
  kind !== undefined && COUNTS.includes(kind) ? say(`page.terms.kind.${kind}`) : null;

/** Whether a game that ended so counts at all: one that nobody came to, or that was ruled, was not played. */
export function isCounted({ outcome, absent, ruling }: Result): boolean {
  if (outcome.termination === 'deadlock' || (ruling !== null && ruling !== 'scores')) return false;
  return absent.length < outcome.scores.length - 1;
}
