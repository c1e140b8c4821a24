import type { Cell } from './codes.ts';
import type { Size, View } from './camera.ts';
import { fitted, kept, mixed, revealed, shows, toBoard, toScreen, zoomed } from './camera.ts';
import type { Box, Point } from './geometry.ts';
import { boxRound, centre, EDGE, tilted } from './geometry.ts';
import { Motion } from './motion.ts';

/** A new tile whose middle is this far inside the window needs no move of the board, in edges. */
const TILE_INSIDE = 0.5;
/** A space is within reach of a finger when its middle is this far inside the window, in edges. */
const SPACE_INSIDE = 0.25;

/** A window whose height alone changes by less than this share is the same window to the eye. */
const SMALL_CHANGE = 0.3;

function same(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}

/** What the window shows of the board. It moves by itself only where a tile would otherwise not be seen. */
export class Viewport {
  #size: Size = { width: 0, height: 0 };
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

  /** A board is fitted again to a new window, but stays where it is while lines of the page come and go below it. */
  resize(size: Size): void {
    const before = this.#size;
    if (size.width === 0 || size.height === 0 || same(size, before)) return;
    this.#size = size;
    if (this.#placed && this.#calm(before)) return;
    this.stop();
    if (this.#automatic || !this.#placed) this.#show(fitted(this.#box, size));
    else {
      const [dx, dy] = [(size.width - before.width) / 2, (size.height - before.height) / 2];
      this.#show({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy });
    }
    this.#placed = true;
  }

  #calm(before: Size): boolean {
    const { width, height } = this.#size;
    const small = width === before.width && Math.abs(height - before.height) < SMALL_CHANGE * before.height;
    const { left, top, right, bottom } = this.#box;
    const [first, last] = [toScreen(this.#view, { x: left, y: top }), toScreen(this.#view, { x: right, y: bottom })];
    const seen = first.x >= 0 && first.y >= 0 && last.x <= width && last.y <= height;
    return small && (seen || !this.#automatic);
  }

  /** Sets what belongs to the board: the cells of its tiles and its spaces. Moves nothing. */
  contain(cells: readonly Cell[]): void {
    this.#box = boxRound(cells, this.tilt);
  }

  /** Shows the whole board at once, as a new board is shown. */
  begin(): void {
    this.#automatic = true;
    this.stop();
    if (this.#placed) this.#show(fitted(this.#box, this.#size));
  }

  fit(): void {
    this.#automatic = true;
    this.#glide(fitted(this.#box, this.#size));
  }

  /** Follows a board that has grown: by a fit, or, where a hand has set the view, by the least move. */
  follow(fresh: readonly Cell[], spaces: readonly Cell[]): void {
    if (!this.#placed) return;
    const lost = fresh.filter((cell) => !this.#shows(cell, TILE_INSIDE));
    const unreached = spaces.some((cell) => !this.#shows(cell, SPACE_INSIDE));
    if (this.#automatic && (lost.length > 0 || unreached)) this.fit();
    else if (lost.length > 0) this.reveal(lost);
  }

  /** Whether a cell's middle is so many edges inside the window. */
  #shows(cell: Cell, edges: number): boolean {
    return shows(this.#view, tilted(centre(cell), this.tilt), this.#size, edges * EDGE * this.#view.scale);
  }

  reveal(cells: readonly Cell[]): void {
    const target = revealed(this.#view, boxRound(cells, this.tilt), this.#size);
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
    const { width, height } = this.#size;
    this.#glide(zoomed(this.#goal ?? this.#view, factor, { x: width / 2, y: height / 2 }));
  }

  #glide(target: View): void {
    if (!this.#placed) return;
    const [from, to] = [this.#view, kept(target, this.#box, this.#size)];
    this.#goal = to;
    this.#motion.glide((share) => {
      if (share === 1) this.#goal = null;
      this.#show(mixed(from, to, share));
    });
  }

  #show(view: View): void {
    this.#view = kept(view, this.#box, this.#size);
    this.changed();
  }
}
