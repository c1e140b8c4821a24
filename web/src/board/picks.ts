import type { Cell } from './codes.ts';
import { keyOf } from './codes.ts';
import type { Point } from './geometry.ts';
import { centre, cornersPath, hexagonPath, translation } from './geometry.ts';
import type { BoardModel, Trial } from './model.ts';
import { Layer, setAttribute, svgNode } from './nodes.ts';
import { MOUTH, tileGroup, turnTo } from './tile.ts';
import { nameOf } from './tiles.ts';

/** The frames of selected tiles, the tiles that are being carried, and the box that selects. */

interface Pick {
  at: Cell;
  /** The others turn about this one. */
  first: boolean;
}

function makePick({ at }: Pick): SVGGElement {
  return svgNode(
    'g',
    { transform: translation(centre(at)), fill: 'none' },
    svgNode('path', { class: 'gap', d: hexagonPath(2.5, 6) }),
    svgNode('path', { class: 'frame', d: hexagonPath(2.5, 6) }),
    svgNode('circle', { class: 'hub', r: 7 }),
  );
}

export class Picks {
  readonly root = svgNode('g', { class: 'picks', 'aria-hidden': 'true' });
  readonly #layer = new Layer<Pick>(this.root, {
    key: ({ at }) => keyOf(at),
    make: makePick,
    update: (node, { first }) => setAttribute(node, 'class', first ? 'pick first' : 'pick'),
  });

  draw(cells: readonly Cell[]): void {
    this.#layer.draw(cells.map((at, index) => ({ at, first: index === 0 && cells.length > 1 })));
  }
}

function makeGhost(ghost: Trial, edges: BoardModel['edges']): SVGGElement {
  return svgNode(
    'g',
    { transform: translation(centre([ghost.q, ghost.r])) },
    tileGroup(edges[ghost.tile]),
    svgNode('path', { class: 'frame', d: cornersPath(-1.4, 7, MOUTH), fill: 'none' }),
  );
}

export class Ghosts {
  readonly root = svgNode('g', { class: 'ghosts', 'aria-hidden': 'true' });
  #edges: BoardModel['edges'] = {};
  readonly #layer = new Layer<Trial>(this.root, {
    key: nameOf,
    make: (ghost) => makeGhost(ghost, this.#edges),
    update: (node, { legal, rotation }) => {
      setAttribute(node, 'class', legal ? 'carried' : 'carried refused');
      turnTo(node, rotation);
    },
  });

  draw(ghosts: readonly Trial[], edges: BoardModel['edges']): void {
    this.#edges = edges;
    this.#layer.draw(ghosts);
  }
}

/** A box between two points of the window. */
export class Band {
  readonly root = svgNode('rect', { class: 'band-box', visibility: 'hidden', 'aria-hidden': 'true' });

  show(from: Point, to: Point): void {
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const sizes = { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
    for (const [name, value] of Object.entries(sizes)) setAttribute(this.root, name, value.toFixed(1));
    setAttribute(this.root, 'visibility', null);
  }

  hide(): void {
    setAttribute(this.root, 'visibility', 'hidden');
  }
}
