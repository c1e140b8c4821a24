import { post, request } from '../http.ts';
import type { Count, HintAnswer, Look, Made, PuzzleForm, Section, Solution, Swap, Wanted } from '../puzzle.ts';

/** What a table of tiles asks of whoever knows the rules. */
export interface PuzzleLink {
  look(placements: string[]): Promise<Look>;
  hint(placements: string[]): Promise<HintAnswer>;
  swap(placements: string[], swap: Swap): Promise<{ placements: string[] }>;
  solution(): Promise<Solution>;
  count(): Promise<Count>;
}

const path = (what: string) => `/api/puzzles/${what}`;

export const puzzles = {
  list: () => request<{ sections: Section[] }>('/api/puzzles'),
  form: (id: string) => request<PuzzleForm>(`${path('form')}?id=${encodeURIComponent(id)}`),
  make: (wanted: Wanted) => post<Made>(path('make'), wanted),
};

export function linkTo(id: string): PuzzleLink {
  return {
    look: (placements) => post(path('look'), { id, placements }),
    hint: (placements) => post(path('hint'), { id, placements }),
    swap: (placements, swap) => post(path('swap'), { id, placements, ...swap }),
    solution: () => post(path('solution'), { id }),
    count: () => post(path('count'), { id }),
  };
}
