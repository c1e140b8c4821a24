import type { Box, Point } from './geometry.ts';
import { EDGE } from './geometry.ts';

/** Where the board lies in the window: screen = board x scale + (x, y), in CSS pixels. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The part of the window that nothing lies on, in its own pixels. */
export interface Clearing extends Size {
  left: number;
  top: number;
}

/** Free pixels round a board that is fitted. */
const PADDING = 14;
/** The length of an edge on screen, in pixels. */
const SMALLEST_EDGE = 5;
const LARGEST_EDGE = 260;
/** What of the board always stays in the window, in pixels. */
const KEPT = 96;

export function toScreen({ x, y, scale }: View, at: Point): Point {
  return { x: at.x * scale + x, y: at.y * scale + y };
}

export function toBoard({ x, y, scale }: View, at: Point): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

function between(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** A fitted tile is never larger than this, so that a young board leaves room to grow. */
function fittedScale({ width, height }: Size): number {
  return between(34, Math.min(width, height) / 11, 120) / EDGE;
}

/** The view that shows a box whole, in the middle. */
export function fitted(box: Box, size: Size): View {
  const room = { width: size.width - 2 * PADDING, height: size.height - 2 * PADDING };
  const whole = Math.min(room.width / (box.right - box.left), room.height / (box.bottom - box.top));
  const scale = between(SMALLEST_EDGE / EDGE, Math.min(whole, fittedScale(size)), LARGEST_EDGE / EDGE);
  return {
    x: size.width / 2 - ((box.left + box.right) / 2) * scale,
    y: size.height / 2 - ((box.top + box.bottom) / 2) * scale,
    scale,
  };
}

/** The view after a zoom that leaves a point of the screen in its place. */
export function zoomed(view: View, factor: number, around: Point): View {
  const scale = between(SMALLEST_EDGE / EDGE, view.scale * factor, LARGEST_EDGE / EDGE);
  const by = scale / view.scale;
  return { x: around.x - (around.x - view.x) * by, y: around.y - (around.y - view.y) * by, scale };
}

/** The view, moved back where it would lose the board. */
export function kept(view: View, box: Box, { width, height }: Size): View {
  const { scale } = view;
  const across = Math.min(KEPT, (box.right - box.left) * scale, width / 2);
  const down = Math.min(KEPT, (box.bottom - box.top) * scale, height / 2);
  return {
    x: between(across - box.right * scale, view.x, width - across - box.left * scale),
    y: between(down - box.bottom * scale, view.y, height - down - box.top * scale),
    scale,
  };
}

/** The nearest view of the same size that shows a box whole, or its middle where it is too large. */
export function revealed(view: View, box: Box, size: Size): View {
  const { scale } = view;
  return {
    x: brought(view.x, box.left * scale, box.right * scale, size.width),
    y: brought(view.y, box.top * scale, box.bottom * scale, size.height),
    scale,
  };
}

function brought(offset: number, start: number, end: number, room: number): number {
  if (end - start > room - 2 * PADDING) return room / 2 - (start + end) / 2;
  return between(PADDING - start, offset, room - PADDING - end);
}

/** The nearest view of the same size that leaves no more of the window empty than it must: a board with room is whole. */
export function filled(view: View, box: Box, size: Size): View {
  const { scale } = view;
  return {
    x: settled(view.x, box.left * scale, box.right * scale, size.width),
    y: settled(view.y, box.top * scale, box.bottom * scale, size.height),
    scale,
  };
}

function settled(offset: number, start: number, end: number, room: number): number {
  const [first, last] = [PADDING - start, room - PADDING - end];
  return between(Math.min(first, last), offset, Math.max(first, last));
}

/** What a view of a clearing is in its window. */
export function shifted({ x, y, scale }: View, { left, top }: Clearing, by: 1 | -1 = 1): View {
  return { x: x + by * left, y: y + by * top, scale };
}

/** The view of a clearing that shows a box whole at no more than a scale, or at the least scale as many cells as it can. */
export function framed(cells: readonly Point[], half: Size, size: Size, { least, most }: { least: number; most: number }): View {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const across = Math.max(...xs) - Math.min(...xs) + 2 * half.width;
  const down = Math.max(...ys) - Math.min(...ys) + 2 * half.height;
  const whole = Math.min((size.width - 2 * PADDING) / across, (size.height - 2 * PADDING) / down);
  const scale = Math.max(least, Math.min(whole, most));
  const [width, height] = [size.width / scale - 2 * half.width, size.height / scale - 2 * half.height];
  const [left, top] = whole >= least ? [Math.min(...xs), Math.min(...ys)] : densest(cells, { width, height });
  const inside = cells.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(inside.map((cell) => cell.x)), middle(inside.map((cell) => cell.y))];
  return { x: size.width / 2 - x * scale, y: size.height / 2 - y * scale, scale };
}

/** The corner of the box of a size that holds the most of some points. */
function densest(points: readonly Point[], { width, height }: Size): [left: number, top: number] {
  let [most, found]: [number, [number, number]] = [0, [points[0].x, points[0].y]];
  for (const { x: left } of points) {
    for (const { y: top } of points) {
      const held = points.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height).length;
      if (held > most) [most, found] = [held, [left, top]];
    }
  }
  return found;
}

/** Whether a point of the board lies in the window, `margin` pixels inside it. */
export function shows(view: View, at: Point, { width, height }: Size, margin = 0): boolean {
  const { x, y } = toScreen(view, at);
  return x >= margin && y >= margin && x <= width - margin && y <= height - margin;
}

/** A view between two others. The size changes by an even factor, and what lies still in both lies still between. */
export function mixed(from: View, to: View, share: number): View {
  if (share >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** share;
  const even = to.scale === from.scale ? share : (scale - from.scale) / (to.scale - from.scale);
  return { x: from.x + (to.x - from.x) * even, y: from.y + (to.y - from.y) * even, scale };
}
