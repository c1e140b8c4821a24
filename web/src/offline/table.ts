import type { SocketHandlers } from '../api/socket.ts';
import type { ClientMessage, Pace, View } from '../api/types.ts';
import type { Line } from '../api/line.ts';
import type { Act, StoredGame } from '../rules/index.ts';
import type { OfflineGame } from './game.ts';
import { acted, eventOf, helped, isOver, isStale, mayHave, movedEvent, movesBeforeTurn, paced, robotOf, rulesGame, snapshotOf, takenBack } from './game.ts';

/** What a table that the browser holds needs of the world. */
export interface OfflineWorld {
  get(id: string): Promise<OfflineGame | undefined>;
  put(game: OfflineGame): Promise<boolean>;
  act(game: StoredGame, action: string): Promise<Act>;
  view(game: StoredGame): Promise<View>;
  choose(game: OfflineGame, level: string, seed: number): Promise<string>;
  now(): number;
  /** A whole number below 2^32 that nobody can guess. */
  seed(): number;
  /** Is told of every change; what it returns is called when another window has changed a game. */
  watch(changed: (id: string) => void): { tell(id: string): void; end(): void };
  over(): void;
}

/** How long after the last action a robot's placement comes at the earliest, as at the server. */
const PACES_MS: Record<Pace, number> = { human: 900, instant: 0 };

type Changing = Extract<ClientMessage, { id: string }>;

/**
 * The line to a table that is in this browser: it answers as the server does. A change is kept before anybody hears of it, and
 * everything happens in order, one change after another; a robot's placement comes in like anybody's, and is dropped where the
 * game has gone on.
 */
export class OfflineTable implements Line {
  #queue: Promise<void> = Promise.resolve();
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #windows: { tell(id: string): void; end(): void };

  constructor(
    private game: OfflineGame,
    private readonly handlers: SocketHandlers,
    private readonly world: OfflineWorld,
  ) {
    this.#windows = world.watch((id) => id === this.game.id && this.#then(() => this.#reload()));
  }

  open(): void {
    this.handlers.connection('live');
    this.#then(() => this.#reload());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#windows.end();
  }

  send(message: ClientMessage): boolean {
    if ('id' in message) this.#then(() => this.#take(message));
    return true;
  }

  #then(job: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (!this.#closed) await job();
    });
  }

  async #take(message: Changing): Promise<void> {
    if ('version' in message && isStale(this.game, message)) return this.#refuse(message.id, 'table.stale_version');
    if (message.type === 'place') await this.#act(message.placement, message.id);
    else if (message.type === 'act') await this.#act(message.action, message.id);
    else if (message.type === 'offer') await this.#help(message);
    else if (message.type === 'resign') await this.#act(`resign:${message.player}`, message.id);
    else if (message.type === 'pace') await this.#pace(message.pace, message.id);
    else this.#refuse(message.id, 'bad.type');
  }

  async #act(code: string, id: string | null): Promise<void> {
    const act = await this.world.act(rulesGame(this.game), code).catch(() => null);
    if (act === null) return this.#refuse(id, 'page.error.title');
    const next = acted(this.game, code, act, this.world.now());
    const event = act.entry === null ? { kind: 'resign' as const, player: Number(code.split(':')[1]) } : movedEvent(act.entry);
    await this.#keep(next, id, event);
  }

  /** Notes that a hint was had, or takes the last turn back. */
  async #help({ what, id }: Extract<Changing, { type: 'offer' }>): Promise<void> {
    const { game, world } = this;
    if (!mayHave(game).includes(what)) return this.#refuse(id, 'table.not_offered');
    const settled = { kind: 'agreements' as const, what: 'offer', players: [], accept: null };
    if (what === 'hint') return this.#keep(helped(game), id, settled);
    const moves = movesBeforeTurn(game) ?? 0;
    const { position, actions } = rulesGame(game);
    const view = await world.view({ position, actions: actions.slice(0, moves) }).catch(() => null);
    if (view === null) return this.#refuse(id, 'page.error.title');
    await this.#keep(takenBack(game, moves, view, world.now()), id, settled);
  }

  #pace(pace: Pace, id: string): Promise<void> {
    return this.#keep(paced(this.game, pace), id, { kind: 'pace', pace });
  }

  async #keep(next: OfflineGame, id: string | null, event: Parameters<typeof eventOf>[1]): Promise<void> {
    const kept = await this.world.put(next).catch(() => null);
    if (kept === null) return this.#refuse(id, 'page.error.title');
    if (!kept) {
      this.#refuse(id, 'table.stale_version');
      return this.#reload();
    }
    this.game = next;
    this.#windows.tell(next.id);
    this.handlers.message(eventOf(next, event, this.world.now()));
    if (id !== null) this.handlers.message({ type: 'accepted', id, version: next.version });
    if (isOver(next)) this.world.over();
    this.#wake();
  }

  #refuse(id: string | null, error: string): void {
    this.handlers.message({ type: 'refused', id, version: this.game.version, error: { id: error, params: {}, cells: [] } });
  }

  /** Takes over what another window has made of the game; one that is gone has joined the account. */
  async #reload(): Promise<void> {
    const stored = await this.world.get(this.game.id);
    if (stored !== undefined && stored.version > this.game.version) {
      this.game = stored;
      this.handlers.message(snapshotOf(stored, this.world.now()));
    }
    this.#wake();
  }

  /** Has the robot think that is to move, if any. */
  #wake(): void {
    clearTimeout(this.#timer);
    const { game } = this;
    const level = robotOf(game);
    if (level === null) return;
    const began = this.world.now();
    void this.world.choose(game, level, this.world.seed()).then(
      (code) => this.#later(began, () => (this.game === game ? this.#act(code, null) : Promise.resolve())),
      () => this.#refuse(null, 'page.error.title'),
    );
  }

  #later(began: number, job: () => Promise<void>): void {
    if (this.#closed) return;
    const wait = began + PACES_MS[this.game.pace] - this.world.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#then(job), Math.max(0, wait));
  }
}
