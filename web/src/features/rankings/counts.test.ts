import { expect, it } from 'vitest';
import { hasAids } from './counts.ts';

it('keeps the aids from whoever plays a game that counts, and from nobody else', () => {
  for (const kind of ['ranked', 'masters', 'doubles', 'tournament']) expect([hasAids(kind, true), hasAids(kind, false)]).toEqual([false, true]);
  for (const kind of ['unranked', 'private', undefined]) expect(hasAids(kind, true)).toBe(true);
});
