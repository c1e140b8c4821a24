import type { Section } from '../../api/puzzle.ts';

/** The order of puzzles, and where the next one is. */

/** The last step of the ladder of single tiles; beyond it come whole sets of ten. */
export const LADDER_ENDS = 30;

export const puzzleAddress = (id: string): string => `/puzzle?id=${encodeURIComponent(id)}`;

/** The puzzle after one: the next of its section, or of its family where that goes on for ever; null at the end. */
export function nextAfter(id: string, sections: readonly Section[]): string | null {
  const size = Number(/^(?:discovery|sets)-(\d+)$/.exec(id)?.[1] ?? NaN);
  if (!Number.isNaN(size) && (id.startsWith('sets-') || size === LADDER_ENDS)) return puzzleAddress(`sets-${size + 1}`);
  for (const { puzzles } of sections) {
    const index = puzzles.findIndex((puzzle) => puzzle.id === id);
    const next = index < 0 ? undefined : puzzles[index + 1];
    if (next !== undefined) return puzzleAddress(next.id);
  }
  return null;
}
