import { keyOf } from './codes.ts';
import { APOTHEM, centre, EDGE, translation } from './geometry.ts';
import type { Numbered } from './model.ts';
import { Layer, svgNode } from './nodes.ts';

/** The numbers of the placements of a turn, in the corners of their tiles. */

const RADIUS = 13;
const CORNER = { x: -EDGE / 2, y: -APOTHEM };
const BASELINE = 5.5;

function makeNumber({ at, number, colour }: Numbered): SVGGElement {
  const middle = centre(at);
  const text = svgNode('text', { 'text-anchor': 'middle', y: BASELINE });
  text.textContent = String(number);
  const place = translation({ x: middle.x + CORNER.x, y: middle.y + CORNER.y });
  return svgNode('g', { class: `step ${colour}`, transform: place }, svgNode('circle', { r: RADIUS }), text);
}

export class Chain {
  readonly root = svgNode('g', { class: 'chain', 'aria-hidden': 'true' });
  readonly #layer = new Layer<Numbered>(this.root, {
    key: ({ at, number, colour }) => `${number}${colour}${keyOf(at)}`,
    make: makeNumber,
  });

  draw(chain: readonly Numbered[]): void {
    this.#layer.draw(chain);
  }
}
