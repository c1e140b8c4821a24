import { describe, expect, it } from 'vitest';
import { MISSING, pageAt, PAGES } from './pages.ts';

describe('an address', () => {
  it('has its page', () => {
    for (const page of PAGES.filter(({ path }) => !path.includes('{'))) expect(pageAt(page.path)).toEqual({ page, id: '' });
    for (const page of PAGES.filter(({ path }) => path.includes('{'))) {
      expect(pageAt(page.path.replace(/\{\w+\}/, 'abc'))).toEqual({ page, id: 'abc' });
    }
    expect(pageAt('/replay/a%20b/').id).toBe('a b');
  });

  it('that leads nowhere is missing', () => {
    for (const path of ['/nowhere', '/table', '/course/a/b', '/puzzles/other', '/new/3', '/daily/2026-11-05/x', '/table/a/b', '/people/%E0%A4', '/forum/thread/a/b', '/{table}']) {
      expect(pageAt(path)).toEqual({ page: MISSING, id: '' });
    }
  });
});
