/** Axial coordinates of a cell; `q` grows to the right, `r` downwards. */
export type Cell = [q: number, r: number];

/** A tile on the board or on trial: `rotation` is the number of clockwise sixths. */
export interface Placed {
  tile: number;
  q: number;
  r: number;
  rotation: number;
}

/** `25@0,-1:5` as its four numbers. */
export function parseCode(code: string): Placed {
  const [tile, q, r, rotation] = code.split(/[@,:]/).map(Number);
  return { tile, q, r, rotation };
}

export function codeOf({ tile, q, r, rotation }: Placed): string {
  return `${tile}@${q},${r}:${rotation}`;
}

/** A cell as the key of a map. */
export function keyOf([q, r]: Cell): string {
  return `${q},${r}`;
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
}

/** The six letters that a tile with `edges` shows by direction when turned by `rotation`. */
export function shown(edges: string, rotation: number): string {
  return edges.slice(6 - rotation) + edges.slice(0, 6 - rotation);
}
