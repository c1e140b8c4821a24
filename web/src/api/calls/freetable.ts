import { addressOf, get, post, postForText } from '../http.ts';
import type { Signature } from '../freetable.ts';
import type { PuzzleLink } from './puzzle.ts';

export const figures = {
  own: () => get('/api/figures'),
  figure: (figure: string) => get('/api/figures/{figure}', { figure }),
  keep: (signature: Signature, placements: string[]) => post('/api/figures', { ...signature, placements }),
  picture: (placements: string[], theme: string) => postForText('/api/figures/picture', { placements, theme }),
  records: () => get('/api/spaghetti'),
  enter: (signature: Signature, placements: string[]) => post('/api/spaghetti', { ...signature, placements }),
  enterFile: (signature: Signature, text: string) => post('/api/spaghetti/file', { ...signature, text }),
  filePath: (spaghetti: string) => addressOf('/api/spaghetti/{spaghetti}', { spaghetti }),
};

const never = () => Promise.reject(new Error('a free table has no solution'));

/** A table of these tiles, where there is nothing to be solved. */
export function linkTo(tiles: readonly number[]): PuzzleLink {
  const look = (placements: string[]) => post('/api/figures/look', { tiles: [...tiles], placements });
  return {
    look: async (placements) => ({ faults: [], solved: false, enclosed: [], score: null, ...(await look(placements)) }),
    hint: never,
    swap: never,
    solution: never,
    count: never,
  };
}
