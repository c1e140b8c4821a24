import type { Cell, Placed } from './codes.ts';
import { codeOf, keyOf, parseCode } from './codes.ts';
import type { Point } from './geometry.ts';
import { centre, cornersPath, hexagonPath, tilted, translation } from './geometry.ts';
import { byPlace } from './keyboard.ts';
import type { BoardModel } from './model.ts';
import { Layer, setAttribute, svgNode } from './nodes.ts';
import { prefersStillness } from './motion.ts';
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

/** From where a tile comes that another hand lays: a point of the board, and its size there. */
export interface Origin extends Point {
  scale: number;
}

/** The name of a flight among the document's animations. */
const FLIGHT = 'flight';
const FLIGHT_MS = 260;
const NUMBER_DROP = 8;

/** Whether tiles lie otherwise, or are named or drawn otherwise; the same list of tiles stays as it is. */
function differs(model: BoardModel, before: BoardModel): boolean {
  const { tiles, edges, lifted, theme, labels } = model;
  const same = tiles === before.tiles && edges === before.edges && lifted === before.lifted && theme === before.theme;
  return !same || labels.board !== before.labels.board;
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
  #pointed: SVGGElement | null = null;
  /** Where a tile came from that is drawn now for the first time; null where that was not seen. */
  origin: (tile: number) => Origin | null = () => null;

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
    const changed = before === null || differs(model, before);
    if (changed) this.#layer.draw(model.tiles);
    if (tried !== null) this.#land(this.#layer.node(nameOf(tried)));
    this.root.classList.toggle('numbered', model.numbered ?? false);
    this.#nameAll(model);
    if (changed || before.last !== model.last) this.#drawGlows(model);
    setAttribute(this.shadow, 'transform', translation(tilted({ x: 0, y: SHADOW_DROP }, -(model.tilt ?? 0))));
    if (before === null || before.tiles !== model.tiles) this.#drawShadow(model.tiles);
  }

  /** What lay there on trial has come already. */
  #land(node: SVGGElement | undefined): void {
    node?.classList.remove('arriving');
    for (const flight of node?.getAnimations?.() ?? []) flight.cancel();
  }

  /** Shows the number of the tile in a cell, of that one alone. */
  point(cell: Cell | null): void {
    const placed = this.#model?.tiles.find(({ q, r }) => cell !== null && q === cell[0] && r === cell[1]);
    const node = placed === undefined ? null : (this.#layer.node(nameOf(placed)) ?? null);
    if (node === this.#pointed) return;
    this.#pointed?.classList.remove('pointed');
    node?.classList.add('pointed');
    this.#pointed = node;
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
    const from = this.#arriving && !prefersStillness() ? this.origin(placed.tile) : null;
    const name = this.#arriving && from === null ? 'placed arriving' : 'placed';
    const at = cellOfPlaced(placed);
    const number = svgNode('text', { class: 'tile-number', 'text-anchor': 'middle', y: NUMBER_DROP, 'aria-hidden': 'true' });
    number.textContent = String(placed.tile);
    const attributes = { class: name, role: 'img', 'data-at': keyOf(at), transform: translation(centre(at)) };
    const node = svgNode('g', attributes, tile, number);
    if (from !== null) fly(node, from, centre(at));
    return node;
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

/** Has a tile come from where it lay; any press lets it arrive at once. */
function fly(node: SVGGElement, from: Origin, to: Point): void {
  const place = ({ x, y }: Point, scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
  const flight = node.animate?.([place(from, from.scale), place(to, 1)], { duration: FLIGHT_MS, easing: 'ease-in-out', id: FLIGHT });
  if (flight === undefined) return;
  const skip = () => flight.finish();
  addEventListener('pointerdown', skip, { once: true, capture: true });
  flight.addEventListener('finish', () => removeEventListener('pointerdown', skip, { capture: true }));
}
