import { orConstant } from '../constants.ts';
import { get, post } from '../http.ts';
import type { Count, HintAnswer, Look, Solution, Swap, Wanted } from '../puzzle.ts';

/** What a table of tiles asks of whoever knows the rules. */
export interface PuzzleLink {
  look(placements: string[]): Promise<Look>;
  hint(placements: string[]): Promise<HintAnswer>;
  swap(placements: string[], swap: Swap): Promise<{ placements: string[] }>;
  solution(): Promise<Solution>;
  count(): Promise<Count>;
}

export const puzzles = {
  list: () => orConstant(get('/api/puzzles'), (known) => known.puzzles),
  form: (id: string) => orConstant(get('/api/puzzles/form', { id }), (known) => known.forms[id]),
  make: (wanted: Wanted) => post('/api/puzzles/make', wanted),
};

/** What the best times of puzzles are made of. */
export const times = {
  table: (id: string, page: number) => get('/api/puzzles/times', { id, page: `${page}` }),
  open: (id: string, begun: boolean) => post('/api/puzzles/open', { id, begun }),
  helped: (id: string) => post('/api/puzzles/helped', { id }),
  solved: (id: string, placements: string[]) => post('/api/puzzles/solved', { id, placements }),
};

export function linkTo(id: string): PuzzleLink {
  return {
    look: (placements) => post('/api/puzzles/look', { id, placements }),
    hint: (placements) => post('/api/puzzles/hint', { id, placements }),
    swap: (placements, swap) => post('/api/puzzles/swap', { id, placements, ...swap }),
    solution: () => post('/api/puzzles/solution', { id }),
    count: () => post('/api/puzzles/count', { id }),
  };
}
