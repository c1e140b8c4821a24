import type { Cell } from './codes.ts';
import { keyOf } from './codes.ts';
import { centre } from './geometry.ts';
import { byPlace, nearest, nextInWay } from './keyboard.ts';
import type { SpaceView } from './model.ts';
import { setAttribute } from './nodes.ts';

/** The one space that the tab key reaches, and the way of the focus from it to the others. */
export class Roving {
  /** In order of reading. */
  #spaces: SpaceView[] = [];
  #at: Cell | null = null;
  #visited = false;

  constructor(private readonly node: (key: string) => SVGGElement | undefined) {}

  /** The focused space, null while the focus is elsewhere. */
  get focused(): Cell | null {
    return this.#at !== null && this.#nodeAt(this.#at) === document.activeElement ? this.#at : null;
  }

  /** Takes the spaces that are now offered; `focused` says that the focus was on one of them and is to stay. */
  follow(spaces: readonly SpaceView[], focused: boolean): void {
    this.#spaces = [...spaces].sort((one, other) => byPlace(one.at, other.at));
    this.#at = this.#kept();
    for (const { at } of this.#spaces) this.#mark(at);
    if (focused && this.#at !== null && this.focused === null) this.focus(this.#at);
  }

  /** The space of before, or the nearest one where it is filled; as long as nobody came by, the most wanted one. */
  #kept(): Cell | null {
    if (this.#at === null || !this.#visited) return this.#wanted();
    const cells = this.#spaces.map(({ at }) => at);
    return nearest(centre(this.#at), cells) ?? null;
  }

  #wanted(): Cell | null {
    const spaces = this.#spaces;
    return (spaces.find(({ lit }) => lit) ?? spaces.find(({ forced }) => forced) ?? spaces[0])?.at ?? null;
  }

  #nodeAt(at: Cell): SVGGElement | undefined {
    return this.node(keyOf(at));
  }

  #mark(at: Cell): void {
    const node = this.#nodeAt(at);
    if (node !== undefined) setAttribute(node, 'tabindex', this.#at !== null && keyOf(at) === keyOf(this.#at) ? '0' : '-1');
  }

  /** Moves the focus; false where the cell is no space. */
  focus(at: Cell): boolean {
    const node = this.#nodeAt(at);
    if (node === undefined) return false;
    const before = this.#at;
    this.#at = at;
    this.#visited = true;
    if (before !== null) this.#mark(before);
    this.#mark(at);
    node.focus({ preventScroll: true });
    return true;
  }

  inWay(way: number): Cell | null {
    const cells = this.#spaces.map(({ at }) => at);
    return this.#at === null ? null : (nextInWay(this.#at, way, cells) ?? null);
  }

  end(last: boolean): Cell | null {
    return this.#spaces.at(last ? -1 : 0)?.at ?? null;
  }

  /** The next lit space in order of reading, or the one before; round and round. */
  nextLit(back: boolean): Cell | null {
    const lit = this.#spaces.filter((space) => space.lit).map(({ at }) => at);
    if (lit.length === 0 || this.#at === null) return null;
    const from = this.#at;
    if (back) return lit.filter((cell) => byPlace(cell, from) < 0).at(-1) ?? lit[lit.length - 1];
    return lit.find((cell) => byPlace(cell, from) > 0) ?? lit[0];
  }
}
