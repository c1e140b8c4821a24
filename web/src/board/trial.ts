import { keyOf } from './codes.ts';
import type { Point } from './geometry.ts';
import { APOTHEM, centre, cornersPath, EDGE, hexagonPath, towards, translation } from './geometry.ts';
import type { BoardModel, Trial } from './model.ts';
import { setAttribute, svgNode } from './nodes.ts';
import { MOUTH, tileGroup, turnTo } from './tile.ts';

/** The tile on trial, the ghost under the pointer, and the dot that confirms. */

/** The radius of the dot's target, in pixels. */
export const DOT_RADIUS = 24;
const DOT_GAP = 4;
const SHADOW_DROP = 7;

function makeTry(kind: string, edges: string): SVGGElement {
  return svgNode(
    'g',
    { class: kind },
    svgNode('path', { class: 'drop', d: hexagonPath(-1, 6), transform: `translate(0 ${SHADOW_DROP})` }),
    tileGroup(edges),
    svgNode('path', { class: 'frame', d: cornersPath(-1.4, 7, MOUTH), fill: 'none' }),
  );
}

/** A tile that is shown in one place or nowhere. The node stays while tile and cell stay, so that it can turn. */
export class TrialTile {
  readonly root = svgNode('g', { 'aria-hidden': 'true' });
  #node: SVGGElement | null = null;
  #shown = '';

  constructor(private readonly kind: 'trial' | 'ghost') {}

  draw(shown: Trial | null, edges: BoardModel['edges']): void {
    if (shown === null) {
      this.#clear();
      return;
    }
    const at = [shown.q, shown.r] as [number, number];
    const key = `${shown.tile}@${keyOf(at)}`;
    if (key !== this.#shown) {
      this.#clear();
      this.#node = makeTry(this.kind, edges[shown.tile]);
      this.#node.setAttribute('transform', translation(centre(at)));
      turnTo(this.#node, shown.rotation);
      this.root.append(this.#node);
      this.#shown = key;
    }
    if (this.#node === null) return;
    turnTo(this.#node, shown.rotation);
    setAttribute(this.#node, 'class', shown.legal ? this.kind : `${this.kind} refused`);
  }

  #clear(): void {
    this.#node?.remove();
    this.#node = null;
    this.#shown = '';
  }
}

/** Directions in which the dot may lie, best first: above for a finger, beside for the mouse. */
const FINGER_WAYS = [0, 0.5, 5.5, 1, 5, 1.5, 4.5, 2, 4, 2.5, 3.5, 3];
const MOUSE_WAYS = [0.5, 1.5, 5.5, 1, 0, 2.5, 4.5, 2, 5, 3.5, 4, 3];

/** The way from the trial to its dot, in pixels: clear of the tile in every direction. */
export function dotOffset(way: number, scale: number): Point {
  const reach = Number.isInteger(way) ? APOTHEM : EDGE;
  return towards(way, reach * scale + DOT_RADIUS + DOT_GAP);
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

  show(at: Point, legal: boolean): void {
    setAttribute(this.root, 'transform', translation(at));
    setAttribute(this.root, 'class', legal ? 'confirm' : 'confirm refused');
    setAttribute(this.root, 'visibility', null);
  }

  hide(): void {
    setAttribute(this.root, 'visibility', 'hidden');
  }
}
