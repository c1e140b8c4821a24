import type { Cell, EventMessage, Pace, Preview, ServerMessage, Snapshot, StepName, View, WireError } from '../../api/types.ts';
import type { Connection } from '../../api/socket.ts';
import type { Settling } from '../../api/agreements.ts';
import type { Placed } from '../../board/codes.ts';
import { codeOf, parseCode, sameCell, shown } from '../../board/codes.ts';
import { legalOf } from '../../core/legal.ts';
import { paintOf } from '../../board/paint.ts';
import { arrangeAll, held } from './hand.ts';
import type { Planned, TableLink, TablePreferences, TableState, TurnRules } from './state.ts';
import { bottomPlayer, entryOf, ghostOf, NOTHING_CHOSEN, ready, seen } from './state.ts';

const ALL_TURNS = [0, 1, 2, 3, 4, 5];
const FILL_MS = 900;
/** What a preview asked too early is refused with: it is asked again when the news has come. */
const OUTDATED = 'table.stale_version';
/** Why the rest of a turn that was confirmed as a whole is not placed. */
const STOPPED: WireError = { id: 'turns.stopped', params: {}, cells: [] };

/** How many touching edges would meet their own colour: only to choose how a misfit lies at first. */
function agreement(pattern: string, edges: string, rotation: number): number {
  const seen = [...shown(edges, rotation)].map(paintOf);
  return [...pattern].filter((letter, edge) => letter === seen[edge]).length;
}

/**
 * The controller of a table: the chosen tile, its trial on the board, the preview of the server and the confirmed
 * placement. It knows no rule of the game: `view.legal` and the previews say what is allowed.
 */
export class TableController {
  #state: TableState;
  #listeners = new Set<(state: TableState) => void>();
  #fill: ReturnType<typeof setTimeout> | undefined;
  /** The version with which what is pending comes, once the server has named it. */
  #due: number | null = null;
  /** The player whose chain is to be there at once: until then robots move at once. */
  #hurried: number | null = null;

