import type { Cell } from './codes.ts';
import type { Clearing, Size, View } from './camera.ts';
import { filled, fitted, framed, kept, mixed, revealed, shifted, shows, toBoard, toScreen, zoomed } from './camera.ts';
import type { Box, Point } from './geometry.ts';
import { APOTHEM, boxRound, centre, EDGE, tilted } from './geometry.ts';
import { Motion } from './motion.ts';

/** A new tile whose middle is this far inside the window needs no move of the board, in edges. */
const TILE_INSIDE = 0.5;
/** A space is within reach when its middle is this far inside the window, in edges. */
const SPACE_INSIDE = 0.8;
/** What a finger can hit: no cell of the tile in hand is lower than this, so that the space drawn in it has 44 pixels. */
const FINGER = 48;

/** A board that could be shown this much larger is fitted again: after a placement, and in another clearing. */
const LOOSE = 1.15;
const ROOMY = 1.08;

/** A window whose height alone changes by less than this share is the same window to the eye. */
const SMALL_CHANGE = 0.3;

function same(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}

/**
 * What the window shows of the board, and where: panels may lie on the window, and the board is fitted into the clearing
 * that they leave. It moves by itself only after a placement, and where the tile in hand would else be too small to lay.
 */
export class Viewport {
  #size: Size = { width: 0, height: 0 };
  #clearing: Clearing = { left: 0, top: 0, width: 0, height: 0 };
  #view: View = { x: 0, y: 0, scale: 1 };
  #box: Box = boxRound([]);
  #motion = new Motion();
  /** Where a glide under way ends. */
  #goal: View | null = null;
  /** False from the first pan or zoom by hand until the next fit. */
  #automatic = true;
  #placed = false;
  /** By how many sixths the board is shown turned. */
  tilt = 0;

  constructor(private readonly changed: () => void) {}

  get view(): View {
    return this.#view;
  }

  get size(): Size {
    return this.#size;
  }

