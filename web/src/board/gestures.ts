import type { Point } from './geometry.ts';

/** How a press was made: `coarse` by a finger, `back` with the key for the other way round, `more` with that for several. */
export interface Press {
  coarse: boolean;
  back: boolean;
  more: boolean;
}

/** A drag that takes something along; it ends at the last point, or is given up. */
export interface Drag {
  move(at: Point): void;
  end(at: Point): void;
  giveUp(): void;
}

/** What the fingers, the mouse and the wheel say, in pixels from the surface's own corner. */
export interface GestureHandlers {
  /** A press that did not move. */
  tap(at: Point, press: Press): void;
  /** A press that stays where it is; true where that meant something, so that it is no tap any more. */
  stay(at: Point): boolean;
  /** What a drag from a point takes along; null where it moves the board. */
  drag(from: Point, press: Press): Drag | null;
  /** The mouse rests or moves over a point; null when it leaves. */
  point(at: Point | null): void;
  hold(): void;
  pan(dx: number, dy: number): void;
  letGo(speed: Point): void;
  zoom(around: Point, factor: number): void;
  /** Whether the wheel turns what lies there, else it zooms. */
  turns(at: Point): boolean;
  turn(by: 1 | -1): void;
  /** A press of the mouse's other button; true where it meant something. */
  other(at: Point): boolean;
  /** A press without a pointer, as assistive technology makes it. */
  activate(target: Element): void;
}

const MOUSE_SLACK = 4;
const FINGER_SLACK = 10;
/** A press that stays this long is meant to; many press the button of a mouse slowly, and mean no more by it. */
const FINGER_STAY_MS = 450;
const MOUSE_STAY_MS = 900;
/** Only the last movements make the speed at which a board is let go. */
const SPEED_MS = 90;
/** A mouse's notch is about this many pixels of wheel; a trackpad adds its own up to it. */
const NOTCH = 60;
const NOTCH_REST_MS = 250;
const LINE_PX = 16;
const WHEEL_ZOOM = 0.0016;
const PINCH_ZOOM = 0.01;

interface Trace extends Point {
  time: number;
}

export class Gestures {
  readonly #down = new Map<number, Point>();
  #pressed: (Point & Press & { slack: number }) | null = null;
  #staying: ReturnType<typeof setTimeout> | undefined;
  /** The press has stayed, and that was all it meant. */
  #stayed = false;
  #dragging = false;
  #taken: Drag | null = null;
  #traces: Trace[] = [];
  #notches = { sum: 0, time: 0 };

  constructor(
    private readonly surface: SVGSVGElement,
    private readonly handlers: GestureHandlers,
  ) {}

  get busy(): boolean {
    return this.#down.size > 0;
  }

