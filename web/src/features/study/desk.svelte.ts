import { SvelteMap } from 'svelte/reactivity';
import type { Connect, Line } from '../../api/line.ts';
import type { SocketHandlers } from '../../api/socket.ts';
import { ALONE, PRIVATE } from '../../api/agreements.ts';
import type { StudyView } from '../../api/studies.ts';
import { DEEPEST, MOST_MOVES } from '../../api/studies.ts';
import type { ClientMessage, LogEntry, Snapshot, Table, View, WireError } from '../../api/types.ts';
import { t } from '../../core/app.svelte.ts';
import type { AskedRules } from '../../rules/index.ts';
import type { Move, Tree } from './tree.ts';
import { actionsOf, added, after, depthAfter, drawOf, edited, fromWire, lineOf, moveOf, pathOf, promoted, unseenOf, without } from './tree.ts';

type Entry = Omit<LogEntry, 'version' | 'scores'>;

/** Tiles of the game. */
const TILES = 56;

function tableOf({ id, made, players }: StudyView, view: View): Table {
  const seats = view.hands.map((_, index) => {
    const name = players[index] || t('page.player', { number: index + 1 });
    return { kind: 'person' as const, name, level: null, colour: null, country: null };
  });
  const plain = { clock: null, pace: 'instant' as const, terms: PRIVATE, together: false, seal: '', status: 'playing' as const };
  return { id, created: made, game: 'strategy', seats, ...plain, doubles: view.sides.length < seats.length, start: 'draw-return' };
}

/**
 * A study while it is looked at and edited: the tree, where one stands in it, and how the game stands there by the page's own
 * rules. To the controller of tables it is a table at which one person moves everybody.
 */
export class StudyDesk {
  tree: Tree = $state.raw({ comment: '', moves: [] });
  at = $state(0);
  view: View = $state.raw() as View;
  /** What each move was, once it has been looked at. */
  readonly entries = new SvelteMap<number, Entry>();
  /** Counts the changes that are not saved. */
  changes = $state(0);
  /** The draws of the game itself, which are likely in every variation. */
  readonly #order: readonly number[];
  readonly #beginning: View;
  #handlers: SocketHandlers | null = null;
  #version = 1;
  #wish = 0;

  constructor(
    readonly study: StudyView,
    beginning: View,
    private readonly rules: AskedRules,
    /** What was edited here and not saved. */
    draft: Tree | null,
  ) {
    const stored = fromWire(study);
    this.tree = draft ?? stored;
    this.changes = draft === null ? 0 : 1;
    this.view = beginning;
    this.#beginning = beginning;
    this.#order = lineOf(stored, 0).flatMap(({ drawn }) => drawn ?? []);
  }

  readonly move = $derived.by(() => moveOf(this.tree, this.at));
  readonly next = $derived.by(() => after(this.tree, this.at)[0]?.id ?? null);
  readonly last = $derived.by(() => lineOf(this.tree, this.at).at(-1)?.id ?? null);
  readonly back = $derived.by(() => this.move?.parent ?? null);
  /** The tiles of which one was drawn after this move; none where nothing was drawn. */
  readonly drawable = $derived.by(() => {
    const { move, view } = this;
    if (move === null || (move.drawn == null && view.bag === 0)) return [];
    // The view may still be that of another tile drawn.
    const tiles = new Set([...unseenOf(view, TILES), ...(move.drawn == null ? [] : [move.drawn])]);
    return [...tiles].sort((a, b) => a - b);
  });

