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

/**
 * A tile that is shown in one place or nowhere. The node stays while tile and cell stay, so that it can turn; a ghost keeps
 * it wherever it goes, since to make one takes longer than all else when the pointer comes to a space.
 */
export class TrialTile {
  readonly root = svgNode('g', { 'aria-hidden': 'true' });
  #node = svgNode('g');
  #made = '';

  constructor(private readonly kind: 'trial' | 'ghost') {}

  draw(shown: Trial | null, edges: BoardModel['edges']): void {
    if (shown === null) {
      this.root.replaceChildren();
      return;
    }
    const { tile, q, r, rotation } = shown;
    const key = this.kind === 'ghost' ? `${tile}` : `${tile}@${keyOf([q, r])}`;
    if (key !== this.#made) this.#node = makeTry(this.kind, edges[tile]);
    this.#made = key;
    setAttribute(this.#node, 'transform', translation(centre([q, r])));
    turnTo(this.#node, rotation);
    const way = shown.open ? ' open' : shown.legal ? '' : ' refused';
    setAttribute(this.#node, 'class', `${this.kind}${way}`);
    if (!this.#node.isConnected) this.root.replaceChildren(this.#node);
  }
}
