import { expect, it } from 'vitest';
import { hasNumbers } from './counts.ts';

it('hides the numbers from whoever plays a game that counts, and from nobody else', () => {
  for (const kind of ['ranked', 'masters', 'doubles', 'tournament']) expect([hasNumbers(kind, true), hasNumbers(kind, false)]).toEqual([false, true]);
  for (const kind of ['unranked', 'private', undefined]) expect(hasNumbers(kind, true)).toBe(true);
});
