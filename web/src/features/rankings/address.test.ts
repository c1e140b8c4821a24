import { describe, expect, it } from 'vitest';
import { addressOf, personAddress, shownAt, TABS } from './address.ts';

describe('the address of the rankings', () => {
  it('is plain for this month', () => {
    expect(addressOf({ tab: 'monthly' })).toBe('/rankings');
    expect(shownAt('/rankings')).toEqual({ tab: 'monthly', month: '', nation: '', page: 1, find: '' });
  });

  it('reads back', () => {
    for (const tab of TABS) {
      const shown = { tab, month: tab === 'monthly' ? '2026-09' : '', nation: tab === 'countries' ? 'FR' : '', page: 3, find: 'Ann & Bo' };
      expect(shownAt(addressOf(shown))).toEqual(shown);
    }
  });

  it('is that of this month where it makes no sense', () => {
    expect(shownAt('/rankings?table=weekly&page=x&nation=FR')).toEqual({ tab: 'monthly', month: '', nation: '', page: 1, find: '' });
    expect(shownAt('/rankings?page=-2').page).toBe(1);
  });

  it('names a person whatever they are called', () => {
    expect(personAddress('a/b ?')).toBe('/rankings/a%2Fb%20%3F');
  });
});
