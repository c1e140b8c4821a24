import { describe, expect, it } from 'vitest';
import type { View, You } from '../../api/tournaments.ts';
import { whatNext } from './whatnext.ts';

const view = (format: string, more: object = {}) =>
  ({
    head: { status: 'running', round: 1, starts_ms: 0, due_ms: 0, checked_in: true, next: { kind: 'results', missing: 2 } },
    stages: [{ format, planned: 5, rounds: [1], order: [1, 2, 3, 4] }],
    check_in_ms: null,
    places: [],
    ...more,
  }) as unknown as View;
const you = (more: object) => ({ entry: 5, presence: 'away', checked_in: false, office: null, round: null, ...more }) as unknown as You;
const next = (shown: View, who: You) => whatNext(shown, who, null, { known: true, now: 0, nameOf: String });

describe('who is not there', () => {
  it('cannot come back where opponents are drawn, unless drawn with the others', () => {
    for (const presence of ['away', 'left']) expect(next(view('knockout'), you({ presence }))).toEqual({ id: 'page.tournaments.next.missed' });
    expect(next(view('knockout'), you({ entry: 4 })).way).toMatchObject({ action: { type: 'back' } });
  });

  it('checks in on the waiting list too', () => {
    const open = view('swiss', { head: { status: 'open', checked_in: false }, check_in_ms: [0, 10] });
    expect(next(open, you({ presence: 'waiting' }))).toMatchObject({ id: 'page.tournaments.next.waiting', way: { action: { type: 'check-in' } } });
    expect(next(open, you({ presence: 'waiting', checked_in: true }))).toEqual({ id: 'page.tournaments.next.waiting' });
  });

  it('does not come back if disqualified', () => {
    expect(next(view('swiss'), you({ presence: 'left', disqualified: true }))).toEqual({ id: 'page.tournaments.next.disqualified' });
  });

  it('comes back where each round follows from the one before', () => {
    expect(next(view('swiss'), you({})).way).toMatchObject({ action: { type: 'back' } });
  });
});
