import type { Cell } from './codes.ts';
import { sameCell } from './codes.ts';
import { shows } from './camera.ts';
import type { Point } from './geometry.ts';
import { cellOf, centre } from './geometry.ts';
import type { Drag, Press } from './gestures.ts';
import type { Handling } from './model.ts';
import { Band } from './picks.ts';
import type { Viewport } from './viewport.ts';

/** Where something is being carried: over which cell, null outside the board, and where on the screen. */
export interface Carried {
  at: Cell | null;
  clientX: number;
  clientY: number;
}

/** What is reported of tiles that can be handled. */
export interface HandlingEvents {
  /** A press stays on a tile. */
  stay: { q: number; r: number };
  /** A drag takes a tile along, carries it, and lets it go or gives up. */
  grab: { q: number; r: number };
  carry: Carried;
  release: Carried;
  giveUp: null;
  /** A box has been drawn round these tiles. */
  box: { cells: Cell[] };
}

type Send = <K extends keyof HandlingEvents>(name: K, detail: HandlingEvents[K]) => void;

/** A finger hides what lies under it: a tile is carried this much above it, in pixels. */
const ABOVE_FINGER = 56;

/** What drags and lasting presses do with tiles that lie. */
export class Handler {
  handling: Handling | null = null;
  readonly #band = new Band();

  constructor(
    private readonly surface: SVGSVGElement,
    private readonly viewport: Viewport,
    private readonly send: Send,
  ) {
    surface.append(this.#band.root);
  }

  stay(at: Point): boolean {
    const [q, r] = this.#cellAt(at);
    if (!this.#movable([q, r])) return false;
    this.send('stay', { q, r });
    return true;
  }

  /** What a drag takes along: the tile under it, or a corner of the box that it draws. */
  drag(from: Point, { coarse, back }: Press): Drag | null {
    const cell = this.#cellAt(from);
    if (this.#movable(cell)) return this.#carrying(cell, from, coarse);
    return this.handling !== null && (this.handling.boxes || back) ? this.#boxing(from) : null;
  }

  /** What a drag does that takes the tile on trial along; `find` says which cell is meant at a point. */
  trial(cell: Cell, from: Point, coarse: boolean, find: (at: Point) => Cell): Drag {
    return this.#carrying(cell, from, coarse, find);
  }

  #cellAt(at: Point): Cell {
    return cellOf(this.viewport.boardPoint(at));
  }

  #movable(cell: Cell): boolean {
    return this.handling?.movable.some((at) => sameCell(at, cell)) ?? false;
  }

  #carrying([q, r]: Cell, from: Point, coarse: boolean, find = (at: Point) => this.#cellAt(at)): Drag {
    const [lies, { left, top }] = [this.viewport.screenPoint(centre([q, r])), this.surface.getBoundingClientRect()];
    const above = coarse ? ABOVE_FINGER : 0;
    const where = (at: Point): Carried => {
      const middle = { x: lies.x + at.x - from.x, y: lies.y + at.y - from.y - above };
      const inside = shows({ x: 0, y: 0, scale: 1 }, at, this.viewport.size);
      return { at: inside ? find(middle) : null, clientX: at.x + left, clientY: at.y + top };
    };
    this.send('grab', { q, r });
    return {
      move: (at) => this.send('carry', where(at)),
      end: (at) => this.send('release', where(at)),
      giveUp: () => this.send('giveUp', null),
    };
  }

  #boxing(from: Point): Drag {
    return {
      move: (at) => this.#band.show(from, at),
      end: (at) => {
        this.#band.hide();
        this.send('box', { cells: this.#between(from, at) });
      },
      giveUp: () => this.#band.hide(),
    };
  }

  /** The cells of the movable tiles whose middles lie in a box of the window. */
  #between(one: Point, other: Point): Cell[] {
    const within = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
    return (this.handling?.movable ?? []).filter((cell) => {
      const { x, y } = this.viewport.screenPoint(centre(cell));
      return within(x, one.x, other.x) && within(y, one.y, other.y);
    });
  }
}
