import type { Placed } from '../../board/codes.ts';
import { codeOf, keyOf, parseCode, sameCell } from '../../board/codes.ts';
import type { Cell } from '../../api/types.ts';
import type { Arrangement } from './arrangement.ts';
import { carried, cellOf, codesOf, fixedAt, givenTurn, inside, lying, tileAt, touches, trayOf } from './arrangement.ts';
import type { Step } from './history.ts';
import { between } from './history.ts';
import { TableRecord } from './record.ts';
import type { Mode } from './results.ts';
import type { Hand, PuzzleState } from './state.ts';
import { fault, nextOf, NOTHING_HELD, rotations } from './state.ts';
import type { HintAnswer } from '../../api/puzzle.ts';

/**
 * The controller of a table with a puzzle on it. It lays, carries, turns and takes back tiles; whether they match, and
 * what comes next, the server says.
 */
export class PuzzleController extends TableRecord {
  /** Whether somebody has gone back while a hint was sought. */
  #withdrawn = false;

  setMode(mode: Mode): void {
    if (this.state.form.turns_only || mode === this.state.mode) return;
    this.accept();
    this.set({ mode, news: null });
  }

  /** Takes a tile of the tray up, or lays it back when it was up. */
  choose(tile: number): void {
    const { hand, swapping, target } = this.state;
    if (!this.#left(tile)) return;
    if (swapping !== null) void this.#swap(swapping, null, tile);
    else if (target !== null) this.#placeTile(tile, target);
    else if (hand?.from === 'tray' && hand.tile === tile) this.set({ ...NOTHING_HELD });
    else this.lift(tile);
  }

  /** Takes a tile of the tray up to be carried. */
  lift(tile: number): void {
    if (this.#left(tile)) this.set({ ...NOTHING_HELD, picked: [], hand: { from: 'tray', tile } });
  }

  /** Takes up the tile of a cell, with all that is selected where it is one of them. */
  grab(at: Cell): void {
    const { picked, table } = this.state;
    const several = picked.some((cell) => sameCell(cell, at));
    const cells = several ? picked : [at];
    const fixed = lying(table, cells).filter((placed) => this.#fixed(placed).place);
    if (fixed.length > 0) this.#announce('given', fixed);
    else if (tileAt(table, at) !== undefined) {
      this.set({ ...NOTHING_HELD, picked: several ? picked : [], hand: { from: 'table', pivot: at, cells, turn: 0 }, hover: at });
      if (cells.length === 1) void this.#offer(at);
    }
  }

  hover(at: Cell | null): void {
    const same = at === this.state.hover || sameCell(this.state.hover, at);
    if (!same) this.set({ hover: at });
  }

  /** Points at a cell without a tile: lays there what is held, else keeps the cell until a tile is chosen. */
  point(at: Cell): void {
    const { hand, hint, target, picked } = this.state;
    if (hint !== null && sameCell(cellOf(hint), at)) this.takeHint();
    else if (hand?.from === 'tray') this.#placeTile(hand.tile, at);
    else if (hand?.from === 'table') this.#drop(hand, at);
    else if (picked.length > 0) this.cancel();
    else this.set({ ...NOTHING_HELD, target: sameCell(target, at) || !inside(this.state.form, at) ? null : at });
  }

  /** Touches a laid tile: turns it, or takes it up, selects or exchanges it where that is what is asked. */
  touch(at: Cell, { key = false, more = false, back = false }: { key?: boolean; more?: boolean; back?: boolean } = {}): void {
    const { hand, hint, swapping, selecting, picked, form } = this.state;
    const one = !selecting || picked.some((cell) => sameCell(cell, at));
    if (swapping !== null) void this.#swap(swapping, at, null);
    else if (hint !== null && sameCell(cellOf(hint), at)) this.takeHint();
    else if (hand?.from === 'table') this.#drop(hand, at);
    else if (more) this.pick([at]);
    else if (key && hand !== null) this.#placeTile(hand.tile, at);
    else if (key && one && !form.turns_only) this.grab(at);
    else if (selecting) this.pick([at]);
    else void this.#turnTile(at, back ? -1 : 1);
  }

  /** Lets go what is carried over a cell; null leaves it where it was. */
  drop(at: Cell | null): void {
    const { hand } = this.state;
    if (hand === null || at === null) this.cancel();
    else if (hand.from === 'tray') this.#placeTile(hand.tile, at);
    else this.#drop(hand, at);
  }

  /** Turns what is held, else what is selected, else the tile that is pointed at. */
  turn(by: 1 | -1): void {
    const { hand, picked, hover } = this.state;
    if (hand?.from === 'table') this.set({ hand: { ...hand, turn: hand.turn + by }, news: null });
    else if (hand?.from === 'tray') this.#turnInTray(hand.tile, by);
    else if (picked.length > 1) this.#turnPicked(by);
    else if (picked.length === 1) void this.#turnTile(picked[0], by);
    else if (hover !== null) void this.#turnTile(hover, by);
  }

  /** Brings the selected tiles, or what is carried, or the one pointed at back to the tray. */
  takeBack(): void {
    const { hand, picked, hover, table, form } = this.state;
    if (form.turns_only) return;
    const pointed = picked.length > 0 || hover === null ? picked : [hover];
    const off = lying(table, hand?.from === 'table' ? hand.cells : pointed);
    const fixed = off.filter((placed) => this.#fixed(placed).place);
    if (fixed.length > 0) this.#announce('given', fixed);
    else if (off.length > 0) this.make({ off, on: [] });
    else this.cancel();
  }

  /** Takes one step back: what is held first, then what is selected. */
  cancel(): void {
    const { hand, swapping, target, hint } = this.state;
    const held = hand !== null || swapping !== null || target !== null || hint !== null;
    this.#withdrawn = true;
    this.set({ ...NOTHING_HELD, ...(held ? {} : { picked: [], selecting: false }) });
  }

  select(selecting: boolean): void {
    this.set({ ...NOTHING_HELD, selecting, picked: selecting ? this.state.picked : [] });
  }

  /** Selects tiles, or a single one that was selected no more. */
  pick(cells: readonly Cell[]): void {
    const { picked, table } = this.state;
    const known = new Set(picked.map(keyOf));
    const again = cells.length === 1 && known.has(keyOf(cells[0]));
    const free = lying(table, cells).filter((placed) => !this.#fixed(placed).place);
    const fresh = free.map(cellOf).filter((at) => !known.has(keyOf(at)));
    const rest = again ? picked.filter((at) => !sameCell(at, cells[0])) : [...fresh, ...picked];
    this.set({ ...NOTHING_HELD, picked: rest, selecting: rest.length > 0 });
  }

  /** Says what is wrong with the table as it lies. */
  async check(): Promise<void> {
    const { table } = this.state;
    if (this.state.looked !== table) await this.look(false);
    const { look, looked, form } = this.state;
    if (look === null || looked !== table) return;
    const [count, clashes] = [form.tiles.length - table.length, look.mismatches.length];
    if (look.solved) this.say('hint.solved');
    else if (clashes > 0) this.say('check.clashes', { count: clashes }, { clashes: look.mismatches });
    else if (count > 0) this.say('check.left', { count });
    else this.set({ news: fault(look.faults[0]) });
  }

  /** Asks for the next tile; asked again, lays it. Who has gone on or back before it comes is not shown it. */
  async hint(): Promise<void> {
    if (this.state.hint !== null) {
      this.takeHint();
      return;
    }
    const { table } = this.state;
    this.#withdrawn = false;
    const answer = await this.#ask('hint', () => this.link.hint(codesOf(this.#settled())));
    const { hand, target, swapping } = this.state;
    const goneOn = table !== this.state.table || hand !== null || target !== null || swapping !== null;
    if (answer !== null && !goneOn && !this.#withdrawn) this.#hinted(answer);
  }

  takeHint(): void {
    const { hint, table, confirmed } = this.state;
    if (hint === null) return;
    const lies = tileAt(table, cellOf(hint));
    if (lies !== undefined && codeOf(lies) === codeOf(hint)) {
      this.set({ ...NOTHING_HELD, confirmed: [...confirmed, hint.tile] });
      this.save();
    } else this.make({ off: lies === undefined ? [] : [lies], on: [hint] });
  }

  /** Exchanges two selected tiles, or the one selected with the tile that is touched next. */
  swap(): void {
    const { picked, hover, table } = this.state;
    const [one, other] = picked.length > 0 || hover === null ? picked : [hover];
    if (one === undefined || picked.length > 2 || tileAt(table, one) === undefined) this.say('swap.one');
    else if (other !== undefined) void this.#swap(one, other, null);
    else this.set({ ...NOTHING_HELD, swapping: one, picked: [one] });
  }

  /** Shows a solution; the puzzle does not count as solved until it is begun again. */
  async solution(): Promise<void> {
    const answer = await this.#ask('solution', () => this.link.solution());
    if (answer === null) return;
    if (answer.placements.length > 0) {
      this.giveAway();
      this.lead(answer.placements.map(parseCode));
    }
    this.say(`solution.${answer.status}`);
  }

  async count(): Promise<void> {
    const count = await this.#ask('count', () => this.link.count());
    if (count !== null) this.set({ count });
  }

  #announce(what: string, tiles: Arrangement, refused: Arrangement = []): void {
    this.set({ ...NOTHING_HELD });
    this.say(`refused.${what}`, { tile: tiles[0].tile }, { cells: tiles.map(cellOf), refused });
  }

  #left(tile: number): boolean {
    const { form, table } = this.state;
    return (trayOf(form.tiles, table).get(tile) ?? 0) > 0;
  }

  #fixed(placed: Placed): { place: boolean; turn: boolean } {
    return fixedAt(this.state.form, placed);
  }

  /** The rotations in which a tile of the tray matches in a cell, as far as the server has said. */
  #fits(tile: number, at: Cell): number[] {
    const { mode, look, looked, table } = this.state;
    return mode === 'guided' && looked === table ? rotations(look?.fits[tile], at) : [];
  }

  #placeTile(tile: number, at: Cell): void {
    const { form, table, turned } = this.state;
    const wanted = givenTurn(form, tile) ?? turned[tile] ?? 0;
    const fits = this.#fits(tile, at);
    const rotation = fits.length > 0 ? nextOf(fits, wanted) : wanted;
    const there = tileAt(table, at);
    this.#place({ off: there === undefined ? [] : [there], on: [{ tile, q: at[0], r: at[1], rotation }] });
  }

  /** Lets carried tiles down; a single one changes places with the tile that lies there. */
  #drop(hand: Extract<Hand, { from: 'table' }>, at: Cell): void {
    const { table } = this.state;
    const off = lying(table, hand.cells);
    const on = carried(off, hand.pivot, at, hand.turn);
    const rest = table.filter((placed) => !off.includes(placed));
    const [there] = lying(rest, on.map(cellOf));
    if (sameCell(hand.pivot, at) && hand.turn % 6 === 0) this.cancel();
    else if (there === undefined) void this.#fitted(off, on).then((fitted) => this.#place({ off, on: fitted }));
    else if (off.length > 1) this.#announce('taken', [there]);
    else this.#place({ off: [...off, there], on: [...on, ...carried([there], at, hand.pivot, 0)] });
  }

