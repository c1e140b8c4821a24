import { describe, expect, it } from 'vitest';
import type { Result } from '../../api/types.ts';
import { countsText, isCounted } from './kinds.ts';

const say = (id: string) => id;

it('names the kind of a game that counts, and of no other', () => {
  expect(['ranked', 'masters', 'doubles', 'tournament'].map((kind) => countsText(kind, say))).toEqual([
    'page.terms.kind.ranked',
    'page.terms.kind.masters',
    'page.terms.kind.doubles',
    'page.terms.kind.tournament',
  ]);
  expect([countsText('unranked', say), countsText('private', say), countsText(undefined, say)]).toEqual([null, null, null]);
});

describe('a game that ended', () => {
  const result = (more: object, termination = 'played') =>
    ({ outcome: { termination, winners: [0], scores: [20, 10] }, absent: [], ruling: null, ...more }) as unknown as Result;

  it('counts unless it was not played, or ended in a deadlock', () => {
    expect(isCounted(result({}))).toBe(true);
    expect(isCounted(result({ ruling: 'scores' }, 'adjudicated'))).toBe(true);
    expect(isCounted(result({}, 'deadlock'))).toBe(false);
    expect(isCounted(result({ absent: [1] }, 'resigned'))).toBe(false);
    expect(isCounted(result({ ruling: 'tie' }, 'tie'))).toBe(false);
    expect(isCounted(result({ ruling: 'default' }, 'resigned'))).toBe(false);
    expect(isCounted(result({ ruling: 'absent' }, 'absent'))).toBe(false);
    expect(isCounted(result({ ruling: 'entered' }, 'tie'))).toBe(false);
  });
});
