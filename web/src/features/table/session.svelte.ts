import { onDestroy, onMount, tick, untrack } from 'svelte';
import type { Carried } from '../../board/index.ts';
import { errorText } from '../../core/errors.ts';
import type { Cell, Snapshot, View } from '../../api/types.ts';
import { ApiError } from '../../api/http.ts';
import { tables, toTable } from '../../offline/tables.ts';
import { app, t } from '../../core/app.svelte.ts';
import { toHeading } from '../../core/heading.ts';
import { clockText, remaining } from '../../core/clock.ts';
import type { Drawing } from './boardmodel.ts';
import { Placing } from './placing.svelte.ts';
import { hasAids } from '../rankings/counts.ts';
import { playersOf } from './players.ts';
import { router } from '../../core/router.svelte.ts';
import { askText, spokenMoveText } from './speech.ts';
import type { TableState } from './state.ts';
import type { Connect, Line } from '../../api/line.ts';
import { withOwnViews } from './following.ts';
import { ownTurnRules, withOwnPreviews } from './previews.ts';
import { TableController } from './controller.ts';
import { movesOf, seen } from './state.ts';
import { soundOf } from './sounds.ts';
import { Departures } from '../../ui/flights.ts';
import { boardKey } from '../../ui/boardkeys.ts';
import { Tracing } from '../../ui/tracing.svelte.ts';

/** What has the focus again after a move took its button away. */
const AFTER_MOVE = '[data-outcome], [data-slot="0"], [data-ask]';

/** A player's clock as it is shown. */
export interface ClockView {
  text: string;
  overtime: boolean;
  /** Less than a minute is left. */
  low: boolean;
}

const LOW_MS = 60_000;

/**
 * Somebody at a table, playing or watching: the connection, the controller, and what is spoken, the same in every
 * game. Made while a component is made, it ends with it.
 */
export class TableSession {
  readonly controller: TableController;
  readonly placing: Placing;
  readonly tracing = new Tracing();
  readonly departures = new Departures();

  state: TableState;
  /** `performance.now()` as often as a clock that runs needs it. */
  time = $state(performance.now());
  failed = $state('');
  /** Whether the game was seen to end. */
  ended = $state(false);
  /** The tile on trial, while it is carried elsewhere. */
  carried = $state.raw<{ tile: number; rotation: number; x: number; y: number } | null>(null);

  /** The table as it is, or as a turn that is tried would leave it. */
  readonly view = $derived.by(() => seen(this.state));
  readonly table = $derived.by(() => this.state.snapshot.table);
  readonly you = $derived.by(() => this.state.snapshot.you);
  readonly over = $derived.by(() => this.view.player === null);
  /** Whether there may be aids. */
  readonly aided = $derived.by(() => hasAids(this.table.terms?.kind, !this.over && this.you.length > 0));
  /** Whether forced spaces show their numbers. */
  readonly numbers = $derived.by(() => app.settings.numbers && this.aided);
  readonly edges = $derived.by(() => this.view.edges ?? app.edges);
  readonly players = $derived.by(() => playersOf(this.table, this.view, this.leads ? [] : this.you, t));
  /** What the board is drawn from. */
  readonly drawing = $derived.by((): Drawing => ({
    view: this.view,
    edges: this.edges,
    players: this.players,
    theme: app.settings.theme,
    numbers: this.numbers,
    traced: this.tracing.colour,
    say: t,
  }));
  readonly log = $derived.by(() => movesOf(this.table.game, this.state.snapshot.log));
  /** What each player has left, null without a clock. */
  readonly clocks = $derived.by(() => {
    const { clock } = this.state.snapshot;
    if (clock === null) return null;
    return this.players.map(({ index }): ClockView => {
      const left = remaining(clock, index, this.time - this.state.clockAt);
      return { text: clockText(left), overtime: left < 0, low: left < LOW_MS && left >= 0 };
    });
  });
  readonly ask = $derived.by(() => askText(this.state, this.players, app.messages.lang, t, this.leads));
  readonly effects = $derived.by(() => this.placing.effects(this.players));

