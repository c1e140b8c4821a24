import { describe, expect, it } from 'vitest';
import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import { ApiError } from '../../api/http.ts';
import type { Look, PuzzleForm } from '../../api/puzzle.ts';
import type { AskedRules, search } from '../../rules/index.ts';
import { Refused, TOO_LONG } from '../../rules/index.ts';
import { ownLink } from './ownlink.ts';

const form = { id: 'discovery-3', scored: null } as PuzzleForm;
const own = { solved: false } as Look;
const swapping = { at: [0, 0] as [number, number], other: null, tile: 3 };

const server: PuzzleLink = {
  look: () => Promise.resolve({ solved: true } as Look),
  hint: () => Promise.resolve({ answer: 'solved' }),
  swap: () => Promise.resolve({ placements: ['of the server'] }),
  solution: () => Promise.resolve({ status: 'unsolvable', placements: [], score: null, seconds: 9 }),
  count: () => Promise.resolve({ count: 9, complete: false, seconds: 9 }),
};

function linked(of: PuzzleForm, look: AskedRules['look'], swap: AskedRules['swap'], answer: () => Promise<unknown>) {
  return ownLink(of, server, { look, swap } as AskedRules, answer as typeof search);
}

const asks = (answer: () => Promise<unknown>) =>
  linked(form, () => Promise.resolve(own), () => Promise.resolve({ placements: ['own'] }), answer);
const refuses = (error: Error) => linked(form, () => Promise.reject(error), () => Promise.reject(error), () => Promise.reject(error));

describe('a puzzle that asks the rules in the page', () => {
  it('asks the server nothing', async () => {
    const link = asks(() => Promise.resolve({ answer: 'none', status: 'solved', count: 1, complete: true }));
    expect(await link.look([])).toBe(own);
    expect(await link.swap([], swapping)).toEqual({ placements: ['own'] });
    expect((await link.hint([])).answer).toBe('none');
    expect((await link.solution()).status).toBe('solved');
    expect((await link.count()).count).toBe(1);
  });

  it('asks the server everything where they do not run, or fail', async () => {
    expect(ownLink(form, server, null)).toBe(server);
    const link = refuses(new Error('gone'));
    expect((await link.look([])).solved).toBe(true);
    expect((await link.swap([], swapping)).placements).toEqual(['of the server']);
    expect((await link.hint([])).answer).toBe('solved');
    expect((await link.solution()).status).toBe('unsolvable');
    expect((await link.count()).count).toBe(9);
  });

  it('says of a swap that cannot be why, as the server would', async () => {
    const swapped = refuses(new Refused('bad.swap', { reason: 'shape', tile: 3 })).swap([], swapping);
    await expect(swapped).rejects.toEqual(new ApiError({ id: 'bad.swap', params: { reason: 'shape', tile: 3 }, cells: [] }, 400));
  });

  it('gives a search up that takes too long, but has the server count on', async () => {
    const link = refuses(new Refused(TOO_LONG));
    expect(await link.hint([])).toEqual({ answer: 'unknown' });
    expect((await link.solution()).status).toBe('stopped');
    expect((await link.count()).count).toBe(9);
  });

  it('leaves to the server what only the records know of puzzles with scores', async () => {
    const scored = { ...form, scored: 'line' } as PuzzleForm;
    const link = linked(scored, () => Promise.resolve(own), () => Promise.resolve({ placements: [] }), () => Promise.reject(new Error('not asked')));
    expect(await link.look([])).toBe(own);
    expect((await link.hint([])).answer).toBe('solved');
  });
});
