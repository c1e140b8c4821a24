import type { Cell } from './codes.ts';
import { codeOf, keyOf, sameCell } from './codes.ts';
import { Aim } from './aim.ts';
import { Beyond } from './beyond.ts';
import { Chain } from './chain.ts';
import { Clashes } from './clashes.ts';
import { Connections } from './connections.ts';
import { ConfirmDot } from './dot.ts';
import type { Point } from './geometry.ts';
import { cellOf, centre, EDGE } from './geometry.ts';
import type { Drag, GestureHandlers, Press } from './gestures.ts';
import { Gestures } from './gestures.ts';
import type { HandlingEvents } from './handler.ts';
import { Handler } from './handler.ts';
import { wayOf } from './keyboard.ts';
import { Lines } from './lines.ts';
import { Margin } from './margin.ts';
import { Marks } from './marks.ts';
import type { BoardModel, SpaceView } from './model.ts';
import { differOnlyIn, offeredSpaces } from './model.ts';
import { setAttribute, svgNode } from './nodes.ts';
import { Outlines } from './outlines.ts';
import { Ghosts, Picks } from './picks.ts';
import { Roving } from './roving.ts';
import { Spaces } from './spaces.ts';
import type { Origin } from './tiles.ts';
import { cellOfPlaced, Tiles } from './tiles.ts';
import { TrialTile } from './trial.ts';
import { Viewport } from './viewport.ts';
import './board.css';

/** The names and details of the events that the board sends; all of them bubble. */
export interface BoardEvents extends HandlingEvents {
  /** A space is pointed at: click, tap, Enter. */
  choose: { q: number; r: number };
  /** Pointer or focus has come to a space, or left. */
  hover: { q: number; r: number } | null;
  turn: { by: 1 | -1 };
  confirm: null;
  cancel: null;
  /** A tile that can be handled is pointed at: `key` without a pointer, `back` or `more` with the keys that say so. */
  touch: { q: number; r: number; key: boolean; back: boolean; more: boolean };
}

