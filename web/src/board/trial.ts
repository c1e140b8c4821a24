import { keyOf } from './codes.ts';
import { centre, cornersPath, hexagonPath, translation } from './geometry.ts';
import type { BoardModel, Trial } from './model.ts';
import { setAttribute, svgNode } from './nodes.ts';
import { MOUTH, tileGroup, turnTo } from './tile.ts';

/** The tile on trial, and the ghost under the pointer. */

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
    const way = shown.open ? ' open' : shown.legal ? '' : ' refused';
    setAttribute(this.#node, 'class', `${this.kind}${way}`);
  }

  #clear(): void {
    this.#node?.remove();
    this.#node = null;
    this.#shown = '';
  }
}
