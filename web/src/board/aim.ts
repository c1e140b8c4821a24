import type { Cell } from './codes.ts';
import { sameCell } from './codes.ts';
import type { Point } from './geometry.ts';
import { cellOf, EDGE } from './geometry.ts';
import { nearest } from './keyboard.ts';
import type { BoardModel, SpaceView } from './model.ts';
import { cellOfPlaced } from './tiles.ts';
import type { Viewport } from './viewport.ts';

/** A press this near to the middle of a lit space or the trial is meant for it, in pixels. */
const NEAR = 24;

/** What points of the window mean on the board. */
export class Aim {
  #model: BoardModel | null = null;
  #offered: readonly SpaceView[] = [];

  constructor(private readonly viewport: Viewport) {}

  draw(model: BoardModel, offered: readonly SpaceView[]): void {
    this.#model = model;
    this.#offered = offered;
  }

  get lit(): Cell[] {
    return this.#offered.filter(({ lit }) => lit).map(({ at }) => at);
  }

  /** The cell that a point means: where it need not be exact the trial or a lit space near by, else the cell under it. */
  meant(at: Point, coarse: boolean): Cell {
    const point = this.viewport.boardPoint(at);
    const under = cellOf(point);
    const wanted = this.#wanted();
    if (this.takes(under)) return under;
    if (!coarse || wanted.some((cell) => sameCell(cell, under))) return under;
    return nearest(point, wanted, Math.min(NEAR / this.viewport.view.scale, 2 * EDGE)) ?? under;
  }

  /** The cell that a point means, where one may point at it. */
  space(at: Point, coarse: boolean): Cell | null {
    const cell = this.meant(at, coarse);
    const offered = this.#model?.handling?.plane || this.#offered.some((space) => sameCell(space.at, cell));
    return offered ? cell : null;
  }

  /** Whether a point is on a lit space or on the trial. */
  hits(at: Point): boolean {
    const under = cellOf(this.viewport.boardPoint(at));
    return this.#wanted().some((cell) => sameCell(cell, under));
  }

  /** Whether a tile that can be handled lies in a cell. */
  takes(cell: Cell): boolean {
    return this.#offered.some(({ at, taken }) => taken === true && sameCell(at, cell));
  }

  isTrial(cell: Cell | null): boolean {
    const trial = this.#model?.trial ?? null;
    return cell !== null && trial !== null && sameCell(cell, cellOfPlaced(trial));
  }

  #wanted(): Cell[] {
    const trial = this.#model?.trial ?? null;
    return trial === null ? this.lit : [cellOfPlaced(trial)];
  }
}
