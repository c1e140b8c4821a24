import { expect, it } from 'vitest';
import { countsText } from './kinds.ts';

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
