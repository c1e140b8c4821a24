import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import { ApiError } from '../../api/http.ts';
import { codeOf, keyOf } from '../../board/codes.ts';
import type { Cell } from '../../api/types.ts';
import type { Arrangement } from './arrangement.ts';
import { cellOf, isFine, lyable, startOf, tileAt } from './arrangement.ts';
import type { Step } from './history.ts';
import { applied, between, codesIn, History } from './history.ts';
import { Looks } from './looks.ts';
import type { News, PuzzleState, PuzzleOptions } from './state.ts';
import { fault, NOTHING_HELD } from './state.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Look, PuzzleForm } from '../../api/puzzle.ts';

/** A state in which the server has said that all new tiles match, and the way back there. */
interface Accepted {
  table: Arrangement;
  picked: readonly Cell[];
  restore: () => void;
}

/**
 * A table that remembers: every step from table to table, the time, what the server says of each. A step that does not
 * match, where only what matches may lie, is taken back as if it had not been made.
 */
export class TableRecord {
  #state: PuzzleState;
  #listeners = new Set<(state: PuzzleState) => void>();
  readonly #history: History;
  readonly #watch: Stopwatch;
  readonly #looks: Looks;
  #accepted: Accepted;
  #stopped = false;

  constructor(
    form: PuzzleForm,
    protected readonly link: PuzzleLink,
    private readonly options: PuzzleOptions,
  ) {
    const { saved, mode } = options;
    const table = saved === null ? startOf(form) : lyable(form, saved.table);
    this.#history = History.of(table, saved ?? { past: [], future: [] });
    this.#watch = new Stopwatch(options.now, saved?.ms ?? 0);
    this.#looks = new Looks(link);
    this.#accepted = { table, picked: [], restore: this.#history.mark() };
    this.#state = {
      form,
      table,
      mode: form.turns_only ? 'free' : mode,
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
      confirmed: saved?.confirmed ?? [],
      shown: saved?.shown ?? false,
      finished: saved?.finished ?? null,
      solved: false,
      kept: true,
      ...NOTHING_HELD,
    };
    void this.look(false);
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
    this.save();
  }

  /** Goes on counting, if this puzzle has been begun. */
  resume(): void {
    const { finished, shown } = this.#state;
    if (this.#watch.elapsed > 0 && finished === null && !shown) this.#watch.run();
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
    this.set({ hints: 0, confirmed: [], shown: false, finished: null, selecting: false, turned: {} });
    if (step === null) this.save();
    else this.make(step, true);
  }

  /** Lays a table that came with a link, as one step. */
  load(text: string): void {
    const placements = codesIn(text);
    if (placements === null) {
      this.say('link.bad');
      return;
    }
    const table = lyable(this.#state.form, placements);
    this.lead(table);
    this.say(table.length < placements.length ? 'link.some' : 'link');
  }

  protected set(change: Partial<PuzzleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }

  protected say(what: string, params: Record<string, unknown> = {}, shown: Partial<News> = {}): void {
    this.set({ news: { ...fault({ id: `page.puzzle.${what}`, params, cells: [] }), ...shown } });
  }

  protected failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (!this.#stopped) this.set({ news: fault(error.error) });
  }

  /** The tiles that a hand has moved or turned, up to this table. */
  protected get handled(): ReadonlySet<number> {
    return new Set(this.#history.past.flatMap(({ on }) => on.map(({ tile }) => tile)));
  }

  /** Makes a step and has the server look at it. `apart`: it is no move of the person's, and nothing is refused. */
  protected make(step: Step, apart = false): void {
    const table = applied(this.#state.table, step);
    if (table === null) return;
    if (this.#state.table === this.#accepted.table) this.#accepted.picked = this.#state.picked;
    this.#history.do(step);
    if (!apart && this.#state.finished === null && !this.#state.shown) this.#watch.run();
    this.set({ ...NOTHING_HELD, table, picked: followed(this.#state.picked, step, table) });
    if (apart) this.accept();
    this.#changed(!apart);
  }

  /** Lays another table instead of this one, as a step that is no move of the person's. */
  protected lead(table: Arrangement): void {
    const step = between(this.#state.table, table);
    if (step !== null) this.make(step, true);
  }

  /** A solution is being shown: the time stands still, and what comes does not count. */
  protected giveAway(): void {
    this.#watch.pause();
    this.set({ shown: true });
  }

  /** What lies now may lie, whatever the server says of it. */
  protected accept(): void {
    const { table, picked } = this.#state;
    this.#accepted = { table, picked, restore: this.#history.mark() };
  }

  protected save(): void {
    if (this.#stopped) return;
    const { table, turned, hints, confirmed, shown, finished, kept: before } = this.#state;
    const ms = this.#watch.elapsed;
    const kept = this.options.keep({ table, turned, hints, confirmed, shown, finished, ms, ...this.#history.kept() });
    if (kept !== before) this.set({ kept });
  }

  protected lookAt(table: Arrangement): Promise<Look> {
    return this.#looks.of(table);
  }

  protected async look(byHand: boolean): Promise<void> {
    const { table } = this.#state;
    try {
      const look = await this.#looks.of(table);
      if (table === this.#state.table && !this.#stopped) this.#seen(look, byHand);
    } catch (error) {
      this.failed(error);
    }
  }

  #walk(step: Step | null): void {
    const table = step === null ? null : applied(this.#state.table, step);
    if (table === null) return;
    this.set({ ...NOTHING_HELD, table, picked: this.#state.picked.filter((at) => tileAt(table, at)) });
    this.accept();
    this.#changed(false);
  }

  #changed(byHand: boolean): void {
    const { canUndo, canRedo } = this.#history;
    this.set({ canUndo, canRedo, solved: false });
    this.save();
    void this.look(byHand);
  }

  #seen(look: Look, byHand: boolean): void {
    const { table, mode } = this.#state;
    const known = new Set(this.#accepted.table.map(codeOf));
    const fresh = table.filter((placed) => !known.has(codeOf(placed)));
    const cells = new Set(fresh.map((placed) => keyOf(cellOf(placed))));
    const clashes = look.mismatches.filter((pair) => pair.some((at) => cells.has(keyOf(at))));
    if (mode === 'guided' && clashes.length > 0) {
      this.#refuse(fresh, clashes);
      return;
    }
    this.accept();
    this.set({ look, looked: table });
    if (look.solved && !this.#state.shown) this.#solved(look, byHand);
  }

  /** Takes tiles that do not match off again, as if nothing had been done. */
  #refuse(fresh: Arrangement, clashes: Look['mismatches']): void {
    const { table, picked, restore } = this.#accepted;
    restore();
    this.set({ table, picked });
    this.#changed(false);
    this.say(fresh.length > 1 ? 'refused.several' : 'refused.match', { tile: fresh[0].tile }, { clashes, refused: fresh });
  }

  #solved(look: Look, byHand: boolean): void {
    const { finished, hints, form } = this.#state;
    const ms = finished ?? this.#watch.elapsed;
    this.set({ solved: true, picked: [], selecting: false });
    if (!byHand) return;
    this.#watch.pause();
    this.set({ finished: ms });
    this.save();
    if (finished === null || look.score !== null) this.options.solved({ ms, hints, score: look.score, star: isFine(form, look) });
  }
}

/** Where selected tiles are after a step: what it moved is followed, what it took off is selected no more. */
function followed(picked: readonly Cell[], { off, on }: Step, table: Arrangement): Cell[] {
  const moves = new Map(off.map((placed, index) => [keyOf(cellOf(placed)), on[index]]));
  return picked.flatMap((at) => {
    const to = moves.get(keyOf(at));
    if (to !== undefined) return [cellOf(to)];
    return tileAt(table, at) === undefined ? [] : [at];
  });
}
