import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptAnswer, NewPlans } from '../../api/types.ts';
import { PlannedAnswers } from './plans.svelte.ts';

const [one, two, three] = ['1@0,0:0', '2@0,0:0', '3@0,0:0'].map((code): KeptAnswer => ({ foretold: [code], answer: ['9@1,0:0'] }));

/** The server's list, and what is still to be answered. */
let kept: readonly KeptAnswer[];
let held: (() => void)[] | null;

beforeEach(() => {
  kept = [];
  held = null;
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') kept = (JSON.parse(String(init.body)) as NewPlans).answers;
    const answer = Response.json({ answers: kept, dropped: [] });
    if (held !== null) await new Promise<void>((done) => held?.push(done));
    return answer;
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('planned answers', () => {
  it('keep what another device has planned', async () => {
    const [phone, desk] = [new PlannedAnswers('t'), new PlannedAnswers('t')];
    await Promise.all([phone.load(), desk.load()]);
    expect(await phone.add(one, 1)).toBe(true);
    expect(await desk.add(two, 1)).toBe(true);
    expect(kept).toEqual([one, two]);
    expect(await phone.remove(one, 1)).toBe(true);
    expect([kept, phone.answers]).toEqual([[two], [two]]);
  });

  it('take the place of one that foretells the same', async () => {
    const plans = new PlannedAnswers('t');
    const other = { ...one, answer: ['8@1,0:0'] };
    for (const answer of [one, two, other]) await plans.add(answer, 1);
    expect(kept).toEqual([two, other]);
  });

  it('are not replaced by an older list that comes late', async () => {
    const plans = new PlannedAnswers('t');
    const waiting: (() => void)[] = (held = []);
    const loading = plans.load();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    held = null;
    const adding = plans.add(three, 1);
    // Long enough for an answer, should it not wait for that of before.
    await Promise.race([adding, new Promise((done) => setTimeout(done, 20))]);
    waiting.forEach((done) => done());
    await Promise.all([loading, adding]);
    expect([kept, plans.answers]).toEqual([[three], [three]]);
  });

  it('go on after a request that failed', async () => {
    const plans = new PlannedAnswers('t');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
    expect(await plans.add(one, 1)).toBe(false);
    expect(plans.refusal).not.toBeNull();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ answers: [two], dropped: [] })));
    expect(await plans.load()).toBe(true);
    expect(plans.answers).toEqual([two]);
  });
});