  /** Starts to listen until the signal ends it. */
  listen(signal: AbortSignal): void {
    const { surface } = this;
    surface.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    surface.addEventListener('pointermove', (event) => this.#move(event), { signal });
    surface.addEventListener('pointerup', (event) => this.#lift(event), { signal });
    surface.addEventListener('pointercancel', (event) => this.#drop(event), { signal });
    surface.addEventListener('pointerleave', (event) => this.#leave(event), { signal });
    surface.addEventListener('contextmenu', (event) => this.#other(event), { signal });
    surface.addEventListener('click', (event) => this.#click(event), { signal });
    surface.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    // The focus follows a choice, not every press that only drags the board.
    surface.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#staying));
  }

  #at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.surface.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0 || this.#down.size === 2) return;
    this.surface.setPointerCapture(event.pointerId);
    const at = this.#at(event);
    this.#down.set(event.pointerId, at);
    this.handlers.hold();
    if (this.#down.size === 2) this.#drag(null);
    else this.#begin(at, pressOf(event));
  }

  #begin(at: Point, press: Press): void {
    this.#pressed = { ...at, ...press, slack: press.coarse ? FINGER_SLACK : MOUSE_SLACK };
    this.#stayed = false;
    clearTimeout(this.#staying);
    this.#staying = setTimeout(() => {
      if (this.#pressed !== null) this.#stayed = this.handlers.stay(at);
    }, press.coarse ? FINGER_STAY_MS : MOUSE_STAY_MS);
  }

  /** Begins to move; two fingers move the board, whatever one of them held. */
  #drag(taken: Drag | null): void {
    this.#taken?.giveUp();
    this.#taken = taken;
    this.#dragging = true;
    this.#pressed = null;
    this.#traces = [];
    clearTimeout(this.#staying);
    this.surface.classList.add('dragging');
    this.handlers.point(null);
  }

  #move(event: PointerEvent): void {
    const at = this.#at(event);
    const before = this.#down.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') this.handlers.point(at);
      return;
    }
    const pressed = this.#pressed;
    if (pressed !== null && Math.hypot(at.x - pressed.x, at.y - pressed.y) > pressed.slack) {
      this.#drag(this.handlers.drag({ x: pressed.x, y: pressed.y }, pressed));
    }
    if (!this.#dragging) return;
    this.#down.set(event.pointerId, at);
    if (this.#taken !== null) this.#taken.move(at);
    else if (this.#down.size === 2) this.#pinch(event.pointerId, before, at);
    else this.#pan(before, at, event.timeStamp);
  }

  #pan(before: Point, at: Point, time: number): void {
    this.#traces = [...this.#traces.filter((trace) => time - trace.time < SPEED_MS), { ...at, time }];
    this.handlers.pan(at.x - before.x, at.y - before.y);
  }

  /** The point between the fingers moves the board, their distance sizes it. */
  #pinch(moved: number, before: Point, at: Point): void {
    const other = [...this.#down].find(([id]) => id !== moved)?.[1];
    if (other === undefined) return;
    const middle = (point: Point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const [from, to] = [middle(before), middle(at)];
    this.handlers.pan(to.x - from.x, to.y - from.y);
    this.handlers.zoom(to, apart(at) / apart(before));
  }

  #lift(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    const [at, press, taken] = [this.#at(event), pressOf(event), this.#taken];
    const speed = this.#speed(event.timeStamp);
    const tapped = this.#pressed !== null && !this.#stayed;
    const dragged = this.#dragging && this.#down.size === 0;
    this.#settle();
    if (tapped) this.handlers.tap(at, press);
    else if (taken !== null) taken.end(at);
    else if (dragged) this.handlers.letGo(speed);
    if (!press.coarse) this.handlers.point(at);
  }

  #drop(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#taken?.giveUp();
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#staying);
    this.#taken = null;
    this.#pressed = null;
    this.#traces = [];
    if (this.#down.size > 0) return;
    this.#dragging = false;
    this.surface.classList.remove('dragging');
  }

  /** Pixels per millisecond over the last movements. */
  #speed(now: number): Point {
    const traces = this.#traces.filter(({ time }) => now - time < SPEED_MS);
    const [first, last] = [traces[0], traces.at(-1)];
    if (last === undefined || last.time === first.time) return { x: 0, y: 0 };
    const time = Math.max(last.time - first.time, 8);
    return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
  }

  #leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !this.busy) this.handlers.point(null);
  }

  #other(event: MouseEvent): void {
    if (!this.busy && this.handlers.other(this.#at(event))) event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.#at(event);
    const way = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE_PX;
    if (way === 0) return;
    if (!event.ctrlKey && this.handlers.turns(at)) this.#notch(way, event.timeStamp);
    else this.handlers.zoom(at, Math.exp(-way * (event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM)));
  }

  /** Turns by one for every notch, however many small movements make it up. */
  #notch(way: number, time: number): void {
    const { sum, time: before } = this.#notches;
    const goesOn = time - before < NOTCH_REST_MS && sum * way >= 0;
    const total = (goesOn ? sum : 0) + way;
    const full = Math.abs(total) >= NOTCH;
    this.#notches = { sum: full ? 0 : total, time };
    if (full) this.handlers.turn(way > 0 ? 1 : -1);
  }

  #click(event: MouseEvent): void {
    const pointed = event.detail > 0 && (event as Partial<PointerEvent>).pointerType !== '';
    if (!pointed) this.handlers.activate(event.target as Element);
  }
}

function pressOf(event: PointerEvent): Press {
  const { shiftKey: back, ctrlKey, metaKey } = event;
  return { coarse: event.pointerType !== 'mouse', back, more: ctrlKey || metaKey };
}