  constructor(
    snapshot: Snapshot,
    private readonly edges: Readonly<Record<number, string>>,
    private readonly link: TableLink,
    private preferences: TablePreferences,
  ) {
    this.#state = {
      connection: 'connecting',
      snapshot,
      presence: null,
      presentAt: 0,
      review: null,
      clockAt: performance.now(),
      slots: [],
      me: bottomPlayer(snapshot.view, snapshot.you, null),
      acting: false,
      thinking: false,
      hover: null,
      plan: [],
      queue: [],
      pending: null,
      filling: false,
      refusal: null,
      ...NOTHING_CHOSEN,
    };
    this.#arrive(snapshot);
  }

  get state(): TableState {
    return this.#state;
  }

  /** The contract of Svelte's stores. */
  subscribe(listener: (state: TableState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    clearTimeout(this.#fill);
    this.#listeners.clear();
  }

  prefer(preferences: TablePreferences): void {
    this.preferences = preferences;
    if (this.#state.trial !== null) this.#preview(this.#state.trial.tile, [this.#state.trial.q, this.#state.trial.r]);
    this.#planFill();
  }

  connection(connection: Connection): void {
    this.#set({ connection });
    if (connection === 'live') this.#resend();
    if (connection === 'live' && this.#state.preview === null) this.#askPreview();
  }

  take(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#arrive(message);
    else if (message.type === 'event') this.#follow(message);
    else if (message.type === 'presence') this.#set({ presence: message, presentAt: performance.now() });
    else if (message.type === 'review') this.#set({ review: message.review });
    else if (message.type === 'preview') this.#previewed(message);
    else if (message.type === 'accepted') this.#accepted(message.id, message.version);
    else if (message.type === 'refused') this.#answered(message.id, message.error);
  }

  /** Takes a tile of the hand up, or lays it back when it was up. */
  choose(tile: number): void {
    const { chosen, trial, target } = this.#state;
    if (!this.#tries || !this.#holds(tile)) return;
    this.#stopFill();
    if (trial !== null && chosen !== tile) this.#swap(tile, [trial.q, trial.r]);
    else if (chosen === tile) this.#set({ ...NOTHING_CHOSEN, chosen: this.preferences.takesUp ? tile : null, refusal: null });
    else if (target !== null) this.#preview(tile, target);
    else this.#set({ ...NOTHING_CHOSEN, chosen: tile, refusal: null });
  }

  /** Takes a tile up to be carried: whatever was on trial goes back to the hand. */
  lift(tile: number): void {
    const { chosen, handTurn, trial } = this.#state;
    if (!this.#tries || !this.#holds(tile)) return;
    this.#stopFill();
    const turned = trial?.tile === tile ? trial.rotation : chosen === tile ? handTurn : 0;
    this.#set({ ...NOTHING_CHOSEN, chosen: tile, handTurn: turned, refusal: null });
  }

  /** Points at a cell: tries the chosen tile there, or keeps the cell until a tile is chosen. */
  point(at: Cell): void {
    const { acting, chosen } = this.#state;
    if (!this.#tries || (!acting && chosen === null)) return;
    this.#stopFill();
    if (chosen !== null) this.#preview(chosen, at);
    else this.#aim(at);
  }

  /** Tries a tile at a cell at once, as a drag does. */
  drop(tile: number, at: Cell): void {
    if (!this.#tries || !this.#holds(tile)) return;
    this.#stopFill();
    this.#preview(tile, at);
  }

  /** Shows a placement that somebody proposes, as if it had been tried. */
  propose(placed: Placed): void {
    if (!this.#tries || !this.#holds(placed.tile)) return;
    this.#stopFill();
    const legal = legalOf(this.#seen).rotations(placed.tile, [placed.q, placed.r]);
    this.#show(placed, this.preferences.allTurns ? ALL_TURNS : legal);
  }

  /** The pointer is over a cell; where that shows nothing, nobody is told. */
  hover(at: Cell | null): void {
    const { hover } = this.#state;
    if (hover === at || sameCell(hover, at)) return;
    const before = ghostOf(this.#state);
    this.#state = { ...this.#state, hover: at };
    if (before !== null || ghostOf(this.#state) !== null) this.#tell();
  }

  /** Turns the trial through the rotations on offer, or the chosen tile in the hand. */
  turn(by: 1 | -1): void {
    const { trial, turns, chosen, handTurn, pending } = this.#state;
    if (pending !== null || chosen === null) return;
    if (trial === null) {
      this.#set({ handTurn: (handTurn + by + 6) % 6 });
      return;
    }
    const next = turns[(turns.indexOf(trial.rotation) + by + turns.length) % turns.length];
    if (next !== trial.rotation) this.#show({ ...trial, rotation: next }, turns);
  }

  /** Whether tiles may be tried now, on the own turn or ahead of it. */
  get #tries(): boolean {
    const { acting, thinking, pending } = this.#state;
    return (acting || thinking) && pending === null;
  }

  /** The table that tiles are tried on. */
  get #seen(): View {
    return seen(this.#state);
  }

  /** Whether the trial is allowed as it lies. */
  get legal(): boolean {
    const { acting, trial } = this.#state;
    return acting && trial !== null && legalOf(this.#seen).codes.has(codeOf(trial));
  }

  /** Places the tile on trial, after all that is planned before it. */
  confirm(): void {
    const { trial, pending, plan } = this.#state;
    if (pending !== null || !ready(this.#state)) return;
    const [first, ...queue] = [...plan.map(({ placement }) => placement), ...(trial === null ? [] : [codeOf(trial)])];
    this.#set({ queue });
    this.#place(first);
  }

  /** Goes on with the turn from the tile on trial, before anything is placed. */
  tryNext(): void {
    const { trial, pending, beyond, plan, slots } = this.#state;
    if (trial === null || beyond === null || pending !== null || !this.legal) return;
    const view = { ...beyond, last: [codeOf(trial), ...plan.map(({ placement }) => placement).reverse()] };
    this.#set({ ...NOTHING_CHOSEN, plan: [...plan, { placement: codeOf(trial), view }], slots: arrangeAll(slots, view), refusal: null });
    this.#takeUp();
  }

  /** Lifts the last tile that is planned: it is on trial again. */
  #takeBack(): void {
    const plan = this.#state.plan.slice(0, -1);
    const last = this.#state.plan.at(-1);
    if (last === undefined) return;
    this.#set({ plan, slots: arrangeAll(this.#state.slots, seen({ ...this.#state, plan })) });
    const trial = parseCode(last.placement);
    const legal = legalOf(this.#seen).rotations(trial.tile, cellOf(trial));
    this.#show(trial, this.preferences.allTurns ? ALL_TURNS : legal);
  }

  /** Takes one step back: the trial first, then the chosen tile, then what is planned. */
  cancel(): void {
    const { trial, chosen, target, pending } = this.#state;
    if (pending !== null) return;
    this.#stopFill();
    if (trial === null && chosen === null && target === null && this.#state.plan.length > 0) {
      this.#takeBack();
      return;
    }
    const kept = trial === null ? NOTHING_CHOSEN : { ...NOTHING_CHOSEN, chosen, handTurn: trial.rotation };
    this.#set({ ...kept, refusal: null });
    this.#takeUp();
  }

  /** Does what is no placement, where it is legal. */
  step(action: StepName): void {
    const { acting, pending, snapshot } = this.#state;
    if (!acting || pending !== null || !snapshot.view.steps?.includes(action)) return;
    this.#ask({ type: 'act', id: this.link.newId(), version: snapshot.version, action });
  }

  resign(player: number): void {
    this.link.send({ type: 'resign', id: this.link.newId(), version: this.#state.snapshot.version, player });
  }

  /** Settles something with the others at the table; what comes of it is told to all. */
  settle(settling: Settling): void {
    this.link.send({ ...settling, id: this.link.newId() });
  }

  /** Says how fast robots move, where this person may say it. */
  pace(pace: Pace): void {
    const { table, you } = this.#state.snapshot;
    if (table.pace === pace || table.status === 'over' || you.length === 0) return;
    this.link.send({ type: 'pace', id: this.link.newId(), pace });
  }

  /** Shows at once what is left of a chain that a robot is placing; from then on robots take their time again. */
  hurry(): void {
    const { table, log, view, you } = this.#state.snapshot;
    const goesOn = view.player !== null && table.seats[view.player].kind === 'robot' && log.at(-1)?.player === view.player;
    if (!goesOn || you.length === 0 || table.together || table.pace === 'instant') return;
    this.#hurried = view.player;
    this.pace('instant');
  }

  /** Robots take their time again, once the chain is there and they have been told to hurry. */
  #calm(): void {
    const { table, view } = this.#state.snapshot;
    if (this.#hurried === null || table.pace !== 'instant' || view.player === this.#hurried) return;
    this.#hurried = null;
    this.pace('human');
  }

  #set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#state);
  }

  #holds(tile: number): boolean {
    return held(this.#seen, this.#state.me).includes(tile);
  }

  #swap(tile: number, at: Cell): void {
    if (legalOf(this.#seen).goes(tile, at)) this.#preview(tile, at);
    else this.#set({ ...NOTHING_CHOSEN, chosen: tile, refusal: null });
  }

  /** A space chosen first: its only tile is tried at once, else the tiles that go there are shown. */
  #aim(at: Cell): void {
    const tiles = legalOf(this.#seen).tilesAt(at);
    if (tiles.length === 1) this.#preview(tiles[0], at);
    else this.#set({ target: tiles.length === 0 || sameCell(this.#state.target, at) ? null : at, refusal: null });
  }

  #preview(tile: number, at: Cell): void {
    const legal = this.#state.acting ? legalOf(this.#seen).rotations(tile, at) : [];
    const turns = this.preferences.allTurns || legal.length === 0 ? ALL_TURNS : legal;
    const { trial, handTurn, chosen } = this.#state;
    const lying = trial?.tile === tile ? trial.rotation : chosen === tile ? handTurn : 0;
    const rotation = this.#firstTurn(tile, at, legal, lying);
    this.#show({ tile, q: at[0], r: at[1], rotation }, turns);
  }

  #firstTurn(tile: number, at: Cell, legal: number[], lying: number): number {
    if (legal.includes(lying)) return lying;
    if (legal.length > 0) return legal[0];
    const pattern = this.#seen.spaces.find((space) => sameCell(space.at, at))?.pattern ?? '......';
    const agree = (rotation: number) => agreement(pattern, this.edges[tile], rotation);
    return ALL_TURNS.reduce((best, rotation) => (agree(rotation) > agree(best) ? rotation : best), lying);
  }

  #show(trial: Placed, turns: number[]): void {
    this.#set({ chosen: trial.tile, target: null, trial, turns, preview: null, beyond: null, refusal: null });
    this.#askPreview();
  }

  #askPreview(): void {
    const { acting, trial, snapshot, plan } = this.#state;
    if (trial === null || !acting) return;
    const [id, placement] = [this.link.newId(), codeOf(trial)];
    if (plan.length === 0) this.link.send({ type: 'preview', id, version: snapshot.version, placement });
    else this.#askAhead((turns, view) => turns.preview(view, placement), placement, (preview) => this.#set({ preview: { type: 'preview', id, ...preview } }));
    if (this.legal) this.#lookBeyond(placement);
  }

  /** Asks for what is not known of the trial: an answer about the view of before was dropped. */
  #askAgain(): void {
    const { trial, preview, beyond } = this.#state;
    if (preview === null) this.#askPreview();
    else if (trial !== null && beyond === null && this.legal) this.#lookBeyond(codeOf(trial));
  }

  /** Asks the page's own rules about the tile on trial; what comes too late is of no use. */
  #askAhead<Answer>(ask: (turns: TurnRules, view: View) => Promise<Answer>, placement: string, take: (answer: Answer) => void): void {
    const { turns } = this.link;
    const view = this.#seen;
    if (turns == null) return;
    ask(turns, view).then(
      (answer) => {
        const { trial } = this.#state;
        if (view === this.#seen && trial !== null && codeOf(trial) === placement) take(answer);
      },
      // Without them the turn is played tile by tile.
      () => undefined,
    );
  }

  /** Finds out whether the turn can be tried further. */
  #lookBeyond(placement: string): void {
    this.#askAhead((turns, view) => turns.ahead(view, placement), placement, ({ view, open }) => {
      const goesOn = !open && view.player === this.#state.me && view.legal.length > 0;
      if (goesOn) this.#set({ beyond: view });
    });
  }

  #previewed(preview: Preview): void {
    const { trial } = this.#state;
    if (trial !== null && codeOf(trial) === preview.placement) this.#set({ preview });
  }

  #place(placement: string): void {
    this.#ask({ type: 'place', id: this.link.newId(), version: this.#state.snapshot.version, placement });
  }

  #ask(pending: NonNullable<TableState['pending']>): void {
    this.#stopFill();
    this.#due = null;
    this.#set({ pending, refusal: null });
    this.link.send(pending);
  }

  /** The same id gets the same answer, so that a placement sent twice is played once. */
  #resend(): void {
    if (this.#state.pending !== null) this.link.send(this.#state.pending);
  }

  /** Accepted before its event has come, an action stays pending until the event shows it. */
  #accepted(id: string, version: number): void {
    if (version <= this.#state.snapshot.version) this.#answered(id, null);
    else if (this.#state.pending?.id === id) this.#due = version;
  }

  #answered(id: string | null, error: WireError | null): void {
    const { pending } = this.#state;
    if (pending !== null && pending.id === id) this.#set({ pending: null, refusal: error, ...(error === null ? {} : this.#unplanned()) });
    else if (error !== null && error.id !== OUTDATED) this.#set({ refusal: error });
  }

  #follow(message: EventMessage): void {
    const { snapshot } = this.#state;
    const { version, event, view, clock, result, agreements, log: anew } = message;
    const entry = entryOf(message, snapshot.view);
    const log = anew ?? (entry === null ? snapshot.log : [...snapshot.log, entry]);
    const pace = event.kind === 'pace' ? event.pace : snapshot.table.pace;
    const status = result === null ? snapshot.table.status : 'over';
    this.#arrive({ ...snapshot, version, view, clock, result, agreements, log, table: { ...snapshot.table, pace, status } });
  }

  /** A new truth: what was chosen stays as long as it still can. */
  #arrive(snapshot: Snapshot): void {
    const { view, you } = snapshot;
    const me = bottomPlayer(view, you, this.#state.me);
    const { paused, awaited, stand_ins } = snapshot.agreements;
    const plays = !paused && awaited.length === 0;
    const acting = view.player === me && you.includes(me) && plays && (stand_ins[me] ?? null) === null;
    const thinking = !acting && view.player !== null && you.length === 1 && you[0] === me && plays && (stand_ins[me] ?? null) === null;
    const kept = this.#kept(snapshot, me, { acting, thinking });
    const plan = this.#left(snapshot, acting);
    const slots = arrangeAll(this.#state.slots, seen({ plan, snapshot }));
    this.#set({ snapshot, me, acting, thinking, plan, slots, clockAt: performance.now(), ...kept });
    this.#placeNext();
    this.#takeUp();
    this.#askAgain();
    this.#planFill();
    this.#calm();
  }

  /** What of the plan is still ahead; none of it where something else has happened. */
  #left({ view }: Snapshot, acting: boolean): readonly Planned[] {
    const { plan, snapshot } = this.#state;
    if (view.board.length === snapshot.view.board.length && acting === this.#state.acting) return plan;
    const left = plan.filter(({ placement }) => !view.board.includes(placement));
    return left.length < plan.length && acting ? left : [];
  }

  /** The state without a plan: only what is true. */
  #unplanned(): Partial<TableState> {
    const { plan, queue, snapshot, slots } = this.#state;
    if (plan.length === 0 && queue.length === 0) return {};
    return { ...NOTHING_CHOSEN, plan: [], queue: [], slots: arrangeAll(slots, snapshot.view) };
  }

  /** Sends the next of the placements that were confirmed together; none of them, and says so, where a draw came in between. */
  #placeNext(): void {
    const { acting, pending, queue, snapshot } = this.#state;
    if (pending !== null || queue.length === 0) return;
    const [next, ...later] = queue;
    if (acting && legalOf(snapshot.view).codes.has(next)) {
      this.#set({ queue: later });
      this.#place(next);
    } else {
      this.#set({ ...this.#unplanned(), refusal: acting ? STOPPED : null });
    }
  }

  #kept({ view, version }: Snapshot, me: number, { acting, thinking }: { acting: boolean; thinking: boolean }): Partial<TableState> {
    const { chosen, trial, pending, queue, snapshot } = this.#state;
    const laid = pending?.type === 'place' && view.board.includes(pending.placement);
    const done = pending !== null && (laid || (this.#due !== null && version >= this.#due));
    const kept: Partial<TableState> = done ? { pending: null, refusal: null } : {};
    // The tile on trial is the last of those that are on their way.
    if (queue.length > 0 && acting) return kept;
    const mine = (acting || thinking) && chosen !== null && held(view, me).includes(chosen);
    // A turn taken back is begun anew, with no tile taken up.
    const back = view.board.length < snapshot.view.board.length;
    if (!mine || back) return { ...kept, ...NOTHING_CHOSEN };
    const same = view.board.length === snapshot.view.board.length && acting === this.#state.acting;
    if (trial === null || same) return kept;
    const at: Cell = [trial.q, trial.r];
    const free = !view.board.some((code) => sameCell(cellOf(parseCode(code)), at));
    const stands = acting ? legalOf(view).codes.has(codeOf(trial)) : free;
    if (!stands) return { ...kept, ...NOTHING_CHOSEN, chosen, handTurn: trial.rotation };
    const turns = this.preferences.allTurns || thinking ? ALL_TURNS : legalOf(view).rotations(trial.tile, at);
    return { ...kept, preview: null, beyond: null, turns };
  }

  /** Takes up the only tile that can be laid, where that is wished for. */
  #takeUp(): void {
    const { acting, chosen } = this.#state;
    const tiles = new Set(this.#seen.legal.map((code) => parseCode(code).tile));
    if (!this.preferences.takesUp || !acting || chosen !== null || tiles.size !== 1) return;
    this.#set({ ...NOTHING_CHOSEN, chosen: [...tiles][0] });
  }

  #planFill(): void {
    this.#stopFill();
    const { acting, snapshot, trial, pending, plan } = this.#state;
    const due = this.preferences.autoFill && acting && trial === null && pending === null && plan.length === 0;
    const only = due ? this.#only(snapshot.view) : null;
    if (only === null) return;
    this.#set({ filling: true });
    this.#fill = setTimeout(only, FILL_MS);
  }

  /** What does the only action that is left: the one fill of a forced space, or the discard of what fits nowhere. */
  #only({ stage, legal, steps }: View): (() => void) | null {
    if (legal.length === 0 && steps?.join() === 'discard') return () => this.step('discard');
    return stage !== 'free' && stage !== 'relief' && legal.length === 1 ? () => this.#place(legal[0]) : null;
  }

  #stopFill(): void {
    clearTimeout(this.#fill);
    if (this.#state.filling) this.#set({ filling: false });
  }
}

function cellOf({ q, r }: Placed): Cell {
  return [q, r];
}
