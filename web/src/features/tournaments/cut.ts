import type { WireError } from '../../api/types.ts';

/** Those who share places before a cut, as the server refuses to go on without a decision; nobody in any other refusal. */
export function tiedIn({ id, params }: Pick<WireError, 'id' | 'params'>): number[] {
  const entries = id === 'tournament.cut_tied' ? params['entries'] : undefined;
  return typeof entries === 'string' ? entries.split(', ').map(Number) : [];
}