  boardPoint(at: Point): Point {
    return tilted(toBoard(this.#view, at), -this.tilt);
  }

  screenPoint(at: Point): Point {
    return toScreen(this.#view, tilted(at, this.tilt));
  }

  stop(): void {
    this.#motion.stop();
    this.#goal = null;
  }

  /** Whether nobody has moved the board by hand since it was last fitted. */
  get automatic(): boolean {
    return this.#automatic;
  }

  get clearing(): Clearing {
    return this.#clearing;
  }

  /**
   * Takes in a new window or clearing; the board stays where it is while lines of the page come and go below it. Returns
   * whether it was shown anew.
   */
  resize(size: Size, clearing: Clearing = { left: 0, top: 0, ...size }): boolean {
    const [before, clear] = [this.#size, this.#clearing];
    if (size.width === 0 || size.height === 0) return false;
    if (same(size, before) && same(clearing, clear) && clearing.left === clear.left && clearing.top === clear.top) return false;
    [this.#size, this.#clearing] = [size, clearing];
    if (this.#placed && this.#calm(clear)) return false;
    this.stop();
    if (this.#placed && this.#automatic && same(size, before)) this.fit();
    else if (this.#automatic || !this.#placed) this.#show(this.#fitted());
    else {
      const [dx, dy] = [(size.width - before.width) / 2, (size.height - before.height) / 2];
      this.#show({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy });
    }
    this.#placed = true;
    return true;
  }

  #fitted(): View {
    return shifted(fitted(this.#box, this.#clearing), this.#clearing);
  }

  #calm(before: Clearing): boolean {
    const { left, top, width, height } = this.#clearing;
    const beside = left === before.left && top === before.top && width === before.width;
    const small = beside && Math.abs(height - before.height) < SMALL_CHANGE * before.height;
    const box = this.#box;
    const [first, last] = [toScreen(this.#view, { x: box.left, y: box.top }), toScreen(this.#view, { x: box.right, y: box.bottom })];
    const seen = first.x >= left && first.y >= top && last.x <= left + width && last.y <= top + height;
    return small && ((seen && this.#fitted().scale < ROOMY * this.#view.scale) || !this.#automatic);
  }

  /** Sets what belongs to the board: the cells of its tiles and its spaces. Moves nothing. */
  contain(cells: readonly Cell[]): void {
    this.#box = boxRound(cells, this.tilt);
  }

  /** Shows the whole board at once, as a new board is shown. */
  begin(): void {
    this.#automatic = true;
    this.stop();
    if (this.#placed) this.#show(this.#fitted());
  }

  fit(): void {
    this.#automatic = true;
    this.#glide(this.#fitted());
  }

  /**
   * Follows a board that has changed: by a fit, or, where a hand has set the view, by the least move. A `tight` one is
   * fitted where it could be shown larger, too.
   */
  follow(fresh: readonly Cell[], spaces: readonly Cell[], tight = false): void {
    if (!this.#placed) return;
    const lost = fresh.filter((cell) => !this.#shows(cell, TILE_INSIDE));
    const unreached = spaces.some((cell) => !this.#shows(cell, SPACE_INSIDE));
    const loose = tight && this.#fitted().scale > LOOSE * this.#view.scale;
    if (this.#automatic && (lost.length > 0 || unreached || loose)) this.fit();
    else if (lost.length > 0) this.reveal(lost);
  }

  /** Shows where the tile in hand goes, large enough for a finger; as much of it as there is room for. */
  seek(cells: readonly Cell[]): void {
    if (!this.#placed || !this.#automatic || cells.length === 0) return;
    const view = this.#goal ?? this.#view;
    const least = FINGER / (2 * APOTHEM);
    if (view.scale >= least && cells.every((cell) => this.#shows(cell, SPACE_INSIDE, view))) return;
    this.#glideTo(cells, { least, most: Math.max(least, view.scale) });
  }

  /** Goes on towards some cells by the least move: to the first, and to those after it for which there is room. */
  approach([first, ...rest]: readonly Cell[]): void {
    const { width, height } = this.#clearing;
    const room = ({ left, top, right, bottom }: Box) => Math.max((right - left) / width, (bottom - top) / height) * this.#view.scale;
    const near = rest.reduce<Cell[]>((all, cell) => (room(boxRound([...all, cell], this.tilt)) < 0.9 ? [...all, cell] : all), [first]);
    this.reveal(near);
  }

  #glideTo(cells: readonly Cell[], limits: { least: number; most: number }): void {
    const middles = cells.map((cell) => tilted(centre(cell), this.tilt));
    const view = framed(middles, { width: EDGE, height: APOTHEM }, this.#clearing, limits);
    this.#glide(shifted(filled(view, this.#box, this.#clearing), this.#clearing));
  }

  /** Those of some cells that do not lie whole in the clearing. */
  hidden(cells: readonly Cell[]): Cell[] {
    return cells.filter((cell) => !this.#shows(cell, SPACE_INSIDE));
  }

  /** Whether a cell's middle is so many edges inside the clearing. */
  #shows(cell: Cell, edges: number, view = this.#view): boolean {
    const at = tilted(centre(cell), this.tilt);
    return shows(shifted(view, this.#clearing, -1), at, this.#clearing, edges * EDGE * view.scale);
  }

  reveal(cells: readonly Cell[]): void {
    const clear = this.#clearing;
    const target = shifted(revealed(shifted(this.#view, clear, -1), boxRound(cells, this.tilt), clear), clear);
    const still = Math.abs(target.x - this.#view.x) < 1 && Math.abs(target.y - this.#view.y) < 1;
    if (!still) this.#glide(target);
  }

  panBy(dx: number, dy: number): void {
    this.#automatic = false;
    this.#show({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy });
  }

  coast(speed: Point): void {
    this.stop();
    this.#motion.coast(speed, (dx, dy) => this.panBy(dx, dy));
  }

  zoomAt(around: Point, factor: number): void {
    this.#automatic = false;
    this.stop();
    this.#show(zoomed(this.#view, factor, around));
  }

  /** Zooms about the middle, gently; quick steps add up. */
  zoomBy(factor: number): void {
    this.#automatic = false;
    const { left, top, width, height } = this.#clearing;
    this.#glide(zoomed(this.#goal ?? this.#view, factor, { x: left + width / 2, y: top + height / 2 }));
  }

  #glide(target: View): void {
    if (!this.#placed) return;
    const [from, to] = [this.#view, this.#kept(target)];
    this.#goal = to;
    this.#motion.glide((share) => {
      if (share === 1) this.#goal = null;
      this.#show(mixed(from, to, share));
    });
  }

  #show(view: View): void {
    this.#view = this.#kept(view);
    this.changed();
  }

  #kept(view: View): View {
    const clear = this.#clearing;
    return shifted(kept(shifted(view, clear, -1), this.#box, clear), clear);
  }
}
