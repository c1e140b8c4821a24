import type { Say } from '../../core/messages.ts';

/** The name of a puzzle: its own, or what all of its kind are called. */
export function puzzleName(id: string, tiles: number, say: Say): string {
  const [family, size] = id.split('-');
  if (id.startsWith('v1~')) return say('page.puzzle.name.own', { count: tiles });
  if (family === 'discovery' || family === 'sets') return say(`page.puzzle.name.${family}`, { size: Number(size) });
  return say(`page.puzzle.name.${id}`);
}
