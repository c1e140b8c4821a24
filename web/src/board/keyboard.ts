import type { Cell } from './codes.ts';
import type { Point } from './geometry.ts';
import { centre, towards } from './geometry.ts';

/** The way over the spaces by keys. */

/** By place on the keyboard, so that the six keys lie round each other on every layout. 4.5 is west, 1.5 east. */
const WAYS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1.5,
  ArrowDown: 3,
  ArrowLeft: 4.5,
  KeyW: 0,
  KeyE: 1,
  KeyD: 2,
  KeyS: 3,
  KeyA: 4,
  KeyQ: 5,
};

/** The direction for which a key stands, in edges clockwise from north. */
export function wayOf(code: string): number | undefined {
  return WAYS[code];
}

/** A cell aside costs as much as this many ahead. */
const ASIDE = 1.8;
/** Half the width of the cone in which the next space is looked for, as the ratio of aside to ahead. */
const CONE = Math.tan((62 * Math.PI) / 180);

/** From top to bottom, then from left to right: the order of reading. */
export function byPlace(one: Cell, other: Cell): number {
  const [a, b] = [centre(one), centre(other)];
  return Math.abs(a.y - b.y) > 0.5 ? a.y - b.y : a.x - b.x;
}

function best<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  let [found, least]: [T | undefined, number] = [undefined, Infinity];
  for (const item of items) {
    const price = cost(item);
    if (price < least) [found, least] = [item, price];
  }
  return found;
}

/** The nearest of some cells in a direction, as the eye follows it; undefined where none lies that way. */
export function nextInWay(from: Cell, way: number, cells: readonly Cell[]): Cell | undefined {
  const start = centre(from);
  const ahead = towards(way, 1);
  return best(cells, (cell) => effort(start, ahead, centre(cell)));
}

function effort(start: Point, way: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const forward = dx * way.x + dy * way.y;
  const aside = Math.abs(dx * way.y - dy * way.x);
  if (forward <= 1 || aside > forward * CONE) return Infinity;
  return forward + ASIDE * aside;
}

/** The cell of some that lies nearest to a point of the board, at most `within` units away. */
export function nearest(at: Point, cells: readonly Cell[], within = Infinity): Cell | undefined {
  const found = best(cells, (cell) => distance(at, centre(cell)));
  return found !== undefined && distance(at, centre(found)) <= within ? found : undefined;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