  readonly #socket: Line;

  /** Who leads a review moves for everybody in turn, and is none of them. */
  readonly leads: boolean;

  constructor(
    first: Snapshot,
    { takesUp, connect = toTable, leads = false }: { takesUp: boolean; connect?: Connect; leads?: boolean },
  ) {
    this.leads = leads;
    const preferences = () => ({ allTurns: app.settings.allTurns, autoFill: app.settings.autoFill, takesUp });
    this.#socket = withOwnPreviews(withOwnViews(connect))(first, {
      message: (message) => this.controller.take(message),
      connection: (connection) => this.controller.connection(connection),
    });
    const turns = first.table.game === 'strategy' && !leads ? ownTurnRules() : null;
    const link = { send: this.#socket.send.bind(this.#socket), newId: () => crypto.randomUUID(), turns };
    this.controller = new TableController(first, first.view.edges ?? app.edges, link, preferences());
    this.state = $state.raw(this.controller.state);
    this.placing = new Placing(this.controller, () => this.state, takesUp);
    this.#live();
    $effect(() => {
      const next = preferences();
      untrack(() => this.controller.prefer(next));
    });
    this.#follow();
    this.#speak(first);
    this.#moveOn(first);
    this.#refocus(first);
  }

  /** Back on line, nobody waits for the socket's own next try. */
  reconnect = (): void => this.#socket.open();

  /** The tile on trial is taken along by a drag. */
  grab = (): void => {
    const { trial } = this.state;
    if (trial === null) return;
    this.carried = { tile: trial.tile, rotation: trial.rotation, x: -1000, y: 0 };
    this.controller.lift(trial.tile);
  };

  carry = (to: Carried): void => {
    if (this.carried === null) return;
    this.carried = { ...this.carried, x: to.clientX, y: to.clientY };
    this.controller.hover(this.placing.pane?.cellPassed(to.clientX, to.clientY) == null ? null : to.at);
  };

  release = (to: Carried): void => {
    const { carried } = this;
    this.carried = null;
    if (carried !== null) this.placing.drop(carried.tile, this.#cellUnder(to));
  };

  giveUp = (): void => {
    this.carried = null;
    this.controller.hover(null);
  };

  /** The cell over which something is carried, where no panel lies. */
  #cellUnder({ at, clientX, clientY }: Carried): Cell | null {
    return this.placing.pane?.cellAt(clientX, clientY) == null ? null : at;
  }

  /** The keys of a table, after those of the page around it; those that the board and the fields take are theirs. */
  key = (event: KeyboardEvent, own: (event: KeyboardEvent) => boolean = () => false): void =>
    boardKey(event, (free) => own(free) || this.#act(free), this.placing.pane);

  /** A press ends the flights of tiles, and shows all that a robot has still to place in its turn. */
  #hurry = (): void => this.controller.hurry();

  rematch = (): Promise<void> => this.#goTo(tables.rematch(this.table.id));

  /** Plays on from a position of the game, at a table of its own. */
  goOn = (moves: number): Promise<void> => this.#goTo(tables.goOn(this.table.id, moves));

  async #goTo(made: Promise<{ table: string }>): Promise<void> {
    this.failed = '';
    try {
      const { table: next } = await made;
      router.go(`/table/${next}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed = errorText(error.error, t);
    }
  }

  #live(): void {
    onMount(() => {
      app.game = this.table.game;
      this.#socket.open();
      // The heading that had the focus while the table was fetched is gone.
      void toHeading();
      addEventListener('pointerdown', this.#hurry, { capture: true });
    });
    onDestroy(() => {
      removeEventListener('pointerdown', this.#hurry, { capture: true });
      app.game = 'strategy';
      this.#socket.close();
      this.controller.stop();
    });
    $effect(() =>
      this.controller.subscribe((next) => {
        if (next.snapshot !== this.state.snapshot) this.departures.note(laid(this.view, next.snapshot.view));
        this.#sound(next);
        if (next.snapshot.view.player === null && !this.over) this.ended = true;
        this.state = next;
      }),
    );
    $effect(() => {
      const { running } = this.state.snapshot.clock ?? { running: null };
      if (running === null) return;
      const timer = setInterval(() => (this.time = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** The sounds are fetched by those alone who have chosen them. */
  #sound(next: TableState): void {
    const wished = { sound: app.settings.sound, vibration: app.settings.vibration };
    const heard = wished.sound || wished.vibration ? soundOf(this.state, next) : null;
    if (heard !== null) void import('../../core/sound.ts').then(({ play }) => play(heard, wished));
  }

  /** Those who sit here go to the next table together, as soon as it is there. */
  #moveOn(first: Snapshot): void {
    if (first.agreements.following !== null) return;
    $effect(() => {
      const { agreements, you } = this.state.snapshot;
      if (agreements.following !== null && you.length > 0) untrack(() => router.go(`/table/${agreements.following}`));
    });
  }

  /** Only a change of the setting here is sent on: two windows must not argue about the pace. */
  #follow(): void {
    let instant = app.settings.instant;
    $effect(() => {
      if (app.settings.instant === instant) return;
      instant = app.settings.instant;
      untrack(() => this.controller.pace(instant ? 'instant' : 'human'));
    });
  }

  /** What has happened since the last time, then what is asked, is spoken once. */
  #speak(first: Snapshot): void {
    let announced = first.log.length;
    let asked = '';
    $effect(() => {
      const news = this.log.slice(announced).map((entry) => spokenMoveText(entry, this.players, t));
      announced = this.log.length;
      if (this.ask !== asked) news.push(this.ask);
      asked = this.ask;
      if (news.length > 0) untrack(() => app.speak(news.join('. ')));
    });
    $effect(() => {
      const { refusal } = this.state;
      const announcement = refusal !== null ? errorText(refusal, t) : this.effects?.map(({ text }) => text).join('. ');
      if (announcement) untrack(() => app.speak(announcement));
    });
  }

  /**
   * A button that a move took away must not take the focus with it; the end of the game takes it to the result, and a
   * tile that goes nowhere from the board to the button that puts it aside.
   */
  #refocus(first: Snapshot): void {
    let { version } = first;
    $effect(() => {
      if (this.state.snapshot.version === version) return;
      version = this.state.snapshot.version;
      const [ended, aside] = [this.over, this.state.acting && this.view.steps?.join() === 'discard'];
      void tick().then(() => {
        const at = document.activeElement;
        const onBoard = at?.closest('tantrix-board') != null;
        if (at !== document.body && !(aside && onBoard) && (!ended || document.querySelector('dialog') !== null)) return;
        document.querySelector<HTMLElement>(`main :is(${aside ? '[data-step]' : AFTER_MOVE})`)?.focus({ preventScroll: true });
      });
    });
  }

  /** Enter confirms the trial and what is planned; without either it does the only thing that is left. */
  #enter(): void {
    const { legal, steps } = this.view;
    if (this.state.trial !== null || this.state.plan.length > 0) this.controller.confirm();
    else if (legal.length === 0 && steps?.length === 1) this.controller.step(steps[0]);
  }

  #act(event: KeyboardEvent): boolean {
    if (event.key !== 'o' && event.key !== 'O') return this.placing.key(event, () => this.#enter());
    document.querySelector<HTMLElement>('[data-bar] button')?.focus();
    return true;
  }
}

/** The tiles that lie on the board of one view and not on that of another. */
function laid(before: View, { board }: View): number[] {
  return board.filter((code) => !before.board.includes(code)).map((code) => Number(code.split('@')[0]));
}
