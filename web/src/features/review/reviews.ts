import type { SocketHandlers } from '../../api/socket.ts';
import { socketUrl, TableSocket } from '../../api/socket.ts';
import type { Node, ReviewAction, ReviewMessage, ReviewPresence, ReviewRequest, ReviewSnapshot } from '../../api/review.ts';
import type { ClientMessage, Snapshot } from '../../api/types.ts';
import { ALONE } from '../../api/agreements.ts';

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

/** Whether a number is that of a move of the game itself, or of its beginning. */
export const isPlayed = ({ played }: Pick<ReviewSnapshot, 'played'>, at: number): boolean =>
  Number.isInteger(at) && at >= 0 && at <= played;

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
    agreements: ALONE,
    you: leading && view.player !== null ? [view.player] : [],
  };
}

/** The socket of a review, between the wire of reviews and a controller of tables. */
export class ReviewLine {
  #socket: TableSocket<ReviewMessage, ReviewRequest>;
  #review: ReviewSnapshot;

  constructor(
    id: string,
    first: ReviewSnapshot,
    private readonly handlers: SocketHandlers,
    private readonly notify: (news: { review: ReviewSnapshot } | { presence: ReviewPresence }) => void,
  ) {
    this.#review = first;
    this.#socket = new TableSocket<ReviewMessage, ReviewRequest>(socketUrl(id, location, 'reviews'), first.version, {
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

  ask(action: ReviewAction): void {
    this.#socket.send({ ...action, id: crypto.randomUUID() });
  }

  #take(message: ReviewMessage): void {
    if (message.type === 'presence') this.notify({ presence: message });
    else if (message.type === 'snapshot') this.#show(message);
    else if (message.type === 'event') {
      const { type: _, node, ...news } = message;
      const nodes = node === null ? this.#review.nodes : [...this.#review.nodes, node];
      this.#show({ ...this.#review, ...news, nodes });
    } else this.handlers.message(message);
  }

  #show(review: ReviewSnapshot): void {
    this.#review = review;
    this.notify({ review });
    this.handlers.message(asTable(review));
  }
}
