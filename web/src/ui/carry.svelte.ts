/** A tile that a pointer carries from where it lies to the board. */

const START_PX = 8;
/** A finger hides what lies under it: the tile is carried above it. */
const ABOVE_FINGER_PX = 64;

/** A tile that is held down, since when it may be on its way. */
interface Pressed {
  tile: number;
  x: number;
  y: number;
  above: number;
}

export interface CarryHandlers {
  lift: (tile: number) => void;
  over: (x: number, y: number) => void;
  drop: (tile: number, x: number, y: number) => void;
  /** Given up on the way. */
  stop: () => void;
}

export class Carry {
  #tile = $state.raw<number | null>(null);
  #at = $state.raw({ x: 0, y: 0 });
  #pressed: Pressed | null = null;
  #dropped = false;
  /** The tile is on its way, but what that changes on the page waits until it has been seen there. */
  #lifting = false;

  constructor(private readonly handlers: CarryHandlers) {}

  /** The tile on its way, null while none is. */
  get tile(): number | null {
    return this.#tile;
  }

  /** Where it is on the screen: apart from the tile, so that a move draws nothing but its place. */
  get at(): { x: number; y: number } {
    return this.#at;
  }

  /** Holds a tile from a press on, and follows its pointer. */
  down(event: PointerEvent, tile: number): void {
    if (event.button !== 0) return;
    const above = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER_PX;
    this.#pressed = { tile, x: event.clientX, y: event.clientY, above };
    this.#dropped = false;
    const pressed = event.currentTarget as HTMLElement;
    pressed.setPointerCapture(event.pointerId);
    pressed.onpointermove = this.#move;
    pressed.onpointerup = this.#up;
    pressed.onpointercancel = this.#stop;
  }

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    const pressed = this.#pressed;
    if (pressed === null) return;
    const begins = this.#tile === null;
    if (begins && Math.hypot(clientX - pressed.x, clientY - pressed.y) <= START_PX) return;
    this.#at = { x: clientX, y: clientY - pressed.above };
    this.#tile = pressed.tile;
    if (begins) this.#liftSoon();
    else if (!this.#lifting) this.handlers.over(this.#at.x, this.#at.y);
  };

  /** After the frame that shows the tile on its way. */
  #liftSoon(): void {
    this.#lifting = true;
    requestAnimationFrame(() => setTimeout(this.#lift));
  }

  readonly #lift = (): void => {
    if (!this.#lifting || this.#tile === null) return;
    this.#lifting = false;
    this.handlers.lift(this.#tile);
    this.handlers.over(this.#at.x, this.#at.y);
  };

  readonly #up = (): void => {
    this.#lift();
    const tile = this.#end();
    if (tile === null) return;
    this.#dropped = true;
    this.handlers.drop(tile, this.#at.x, this.#at.y);
  };

  readonly #stop = (): void => {
    this.#lifting = false;
    if (this.#end() !== null) this.handlers.stop();
  };

  /** Returns the tile that was on its way. */
  #end(): number | null {
    const tile = this.#tile;
    this.#pressed = null;
    this.#tile = null;
    return tile;
  }

  /** Whether a click is the end of a way; asked once for each. */
  ends(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}