/** What a key makes of the size. */
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };
/** Whether people point here with a finger. */
function isCoarse(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/**
 * `<tantrix-board>`: draws a `BoardModel` and reports what a person does there. It knows no rule of the game; what it
 * shows and where one can go is what the model says.
 */
export class TantrixBoard extends HTMLElement {
  readonly #tiles = new Tiles();
  readonly #spaces = new Spaces();
  readonly #lines = new Lines();
  readonly #connections = new Connections();
  readonly #marks = new Marks();
  readonly #margin = new Margin();
  readonly #outlines = new Outlines();
  readonly #clashes = new Clashes();
  readonly #picks = new Picks();
  readonly #ghosts = new Ghosts();
  readonly #ghost = new TrialTile('ghost');
  readonly #trial = new TrialTile('trial');
  readonly #chain = new Chain();
  readonly #beyond = new Beyond();
  readonly #roving = new Roving((key) => this.#spaces.node(key));
  readonly #viewport = new Viewport(() => this.#moved());
  readonly #aim = new Aim(this.#viewport);
  readonly #dot = new ConfirmDot(this.#viewport);
  readonly #board = svgNode('g', { class: 'board' });
  readonly #surface = svgNode('svg', { class: 'surface', role: 'none' }, this.#board, this.#beyond.root, this.#dot.root);
  readonly #handler = new Handler(this.#surface, this.#viewport, (name, detail) => this.#report(name, detail));
  readonly #gestures = new Gestures(this.#surface, this.#received());
  #model: BoardModel | null = null;
  #offered: SpaceView[] = [];
  /** Cells that show something of their own, which no sign and no dot may hide. */
  #informative: ReadonlySet<string> = new Set();
  #finger = false;
  #hovered: Cell | null = null;
  /** The focus moves with a press: nobody hovers then. */
  #quiet = false;
  /** A placement has been drawn that the view has not followed yet. */
  #due = false;
  #clearing: HTMLElement | null = null;
  readonly #resizes = new ResizeObserver(() => this.#measure() && this.#seekAgain());
  #connection: AbortController | null = null;

  connectedCallback(): void {
    this.#compose();
    const { signal } = (this.#connection = new AbortController());
    this.#gestures.listen(signal);
    this.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.addEventListener('focusin', (event) => this.#focusin(event), { signal });
    this.addEventListener('focusout', (event) => this.#focusout(event), { signal });
    this.#resizes.observe(this);
    signal.addEventListener('abort', () => this.#resizes.disconnect());
    this.#measure();
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    this.#viewport.stop();
  }

  get model(): BoardModel | null {
    return this.#model;
  }

  set model(model: BoardModel) {
    const before = this.#model;
    this.#model = model;
    // Where a pointer passes from space to space, nothing else differs.
    if (before !== null && differOnlyIn(before, model, 'ghost')) this.#ghost.draw(model.ghost, model.edges);
    else this.#draw(model, before);
  }

  /** The element that stands where nothing lies on the board; without one nothing does. */
  set clearing(element: HTMLElement | null) {
    if (this.#clearing !== null) this.#resizes.unobserve(this.#clearing);
    this.#clearing = element;
    if (element !== null) this.#resizes.observe(element);
    this.#measure();
  }

  /** Says from where on the screen a tile comes that is drawn for the first time; null where nobody saw it. */
  set origin(of: (tile: number) => DOMRect | null) {
    this.#tiles.origin = (tile) => this.#onBoard(of(tile));
  }

  #onBoard(rect: DOMRect | null): Origin | null {
    if (rect === null || rect.width === 0) return null;
    const { left, top } = this.#surface.getBoundingClientRect();
    const at = { x: rect.left + rect.width / 2 - left, y: rect.top + rect.height / 2 - top };
    return { ...this.#viewport.boardPoint(at), scale: rect.width / (2 * EDGE) / this.#viewport.view.scale };
  }

  /** Shows the whole board. */
  fit(): void {
    this.#viewport.fit();
  }

  zoomBy(factor: number): void {
    this.#viewport.zoomBy(factor);
  }

  /** Moves the view as little as it takes to show a cell. */
  reveal(q: number, r: number): void {
    this.#viewport.reveal([[q, r]]);
  }

  /** Moves the focus to a space, and the space into the window. */
  focusSpace(q: number, r: number): void {
    if (this.#roving.focus([q, r])) this.#viewport.reveal([[q, r]]);
  }

  /** The cell that is meant at a point of the screen; null outside the board. */
  cellAt(clientX: number, clientY: number): Cell | null {
    const { left, top, right, bottom } = this.#surface.getBoundingClientRect();
    const outside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    return outside ? null : this.#aim.meant({ x: clientX - left, y: clientY - top }, true);
  }

  #compose(): void {
    const { shadow, root: tiles, glows } = this.#tiles;
    const { root: lines, flourishes } = this.#lines;
    const [spaces, marks] = [this.#spaces.root, this.#marks.root];
    const { root: connections } = this.#connections;
    const [clashes, picks] = [this.#clashes.root, this.#picks.root];
    const shown = [this.#ghosts.root, this.#ghost.root, this.#trial.root];
    const below = [this.#margin.root, this.#outlines.root, shadow];
    this.#board.append(...below, tiles, lines, glows, spaces, connections, picks, marks, this.#chain.root, ...shown, clashes, flourishes);
    this.append(this.#surface);
  }

  /** Returns whether the board is shown anew. */
  #measure(): boolean {
    const { left, top, width, height } = this.getBoundingClientRect();
    const clear = this.#clearing?.getBoundingClientRect();
    if (clear === undefined || clear.width === 0 || clear.height === 0) return this.#viewport.resize({ width, height });
    const clearing = { left: clear.left - left, top: clear.top - top, width: clear.width, height: clear.height };
    return this.#viewport.resize({ width, height }, clearing);
  }

  #draw(model: BoardModel, before: BoardModel | null): void {
    const focused = this.#roving.focused !== null;
    this.#viewport.tilt = model.tilt ?? 0;
    this.#offered = offeredSpaces(model);
    this.#aim.draw(model, this.#offered);
    this.#informative = this.#informativeCells(model);
    setAttribute(this, 'data-theme', model.theme);
    this.#surface.classList.toggle('interactive', model.interactive);
    this.#surface.classList.toggle('held', model.held ?? false);
    this.#tiles.draw(model, before);
    this.#lines.draw(model, before);
    this.#connections.draw(model.connections ?? { joints: [], stops: [], twins: [] });
    this.#spaces.draw(this.#offered, model.trial, model.labels, model.interactive);
    this.#margin.draw(model.margin ? (model.outlines ?? []) : []);
    this.#drawHandling(model);
    this.#ghost.draw(model.ghost, model.edges);
    this.#trial.draw(model.trial, model.edges);
    this.#marks.draw(model.marks, this.#informative);
    this.#chain.draw(model.chain ?? []);
    this.#quiet = this.#surface.classList.contains('pressed');
    this.#roving.follow(this.#offered, focused);
    this.#quiet = false;
    this.#frame(model, before);
    this.#dot.draw(model.trial, this.#finger, this.#informative);
  }

  #drawHandling({ outlines, clashes, picked, ghosts, edges, handling }: BoardModel): void {
    this.#handler.handling = handling ?? null;
    this.#outlines.draw(outlines ?? []);
    this.#clashes.draw(clashes ?? []);
    this.#picks.draw(picked ?? []);
    this.#ghosts.draw(ghosts ?? [], edges);
    setAttribute(this.#spaces.root, 'aria-multiselectable', handling && this.#offered.length > 0 ? 'true' : null);
    this.#surface.classList.toggle('boxes', handling?.boxes ?? false);
  }

  #informativeCells({ tiles, trial }: BoardModel): ReadonlySet<string> {
    const lying = [...tiles, ...(trial === null ? [] : [trial])].map(cellOfPlaced);
    const marked = this.#offered.filter(({ dot, number }) => dot !== null || number !== null).map(({ at }) => at);
    return new Set([...lying, ...marked].map(keyOf));
  }

  /** Keeps the board in the window, but never while a tile is in hand or on trial or a finger holds the board. */
  #frame(model: BoardModel, before: BoardModel | null): void {
    const { tiles, trial, handling, outlines, near } = model;
    const spaces = this.#offered.filter(({ aside }) => !aside).map(({ at }) => at);
    this.#viewport.contain([...tiles.map(cellOfPlaced), ...spaces, ...(near ? [] : (outlines ?? []))]);
    const lay = new Set((before?.tiles ?? []).map(codeOf));
    const fresh = tiles.filter((placed) => !lay.has(codeOf(placed)));
    const other = before === null || (handling === undefined && lay.size > 0 && fresh.length === tiles.length);
    const laid = before?.trial ?? null;
    const own = laid !== null && fresh.some((placed) => sameCell(cellOfPlaced(placed), cellOfPlaced(laid)));
    this.#due = !other && (this.#due || handling !== undefined || tiles.length !== lay.size);
    if (other) this.#viewport.begin();
    else if (this.#due && trial === null && !this.#gestures.busy && (own || !model.held)) {
      this.#viewport.follow(fresh.map(cellOfPlaced), spaces, handling === undefined);
      this.#due = false;
    }
    this.#seek(model, before);
  }

  /** Shows where a tile goes that has just come to hand, where a finger could not hit it. */
  #seek({ held, trial }: BoardModel, before: BoardModel | null): void {
    const lit = this.#aim.lit;
    const taken = held && trial === null && before?.trial == null && lit.length > 0;
    const known = new Set(before?.held ? before.spaces.filter((space) => space.lit).map(({ at }) => keyOf(at)) : []);
    const fresh = lit.length !== known.size || lit.some((at) => !known.has(keyOf(at)));
    if (taken && fresh && !this.#gestures.busy && isCoarse()) this.#viewport.seek(lit);
    this.#showBeyond();
  }

  /** In another window, too, a finger hits where the tile in hand or on trial may go. */
  #seekAgain(): void {
    if (this.#model === null || this.#gestures.busy || !isCoarse()) return;
    const { held, trial } = this.#model;
    if (trial !== null) this.#viewport.seek([cellOfPlaced(trial)]);
    else if (held) this.#viewport.seek(this.#aim.lit);
  }

  #showBeyond(): void {
    const shown = this.#model?.held && this.#model.trial === null;
    const hidden = shown ? this.#viewport.hidden(this.#aim.lit) : [];
    this.#beyond.draw(hidden, this.#viewport.clearing, (cell) => this.#viewport.screenPoint(centre(cell)));
  }

  #moved(): void {
    const { x, y, scale } = this.#viewport.view;
    const turn = this.#viewport.tilt === 0 ? '' : ` rotate(${60 * this.#viewport.tilt})`;
    setAttribute(this.#board, 'transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})${turn}`);
    this.#dot.follow();
    this.#showBeyond();
  }

  #received(): GestureHandlers {
    return {
      tap: (at, press) => this.#tap(at, press),
      stay: (at) => this.#interactive && this.#handler.stay(at),
      drag: (from, press) => this.#drag(from, press),
      point: (at) => this.#point(at),
      hold: () => this.#viewport.stop(),
      pan: (dx, dy) => this.#viewport.panBy(dx, dy),
      letGo: (speed) => this.#viewport.coast(speed),
      zoom: (around, factor) => this.#viewport.zoomAt(around, factor),
      turns: (at) => this.#interactive && this.#aim.isTrial(this.#aim.meant(at, false)),
      turn: (by) => this.#send('turn', { by }),
      other: (at) => this.#other(at),
      activate: (target) => this.#activate(target),
    };
  }

  get #interactive(): boolean {
    return this.#model?.interactive ?? false;
  }

  /** The tile on trial is taken along; from the bare table a drag moves the board. */
  #drag(from: Point, press: Press): Drag | null {
    const trial = this.#model?.trial ?? null;
    if (!this.#interactive) return null;
    if (trial === null || !this.#aim.isTrial(this.#aim.meant(from, press.coarse))) return this.#handler.drag(from, press);
    return this.#handler.trial(cellOfPlaced(trial), from, press.coarse, (at) => this.#aim.meant(at, true));
  }

  /** The mouse's other button turns back what its first one turns. */
  #other(at: Point): boolean {
    const cell = this.#aim.meant(at, false);
    const turns = this.#interactive && (this.#aim.isTrial(cell) || this.#aim.takes(cell));
    if (turns) this.#tap(at, { coarse: false, back: true, more: false });
    return turns;
  }

  #tap(at: Point, press: Press): void {
    this.#finger = press.coarse;
    const beyond = this.#beyond.pressed(at, this.#aim.hits(at));
    if (beyond !== null) this.#viewport.approach(beyond);
    if (!this.#interactive || beyond !== null) return;
    if (this.#dot.has(at)) {
      this.#confirm();
      return;
    }
    const cell = this.#aim.space(at, press.coarse);
    if (cell === null) return;
    this.#focusQuietly(cell);
    if (this.#aim.isTrial(cell)) this.#send('turn', { by: press.back ? -1 : 1 });
    else this.#pointOut(cell, { key: false, back: press.back, more: press.more });
  }

  #pointOut([q, r]: Cell, how: { key: boolean; back: boolean; more: boolean }): void {
    if (this.#aim.takes([q, r])) this.#send('touch', { q, r, ...how });
    else this.#send('choose', { q, r });
  }

  /** The focus follows a press, so that the keys go on from there, but shows itself only when they do. */
  #focusQuietly(cell: Cell): void {
    this.#quiet = true;
    this.#surface.classList.add('pressed');
    this.#roving.focus(cell);
    this.#quiet = false;
  }

  #activate(target: Element): void {
    const space = this.#offered.find(({ at }) => this.#spaces.node(keyOf(at))?.contains(target));
    if (space !== undefined) this.#act(space.at);
  }

  /** What Enter does on a space: confirms the trial that lies there, else chooses the space. */
  #act(cell: Cell, more = false): void {
    if (!this.#interactive) return;
    if (this.#aim.isTrial(cell)) this.#confirm();
    else this.#pointOut(cell, { key: true, back: false, more });
  }

  #confirm(): void {
    if (this.#model?.trial?.legal) this.#send('confirm', null);
  }

  #point(at: Point | null): void {
    const onDot = at !== null && this.#dot.has(at);
    const cell = at === null || onDot ? null : this.#aim.space(at, false);
    this.#surface.classList.toggle('over-dot', onDot);
    this.#surface.classList.toggle('over-space', cell !== null && !this.#aim.takes(cell));
    this.#hover(cell);
    this.#tiles.point(at === null ? null : cellOf(this.#viewport.boardPoint(at)));
  }

  #hover(cell: Cell | null): void {
    if (cell === this.#hovered || sameCell(cell, this.#hovered)) return;
    this.#hovered = cell;
    this.#send('hover', cell === null ? null : { q: cell[0], r: cell[1] });
  }

  #focusin({ target }: FocusEvent): void {
    const space = this.#offered.find(({ at }) => this.#spaces.node(keyOf(at)) === target);
    if (space === undefined || this.#quiet) return;
    this.#surface.classList.remove('pressed');
    this.#hover(space.at);
  }

  /** From space to space the next one says it all; what hovered must not go and come. */
  #focusout({ relatedTarget }: FocusEvent): void {
    if (this.#quiet || !this.contains(relatedTarget as Node | null)) this.#hover(null);
  }

  #key(event: KeyboardEvent): void {
    this.#surface.classList.remove('pressed');
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = this.#roving.focused;
    if (at !== null && this.#command(event, at)) event.preventDefault();
  }

  #command({ key, code, shiftKey, repeat }: KeyboardEvent, at: Cell): boolean {
    const way = wayOf(code);
    if (way !== undefined) this.#go(this.#roving.inWay(way - this.#viewport.tilt));
    else if (key === 'Home' || key === 'End') this.#go(this.#roving.end(key === 'End'));
    else if (key === 'n' || key === 'N') this.#go(this.#roving.nextLit(shiftKey));
    else if (key === 'Enter' || key === ' ') this.#enter(at, repeat, key === ' ');
    else if (key === 'r' || key === 'R') this.#send('turn', { by: shiftKey ? -1 : 1 });
    else if (key === 'Escape') this.#send('cancel', null);
    else if (key in ZOOM_KEYS) this.zoomBy(ZOOM_KEYS[key]);
    else if (key === '0') this.fit();
    else return false;
    return true;
  }

  /** A key held down must not choose and confirm at once. */
  #enter(at: Cell, repeat: boolean, more: boolean): void {
    if (!repeat) this.#act(at, more);
  }

  #go(cell: Cell | null): void {
    if (cell !== null) this.focusSpace(cell[0], cell[1]);
  }

  #send<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void {
    this.#report(name, detail);
  }

  #report(name: keyof BoardEvents, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
