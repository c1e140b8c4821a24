import type { At, Decision } from './decision.ts';
import { ruledBy, startOf } from './decision.ts';

/**
 * What adjudication offers a Controller to rule: a tie, the scores as they stand, or points. It travels in the address of the
 * tournament's page; there the Controller may change all of it, gives the reason, and signs.
 */
export type Proposal =
  | { kind: 'tied' }
  | { kind: 'scores'; scores: readonly number[]; penalties: readonly number[] }
  | { kind: 'points'; tenths: number };

/** A ruling on a game, as its fields are filled in at first. */
export interface Proposed {
  table: number;
  game: number;
  draft: Decision;
}

/** The address at which a proposal is decided on. */
export function proposalAddress(tournament: string, { round, table, game }: At, proposal: Proposal): string {
  const asked = new URLSearchParams({ show: 'rounds', round: `${round}`, rule: proposal.kind, table: `${table}`, game: `${game}` });
  if (proposal.kind === 'scores') {
    asked.set('scores', proposal.scores.join('-'));
    asked.set('penalties', proposal.penalties.join('-'));
  }
  if (proposal.kind === 'points') asked.set('tenths', `${proposal.tenths}`);
  return `/tournament/${encodeURIComponent(tournament)}?${asked}`;
}

/** What an address proposes; null where it proposes nothing. */
export function proposedAt(address: string): Proposed | null {
  const asked = new URLSearchParams(address.split('?')[1] ?? '');
  const [table, game] = ['table', 'game'].map((name) => Number(asked.get(name)));
  const draft = draftOf(asked);
  return draft === null || !(table > 0) || !(game > 0) ? null : { table, game, draft };
}

function draftOf(asked: URLSearchParams): Decision | null {
  const nothing = startOf(null);
  const pair = (name: string): [string, string] => {
    const [one = '0', two = '0'] = (asked.get(name) ?? '').split('-').filter((text) => /^\d+$/.test(text));
    return [one, two];
  };
  switch (asked.get('rule')) {
    case 'tied':
      return ruledBy('tied', nothing);
    case 'scores':
      return { ...ruledBy('adjudicated', nothing), scores: pair('scores'), penalties: pair('penalties') };
    case 'points':
      return { ...ruledBy('adjudicated', nothing), ending: 'ruled', ruled: String(Number(asked.get('tenths')) / 10) };
    default:
      return null;
  }
}
