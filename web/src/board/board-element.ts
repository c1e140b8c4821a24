import type { Cell, Placed } from './codes.ts';
import { codeOf, keyOf, sameCell } from './codes.ts';
import { shows } from './camera.ts';
import { Clashes } from './clashes.ts';
import type { Point } from './geometry.ts';
import { cellOf, centre, EDGE } from './geometry.ts';
import type { GestureHandlers, Press } from './gestures.ts';
import { Gestures } from './gestures.ts';
import type { HandlingEvents } from './handler.ts';
import { Handler } from './handler.ts';
import { nearest, wayOf } from './keyboard.ts';
import { Lines } from './lines.ts';
import { Margin } from './margin.ts';
import { Marks } from './marks.ts';
import type { BoardModel, SpaceView, Trial } from './model.ts';
import { offeredSpaces } from './model.ts';
import { setAttribute, svgNode } from './nodes.ts';
import { Outlines } from './outlines.ts';
import { Ghosts, Picks } from './picks.ts';
import { Roving } from './roving.ts';
import { Spaces } from './spaces.ts';
import { cellOfPlaced, Tiles } from './tiles.ts';
import { ConfirmDot, DOT_RADIUS, dotOffset, dotWay, TrialTile } from './trial.ts';
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
/** A press this near to the middle of a lit space or the trial is meant for it, in pixels. */
const NEAR = 24;

/**
 * `<tantrix-board>`: draws a `BoardModel` and reports what a person does there. It knows no rule of the game; what it
 * shows and where one can go is what the model says.
 */
export class TantrixBoard extends HTMLElement {
  readonly #tiles = new Tiles();
  readonly #spaces = new Spaces();
  readonly #lines = new Lines();
  readonly #marks = new Marks();
  readonly #margin = new Margin();
  readonly #outlines = new Outlines();
  readonly #clashes = new Clashes();
  readonly #picks = new Picks();
  readonly #ghosts = new Ghosts();
  readonly #ghost = new TrialTile('ghost');
  readonly #trial = new TrialTile('trial');
  readonly #dot = new ConfirmDot();
  readonly #roving = new Roving((key) => this.#spaces.node(key));
  readonly #viewport = new Viewport(() => this.#moved());
  readonly #board = svgNode('g', { class: 'board' });
  readonly #surface = svgNode('svg', { class: 'surface', role: 'none' }, this.#board, this.#dot.root);
  readonly #handler = new Handler(this.#surface, this.#viewport, (name, detail) => this.#report(name, detail));
  readonly #gestures = new Gestures(this.#surface, this.#received());
  #model: BoardModel | null = null;
  #offered: SpaceView[] = [];
  /** Cells that show something of their own, which no sign and no dot may hide. */
  #informative: ReadonlySet<string> = new Set();
  #finger = false;
  /** The direction of the dot from the trial; it stays while the trial stays in its cell. */
  #dotWay = 0;
  #hovered: Cell | null = null;
  /** The focus moves with a press: nobody hovers then. */
  #quiet = false;
  #connection: AbortController | null = null;

