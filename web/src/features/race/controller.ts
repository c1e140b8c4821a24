import type { Cell, WireError } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { codeOf, parseCode, sameCell } from '../../board/codes.ts';
import { Legal } from '../../core/legal.ts';
import type { RaceEvent, RaceHappened, RaceMessage, RaceCommand, RaceSnapshot, RaceView, RaceRequest, Source } from '../../api/race.ts';
import type { Connection } from '../../api/socket.ts';

/** What is worth a word to the person at this page; `serial` tells two alike apart. */
export type RaceNews = { serial: number } & (
  | { kind: 'lost'; at: Cell; by: number | null }
  | { kind: 'refused'; error: WireError }
  | { kind: 'misfit' }
  | { kind: 'gift'; from: number }
  | { kind: 'out'; player: number; place: number }
);

type Unnumbered = RaceNews extends infer One ? (One extends { serial: number } ? Omit<One, 'serial'> : never) : never;

export interface RacePreferences {
  /** The spaces where the tile in hand goes are lit; else one looks for them, and for the rotation, oneself. */
  lit: boolean;
}

/** Everything that the page of a race shows. A new object after every change. */
export interface RaceState {
  connection: Connection;
  snapshot: RaceSnapshot;
  /** `performance.now()` when the times of the snapshot came. */
  arrivedAt: number;
  /** How the tile in hand lies. */
  handTurn: number;
  hover: Cell | null;
  trial: Placed | null;
  /** The rotations of the trial that are on offer. */
  turns: readonly number[];
  /** What was asked for and not answered yet, in order. */
  pending: readonly RaceCommand[];
  /** Where a tile that is given comes from. */
  source: Source;
  news: RaceNews | null;
}

export interface RaceLink {
  send(message: RaceCommand): boolean;
  newId(): string;
}

const ALL_TURNS = [0, 1, 2, 3, 4, 5];
const NOTHING_TRIED = { trial: null, turns: [] as number[] };

/** What this page's player may do now. */
export function legalActions({ view, you }: RaceSnapshot): readonly string[] {
  return view === null || you === null ? [] : view.legal[you];
}

/** The tile that this page's player has in hand. */
export function handOf({ view, you }: RaceSnapshot): number | null {
  return view === null || you === null ? null : view.players[you].hand;
}

const known = new WeakMap<RaceView, Legal>();

/** Where the tile in hand goes. */
export function joinsOf(snapshot: RaceSnapshot): Legal {
  const { view } = snapshot;
  let joins = view === null ? undefined : known.get(view);
  if (joins === undefined) {
    joins = new Legal(legalActions(snapshot).filter((action) => action.includes('@')));
    if (view !== null) known.set(view, joins);
  }
  return joins;
}

/** What may be given away, as where it comes from. */
export function sourcesOf(snapshot: RaceSnapshot): Source[] {
  const gifts = legalActions(snapshot).filter((action) => action.startsWith('give:'));
  return (['stack', 'pile'] as const).filter((source) => gifts.some((gift) => gift.endsWith(source)));
}

/**
 * The controller of a race: the tile in hand, its trial on the board, and what is asked of the server. It knows no rule
 * of the game: `view.legal` says what is allowed, and the answers of the server who was first.
 */
export class RaceController {
  #state: RaceState;
  #listeners = new Set<(state: RaceState) => void>();
  #serial = 0;
  /** The person has turned the tile in hand: how it lies is meant. */
  #meant = false;
  /** The next tile is to be turned as soon as that can be done. */
  #hasty = false;

