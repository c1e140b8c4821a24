import type { Say } from './messages.ts';
import type { Cell } from '../api/types.ts';
import type { Placed } from '../board/codes.ts';
import { paintOf } from '../board/paint.ts';

/** Cells and tiles in words. */

const SHAPES = ['', 'corner', 'bend', 'straight'];

export function cellText([q, r]: Cell, say: Say): string {
  return say('page.cell', { q, r });
}

/** The three links of a tile in words: `red straight, yellow corner, green bend`. */
export function linksText(edges: string, say: Say): string {
  const letters = [...new Set(edges)].sort((a, b) => 'RSTYBGKLM'.indexOf(a) - 'RSTYBGKLM'.indexOf(b));
  const link = (letter: string) => {
    const apart = edges.lastIndexOf(letter) - edges.indexOf(letter);
    return say(`page.link.${SHAPES[Math.min(apart, 6 - apart)]}.${paintOf(letter)}`);
  };
  return letters.map(link).join(', ');
}

export function tileText(tile: number, edges: string, say: Say): string {
  return say('page.tile', { tile, links: linksText(edges, say) });
}

export function placedText(placed: Placed, edges: string, say: Say): string {
  return `${tileText(placed.tile, edges, say)}, ${cellText([placed.q, placed.r], say)}`;
}
