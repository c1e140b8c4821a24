import type { Clearing } from './camera.ts';
import type { Cell } from './codes.ts';
import type { Point } from './geometry.ts';
import { translation } from './geometry.ts';
import { setAttribute, svgNode } from './nodes.ts';

/** Arrows at the borders of the clearing: beyond it lie more spaces for the tile in hand. */

/** The radius of an arrow's target, in pixels. */
const RADIUS = 24;
const DISC = 17;

interface Side {
  name: string;
  /** The middle of the arrow in the clearing. */
  at: (clearing: Clearing) => Point;
  /** How far a point of the window lies beyond this border. */
  over: (point: Point, clearing: Clearing) => number;
}

const SIDES: readonly Side[] = [
  { name: 'up', at: ({ left, top, width }) => ({ x: left + width / 2, y: top + RADIUS }), over: ({ y }, { top }) => top - y },
  {
    name: 'right',
    at: ({ left, top, width, height }) => ({ x: left + width - RADIUS, y: top + height / 2 }),
    over: ({ x }, { left, width }) => x - left - width,
  },
  {
    name: 'down',
    at: ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height - RADIUS }),
    over: ({ y }, { top, height }) => y - top - height,
  },
  { name: 'left', at: ({ left, top, height }) => ({ x: left + RADIUS, y: top + height / 2 }), over: ({ x }, { left }) => left - x },
];

function arrowNode(index: number): SVGGElement {
  return svgNode(
    'g',
    { class: 'more', 'aria-hidden': 'true', visibility: 'hidden' },
    svgNode('circle', { class: 'disc', r: DISC }),
    svgNode('path', { class: 'way', d: 'M-6.5 3 0-4 6.5 3', transform: `rotate(${90 * index})`, fill: 'none' }),
  );
}

export class Beyond {
  readonly root = svgNode('g', { class: 'beyond' }, ...SIDES.map((_, index) => arrowNode(index)));
  #ways: { at: Point; cells: Cell[] }[] = [];

  /** Shows an arrow at each border beyond which some hidden cells lie; `place` says where in the window a cell is. */
  draw(hidden: readonly Cell[], clearing: Clearing, place: (cell: Cell) => Point): void {
    const beyond: { cell: Cell; by: number }[][] = SIDES.map(() => []);
    for (const cell of hidden) {
      const overs = SIDES.map(({ over }) => over(place(cell), clearing));
      const by = Math.max(...overs);
      beyond[overs.indexOf(by)].push({ cell, by });
    }
    const nearest = (side: number) => beyond[side].sort((one, other) => one.by - other.by).map(({ cell }) => cell);
    this.#ways = SIDES.map(({ at }, index) => ({ at: at(clearing), cells: nearest(index) }));
    this.#ways.forEach(({ at, cells }, index) => {
      const node = this.root.children[index];
      setAttribute(node, 'transform', translation(at));
      setAttribute(node, 'visibility', cells.length > 0 ? null : 'hidden');
    });
  }

  /**
   * The cells that an arrow at a point of the window leads to, the nearest first; null where there is none. An arrow is
   * hit near by, too, unless the point is on something `other` that can be pressed.
   */
  pressed(point: Point, other: boolean): readonly Cell[] | null {
    const reach = other ? DISC : RADIUS;
    const hit = this.#ways.find(({ at, cells }) => cells.length > 0 && Math.hypot(at.x - point.x, at.y - point.y) <= reach);
    return hit?.cells ?? null;
  }
}
