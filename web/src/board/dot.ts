import { shifted, shows } from './camera.ts';
import type { Placed } from './codes.ts';
import { keyOf, sameCell } from './codes.ts';
import type { Point } from './geometry.ts';
import { APOTHEM, cellOf, centre, EDGE, towards, translation } from './geometry.ts';
import type { Trial } from './model.ts';
import { setAttribute, svgNode } from './nodes.ts';
import { cellOfPlaced } from './tiles.ts';
import type { Viewport } from './viewport.ts';

/** The dot beside the tile on trial, which confirms it. */

/** The radius of the dot's target, in pixels. */
export const DOT_RADIUS = 24;
const GAP = 4;

/** Directions in which the dot may lie, best first: above for a finger, beside for the mouse. */
const FINGER_WAYS = [0, 0.5, 5.5, 1, 5, 1.5, 4.5, 2, 4, 2.5, 3.5, 3];
const MOUSE_WAYS = [0.5, 1.5, 5.5, 1, 0, 2.5, 4.5, 2, 5, 3.5, 4, 3];

/** The way from the trial to its dot, in pixels: clear of the tile in every direction. */
export function dotOffset(way: number, scale: number): Point {
  const reach = Number.isInteger(way) ? APOTHEM : EDGE;
  return towards(way, reach * scale + DOT_RADIUS + GAP);
}

export interface DotPlace {
  scale: number;
  finger: boolean;
  /** Whether a dot at an offset from the trial would lie in the window. */
  inside: (offset: Point) => boolean;
  /** Whether a dot at an offset would hide a tile or the sign of a space. */
  hides: (offset: Point) => boolean;
}

/** The direction in which the dot lies: in the window, rather on the bare table than on what says something. */
export function dotWay({ scale, finger, inside, hides }: DotPlace): number {
  const ways = finger ? FINGER_WAYS : MOUSE_WAYS;
  const hiding = finger ? 4 : 16;
  const cost = (way: number, rank: number) => {
    const offset = dotOffset(way, scale);
    return (inside(offset) ? 0 : 100) + (hides(offset) ? hiding : 0) + rank;
  };
  const costs = ways.map(cost);
  return ways[costs.indexOf(Math.min(...costs))];
}

/** The dot itself, as large on every board. */
export class ConfirmDot {
  readonly root = svgNode(
    'g',
    { class: 'confirm', 'aria-hidden': 'true', visibility: 'hidden' },
    svgNode('circle', { class: 'target', r: DOT_RADIUS }),
    svgNode('circle', { class: 'disc', r: 17 }),
    svgNode('path', { class: 'yes', d: 'M-7.5 .5-2.5 5.5 7.5-5.5', fill: 'none' }),
    svgNode('path', { class: 'no', d: 'M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5', fill: 'none' }),
  );
  #trial: Trial | null = null;
  /** The direction from the trial; it stays while the trial stays in its cell. */
  #way = 0;

  constructor(private readonly viewport: Viewport) {}

  /** Lays the dot beside the tile on trial, away from cells that show something of their own. */
  draw(trial: Trial | null, finger: boolean, informative: ReadonlySet<string>): void {
    const moved = trial !== null && (this.#trial === null || !sameCell(cellOfPlaced(trial), cellOfPlaced(this.#trial)));
    this.#trial = trial;
    if (moved) this.#way = this.#choose(trial, finger, informative);
    this.follow();
  }

  /** Goes along with the board. */
  follow(): void {
    if (this.#trial === null) {
      setAttribute(this.root, 'visibility', 'hidden');
      return;
    }
    setAttribute(this.root, 'transform', translation(this.#point(this.#trial)));
    setAttribute(this.root, 'class', this.#trial.legal ? 'confirm' : 'confirm refused');
    setAttribute(this.root, 'visibility', null);
  }

  /** Whether a point of the window is on the dot. */
  has(at: Point): boolean {
    if (this.#trial === null) return false;
    const dot = this.#point(this.#trial);
    return Math.hypot(at.x - dot.x, at.y - dot.y) <= DOT_RADIUS;
  }

  #choose(trial: Placed, finger: boolean, informative: ReadonlySet<string>): number {
    const middle = this.#middle(trial);
    const { clearing, view } = this.viewport;
    const bare = shifted({ x: 0, y: 0, scale: 1 }, clearing, -1);
    const at = (offset: Point) => ({ x: middle.x + offset.x, y: middle.y + offset.y });
    return dotWay({
      scale: view.scale,
      finger,
      inside: (offset) => shows(bare, at(offset), clearing, DOT_RADIUS),
      hides: (offset) => informative.has(keyOf(cellOf(this.viewport.boardPoint(at(offset))))),
    });
  }

  #middle(placed: Placed): Point {
    return this.viewport.screenPoint(centre(cellOfPlaced(placed)));
  }

  #point(trial: Placed): Point {
    const [middle, offset] = [this.#middle(trial), dotOffset(this.#way, this.viewport.view.scale)];
    return { x: middle.x + offset.x, y: middle.y + offset.y };
  }
}
