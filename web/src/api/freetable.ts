import { post, postForText, request } from './http.ts';
import type { Look, PuzzleLink } from './puzzle.ts';

/** What the house tells of the free table. Placements are codes; everything kept stays for ever under its id. */

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

const path = (id: string) => `/api/figures/${encodeURIComponent(id)}`;

export const figures = {
  own: () => request<{ figures: FigureRow[] }>('/api/figures'),
  figure: (id: string) => request<Figure>(path(id)),
  keep: (signature: Signature, placements: string[]) => post<{ id: string }>('/api/figures', { ...signature, placements }),
  picture: (placements: string[], theme: string) => postForText('/api/figures/picture', { placements, theme }),
  records: () => request<Records>('/api/spaghetti'),
  enter: (signature: Signature, placements: string[]) => post<Entered>('/api/spaghetti', { ...signature, placements }),
  enterFile: (signature: Signature, text: string) => post<Entered>('/api/spaghetti/file', { ...signature, text }),
  filePath: (id: string) => `/api/spaghetti/${encodeURIComponent(id)}`,
};

const never = () => Promise.reject(new Error('a free table has no solution'));

/** A table of these tiles, where there is nothing to be solved. */
export function linkTo(tiles: readonly number[]): PuzzleLink {
  const look = (placements: string[]) =>
    post<Pick<Look, 'mismatches' | 'lines' | 'fits'>>('/api/figures/look', { tiles, placements });
  return {
    look: async (placements) => ({ faults: [], solved: false, score: null, ...(await look(placements)) }),
    hint: never,
    swap: never,
    solution: never,
    count: never,
  };
}