  snapshot(): Snapshot {
    const { study, view } = this;
    const log = pathOf(this.tree, this.at).flatMap(({ id, drawn }): LogEntry[] => {
      const entry = this.entries.get(id);
      return entry === undefined ? [] : [{ ...entry, drawn: drawn ?? null, version: 0, scores: [] }];
    });
    const you = study.mine && view.player !== null ? [view.player] : [];
    return { type: 'snapshot', version: this.#version, table: tableOf(study, view), view, log, clock: null, result: null, agreements: ALONE, you };
  }

  readonly connect: Connect = (_, handlers): Line => {
    this.#handlers = handlers;
    return {
      open: () => handlers.connection('live'),
      close: () => (this.#handlers = null),
      send: (message) => this.#take(message),
    };
  };

  /** Goes to a move; of several wishes only the last one counts. */
  async go(to: number | null): Promise<void> {
    if (to === null || (to !== 0 && moveOf(this.tree, to) === null)) return;
    const wish = ++this.#wish;
    const path = pathOf(this.tree, to);
    const view = await this.#viewAfter(path);
    for (const [index, move] of path.entries()) if (!this.entries.has(move.id)) await this.#learn(path.slice(0, index), move);
    if (wish !== this.#wish) return;
    [this.at, this.view] = [to, view];
    this.#tell();
  }

  /** Learns of every move who made it, for the list. */
  async learn(): Promise<void> {
    for (const move of this.tree.moves) {
      if (this.#left) return;
      if (!this.entries.has(move.id)) await this.#learn(pathOf(this.tree, move.parent), move);
    }
  }

  #left = false;

  leave(): void {
    this.#left = true;
  }

  comment(text: string): void {
    this.#change(this.move === null ? { ...this.tree, comment: text } : edited(this.tree, this.at, { comment: text }));
  }

  /** Gives the move one of the glyphs that people write, or none; others that it has stay. */
  glyph(glyph: number, known: readonly number[]): void {
    const others = (this.move?.nags ?? []).filter((nag) => !known.includes(nag));
    this.#change(edited(this.tree, this.at, { nags: glyph === 0 ? others : [glyph, ...others] }));
  }

  /** Another tile was drawn: where moves follow already, that is a variation. Returns why not, null where it was. */
  draw(tile: number): Promise<WireError | null> {
    return this.#tried(() => this.#draw(tile));
  }

  async promote(): Promise<void> {
    this.#change(promoted(this.tree, this.at));
  }

  async remove(): Promise<void> {
    const { move } = this;
    if (move === null) return;
    this.#change(without(this.tree, move.id));
    await this.go(move.parent);
  }

  /** Places a tile after the move at which one stands; returns why it cannot be kept, null where it is. */
  place(code: string): Promise<WireError | null> {
    return this.#tried(() => this.#place(code));
  }

  async #tried(work: () => Promise<string | null>): Promise<WireError | null> {
    const id = await work().catch(() => 'page.error.title');
    return id === null ? null : { id, params: { most: id === 'study.full' ? MOST_MOVES : DEEPEST }, cells: [] };
  }

  async #draw(tile: number): Promise<string | null> {
    const { move } = this;
    if (move === null || move.drawn === tile) return null;
    const path = pathOf(this.tree, move.id);
    // Nothing is changed before the rules have answered.
    await this.#viewAfter([...path.slice(0, -1), { ...move, drawn: tile }]);
    if (!this.#has(path)) return null;
    const known = after(this.tree, move.parent).find(({ code, drawn }) => code === move.code && drawn === tile);
    if (known !== undefined) await this.go(known.id);
    else if (after(this.tree, move.id).length === 0) {
      this.#change(edited(this.tree, move.id, { drawn: tile }));
      await this.go(move.id);
    } else return this.#add(move.parent, move.code, tile);
    return null;
  }

  async #place(code: string): Promise<string | null> {
    const at = this.at;
    const path = pathOf(this.tree, at);
    const { view } = await this.rules.act({ position: this.study.position, actions: actionsOf(path) }, code);
    if (!this.#has(path)) return null;
    const known = after(this.tree, at).find((move) => move.code === code);
    if (known === undefined) return this.#add(at, code, view.bag === 0 ? null : drawOf(this.#order, path, unseenOf(view, TILES)));
    await this.go(known.id);
    return null;
  }

  /** Whether moves are still there as they were: while the rules answer, they may be deleted or changed. */
  #has(path: readonly Move[]): boolean {
    const now = pathOf(this.tree, path.at(-1)?.id ?? 0);
    return actionsOf(now).join() === actionsOf(path).join();
  }

  /** Adds a move after another one; returns why it cannot be kept, null where it is. */
  async #add(parent: number, code: string, drawn: number | null): Promise<string | null> {
    const full = this.#full(parent);
    if (full !== null) return full;
    const { tree, id } = added(this.tree, parent, code, drawn);
    // The id may be that of a move that was deleted.
    this.entries.delete(id);
    this.#change(tree);
    await this.go(id);
    return null;
  }

  #change(tree: Tree): void {
    if (tree === this.tree) return;
    this.tree = tree;
    this.changes += 1;
  }

  /** Why no move more can follow one; null where it can. */
  #full(parent: number): string | null {
    if (this.tree.moves.length >= MOST_MOVES) return 'study.full';
    return depthAfter(this.tree, parent) > DEEPEST ? 'study.deep' : null;
  }

  #viewAfter(path: readonly Move[]): Promise<View> {
    if (path.length === 0) return Promise.resolve(this.#beginning);
    return this.rules.view({ position: this.study.position, actions: actionsOf(path) });
  }

  async #learn(path: readonly Move[], { id, code }: Move): Promise<void> {
    if (!code.includes('@')) return;
    const { entry } = await this.rules.act({ position: this.study.position, actions: actionsOf(path) }, code);
    if (entry !== null) this.entries.set(id, entry);
  }

  #take(message: ClientMessage): boolean {
    if (message.type !== 'place') return false;
    const { id } = message;
    void this.place(message.placement).then((error) => {
      const version = this.#version;
      this.#handlers?.message(error === null ? { type: 'accepted', id, version } : { type: 'refused', id, version, error });
    });
    return true;
  }

  #tell(): void {
    this.#version += 1;
    this.#handlers?.message(this.snapshot());
  }
}
