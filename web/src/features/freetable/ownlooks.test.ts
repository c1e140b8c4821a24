import { describe, expect, it } from 'vitest';
import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import type { Look } from '../../api/puzzle.ts';
import type { AskedRules } from '../../rules/index.ts';
import { withOwnLooks } from './ownlooks.ts';

const server = { look: () => Promise.resolve({ score: 7 } as Look) } as Partial<PuzzleLink> as PuzzleLink;
const rules = (freeLook: AskedRules['freeLook']) => ({ freeLook }) as AskedRules;

describe('a free table', () => {
  it('asks the rules in the page what it shows', async () => {
    const own = rules((tiles, placements) => Promise.resolve({ mismatches: [], lines: [], fits: { [tiles[0]]: [...placements] } }));
    const shown = await withOwnLooks([1, 2], server, own).look(['2@0,0:0']);
    expect(shown).toEqual({ faults: [], solved: false, enclosed: [], score: null, mismatches: [], lines: [], fits: { 1: ['2@0,0:0'] } });
  });

  it('asks the server where they cannot answer, or do not run', async () => {
    expect((await withOwnLooks([1], server, rules(() => Promise.reject(new Error('gone')))).look([])).score).toBe(7);
    expect(withOwnLooks([1], server, null)).toBe(server);
  });
});
