import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte.ts';

describe('an address', () => {
  it('names its page', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/new')).toEqual({ page: 'new' });
    expect(routeOf('/puzzles')).toEqual({ page: 'puzzles' });
    expect(routeOf('/puzzles/own')).toEqual({ page: 'own' });
    expect(routeOf('/puzzle')).toEqual({ page: 'puzzle' });
    expect(routeOf('/free')).toEqual({ page: 'free' });
    expect(routeOf('/daily')).toEqual({ page: 'daily' });
    expect(routeOf('/daily/2026-11-05')).toEqual({ page: 'daily', id: '2026-11-05' });
    expect(routeOf('/gobble/race')).toEqual({ page: 'races' });
    expect(routeOf('/race/abc')).toEqual({ page: 'race', id: 'abc' });
    expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(routeOf('/replay/a%20b/')).toEqual({ page: 'replay', id: 'a b' });
  });

  it('that leads nowhere is missing', () => {
    for (const path of ['/nowhere', '/table', '/course/a/b', '/puzzles/other', '/new/3', '/daily/2026-11-05/x', '/table/a/b', '/people/%E0%A4']) {
      expect(routeOf(path)).toEqual({ page: 'missing' });
    }
  });
});
