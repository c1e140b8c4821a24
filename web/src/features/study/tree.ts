import type { WireNode, WireTree } from '../../api/studies.ts';

/** A move of a study: `parent` is the id of the move before it, 0 at the start. */
export interface Move extends Omit<WireNode, 'parent'> {
  id: number;
  parent: number;
}

/** What is edited: each change makes a new value. A move stands behind its parent, those beside it in their order. */
export interface Tree {
  comment: string;
  moves: readonly Move[];
}

export function fromWire({ comment, nodes }: WireTree): Tree {
  return { comment, moves: nodes.map((node, index) => ({ ...node, id: index + 1 })) };
}

export function toWire({ comment, moves }: Tree): WireTree {
  const places = new Map(moves.map(({ id }, index) => [id, index + 1]));
  return { comment, nodes: moves.map(({ id: _, parent, ...move }) => ({ ...move, parent: places.get(parent) ?? 0 })) };
}

export function moveOf({ moves }: Tree, id: number): Move | null {
  return moves.find((move) => move.id === id) ?? null;
}

/** The moves after one, its main continuation first. */
export function after({ moves }: Tree, id: number): Move[] {
  return moves.filter(({ parent }) => parent === id);
}

/** The moves that lead to one, itself the last. */
export function pathOf({ moves }: Tree, id: number): Move[] {
  const known = new Map(moves.map((move) => [move.id, move]));
  const path: Move[] = [];
  for (let move = known.get(id); move !== undefined; move = known.get(move.parent)) path.unshift(move);
  return path;
}

/** The main line from a move on. */
export function lineOf(tree: Tree, id: number): Move[] {
  const line: Move[] = [];
  for (let [next] = after(tree, id); next !== undefined; [next] = after(tree, next.id)) line.push(next);
  return line;
}

/** What the rules are asked with: each placement, and the tile drawn after it. */
export function actionsOf(path: readonly Move[]): string[] {
  return path.flatMap(({ code, drawn }) => (drawn == null ? [code] : [code, `=${drawn}`]));
}

/** In how many variations a move after this one would be. */
export function depthAfter(tree: Tree, id: number): number {
  const asides = pathOf(tree, id).filter((move) => after(tree, move.parent)[0] !== move);
  return asides.length + (after(tree, id).length > 0 ? 1 : 0);
}

export function added(tree: Tree, parent: number, code: string, drawn: number | null): { tree: Tree; id: number } {
  const id = Math.max(0, ...tree.moves.map((move) => move.id)) + 1;
  return { tree: { ...tree, moves: [...tree.moves, { id, parent, code, drawn }] }, id };
}

export function edited(tree: Tree, id: number, change: Partial<Pick<Move, 'comment' | 'nags' | 'drawn'>>): Tree {
  return { ...tree, moves: tree.moves.map((move) => (move.id === id ? { ...move, ...change } : move)) };
}

/** The tree without a move and all that follows from it. */
export function without(tree: Tree, id: number): Tree {
  const gone = new Set([id]);
  for (const move of tree.moves) if (gone.has(move.parent)) gone.add(move.id);
  return { ...tree, moves: tree.moves.filter((move) => !gone.has(move.id)) };
}

/** The tree in which a move is the main continuation. */
export function promoted(tree: Tree, id: number): Tree {
  const move = moveOf(tree, id);
  const main = move === null ? undefined : after(tree, move.parent)[0];
  if (move === null || main === undefined || main === move) return tree;
  return { ...tree, moves: tree.moves.flatMap((one) => (one === move ? [] : one === main ? [move, main] : [one])) };
}

export interface Row {
  move: Move;
  /** In how many variations it is. */
  depth: number;
}

/** The tree as a list: each variation stands below the move that it replaces. */
export function rowsOf(tree: Tree): Row[] {
  const children = new Map<number, Move[]>();
  for (const move of tree.moves) children.set(move.parent, [...(children.get(move.parent) ?? []), move]);
  const rows: Row[] = [];
  const left: (Row & { alone: boolean })[] = [];
  const goOn = (parent: number, depth: number) => {
    const [first, ...others] = children.get(parent) ?? [];
    if (first === undefined) return;
    left.push({ move: first, depth, alone: others.length === 0 });
  };
  goOn(0, 0);
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { move, depth, alone } = next;
    rows.push({ move, depth });
    // What replaces the move comes first, then what follows it.
    goOn(move.id, depth);
    if (alone || children.get(move.parent)?.[0] !== move) continue;
    const others = children.get(move.parent)?.slice(1) ?? [];
    for (const other of others.reverse()) left.push({ move: other, depth: depth + 1, alone: true });
  }
  return rows;
}

/** Which tile is drawn unless somebody says another: as in the game itself, else the first that is left. */
export function drawOf(order: readonly number[], path: readonly Move[], unseen: readonly number[]): number | null {
  const drawn = path.filter((move) => move.drawn != null).length;
  const likely = [...order.slice(drawn), ...order.slice(0, drawn)].find((tile) => unseen.includes(tile));
  return likely ?? unseen[0] ?? null;
}

/** The tiles of a game that nobody sees: those in the bag. */
export function unseenOf({ board, hands }: { board: readonly string[]; hands: readonly (readonly number[])[] }, tiles: number): number[] {
  const seen = new Set([...board.map((code) => Number(code.split('@')[0])), ...hands.flat()]);
  return Array.from({ length: tiles }, (_, index) => index + 1).filter((tile) => !seen.has(tile));
}
