import type { Cell } from './codes.ts';
import { keyOf } from './codes.ts';
import { APOTHEM, bandPath, centre, hexagonPath, towards, translation } from './geometry.ts';
import type { ConnectionsView, JointView, StopView } from './model.ts';
import { Layer, svgNode } from './nodes.ts';

/** What joins lines indirectly, the ends that are blocked, and twin spaces: told by their shape, not by colour alone. */

/** How far beyond the edge the sign of a blocked end stands, and how wide it is. */
const BEYOND = 9;
const HALF = 14;
const CROSS = 'M-7-7 7 7M7-7-7 7';

function makeJoint({ at, edges: [one, other], colour }: JointView): SVGGElement {
  const way = bandPath(one, other);
  return svgNode(
    'g',
    { class: `joint ${colour}`, transform: translation(centre(at)), fill: 'none' },
    svgNode('path', { class: 'gap', d: way }),
    svgNode('path', { class: 'way', d: way }),
  );
}

function makeStop({ at, edge, ever }: StopView): SVGGElement {
  const middle = towards(edge, APOTHEM - BEYOND, centre(at));
  const sign = ever ? CROSS : `M${-HALF} 0H${HALF}`;
  return svgNode(
    'g',
    { class: ever ? 'stop ever' : 'stop', transform: `${translation(middle)} rotate(${60 * edge})`, fill: 'none' },
    svgNode('path', { class: 'gap', d: sign }),
    svgNode('path', { class: 'way', d: sign }),
  );
}

function makeTwin(at: Cell): SVGGElement {
  return svgNode(
    'g',
    { class: 'twin', transform: translation(centre(at)), fill: 'none' },
    svgNode('path', { class: 'way', d: hexagonPath(4, 5) }),
    svgNode('path', { class: 'way', d: hexagonPath(11, 5) }),
  );
}

export class Connections {
  readonly #joints = new Layer<JointView>(svgNode('g'), {
    key: ({ at, edges, colour }) => `${colour}${keyOf(at)} ${edges}`,
    make: makeJoint,
  });
  readonly #stops = new Layer<StopView>(svgNode('g'), { key: ({ at, edge, ever }) => `${keyOf(at)} ${edge} ${ever}`, make: makeStop });
  readonly #twins = new Layer<Cell>(svgNode('g'), { key: keyOf, make: makeTwin });
  readonly root = svgNode(
    'g',
    { class: 'connections', 'aria-hidden': 'true' },
    this.#twins.root,
    this.#joints.root,
    this.#stops.root,
  );

  draw({ joints, stops, twins }: ConnectionsView): void {
    this.#joints.draw(joints);
    this.#stops.draw(stops);
    this.#twins.draw(twins);
  }
}
