import type { ClientMessage, ServerMessage } from './types.ts';
import { PROTOCOL } from './types.ts';

/** `live`: messages pass; `offline`: tried and failed, trying again by and by. */
export type Connection = 'connecting' | 'live' | 'offline';

export interface SocketHandlers<Received = ServerMessage> {
  message(message: Received): void;
  connection(connection: Connection): void;
  /** Whether the page follows the game with rules of its own, so that placements come without views. */
  follows?(): boolean;
}

/** What all sockets of the server have in common: news are numbered, and it says when it closes. */
interface Framed {
  type: string;
  version?: number;
  retry_ms?: number;
}

/** The parts of the world that tests replace. */
export interface SocketWorld {
  open(url: string): WebSocket;
  random(): number;
}

const WORLD: SocketWorld = { open: (url) => new WebSocket(url), random: Math.random };
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;

/** Half to whole of a wait that doubles with every failure: jitter keeps a crowd from coming back at once. */
export function backOff(failures: number, random: number): number {
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return whole * (0.5 + random / 2);
}

/**
 * The socket of a table or a race: says hello with the version it holds, follows the events without a gap and comes back by
 * itself when the connection is lost.
 */
export class TableSocket<Received extends Framed = ServerMessage, Sent = ClientMessage> {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #receivedAt = 0;
  #closed = false;

  constructor(
    private readonly url: string,
    private version: number | null,
    private readonly handlers: SocketHandlers<Received>,
    private readonly world: SocketWorld = WORLD,
  ) {}

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#leave();
    this.handlers.connection(this.#failures === 0 ? 'connecting' : 'offline');
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#take(String(event.data));
    socket.onclose = () => this.#lost();
  }

  /** False when there is no connection to send on. */
  send(message: Sent): boolean {
    return this.#transmit(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#leave();
  }

  #transmit(message: unknown): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hello(): void {
    this.#receivedAt = Date.now();
    const follows = this.handlers.follows?.() === true ? { follows: true } : {};
    this.#transmit({ type: 'hello', protocol: PROTOCOL, version: this.version, ...follows });
    this.#pings = setInterval(() => this.#ping(), PING_MS);
    this.#failures = 0;
    this.handlers.connection('live');
  }

  #ping(): void {
    if (Date.now() - this.#receivedAt > SILENCE_MS) this.#lost();
    else this.#transmit({ type: 'ping' });
  }

  #take(text: string): void {
    this.#receivedAt = Date.now();
    const message = JSON.parse(text) as Received;
    if (message.type === 'closing') this.#again(message.retry_ms ?? FIRST_WAIT_MS);
    else if (this.#follows(message)) this.handlers.message(message);
  }

  /** Whether the message is news. An event after a gap is not: a new hello fetches what is missing. */
  #follows(message: Received): boolean {
    const version = message.version ?? 0;
    if (message.type === 'snapshot') this.version = version;
    if (message.type !== 'event' && message.type !== 'placement') return true;
    const next = (this.version ?? 0) + 1;
    if (version > next) this.open();
    if (version !== next) return false;
    this.version = version;
    return true;
  }

  #lost(): void {
    this.#again(backOff(this.#failures, this.world.random()));
    this.#failures += 1;
    this.handlers.connection('offline');
  }

  #again(wait: number): void {
    this.#leave();
    this.#retry = setTimeout(() => this.open(), wait);
  }

  /** Lets go of the socket without hearing of its end. */
  #leave(): void {
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // One that is not open yet is closed when it is: browsers warn of what is broken off before.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }
}

/** The address of a socket of the server that served this page. */
export function wsUrl(path: string, at: Location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/ws/${path}`;
}

/** That of a table, a race or a review. */
export function socketUrl(id: string, at: Location, kind: 'tables' | 'races' | 'reviews' = 'tables'): string {
  return wsUrl(`${kind}/${encodeURIComponent(id)}`, at);
}
