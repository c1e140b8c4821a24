/** A tile that a pointer carries from where it lies to the board. */

const START_PX = 8;
/** A finger hides what lies under it: the tile is carried above it. */
const ABOVE_FINGER_PX = 64;

interface Carried {
  tile: number;
  x: number;
  y: number;
  above: number;
  moving: boolean;
}

export interface CarryHandlers {
  lift: (tile: number) => void;
  over: (x: number, y: number) => void;
  drop: (tile: number, x: number, y: number) => void;
  /** Given up on the way. */
  stop: () => void;
}

export class Carry {
  #carried = $state.raw<Carried | null>(null);
  #dropped = false;
  /** The tile is on its way, but what that changes on the page waits until it has been seen there. */
  #lifting = false;

  constructor(private readonly handlers: CarryHandlers) {}

  /** The tile on its way and where it is on the screen, null while none is. */
  get moving(): { tile: number; x: number; y: number } | null {
    const carried = this.#carried;
    return carried?.moving ? { tile: carried.tile, x: carried.x, y: carried.y - carried.above } : null;
  }

  down(event: PointerEvent, tile: number): void {
    if (event.button !== 0) return;
    const above = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER_PX;
    this.#carried = { tile, x: event.clientX, y: event.clientY, above, moving: false };
    this.#dropped = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move = (event: PointerEvent): void => {
    const carried = this.#carried;
    if (carried === null) return;
    const far = Math.hypot(event.clientX - carried.x, event.clientY - carried.y) > START_PX;
    if (!carried.moving && !far) return;
    this.#carried = { ...carried, moving: true, x: event.clientX, y: event.clientY };
    if (!carried.moving) this.#liftSoon();
    else if (!this.#lifting) this.handlers.over(event.clientX, event.clientY - carried.above);
  };

  /** After the frame that shows the tile on its way. */
  #liftSoon(): void {
    this.#lifting = true;
    requestAnimationFrame(() => setTimeout(this.#lift));
  }

  #lift = (): void => {
    const moving = this.moving;
    if (!this.#lifting || moving === null) return;
    this.#lifting = false;
    this.handlers.lift(moving.tile);
    this.handlers.over(moving.x, moving.y);
  };

  up = (): void => {
    this.#lift();
    const moving = this.moving;
    this.#carried = null;
    if (moving === null) return;
    this.#dropped = true;
    this.handlers.drop(moving.tile, moving.x, moving.y);
  };

  stop = (): void => {
    const moving = this.moving;
    this.#carried = null;
    this.#lifting = false;
    if (moving !== null) this.handlers.stop();
  };

  /** Whether a click is the end of a way; asked once for each. */
  ends(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}
