/** SVG nodes, made without markup, and layers of them that follow a list. */

const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number>>;

export function svgNode<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** Sets an attribute that differs, removes it for null: a node that stays as it is costs nothing. */
export function setAttribute(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** How the items of a layer become nodes. */
export interface Drawing<T> {
  /** Equal keys, one node; the key also decides the place in the layer, so that no node ever moves. */
  key: (item: T) => string;
  make: (item: T) => SVGGElement;
  update?: (node: SVGGElement, item: T) => void;
  compare?: (a: T, b: T) => number;
}

/** A group whose nodes are kept by key: what stays is updated, never made anew, so that focus and movement stay too. */
export class Layer<T> {
  readonly #nodes = new Map<string, SVGGElement>();

  constructor(
    readonly root: SVGGElement,
    private readonly drawing: Drawing<T>,
  ) {}

  node(key: string): SVGGElement | undefined {
    return this.#nodes.get(key);
  }

  draw(items: readonly T[]): void {
    const { key, compare } = this.drawing;
    const ordered = compare === undefined ? items : [...items].sort(compare);
    this.#drop(new Set(ordered.map(key)));
    let next: ChildNode | null = this.root.firstChild;
    for (const item of ordered) next = this.#place(item, next);
  }

  #drop(wanted: ReadonlySet<string>): void {
    for (const [key, node] of this.#nodes) {
      if (wanted.has(key)) continue;
      node.remove();
      this.#nodes.delete(key);
    }
  }

  /** Returns the node before which the next one belongs. */
  #place(item: T, next: ChildNode | null): ChildNode | null {
    const { key, make, update } = this.drawing;
    const known = this.#nodes.get(key(item));
    const node = known ?? make(item);
    if (known === undefined) this.#nodes.set(key(item), node);
    update?.(node, item);
    if (node === next) return node.nextSibling;
    this.root.insertBefore(node, next);
    return next;
  }
}
