import type { Cell, View } from '../api/types.ts';
import { keyOf, parseCode } from '../board/codes.ts';

/** What the server allows the player to act, by tile and cell: the rotations that fit, in ascending order. */
export class Legal {
  readonly #turns = new Map<number, Map<string, number[]>>();
  readonly codes: ReadonlySet<string>;

  constructor(codes: readonly string[]) {
    this.codes = new Set(codes);
    for (const code of codes) this.#add(code);
  }

  #add(code: string): void {
    const { tile, q, r, rotation } = parseCode(code);
    const cells = this.#turns.get(tile) ?? new Map<string, number[]>();
    this.#turns.set(tile, cells);
    const turns = cells.get(keyOf([q, r])) ?? [];
    cells.set(keyOf([q, r]), [...turns, rotation].sort());
  }

  rotations(tile: number, at: Cell): number[] {
    return this.#turns.get(tile)?.get(keyOf(at)) ?? [];
  }

  goes(tile: number, at: Cell): boolean {
    return this.rotations(tile, at).length > 0;
  }

  /** The tiles that may be played on a cell. */
  tilesAt(at: Cell): number[] {
    return [...this.#turns.keys()].filter((tile) => this.goes(tile, at));
  }

  cells(tile: number): Cell[] {
    return [...(this.#turns.get(tile)?.keys() ?? [])].map((key) => key.split(',').map(Number) as Cell);
  }
}

const known = new WeakMap<View, Legal>();

export function legalOf(view: View): Legal {
  let legal = known.get(view);
  if (legal === undefined) {
    legal = new Legal(view.legal);
    known.set(view, legal);
  }
  return legal;
}