  /** Finds out where else the tile of a cell matches, to show it while it is carried. */
  async #offer(at: Cell): Promise<void> {
    const { table, mode, hand } = this.state;
    const [placed] = lying(table, [at]);
    if (mode === 'free') return;
    const look = await this.lookAt(table.filter((one) => one !== placed)).catch(() => null);
    if (hand === this.state.hand) this.set({ offers: look?.fits[placed.tile] ?? [] });
  }

  /** A single tile, turned so that it matches where it can. */
  async #fitted(off: Arrangement, on: Placed[]): Promise<Placed[]> {
    if (on.length > 1) return on;
    const fits = await this.#turnsAt(off[0], cellOf(on[0]));
    return fits.length === 0 ? on : [{ ...on[0], rotation: nextOf(fits, on[0].rotation) }];
  }

  /** Makes a step, where the board and what the puzzle gives allow it. */
  #place(step: Step): void {
    const out = step.on.filter((placed) => !inside(this.state.form, cellOf(placed)));
    const fixed = step.off.filter((placed) => this.#fixed(placed).place);
    if (fixed.length > 0) this.#announce('given', fixed);
    else if (out.length > 0) this.#announce('outside', step.on, out);
    else this.make(step);
  }

  #turnInTray(tile: number, by: 1 | -1): void {
    const { form, turned, hover } = this.state;
    if (givenTurn(form, tile) !== null) {
      this.say('refused.turn', { tile });
      return;
    }
    const fits = hover === null ? [] : this.#fits(tile, hover);
    const lies = nextOf(fits, turned[tile] ?? 0);
    const to = nextOf(fits, (lies + by + 6) % 6, by);
    this.set({ turned: { ...turned, [tile]: to }, news: null });
    this.save();
  }

  async #turnTile(at: Cell, by: 1 | -1): Promise<void> {
    const first = tileAt(this.state.table, at);
    if (first === undefined) return;
    if (this.#fixed(first).turn) {
      this.#announce('turn', [first]);
      return;
    }
    const turns = await this.#turnsAt(first, at);
    const placed = tileAt(this.state.table, at);
    if (placed === undefined || placed.tile !== first.tile) return;
    const rotation = nextOf(turns, (placed.rotation + by + 6) % 6, by);
    if (rotation === placed.rotation) this.#announce('only', [placed]);
    else this.make({ off: [placed], on: [{ ...placed, rotation }] });
  }

  /** The rotations in which a laid tile would match in a cell; none where it may be turned at will. */
  async #turnsAt(placed: Placed, at: Cell): Promise<number[]> {
    const { mode, table } = this.state;
    const rest = table.filter((one) => one !== placed);
    if (mode === 'free' || !touches(rest, at)) return [];
    const look = await this.lookAt(rest).catch(() => null);
    return rotations(look?.fits[placed.tile], at);
  }

  #turnPicked(by: 1 | -1): void {
    const { picked, table } = this.state;
    const off = lying(table, picked);
    const on = carried(off, picked[0], picked[0], by);
    const rest = table.filter((placed) => !off.includes(placed));
    const [there] = lying(rest, on.map(cellOf));
    if (there === undefined) this.#place({ off, on });
    else this.#announce('taken', [there]);
  }

  /** The tiles of which a hint takes it that they are to stay: where all lie from the beginning, those dealt with. */
  #settled(): Arrangement {
    const { form, table, confirmed } = this.state;
    if (!form.turns_only) return table;
    const known = new Set([...this.handled, ...confirmed]);
    return table.filter(({ tile }) => known.has(tile));
  }

  #hinted(answer: HintAnswer): void {
    const { hints, form } = this.state;
    const counts = answer.answer === 'next' || answer.answer === 'none';
    if (answer.answer === 'next' && answer.placement !== undefined) {
      const hint = parseCode(answer.placement);
      this.set({ ...NOTHING_HELD, hint });
      this.say(form.turns_only ? 'hint.turn' : 'hint.next', { tile: hint.tile });
    } else this.say(answer.answer === 'none' && form.turns_only ? 'hint.none_turned' : `hint.${answer.answer}`);
    this.set({ hints: hints + (counts ? 1 : 0) });
    this.save();
  }

  async #swap(at: Cell, other: Cell | null, tile: number | null): Promise<void> {
    const { table } = this.state;
    if (sameCell(at, other)) {
      this.cancel();
      return;
    }
    const answer = await this.#ask('swap', () => this.link.swap(codesOf(table), { at, other, tile }));
    if (answer === null || table !== this.state.table) return;
    const step = between(table, answer.placements.map(parseCode));
    this.set({ picked: [], selecting: false });
    if (step !== null) this.make(step);
  }

  /** Asks the server for something, one thing at a time; what it refuses is said. */
  async #ask<T>(what: NonNullable<PuzzleState['busy']>, asked: () => Promise<T>): Promise<T | null> {
    if (this.state.busy !== null) return null;
    this.set({ ...NOTHING_HELD, busy: what });
    try {
      return await asked();
    } catch (error) {
      this.failed(error);
      return null;
    } finally {
      this.set({ busy: null });
    }
  }
}
