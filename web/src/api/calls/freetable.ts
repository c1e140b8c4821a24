import { post, postForText, request } from '../http.ts';
import type { Entered, Figure, FigureRow, Records, Signature } from '../freetable.ts';
import type { Look } from '../puzzle.ts';
import type { PuzzleLink } from './puzzle.ts';

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