  constructor(
    snapshot: RaceSnapshot,
    private readonly link: RaceLink,
    private preferences: RacePreferences,
  ) {
    this.#state = {
      connection: 'connecting',
      snapshot,
      arrivedAt: performance.now(),
      handTurn: 0,
      hover: null,
      pending: [],
      source: 'stack',
      news: null,
      ...NOTHING_TRIED,
    };
  }

  get state(): RaceState {
    return this.#state;
  }

  /** The contract of Svelte's stores. */
  subscribe(listener: (state: RaceState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  prefer(preferences: RacePreferences): void {
    this.preferences = preferences;
    this.#set(NOTHING_TRIED);
  }

  connection(connection: Connection): void {
    this.#set({ connection });
    if (connection === 'live') for (const command of this.#state.pending) this.link.send(command);
  }

  take(message: RaceMessage): void {
    if (message.type === 'snapshot') this.#arrive(message);
    else if (message.type === 'event') this.#follow(message);
    else if (message.type === 'presence') this.#present(message.here);
    else if (message.type === 'accepted') this.#answered(message.id);
    else if (message.type === 'refused') this.#refused(message.id, message.error);
  }

  /** Asks the server for something; what is not answered is asked again when the connection is back. */
  ask(request: RaceRequest): void {
    const command: RaceCommand = { ...request, id: this.link.newId() };
    this.#set({ pending: [...this.#state.pending, command] });
    this.link.send(command);
  }

  /** Turns the next tile of the pile, at once or as soon as the last join is answered. */
  turnOver(): void {
    if (this.#busy) this.#hasty = true;
    else this.#act('turn');
  }

  discard(): void {
    if (!this.#busy) this.#act('discard');
  }

  /** Gives a tile to an opponent, of the source chosen or of the other one where that is empty. */
  give(to: number): void {
    if (this.#busy) return;
    const sources = sourcesOf(this.#state.snapshot);
    const source = sources.includes(this.#state.source) ? this.#state.source : sources[0];
    this.#act(`give:${to}:${source}`);
  }

  choose(source: Source): void {
    this.#set({ source });
  }

  resign(): void {
    this.ask({ type: 'act', action: 'resign' });
  }

  /**
   * Points at a space: joins the tile in hand there where it can lie in one way only, or as it was turned; else tries it
   * there.
   */
  point(at: Cell): void {
    const tile = handOf(this.#state.snapshot);
    if (tile === null || this.#busy) return;
    const fits = joinsOf(this.#state.snapshot).rotations(tile, at);
    const { handTurn } = this.#state;
    const [q, r] = at;
    if (!this.preferences.lit) this.#set({ trial: { tile, q, r, rotation: handTurn }, turns: ALL_TURNS });
    else if (fits.length === 0) this.#announce({ kind: 'misfit' });
    else if (fits.length === 1) this.#join({ tile, q, r, rotation: fits[0] });
    else if (this.#meant && fits.includes(handTurn)) this.#join({ tile, q, r, rotation: handTurn });
    else this.#set({ trial: { tile, q, r, rotation: fits.includes(handTurn) ? handTurn : fits[0] }, turns: fits });
  }

  /** The pointer is over a cell; what it does inside the same one changes nothing. */
  hover(at: Cell | null): void {
    const { hover } = this.#state;
    if (hover !== at && !sameCell(hover, at)) this.#set({ hover: at });
  }

  /** Turns the trial through the rotations on offer, or the tile in hand. */
  turn(by: 1 | -1): void {
    const { trial, turns, handTurn } = this.#state;
    if (this.#busy || handOf(this.#state.snapshot) === null) return;
    if (trial === null) {
      this.#meant = true;
      this.#set({ handTurn: (handTurn + by + 6) % 6 });
      return;
    }
    const rotation = turns[(turns.indexOf(trial.rotation) + by + turns.length) % turns.length];
    this.#set({ trial: { ...trial, rotation } });
  }

  confirm(): void {
    const { trial } = this.#state;
    if (trial !== null && !this.#busy) this.#join(trial);
  }

  cancel(): void {
    if (!this.#busy) this.#set(NOTHING_TRIED);
  }

  get #busy(): boolean {
    return this.#state.pending.some(({ type }) => type === 'act');
  }

  #set(change: Partial<RaceState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }

  #announce(news: Unnumbered): void {
    this.#serial += 1;
    this.#set({ news: { ...news, serial: this.#serial } as RaceNews });
  }

  #act(action: string): void {
    if (!legalActions(this.#state.snapshot).includes(action)) return;
    this.#set(NOTHING_TRIED);
    this.ask({ type: 'act', action });
  }

  #join(placed: Placed): void {
    this.#set({ trial: placed, turns: [placed.rotation], news: null });
    this.ask({ type: 'act', action: codeOf(placed) });
  }

  #answered(id: string): void {
    this.#set({ pending: this.#state.pending.filter((command) => command.id !== id) });
    if (!this.#hasty || this.#busy) return;
    this.#hasty = false;
    this.#act('turn');
  }

  /** The tile goes back to the hand at once, with the reason. */
  #refused(id: string | null, error: WireError): void {
    this.#hasty = false;
    this.#set({ pending: this.#state.pending.filter((command) => command.id !== id), ...NOTHING_TRIED });
    if (error.id === 'illegal.occupied') this.#lose(error.cells[0], error.params.player);
    else this.#announce({ kind: 'refused', error });
  }

  #lose(at: Cell, by: unknown): void {
    this.#announce({ kind: 'lost', at, by: typeof by === 'number' ? by : null });
  }

  #present(here: readonly boolean[]): void {
    const { snapshot } = this.#state;
    const seats = snapshot.race.seats.map((seat, number) => ({ ...seat, here: here[number] }));
    this.#set({ snapshot: { ...snapshot, race: { ...snapshot.race, seats } } });
  }

  #follow({ event, version, race, view, result, you }: RaceHappened): void {
    const before = this.#state.snapshot;
    this.#arrive({ ...before, version, race, view, result, you });
    if (event.kind === 'act') this.#noteAct(event, before);
  }

  /** A new truth: the tile on trial stays as long as it is in hand and its space free. */
  #arrive(snapshot: RaceSnapshot): void {
    const { trial, snapshot: before } = this.#state;
    const [had, has] = [handOf(before), handOf(snapshot)];
    this.#set({ snapshot, arrivedAt: performance.now() });
    if (had !== has) {
      this.#meant = false;
      this.#set({ handTurn: 0, ...NOTHING_TRIED });
    } else if (trial !== null && !this.#busy) this.#keep(trial);
  }

  #keep(trial: Placed): void {
    const { view } = this.#state.snapshot;
    const at: Cell = [trial.q, trial.r];
    const taken = view?.board.findIndex((code) => sameCell(cellOf(code), at)) ?? -1;
    if (taken >= 0) {
      this.#set(NOTHING_TRIED);
      this.#lose(at, view?.laid_by[taken]);
    } else if (this.preferences.lit && !joinsOf(this.#state.snapshot).codes.has(codeOf(trial))) this.#set(NOTHING_TRIED);
  }

  #noteAct({ player, action }: Extract<RaceEvent, { kind: 'act' }>, before: RaceSnapshot): void {
    const { view, you } = this.#state.snapshot;
    const place = view?.players[player].place ?? null;
    const out = view?.players[player].standing === 'out' && before.view?.players[player].standing !== 'out';
    if (you !== null && action.startsWith(`give:${you}:`)) this.#announce({ kind: 'gift', from: player });
    if (out && place !== null) this.#announce({ kind: 'out', player, place });
  }
}

function cellOf(code: string): Cell {
  const { q, r } = parseCode(code);
  return [q, r];
}
