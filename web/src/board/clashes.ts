import { keyOf } from './codes.ts';
import { APOTHEM, centre, directionTo, EDGE, towards, translation } from './geometry.ts';
import type { Clash } from './model.ts';
import { Layer, svgNode } from './nodes.ts';

/** Where touching edges do not match: a bar along the edge and a cross on it, told by their shape. */

const BAR = 0.4 * EDGE;
const DISC = 9;

function makeClash([one, other]: Clash): SVGGElement {
  const edge = directionTo(one, other);
  const middle = towards(edge, APOTHEM, centre(one));
  return svgNode(
    'g',
    { class: 'clash', transform: `${translation(middle)} rotate(${60 * edge})`, fill: 'none' },
    svgNode('path', { class: 'gap', d: `M${-BAR} 0H${BAR}` }),
    svgNode('path', { class: 'bar', d: `M${-BAR} 0H${BAR}` }),
    svgNode('circle', { class: 'disc', r: DISC }),
    svgNode('path', { class: 'cross', d: 'M-4-4 4 4M4-4-4 4' }),
  );
}

export class Clashes {
  readonly root = svgNode('g', { class: 'clashes', 'aria-hidden': 'true' });
  readonly #layer = new Layer<Clash>(this.root, { key: ([one, other]) => `${keyOf(one)} ${keyOf(other)}`, make: makeClash });

  /** Cells that do not touch have no edge between them to be marked. */
  draw(clashes: readonly Clash[]): void {
    const touching = clashes.filter(([one, other]) => directionTo(one, other) >= 0);
    this.#layer.draw([...new Map(touching.map((clash) => [String(clash), clash])).values()]);
  }
}
