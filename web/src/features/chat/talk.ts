import { ApiError } from '../../api/http.ts';
import type { Connection, SocketWorld } from '../../api/socket.ts';
import { TableSocket } from '../../api/socket.ts';
import type { WireError } from '../../api/types.ts';
import type { Accepted, Common } from '../../api/lobby.ts';

/** What a page of the lobby, of a room or of a channel hears. */
export interface TalkHandlers<News> {
  news(news: News): void;
  connection(connection: Connection): void;
  /** The door is shut: there is no such place for this person. */
  shut(error: WireError): void;
}

interface Pending {
  message: { type: string; id: string };
  done: (answer: Accepted) => void;
  failed: (error: ApiError) => void;
}

/**
 * A socket on which something is asked and answered: what is not answered is asked again when the connection is back, under
 * the same name, so that it is done once.
 */
export class Talk<News extends { type: string }, Request extends { type: string }> {
  #pending = new Map<string, Pending>();
  #socket: TableSocket<News | Common, Request & { id: string }>;

  constructor(
    private readonly url: string,
    private readonly handlers: TalkHandlers<News>,
    private readonly world?: SocketWorld,
    private readonly newId: () => string = () => crypto.randomUUID(),
  ) {
    this.#socket = this.#fresh();
  }

  /** Knocks, also at a door that was shut. */
  open(): void {
    this.#socket.close();
    this.#socket = this.#fresh();
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Asks for something; a refusal is thrown as an `ApiError`. */
  ask(request: Request): Promise<Accepted> {
    const message = { ...request, id: this.newId() };
    return new Promise((done, failed) => {
      this.#pending.set(message.id, { message, done, failed });
      this.#socket.send(message);
    });
  }

  #fresh(): TableSocket<News | Common, Request & { id: string }> {
    const handlers = {
      message: (message: News | Common) => this.#take(message),
      connection: (connection: Connection) => this.#connected(connection),
    };
    return new TableSocket(this.url, null, handlers, this.world);
  }

  #connected(connection: Connection): void {
    this.handlers.connection(connection);
    if (connection !== 'live') return;
    for (const { message } of this.#pending.values()) this.#socket.send(message as Request & { id: string });
  }

  #take(message: News | Common): void {
    if (isAccepted(message)) this.#settle(message.id)?.done(message);
    else if (isRefused(message)) this.#refused(message);
    else if (message.type !== 'pong') this.handlers.news(message as News);
  }

  #refused({ id, error }: { id: string | null; error: WireError }): void {
    if (id !== null) {
      this.#settle(id)?.failed(new ApiError(error, 0));
      return;
    }
    // Too many frames pass; that the place is not there does not.
    if (error.id.startsWith('limit.') || error.id === 'table.paused') return;
    this.#socket.close();
    this.handlers.shut(error);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}

function isAccepted(message: { type: string }): message is Accepted {
  return message.type === 'accepted';
}

function isRefused(message: { type: string }): message is { type: 'refused'; id: string | null; error: WireError } {
  return message.type === 'refused';
}