  connectedCallback(): void {
    this.#compose();
    const { signal } = (this.#connection = new AbortController());
    this.#gestures.listen(signal);
    this.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.addEventListener('focusin', (event) => this.#focusin(event), { signal });
    this.addEventListener('focusout', (event) => this.#focusout(event), { signal });
    const resizes = new ResizeObserver(() => this.#measure());
    resizes.observe(this);
    signal.addEventListener('abort', () => resizes.disconnect());
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
    this.#draw(model, before);
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
    return outside ? null : this.#meant({ x: clientX - left, y: clientY - top }, true);
  }

  #compose(): void {
    const { shadow, root: tiles, glows } = this.#tiles;
    const { root: lines, flourishes } = this.#lines;
    const [spaces, marks] = [this.#spaces.root, this.#marks.root];
    const [clashes, picks] = [this.#clashes.root, this.#picks.root];
    const shown = [this.#ghosts.root, this.#ghost.root, this.#trial.root];
    const below = [this.#margin.root, this.#outlines.root, shadow];
    this.#board.append(...below, tiles, lines, glows, spaces, picks, marks, ...shown, clashes, flourishes);
    this.append(this.#surface);
  }

  #measure(): void {
    const { width, height } = this.getBoundingClientRect();
    this.#viewport.resize({ width, height });
  }

  #draw(model: BoardModel, before: BoardModel | null): void {
    const focused = this.#roving.focused !== null;
    this.#viewport.tilt = model.tilt ?? 0;
    this.#offered = offeredSpaces(model);
    this.#informative = this.#informativeCells(model);
    setAttribute(this, 'data-theme', model.theme);
    this.#surface.classList.toggle('interactive', model.interactive);
    this.#tiles.draw(model, before);
    this.#lines.draw(model, before);
    this.#spaces.draw(this.#offered, model.trial, model.labels, model.interactive);
    this.#margin.draw(model.margin ? (model.outlines ?? []) : []);
    this.#drawHandling(model);
    this.#ghost.draw(model.ghost, model.edges);
    this.#trial.draw(model.trial, model.edges);
    this.#marks.draw(model.marks, this.#informative);
    this.#quiet = this.#surface.classList.contains('pressed');
    this.#roving.follow(this.#offered, focused);
    this.#quiet = false;
    this.#frame(model, before);
    this.#placeDot(model.trial, before?.trial ?? null);
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

  /** Keeps the board in the window, but never while a tile is on trial or a finger holds the board. */
  #frame({ tiles, trial, handling, outlines }: BoardModel, before: BoardModel | null): void {
    const spaces = this.#offered.filter(({ aside }) => !aside).map(({ at }) => at);
    this.#viewport.contain([...tiles.map(cellOfPlaced), ...spaces, ...(outlines ?? [])]);
    const lay = new Set((before?.tiles ?? []).map(codeOf));
    const fresh = tiles.filter((placed) => !lay.has(codeOf(placed)));
    const other = before === null || (handling === undefined && lay.size > 0 && fresh.length === tiles.length);
    if (other) this.#viewport.begin();
    else if (trial === null && !this.#gestures.busy) this.#viewport.follow(fresh.map(cellOfPlaced), spaces);
  }

  #moved(): void {
    const { x, y, scale } = this.#viewport.view;
    const turn = this.#viewport.tilt === 0 ? '' : ` rotate(${60 * this.#viewport.tilt})`;
    setAttribute(this.#board, 'transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})${turn}`);
    this.#showDot();
  }

  #placeDot(trial: Trial | null, before: Trial | null): void {
    const moved = trial !== null && (before === null || !sameCell(cellOfPlaced(trial), cellOfPlaced(before)));
    if (moved) this.#dotWay = this.#chooseDotWay(trial);
    this.#showDot();
  }

  #chooseDotWay(trial: Placed): number {
    const middle = this.#screenCentre(trial);
    const { size, view } = this.#viewport;
    const at = (offset: Point) => ({ x: middle.x + offset.x, y: middle.y + offset.y });
    return dotWay({
      scale: view.scale,
      finger: this.#finger,
      inside: (offset) => shows({ x: 0, y: 0, scale: 1 }, at(offset), size, DOT_RADIUS),
      hides: (offset) => this.#informative.has(keyOf(cellOf(this.#viewport.boardPoint(at(offset))))),
    });
  }

  #screenCentre(placed: Placed): Point {
    return this.#viewport.screenPoint(centre(cellOfPlaced(placed)));
  }

  #dotPoint(trial: Placed): Point {
    const [middle, offset] = [this.#screenCentre(trial), dotOffset(this.#dotWay, this.#viewport.view.scale)];
    return { x: middle.x + offset.x, y: middle.y + offset.y };
  }

  #showDot(): void {
    const trial = this.#model?.trial ?? null;
    if (trial === null) this.#dot.hide();
    else this.#dot.show(this.#dotPoint(trial), trial.legal);
  }

  /** The cell that a point means: where it need not be exact the trial or a lit space near by, else the cell under it. */
  #meant(at: Point, coarse: boolean): Cell {
    const point = this.#viewport.boardPoint(at);
    const under = cellOf(point);
    const wanted = this.#wanted();
    if (this.#takes(under)) return under;
    if (!coarse || wanted.some((cell) => sameCell(cell, under))) return under;
    return nearest(point, wanted, Math.min(NEAR / this.#viewport.view.scale, 2 * EDGE)) ?? under;
  }

  #wanted(): Cell[] {
    const trial = this.#model?.trial ?? null;
    return trial === null ? this.#offered.filter(({ lit }) => lit).map(({ at }) => at) : [cellOfPlaced(trial)];
  }

  #spaceAt(at: Point, coarse: boolean): Cell | null {
    const cell = this.#meant(at, coarse);
    const offered = this.#model?.handling?.plane || this.#offered.some((space) => sameCell(space.at, cell));
    return offered ? cell : null;
  }

  /** Whether a tile that can be handled lies in a cell. */
  #takes(cell: Cell): boolean {
    return this.#offered.some(({ at, taken }) => taken === true && sameCell(at, cell));
  }

  #onDot(at: Point): boolean {
    const trial = this.#model?.trial ?? null;
    if (trial === null) return false;
    const dot = this.#dotPoint(trial);
    return Math.hypot(at.x - dot.x, at.y - dot.y) <= DOT_RADIUS;
  }

  #isTrial(cell: Cell | null): boolean {
    const trial = this.#model?.trial ?? null;
    return cell !== null && trial !== null && sameCell(cell, cellOfPlaced(trial));
  }

