import { ApiError } from '../lib/api.ts';
import type { Placed } from '../lib/codes.ts';
import { codeOf, keyOf, parseCode, sameCell } from '../lib/codes.ts';
import type { Cell, WireError } from '../types.ts';
import type { Arrangement } from './arrangement.ts';
import { carried, cellOf, codesOf, fixedAt, givenTurn, inside, lyable, lying, startOf, tileAt, touches, trayOf } from './arrangement.ts';
import type { Step } from './history.ts';
import { applied, between, codesIn, History } from './history.ts';
import type { Mode, Report } from './results.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Keep, Saved } from './store.ts';
import type { Count, HintAnswer, Look, PuzzleForm, PuzzleLink } from './wire.ts';

/** What is held: a tile of the tray, or tiles of the table that are being carried by one of their cells. */
export type Hand =
  | { from: 'tray'; tile: number }
  | { from: 'table'; pivot: Cell; cells: readonly Cell[]; turn: number };

/** Something to be said once: a message with what shows it on the board. */
export interface News {
  id: string;
  params: Record<string, unknown>;
  cells: readonly Cell[];
  /** Tiles that were not taken, as they would have lain. */
  refused: Arrangement;
}

/** Everything that a puzzle's table shows. A new object after every change. */
export interface PuzzleState {
  form: PuzzleForm;
  table: Arrangement;
  mode: Mode;
  hand: Hand | null;
  /** A cell that is pointed at. */
  hover: Cell | null;
  /** A cell chosen before its tile. */
  target: Cell | null;
  /** Touching selects tiles instead of turning them. */
  selecting: boolean;
  /** Cells of selected tiles; they turn about the first. */
  picked: readonly Cell[];
  /** The laid tile that is to change places with the one that is touched next. */
  swapping: Cell | null;
  turned: Readonly<Record<number, number>>;
  /** What the house said last, and of which table. */
  look: Look | null;
  looked: Arrangement;
  hint: Placed | null;
  news: News | null;
  busy: 'hint' | 'solution' | 'count' | 'swap' | null;
  count: Count | null;
  canUndo: boolean;
  canRedo: boolean;
  hints: number;
  shown: boolean;
  finished: number | null;
  /** The table is a solution, and not one that was shown. */
  solved: boolean;
  /** The browser keeps what is done here. */
  kept: boolean;
}

export interface PuzzleWishes {
  mode: Mode;
  saved: Saved | null;
  keep: Keep;
  /** Milliseconds. */
  now: () => number;
  /** Told of every solving by hand. */
  solved: (report: Report) => void;
}

const NOTHING_HELD = { hand: null, target: null, swapping: null, news: null, hint: null } as const;
const LOOKS = 128;

/**
 * The controller of a table with a puzzle on it. It lays, carries, turns and takes back tiles and remembers every
 * step; whether they match, and what comes next, the house says.
 */
export class PuzzleController {
  #state: PuzzleState;
  #listeners = new Set<(state: PuzzleState) => void>();
  readonly #history: History;
  readonly #watch: Stopwatch;
  readonly #looks = new Map<string, Promise<Look>>();
  /** The last table of which the house has said that its new tiles match, and the way back there. */
  #accepted: { table: Arrangement; picked: readonly Cell[]; restore: () => void };
  #stopped = false;

