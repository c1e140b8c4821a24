import type { Cell } from './codes.ts';
import { sameCell } from './codes.ts';

/**
 * Where things lie: flat-top hexagons, y downwards, in units of a fiftieth of an edge. Edges and directions 0 to 5 run
 * clockwise from north.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The length of an edge, and the distance of a corner from the middle of its tile. */
export const EDGE = 50;
/** The distance of an edge from the middle of its tile. */
export const APOTHEM = (EDGE * Math.sqrt(3)) / 2;
/** The width of a band. */
export const BAND = 0.24 * EDGE;
export const ORIGIN: Point = { x: 0, y: 0 };

export const DIRECTIONS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function neighbour([q, r]: Cell, direction: number): Cell {
  const [dq, dr] = DIRECTIONS[direction];
  return [q + dq, r + dr];
}

/** The direction from a cell to a neighbour, -1 where the two do not touch. */
export function directionTo(from: Cell, to: Cell): number {
  return DIRECTIONS.findIndex((_, direction) => sameCell(neighbour(from, direction), to));
}

/** A cell turned clockwise by sixths about another. */
export function turnedAbout([q, r]: Cell, [aboutQ, aboutR]: Cell, sixths: number): Cell {
  let [dq, dr] = [q - aboutQ, r - aboutR];
  for (let count = ((sixths % 6) + 6) % 6; count > 0; count -= 1) [dq, dr] = [-dr, dq + dr];
  return [aboutQ + dq + 0, aboutR + dr + 0];
}

export function centre([q, r]: Cell): Point {
  return { x: 1.5 * EDGE * q, y: 2 * APOTHEM * (r + q / 2) };
}

/** The cell in which a point lies. */
export function cellOf({ x, y }: Point): Cell {
  const q = x / (1.5 * EDGE);
  const r = y / (2 * APOTHEM) - q / 2;
  return rounded(q, r);
}

/** The nearest cell: of the three coordinates that add up to nothing, the worst rounded one follows the others. */
function rounded(q: number, r: number): Cell {
  const s = -q - r;
  const [nq, nr, ns] = [Math.round(q), Math.round(r), Math.round(s)];
  const [eq, er, es] = [Math.abs(nq - q), Math.abs(nr - r), Math.abs(ns - s)];
  if (eq > er && eq > es) return whole(-nr - ns, nr);
  if (er > es) return whole(nq, -nq - ns);
  return whole(nq, nr);
}

/** Without a negative zero. */
function whole(q: number, r: number): Cell {
  return [q + 0, r + 0];
}

/** The point at a distance in the direction of an edge; between two edges lies a corner (1.5). */
export function towards(edge: number, distance: number, from: Point = ORIGIN): Point {
  const angle = ((60 * edge - 90) * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(angle), y: from.y + distance * Math.sin(angle) };
}

/** Where a band meets an edge. */
export function edgeMiddle(edge: number, of: Point = ORIGIN): Point {
  return towards(edge, APOTHEM, of);
}

function digits(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

export function pointText({ x, y }: Point): string {
  return `${digits(x)} ${digits(y)}`;
}

export function translation(at: Point): string {
  return `translate(${pointText(at)})`;
}

/** How many edges lie from one end of a link to the other, the short way: 1 corner, 2 bend, 3 straight. */
export function span(a: number, b: number): number {
  const apart = (b - a + 6) % 6;
  return Math.min(apart, 6 - apart);
}

/** The way of a band from the middle of edge `a`, where the path stands already, to the middle of edge `b`. */
export function bandTo(a: number, b: number, of: Point = ORIGIN): string {
  const end = pointText(edgeMiddle(b, of));
  const bent = span(a, b);
  if (bent === 3) return `L${end}`;
  const radius = bent === 1 ? EDGE / 2 : 1.5 * EDGE;
  const sweep = (b - a + 6) % 6 < 3 ? 0 : 1;
  return `A${radius} ${radius} 0 0 ${sweep} ${end}`;
}

/** The path of a band; it goes on straight for `overlap` beyond both edges. */
export function bandPath(a: number, b: number, overlap = 0): string {
  const way = `${pointText(edgeMiddle(a))}${bandTo(a, b)}`;
  if (overlap === 0) return `M${way}`;
  const [before, after] = [towards(a, APOTHEM + overlap), towards(b, APOTHEM + overlap)];
  return `M${pointText(before)}L${way}L${pointText(after)}`;
}

/** The corners of a cell, `inset` units inside; corner e lies between the edges e and e + 1. */
function corners(inset: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((edge) => towards(edge + 0.5, EDGE - (inset * 2) / Math.sqrt(3)));
}

/** The outline of a cell round the origin, `inset` units inside, its corners rounded. */
export function hexagonPath(inset = 0, rounding = 0, at: Point = ORIGIN): string {
  const around = corners(inset).map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
  const parts = around.map((corner, index) => {
    const before = along(corner, around[(index + 5) % 6], rounding);
    const after = along(corner, around[(index + 1) % 6], rounding);
    return `${pointText(before)}Q${pointText(corner)} ${pointText(after)}`;
  });
  return `M${parts.join('L')}Z`;
}

/** The outline of a cell without the middles of its edges, `gap` units each, where the bands come through. */
export function cornersPath(inset: number, rounding: number, gap: number): string {
  const around = corners(inset);
  const reach = (EDGE - (inset * 2) / Math.sqrt(3) - gap) / 2;
  const parts = around.map((corner, index) => {
    const [before, after] = [around[(index + 5) % 6], around[(index + 1) % 6]];
    const [start, end] = [before, after].map((other) => pointText(along(corner, other, reach)));
    const [bend, straight] = [before, after].map((other) => pointText(along(corner, other, rounding)));
    return `M${start}L${bend}Q${pointText(corner)} ${straight}L${end}`;
  });
  return parts.join('');
}

/** The upper three edges of a cell, on which the light falls. */
export function crownPath(inset: number): string {
  const around = corners(inset);
  return `M${[4, 5, 0, 1].map((corner) => pointText(around[corner])).join('L')}`;
}

function along(start: Point, end: Point, distance: number): Point {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const share = distance / Math.hypot(dx, dy);
  return { x: start.x + share * dx, y: start.y + share * dy };
}

/** A point turned clockwise about the origin by sixths of a turn, or parts of them. */
export function tilted({ x, y }: Point, sixths: number): Point {
  const angle = (sixths * Math.PI) / 3;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** The least box round whole cells, the board turned by sixths or halves of them; the cell 0,0 where there are none. */
export function boxRound(cells: readonly Cell[], tilt = 0): Box {
  const middles = (cells.length > 0 ? cells : [[0, 0] as Cell]).map((cell) => tilted(centre(cell), tilt));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [across, down] = Number.isInteger(tilt) ? [EDGE, APOTHEM] : [APOTHEM, EDGE];
  return {
    left: Math.min(...xs) - across,
    top: Math.min(...ys) - down,
    right: Math.max(...xs) + across,
    bottom: Math.max(...ys) + down,
  };
}
