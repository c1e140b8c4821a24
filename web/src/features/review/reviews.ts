import type { SocketHandlers } from '../../api/socket.ts';
import { socketUrl, TableSocket } from '../../api/socket.ts';
import { post, request } from '../../api/http.ts';
import type { ClientMessage, LogEntry, ServerMessage, Snapshot, Table, View } from '../../api/types.ts';
import { ALONE } from '../../api/agreements.ts';

/** A move in the tree of a review; `by` is who tried it, null in the game itself. */
export interface Node {
  id: number;
  parent: number;
  entry: LogEntry;
  by: string | null;
}

export interface ReviewSnapshot {
  type: 'snapshot';
  version: number;
  table: Table & { source: string | null };
  /** The room whose people meet here. */
  room: string | null;
  nodes: Node[];
  /** How many of the nodes are the game. */
  played: number;
  at: number;
  view: View;
  leader: string;
  leading: boolean;
}

interface ReviewEvent {
  type: 'event';
  version: number;
  at: number;
  view: View;
  node: Node | null;
  leader: string;
  leading: boolean;
}

export interface ReviewPresence {
  type: 'presence';
  people: string[];
  others: number;
  led: boolean;
}

type Heard = ReviewSnapshot | ReviewEvent | ReviewPresence | Exclude<ServerMessage, { type: 'snapshot' | 'event' | 'presence' }>;
type Deed = { type: 'step'; to: number } | { type: 'try'; at: number; action: string } | { type: 'hand'; to: string } | { type: 'lead' };
type Said = (Deed & { id: string }) | Extract<ClientMessage, { type: 'preview' }>;

export const reviews = {
  get: (id: string) => request<ReviewSnapshot>(`/api/reviews/${encodeURIComponent(id)}`),
  /** The review to which those come who were at a table, if there is one yet. */
  of: (table: string) => request<{ review: string | null }>(`/api/reviews?table=${encodeURIComponent(table)}`),
  make: (wish: { table?: string; record?: string; room?: string }) => post<{ review: string }>('/api/reviews', wish),
};

/** The moves that lead to a node. */
export function pathOf(nodes: readonly Node[], at: number): Node[] {
  const path: Node[] = [];
  for (let id = at; id > 0; id = nodes[id - 1].parent) path.unshift(nodes[id - 1]);
  return path;
}

/** Where one goes on from a node: in the game, else along the newest try. */
export function nextOf({ nodes, played }: ReviewSnapshot, at: number): number | null {
  const after = nodes.filter(({ parent }) => parent === at);
  return (after.find(({ id }) => id <= played) ?? after.at(-1))?.id ?? null;
}

export interface Row {
  node: Node;
  /** How many tries lead here. */
  depth: number;
}

/** The tree as a list: each try with what follows it stands below the move that it replaces. */
export function rowsOf({ nodes }: Pick<ReviewSnapshot, 'nodes'>): Row[] {
  const children = new Map<number, Node[]>();
  for (const node of nodes) children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  const rows: Row[] = [];
  const walk = (parent: number, depth: number) => {
    const [first, ...others] = children.get(parent) ?? [];
    if (first === undefined) return;
    rows.push({ node: first, depth });
    for (const other of others) {
      rows.push({ node: other, depth: depth + 1 });
      walk(other.id, depth + 1);
    }
    walk(first.id, depth);
  };
  walk(0, 0);
  return rows;
}

/** A review as the controller of a table knows tables: who leads moves whoever is to move. */
export function asTable(review: ReviewSnapshot): Snapshot {
  const { version, table, view, nodes, at, leading } = review;
  return {
    type: 'snapshot',
    version,
    table,
    view,
    log: pathOf(nodes, at).map(({ entry }) => entry),
    clock: null,
    result: null,
    company: ALONE,
    you: leading && view.player !== null ? [view.player] : [],
  };
}

/** The socket of a review, between the wire of reviews and a controller of tables. */
export class ReviewLine {
  #socket: TableSocket<Heard, Said>;
  #review: ReviewSnapshot;

  constructor(
    id: string,
    first: ReviewSnapshot,
    private readonly handlers: SocketHandlers,
    private readonly tell: (news: { review: ReviewSnapshot } | { presence: ReviewPresence }) => void,
  ) {
    this.#review = first;
    this.#socket = new TableSocket<Heard, Said>(socketUrl(id, location, 'reviews'), first.version, {
      message: (message) => this.#take(message),
      connection: (connection) => handlers.connection(connection),
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  send(message: ClientMessage): boolean {
    const { at } = this.#review;
    if (message.type === 'place') return this.#socket.send({ type: 'try', id: message.id, at, action: message.placement });
    if (message.type === 'act') return this.#socket.send({ type: 'try', id: message.id, at, action: message.action });
    return message.type === 'preview' && this.#socket.send(message);
  }

  ask(deed: Deed): void {
    this.#socket.send({ ...deed, id: crypto.randomUUID() });
  }

  #take(message: Heard): void {
    if (message.type === 'presence') this.tell({ presence: message });
    else if (message.type === 'snapshot') this.#show(message);
    else if (message.type === 'event') {
      const { type: _, node, ...news } = message;
      const nodes = node === null ? this.#review.nodes : [...this.#review.nodes, node];
      this.#show({ ...this.#review, ...news, nodes });
    } else this.handlers.message(message);
  }

  #show(review: ReviewSnapshot): void {
    this.#review = review;
    this.tell({ review });
    this.handlers.message(asTable(review));
  }
}
