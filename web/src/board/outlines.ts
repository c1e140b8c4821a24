import type { Cell } from './codes.ts';
import { keyOf } from './codes.ts';
import { centre, hexagonPath, translation } from './geometry.ts';
import { Layer, svgNode } from './nodes.ts';

/** The cells of a board that is to be filled, under everything that lies there. */
export class Outlines {
  readonly root = svgNode('g', { class: 'outlines', 'aria-hidden': 'true' });
  readonly #layer = new Layer<Cell>(this.root, {
    key: keyOf,
    make: (at) =>
      svgNode('g', { transform: translation(centre(at)) }, svgNode('path', { class: 'outline', d: hexagonPath(0.6, 4) })),
  });

  draw(cells: readonly Cell[]): void {
    this.#layer.draw(cells);
  }
}
