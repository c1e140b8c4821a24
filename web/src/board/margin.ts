import type { Cell } from './codes.ts';
import { centre, hexagonPath } from './geometry.ts';
import { setAttribute, svgNode } from './nodes.ts';

/** The margin of a bounded board: one path under all of its cells, wider than they are. */
export class Margin {
  readonly root = svgNode('path', { class: 'margin', 'aria-hidden': 'true' });

  draw(cells: readonly Cell[]): void {
    setAttribute(this.root, 'd', cells.map((cell) => hexagonPath(0, 0, centre(cell))).join(''));
  }
}