  constructor(
    form: PuzzleForm,
    private readonly link: PuzzleLink,
    private readonly wishes: PuzzleWishes,
  ) {
    const { saved, mode } = wishes;
    const table = saved === null ? startOf(form) : lyable(form, saved.table);
    this.#history = History.of(table, saved ?? { past: [], future: [] });
    this.#watch = new Stopwatch(wishes.now, saved?.ms ?? 0);
    this.#accepted = { table, picked: [], restore: this.#history.mark() };
    this.#state = {
      form,
      table,
      mode: form.turns_only ? 'any' : mode,
      hover: null,
      selecting: false,
      picked: [],
      turned: saved?.turned ?? {},
      look: null,
      looked: [],
      busy: null,
      count: null,
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
      hints: saved?.hints ?? 0,
      shown: saved?.shown ?? false,
      finished: saved?.finished ?? null,
      solved: false,
      kept: true,
      ...NOTHING_HELD,
    };
    void this.#look(false);
  }

  get state(): PuzzleState {
    return this.#state;
  }

  /** Milliseconds of play; it stands still once the puzzle is solved. */
  get elapsed(): number {
    return this.#state.finished ?? this.#watch.elapsed;
  }

  /** The contract of Svelte's stores. */
  subscribe(listener: (state: PuzzleState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    this.pause();
    this.#stopped = true;
    this.#listeners.clear();
  }

  pause(): void {
    if (!this.#watch.running) return;
    this.#watch.pause();
    this.#save();
  }

  /** Goes on counting, if this puzzle has been begun. */
  resume(): void {
    const { finished, shown } = this.#state;
    if (this.#watch.elapsed > 0 && finished === null && !shown) this.#watch.run();
  }

  setMode(mode: Mode): void {
    if (this.#state.form.turns_only || mode === this.#state.mode) return;
    this.#accept();
    this.#set({ mode, news: null });
  }

  /** Takes a tile of the tray up, or lays it back when it was up. */
  choose(tile: number): void {
    const { hand, swapping, target } = this.#state;
    if (!this.#left(tile)) return;
    if (swapping !== null) void this.#swap(swapping, null, tile);
    else if (target !== null) this.#lay(tile, target);
    else if (hand?.from === 'tray' && hand.tile === tile) this.#set({ ...NOTHING_HELD });
    else this.lift(tile);
  }

  /** Takes a tile of the tray up to be carried. */
  lift(tile: number): void {
    if (this.#left(tile)) this.#set({ ...NOTHING_HELD, picked: [], hand: { from: 'tray', tile } });
  }

  /** Takes up the tile of a cell, with all that is selected where it is one of them. */
  grab(at: Cell): void {
    const { picked, table } = this.#state;
    const several = picked.some((cell) => sameCell(cell, at));
    const cells = several ? picked : [at];
    if (lying(table, cells).some((placed) => this.#fixed(placed).place)) this.#tell('given', lying(table, cells));
    else if (tileAt(table, at) !== undefined) {
      this.#set({ ...NOTHING_HELD, picked: several ? picked : [], hand: { from: 'table', pivot: at, cells, turn: 0 }, hover: at });
    }
    if (cells.length === 1) void this.#fitsOf(at);
  }

  hover(at: Cell | null): void {
    if (!sameCell(this.#state.hover, at) && this.#state.hover !== at) this.#set({ hover: at });
  }

  /** Points at a cell without a tile: lays there what is held, else keeps the cell until a tile is chosen. */
  point(at: Cell): void {
    const { hand, hint, target, picked } = this.#state;
    if (hint !== null && sameCell(cellOf(hint), at)) this.takeHint();
    else if (hand?.from === 'tray') this.#lay(hand.tile, at);
    else if (hand?.from === 'table') this.#drop(hand, at);
    else if (picked.length > 0) this.cancel();
    else this.#set({ ...NOTHING_HELD, target: sameCell(target, at) || !inside(this.#state.form, at) ? null : at });
  }

  /** Touches a laid tile: turns it, or takes it up, selects or exchanges it where that is what is asked. */
  touch(at: Cell, { key = false, more = false, back = false }: { key?: boolean; more?: boolean; back?: boolean } = {}): void {
    const { hand, hint, swapping, selecting } = this.#state;
    if (swapping !== null) void this.#swap(swapping, at, null);
    else if (hint !== null && sameCell(cellOf(hint), at)) this.takeHint();
    else if (hand?.from === 'table') this.#drop(hand, at);
    else if (selecting || more) this.pick([at]);
    else if (key && hand?.from === 'tray') this.#lay(hand.tile, at);
    else if (key && !this.#state.form.turns_only) this.grab(at);
    else void this.#turnTile(at, back ? -1 : 1);
  }

  /** Lets go what is carried over a cell; null leaves it where it was. */
  drop(at: Cell | null): void {
    const { hand } = this.#state;
    if (hand === null || at === null) this.cancel();
    else if (hand.from === 'tray') this.#lay(hand.tile, at);
    else this.#drop(hand, at);
  }

  /** Turns what is held, else what is selected, else the tile that is pointed at. */
  turn(by: 1 | -1): void {
    const { hand, picked, hover } = this.#state;
    if (hand?.from === 'table') this.#set({ hand: { ...hand, turn: hand.turn + by }, news: null });
    else if (hand?.from === 'tray') this.#turnInTray(hand.tile, by);
    else if (picked.length > 0) this.#turnPicked(by);
    else if (hover !== null && tileAt(this.#state.table, hover)) void this.#turnTile(hover, by);
  }

  /** Brings the selected tiles, or what is carried, or the one pointed at back to the tray. */
  takeBack(): void {
    const { hand, picked, hover, table, form } = this.#state;
    if (form.turns_only) return;
    const cells = hand?.from === 'table' ? hand.cells : picked.length > 0 ? picked : hover === null ? [] : [hover];
    const off = lying(table, cells);
    const fixed = off.filter((placed) => this.#fixed(placed).place);
    if (fixed.length > 0) this.#tell('given', fixed);
    else if (off.length > 0) this.#do({ off, on: [] });
    else this.cancel();
  }

  /** Takes one step back: what is held first, then what is selected. */
  cancel(): void {
    const { hand, swapping, target, hint } = this.#state;
    const held = hand !== null || swapping !== null || target !== null || hint !== null;
    this.#set({ ...NOTHING_HELD, ...(held ? {} : { picked: [], selecting: false }) });
  }

  select(selecting: boolean): void {
    this.#set({ ...NOTHING_HELD, selecting, picked: selecting ? this.#state.picked : [] });
  }

  /** Selects tiles, or a single one that was selected no more. */
  pick(cells: readonly Cell[]): void {
    const { picked, table } = this.#state;
    const known = new Set(picked.map(keyOf));
    const [single] = cells;
    const again = cells.length === 1 && known.has(keyOf(single));
    const free = lying(table, cells).filter((placed) => !this.#fixed(placed).place);
    const fresh = free.map(cellOf).filter((at) => !known.has(keyOf(at)));
    const rest = again ? picked.filter((at) => !sameCell(at, single)) : [...fresh, ...picked];
    this.#set({ ...NOTHING_HELD, picked: rest, selecting: rest.length > 0 });
  }

  undo(): void {
    this.#walk(this.#history.undo());
  }

  redo(): void {
    this.#walk(this.#history.redo());
  }

  /** Clears the table and the time; undo brings the tiles back. */
  begin(): void {
    const step = between(this.#state.table, startOf(this.#state.form));
    this.#watch.reset();
    this.#set({ hints: 0, shown: false, finished: null, selecting: false, turned: {} });
    if (step === null) this.#save();
    else this.#do(step, true);
    this.#watch.reset();
  }

  /** Lays a table that came with a link, as one step. */
  load(text: string): void {
    const placements = codesIn(text);
    if (placements === null) {
      this.#say('link.bad', {});
      return;
    }
    const table = lyable(this.#state.form, placements);
    const step = between(this.#state.table, table);
    if (step !== null) this.#do(step, true);
    this.#say(table.length < placements.length ? 'link.some' : 'link', {});
  }

  /** Says what is wrong with the table as it lies. */
  check(): void {
    const { look, looked, table, form } = this.#state;
    if (look === null || looked !== table) {
      void this.#look(false).then(() => this.#state.looked === this.#state.table && this.check());
      return;
    }
    const [count, clashes] = [form.tiles.length - table.length, look.mismatches.length];
    if (look.solved) this.#say('solved', {});
    else if (count > 0) this.#say(clashes > 0 ? 'check.clashes' : 'check.left', { count: clashes || count });
    else this.#set({ news: { ...fault(look.faults[0]), refused: [] } });
  }

  /** Asks for the next tile; asked again, lays it. */
  async hint(): Promise<void> {
    if (this.#state.hint !== null) {
      this.takeHint();
      return;
    }
    const { table } = this.#state;
    const answer = await this.#ask('hint', () => this.link.hint(codesOf(table)));
    if (answer !== null && table === this.#state.table) this.#hinted(answer);
  }

  takeHint(): void {
    const { hint, table } = this.#state;
    if (hint === null) return;
    const lies = tileAt(table, cellOf(hint));
    this.#do({ off: lies === undefined ? [] : [lies], on: [hint] });
  }

  /** Exchanges two selected tiles, or the one selected with the tile that is touched next. */
  swap(): void {
    const { picked, hover, table } = this.#state;
    const [one, other] = picked.length > 0 ? picked : hover === null ? [] : [hover];
    if (one === undefined || picked.length > 2 || tileAt(table, one) === undefined) this.#say('swap.one', {});
    else if (other !== undefined) void this.#swap(one, other, null);
    else this.#set({ ...NOTHING_HELD, swapping: one, picked: [one] });
  }

  /** Shows a solution; the puzzle does not count as solved until it is begun again. */
  async solution(): Promise<void> {
    const answer = await this.#ask('solution', () => this.link.solution());
    if (answer === null) return;
    const { status, placements } = answer;
    if (placements.length === 0) this.#say(`solution.${status}`, {});
    else {
      this.#watch.pause();
      this.#set({ shown: true });
      const step = between(this.#state.table, placements.map(parseCode));
      if (step !== null) this.#do(step, true);
      this.#say('solution.solved', {});
    }
  }

  async count(): Promise<void> {
    const count = await this.#ask('count', () => this.link.count());
    if (count !== null) this.#set({ count });
  }

  #set(change: Partial<PuzzleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }

  #say(what: string, params: Record<string, unknown>, cells: readonly Cell[] = [], refused: Arrangement = []): void {
    this.#set({ news: { id: `page.puzzle.${what}`, params, cells, refused } });
  }

  #tell(what: string, tiles: Arrangement, refused: Arrangement = []): void {
    const { tile = 0 } = tiles[0] ?? {};
    this.#set({ ...NOTHING_HELD });
    this.#say(`refused.${what}`, { tile }, tiles.map(cellOf), refused);
  }

  #left(tile: number): boolean {
    const { form, table } = this.#state;
    return (trayOf(form.tiles, table).get(tile) ?? 0) > 0;
  }

  #fixed(placed: Placed): { place: boolean; turn: boolean } {
    return fixedAt(this.#state.form, placed);
  }

  #lay(tile: number, at: Cell): void {
    const { form, table, turned, mode, look, looked } = this.#state;
    const rotation = givenTurn(form, tile) ?? turned[tile] ?? 0;
    const fits = looked === table ? rotations(look?.fits[tile], at) : [];
    const wanted = mode === 'match' && fits.length > 0 ? nextOf(fits, rotation) : rotation;
    const there = tileAt(table, at);
    this.#place({ off: there === undefined ? [] : [there], on: [{ tile, q: at[0], r: at[1], rotation: wanted }] });
  }

  /** Lets carried tiles down; a single one changes places with the tile that lies there. */
  #drop(hand: Extract<Hand, { from: 'table' }>, at: Cell): void {
    const { table } = this.#state;
    const off = lying(table, hand.cells);
    const on = carried(off, hand.pivot, at, hand.turn);
    const rest = table.filter((placed) => !off.includes(placed));
    const [there] = lying(rest, on.map(cellOf));
    const stays = sameCell(hand.pivot, at) && hand.turn % 6 === 0;
    if (stays) this.cancel();
    else if (there === undefined) void this.#fitted(off, on).then((fitted) => this.#place({ off, on: fitted }));
    else if (off.length > 1) this.#tell('taken', [there]);
    else this.#place({ off: [...off, there], on: [...on, ...carried([there], at, hand.pivot, 0)] });
  }

  /** A single tile, turned so that it matches where it can. */
  async #fitted(off: Arrangement, on: Placed[]): Promise<Placed[]> {
    if (this.#state.mode === 'any' || on.length > 1) return on;
    const fits = await this.#turnsAt(off[0], cellOf(on[0]));
    return fits.length === 0 ? on : [{ ...on[0], rotation: nextOf(fits, on[0].rotation) }];
  }

  /** Makes a step, where the board and what the puzzle gives allow it. */
  #place(step: Step): void {
    const { form } = this.#state;
    const out = step.on.filter((placed) => !inside(form, cellOf(placed)));
    const fixed = step.off.filter((placed) => this.#fixed(placed).place);
    if (fixed.length > 0) this.#tell('given', fixed);
    else if (out.length > 0) this.#tell('outside', step.on, out);
    else this.#do(step);
  }

  #turnInTray(tile: number, by: 1 | -1): void {
    const { form, turned, hover, look, looked, table, mode } = this.#state;
    if (givenTurn(form, tile) !== null) {
      this.#say('refused.turn', { tile });
      return;
    }
    const lies = turned[tile] ?? 0;
    const fits = mode === 'match' && hover !== null && looked === table ? rotations(look?.fits[tile], hover) : [];
    const from = fits.length > 0 ? nextOf(fits, lies) : lies;
    const to = fits.length > 0 ? nextOf(fits, (from + by + 6) % 6, by) : (from + by + 6) % 6;
    this.#set({ turned: { ...turned, [tile]: to }, news: null });
    this.#save();
  }

  async #turnTile(at: Cell, by: 1 | -1): Promise<void> {
    const first = tileAt(this.#state.table, at);
    if (first === undefined) return;
    if (this.#fixed(first).turn) {
      this.#tell('turn', [first]);
      return;
    }
    const turns = await this.#turnsAt(first, at);
    const placed = tileAt(this.#state.table, at);
    if (placed === undefined || placed.tile !== first.tile) return;
    const rotation = turns.length > 0 ? nextOf(turns, (placed.rotation + by + 6) % 6, by) : (placed.rotation + by + 6) % 6;
    if (rotation === placed.rotation) this.#tell('only', [placed]);
    else this.#do({ off: [placed], on: [{ ...placed, rotation }] });
  }

  /** The rotations in which a laid tile would match in a cell; none where it may be turned at will. */
  async #turnsAt(placed: Placed, at: Cell): Promise<number[]> {
    const { mode, table } = this.#state;
    const rest = table.filter((one) => one !== placed);
    if (mode === 'any' || !touches(rest, at)) return [];
    const look = await this.#looked(rest).catch(() => null);
    return rotations(look?.fits[placed.tile], at);
  }

  /** Fetches where the tile of a cell could go, so that it can be shown. */
  async #fitsOf(at: Cell): Promise<void> {
    const placed = tileAt(this.#state.table, at);
    if (placed !== undefined) await this.#turnsAt(placed, at);
  }

  #turnPicked(by: 1 | -1): void {
    const { picked, table } = this.#state;
    const off = lying(table, picked);
    const on = carried(off, picked[0], picked[0], by);
    const [there] = lying(table.filter((placed) => !off.includes(placed)), on.map(cellOf));
    if (picked.length === 1) void this.#turnTile(picked[0], by);
    else if (there !== undefined) this.#tell('taken', [there]);
    else this.#place({ off, on });
  }

  /** Makes a step and has the house look at it. `apart`: it is no move of the person's, and nothing is refused. */
  #do(step: Step, apart = false): void {
    const table = applied(this.#state.table, step);
    if (table === null) return;
    const before = new Map(step.off.map((placed, index) => [keyOf(cellOf(placed)), step.on[index]]));
    const follow = (at: Cell) => {
      const to = before.get(keyOf(at));
      return to === undefined ? (tileAt(table, at) ? [at] : []) : [cellOf(to)];
    };
    if (this.#state.table === this.#accepted.table) this.#accepted.picked = this.#state.picked;
    this.#history.do(step);
    if (!apart && this.#state.finished === null && !this.#state.shown) this.#watch.run();
    this.#set({ ...NOTHING_HELD, table, picked: this.#state.picked.flatMap(follow) });
    if (apart) this.#accept();
    this.#changed(!apart);
  }

  #walk(step: Step | null): void {
    const table = step === null ? null : applied(this.#state.table, step);
    if (table === null) return;
    this.#set({ ...NOTHING_HELD, table, picked: this.#state.picked.filter((at) => tileAt(table, at)) });
    this.#accept();
    this.#changed(false);
  }

  #accept(): void {
    const { table, picked } = this.#state;
    this.#accepted = { table, picked, restore: this.#history.mark() };
  }

  #changed(byHand: boolean): void {
    const { canUndo, canRedo } = this.#history;
    this.#set({ canUndo, canRedo, solved: false });
    this.#save();
    void this.#look(byHand);
  }

  #save(): void {
    if (this.#stopped) return;
    const { table, turned, hints, shown, finished, kept: before } = this.#state;
    const kept = this.wishes.keep({ table, turned, hints, shown, finished, ms: this.#watch.elapsed, ...this.#history.kept() });
    if (kept !== before) this.#set({ kept });
  }

  /** What the house says of a table; asked once for each. */
  #looked(table: Arrangement): Promise<Look> {
    const codes = codesOf(table);
    const key = codes.join(' ');
    const known = this.#looks.get(key) ?? this.link.look(codes);
    this.#looks.delete(key);
    this.#looks.set(key, known);
    known.catch(() => this.#looks.delete(key));
    if (this.#looks.size > LOOKS) this.#looks.delete(this.#looks.keys().next().value as string);
    return known;
  }

  async #look(byHand: boolean): Promise<void> {
    const { table } = this.#state;
    try {
      const look = await this.#looked(table);
      if (table === this.#state.table && !this.#stopped) this.#seen(look, byHand);
    } catch (error) {
      this.#failed(error);
    }
  }

  #seen(look: Look, byHand: boolean): void {
    const { table, mode } = this.#state;
    const known = new Set(this.#accepted.table.map(codeOf));
    const fresh = table.filter((placed) => !known.has(codeOf(placed)));
    const cells = new Set(fresh.map((placed) => keyOf(cellOf(placed))));
    const clashes = look.mismatches.filter((pair) => pair.some((at) => cells.has(keyOf(at))));
    if (mode === 'match' && clashes.length > 0) {
      this.#refuse(fresh, clashes.flat());
      return;
    }
    this.#accept();
    this.#set({ look, looked: table });
    if (look.solved && !this.#state.shown) this.#solved(look, byHand);
  }

  /** Takes tiles that do not match off again, as if nothing had been done. */
  #refuse(fresh: Arrangement, cells: readonly Cell[]): void {
    const { table, picked, restore } = this.#accepted;
    restore();
    this.#set({ table, picked });
    this.#changed(false);
    this.#say(fresh.length > 1 ? 'refused.several' : 'refused.match', { tile: fresh[0].tile }, cells, fresh);
  }

  #solved(look: Look, byHand: boolean): void {
    const { finished, hints } = this.#state;
    const ms = finished ?? this.#watch.elapsed;
    this.#set({ solved: true, picked: [], selecting: false });
    if (!byHand) return;
    this.#watch.pause();
    this.#set({ finished: ms });
    this.#save();
    if (finished === null || look.score !== null) this.wishes.solved({ ms, hints, score: look.score });
  }

  #hinted(answer: HintAnswer): void {
    if (answer.answer === 'next') {
      const hint = parseCode(answer.placement);
      this.#set({ ...NOTHING_HELD, hint });
      this.#say('hint.next', { tile: hint.tile });
    } else this.#say(`hint.${answer.answer}`, {});
    if (answer.answer === 'next' || answer.answer === 'none') this.#set({ hints: this.#state.hints + 1 });
    this.#save();
  }

  async #swap(at: Cell, other: Cell | null, tile: number | null): Promise<void> {
    const { table } = this.#state;
    if (sameCell(at, other)) {
      this.cancel();
      return;
    }
    const answer = await this.#ask('swap', () => this.link.swap(codesOf(table), { at, other, tile }));
    if (answer === null || table !== this.#state.table) return;
    const step = between(table, answer.placements.map(parseCode));
    this.#set({ picked: [], selecting: false });
    if (step !== null) this.#do(step);
  }

  /** Asks the house for something, one thing at a time; what it refuses is said. */
  async #ask<T>(what: NonNullable<PuzzleState['busy']>, asked: () => Promise<T>): Promise<T | null> {
    if (this.#state.busy !== null) return null;
    this.#set({ ...NOTHING_HELD, busy: what });
    try {
      return await asked();
    } catch (error) {
      this.#failed(error);
      return null;
    } finally {
      this.#set({ busy: null });
    }
  }

  #failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (!this.#stopped) this.#set({ news: { ...fault(error.error), refused: [] } });
  }
}

function fault({ id, params, cells }: WireError): Omit<News, 'refused'> {
  return { id, params, cells };
}

/** The rotations of some codes that lie in a cell, rising. */
export function rotations(codes: readonly string[] | undefined, at: Cell): number[] {
  const there = (codes ?? []).map(parseCode).filter((placed) => sameCell(cellOf(placed), at));
  return there.map(({ rotation }) => rotation).sort();
}

/** The first of some rotations from one on, whichever way round. */
export function nextOf(turns: readonly number[], from: number, by: 1 | -1 = 1): number {
  const steps = [0, 1, 2, 3, 4, 5].map((step) => (from + by * step + 6) % 6);
  return steps.find((turn) => turns.includes(turn)) ?? from;
}
