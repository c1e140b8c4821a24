/** What the server sends about the free table. Placements are codes; everything kept stays for ever under its id. */

export interface FigureRow {
  id: string;
  name: string;
  by: string;
  tiles: number;
  made_ms: number;
  mine: boolean;
}

export interface Figure extends FigureRow {
  placements: string[];
}

export interface Spaghetti extends FigureRow {
  /** One more than there are larger ones. */
  place: number;
  sets: number;
}

export interface Records {
  sources: { tiles: number; people: number };
  records: Spaghetti[];
}

export interface Entered {
  id: string;
  tiles: number;
  sets: number;
}

/** What something is called, and by whom it is. */
export interface Signature {
  name: string;
  by: string;
}

export const MOST_TILES = 1200;
export const LARGEST_FILE = 4 * 1024 * 1024;
