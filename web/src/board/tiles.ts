import type { Cell, Placed } from './codes.ts';
import { codeOf, keyOf, parseCode } from './codes.ts';
import { centre, cornersPath, hexagonPath, tilted, translation } from './geometry.ts';
import { byPlace } from './keyboard.ts';
import type { BoardModel } from './model.ts';
import { Layer, setAttribute, svgNode } from './nodes.ts';
import { MOUTH, tileGroup, turnTo } from './tile.ts';

/** The tiles that lie, the shadow under them and the glow of the last ones. */

const SHADOW_DROP = 5;
const GLOW_STRENGTHS = ['first', 'second', 'third'];

export function cellOfPlaced({ q, r }: Placed): Cell {
  return [q, r];
}

/** What stays the same when a tile only turns. */
export function nameOf({ tile, q, r }: Placed): string {
  return `${tile}@${q},${r}`;
}

interface Glow {
  placed: Placed;
  strength: number;
}

function makeGlow({ placed }: Glow): SVGGElement {
  const rings = ['wide', 'middle', 'narrow'].map((name) =>
    svgNode('path', { class: name, d: cornersPath(0.6, 6, MOUTH), fill: 'none' }),
  );
  return svgNode('g', { class: 'glow', transform: translation(centre(cellOfPlaced(placed))) }, ...rings);
}

export class Tiles {
  readonly root = svgNode('g', { class: 'tiles' });
  readonly glows = svgNode('g', { class: 'glows', 'aria-hidden': 'true' });
  readonly shadow = svgNode('path', { class: 'shadow' });
  /** The model that is being drawn. */
  #model: BoardModel | null = null;
  /** Tiles that come now lie there in a moment; false for all that come first, and for what a hand lays itself. */
  #arriving = false;
  #lifted: ReadonlySet<string> = new Set();

  readonly #layer = new Layer<Placed>(this.root, {
    key: nameOf,
    make: (placed) => this.#make(placed),
    update: (node, placed) => this.#update(node, placed),
    compare: (one, other) => byPlace(cellOfPlaced(one), cellOfPlaced(other)),
  });
  readonly #glowLayer = new Layer<Glow>(this.glows, {
    key: ({ placed }) => codeOf(placed),
    make: makeGlow,
    update: (node, { strength }) => setAttribute(node, 'class', `glow ${GLOW_STRENGTHS[strength]}`),
  });

  /** `before` is the model drawn last. Its trial is already where its tile comes to lie. */
  draw(model: BoardModel, before: BoardModel | null): void {
    this.#arriving = before !== null && model.handling === undefined;
    this.#model = model;
    this.#lifted = new Set(model.lifted?.map(keyOf));
    const tried = before?.trial ?? null;
    this.#layer.draw(model.tiles);
    if (tried !== null) this.#layer.node(nameOf(tried))?.classList.remove('arriving');
    this.#nameAll(model);
    this.#drawGlows(model);
    setAttribute(this.shadow, 'transform', translation(tilted({ x: 0, y: SHADOW_DROP }, -(model.tilt ?? 0))));
    if (before === null || before.tiles !== model.tiles) this.#drawShadow(model.tiles);
  }

  /** Tiles that can be handled are named by their cells, where they are touched. */
  #nameAll({ tiles, handling, labels }: BoardModel): void {
    const named = tiles.length > 0 && handling === undefined;
    setAttribute(this.root, 'role', named ? 'group' : null);
    setAttribute(this.root, 'aria-label', named ? labels.board : null);
    setAttribute(this.root, 'aria-hidden', handling === undefined ? null : 'true');
  }

  #update(node: SVGGElement, placed: Placed): void {
    setAttribute(node, 'aria-label', this.#model?.labels.tile(placed) ?? null);
    node.classList.toggle('lifted', this.#lifted.has(keyOf(cellOfPlaced(placed))));
    turnTo(node, placed.rotation);
  }

  #make(placed: Placed): SVGGElement {
    const tile = tileGroup(this.#model?.edges[placed.tile] ?? '');
    turnTo(tile, placed.rotation);
    const name = this.#arriving ? 'placed arriving' : 'placed';
    const at = cellOfPlaced(placed);
    return svgNode('g', { class: name, role: 'img', 'data-at': keyOf(at), transform: translation(centre(at)) }, tile);
  }

  #drawGlows({ last, tiles }: BoardModel): void {
    const lying = new Set(tiles.map(codeOf));
    const glows = last
      .filter((code) => lying.has(code))
      .slice(0, GLOW_STRENGTHS.length)
      .map((code, strength) => ({ placed: parseCode(code), strength }));
    this.#glowLayer.draw(glows);
  }

  /** One path for all, so that no shadow falls on a neighbour. */
  #drawShadow(tiles: readonly Placed[]): void {
    const way = tiles.map((placed) => hexagonPath(-0.5, 6, centre(cellOfPlaced(placed)))).join('');
    setAttribute(this.shadow, 'd', way);
  }
}