  #received(): GestureHandlers {
    return {
      tap: (at, press) => this.#tap(at, press),
      stay: (at) => this.#interactive && this.#handler.stay(at),
      drag: (from, press) => (this.#interactive ? this.#handler.drag(from, press) : null),
      point: (at) => this.#point(at),
      hold: () => this.#viewport.stop(),
      pan: (dx, dy) => this.#viewport.panBy(dx, dy),
      letGo: (speed) => this.#viewport.coast(speed),
      zoom: (around, factor) => this.#viewport.zoomAt(around, factor),
      turns: (at) => this.#interactive && this.#isTrial(this.#meant(at, false)),
      turn: (by) => this.#send('turn', { by }),
      activate: (target) => this.#activate(target),
    };
  }

  get #interactive(): boolean {
    return this.#model?.interactive ?? false;
  }

  #tap(at: Point, press: Press): void {
    this.#finger = press.coarse;
    if (!this.#interactive) return;
    if (this.#onDot(at)) {
      this.#confirm();
      return;
    }
    const cell = this.#spaceAt(at, press.coarse);
    if (cell === null) return;
    this.#focusQuietly(cell);
    if (this.#isTrial(cell)) this.#send('turn', { by: press.back ? -1 : 1 });
    else this.#pointOut(cell, { key: false, back: press.back, more: press.more });
  }

  #pointOut([q, r]: Cell, how: { key: boolean; back: boolean; more: boolean }): void {
    if (this.#takes([q, r])) this.#send('touch', { q, r, ...how });
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
    if (this.#isTrial(cell)) this.#confirm();
    else this.#pointOut(cell, { key: true, back: false, more });
  }

  #confirm(): void {
    if (this.#model?.trial?.legal) this.#send('confirm', null);
  }

  #point(at: Point | null): void {
    const onDot = at !== null && this.#onDot(at);
    const cell = at === null || onDot ? null : this.#spaceAt(at, false);
    this.#surface.classList.toggle('over-dot', onDot);
    this.#surface.classList.toggle('over-space', cell !== null && !this.#takes(cell));
    this.#hover(cell);
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
