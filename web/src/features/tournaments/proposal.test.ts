import { describe, expect, it } from 'vitest';
import { actionOf } from './decision.ts';
import type { Proposal } from './proposal.ts';
import { proposalAddress, proposedAt } from './proposal.ts';

const AT = { round: 1, table: 2, game: 3 };

function ruled(proposal: Proposal) {
  const found = proposedAt(proposalAddress('cup', AT, proposal));
  if (found === null) throw new Error('nothing is proposed');
  expect([found.table, found.game]).toEqual([2, 3]);
  return actionOf('ruling', AT, { ...found.draft, reason: 'the light went out' });
}

describe('what adjudication proposes', () => {
  it('is the scores as they stand, with the penalties', () => {
    const action = ruled({ kind: 'scores', scores: [24, 20], penalties: [0, 2] });
    expect(action).toMatchObject({ rule: 'adjudicated', result: { ending: 'played', scores: [24, 20], penalties: [0, 2] } });
  });

  it('is a number of points, or a tie', () => {
    expect(ruled({ kind: 'points', tenths: 123 })).toMatchObject({ rule: 'adjudicated', result: { ending: 'ruled', ruled: 123 } });
    expect(ruled({ kind: 'tied' })).toMatchObject({ rule: 'tied', result: { ending: 'tied' } });
  });

  it('is nothing in any other address', () => {
    for (const address of ['/tournament/cup', '/tournament/cup?table=1&game=1', '/tournament/cup?rule=tied&table=x']) {
      expect(proposedAt(address)).toBeNull();
    }
  });
});
