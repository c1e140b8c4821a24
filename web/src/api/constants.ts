import file from '../../../build/page/constants.json?url';
import type { Bootstrap, Catalogue, PuzzleView } from './generated.ts';
import { ApiError } from './http.ts';

/** What is the same for everybody as long as the version is: a file of the page, which `tools/constants.py` writes. */
interface Constants {
  bootstrap: Bootstrap;
  puzzles: Catalogue;
  forms: Record<string, PuzzleView>;
  /** Robots by level, as players of the engine for two and for several. */
  robots: Record<string, { two: string; several: string }>;
}

let read: Promise<Constants> | null = null;

export function constants(): Promise<Constants> {
  read ??= fetch(file).then((response) => response.json());
  return read;
}

/** What the server answers, or, where it cannot be reached, what the page has of its own. */
export async function orConstant<Answer>(asked: Promise<Answer>, own: (known: Constants) => Answer | undefined): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const known = await constants().then(own, () => undefined);
    if (known === undefined) throw error;
    return known;
  }
}
