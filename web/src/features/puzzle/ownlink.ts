import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import { ApiError } from '../../api/http.ts';
import type { PuzzleForm } from '../../api/puzzle.ts';
import type { AskedRules } from '../../rules/index.ts';
import { ownRules, Refused, search, TOO_LONG } from '../../rules/index.ts';

const HINT_MS = 1000;
const SEARCH_MS = 5000;

/** What the page's own rules refuse as the server does, said in the same way; else the server is asked. */
async function first<Answer>(own: Promise<Answer>, server: () => Promise<Answer>): Promise<Answer> {
  try {
    return await own;
  } catch (error) {
    if (error instanceof Refused && error.id === 'bad.swap') throw new ApiError({ id: error.id, params: error.params, cells: [] }, 400);
    return server();
  }
}

const gaveUp = (error: unknown): boolean => error instanceof Refused && error.id === TOO_LONG;

/**
 * A puzzle's table that asks the rules and the solver in the page, and the server only where those cannot answer: where there
 * is no WebAssembly, and of puzzles with scores what their records say.
 */
export function ownLink(form: PuzzleForm, server: PuzzleLink, rules: AskedRules | null = ownRules(), searching = search): PuzzleLink {
  if (rules === null) return server;
  const looking = {
    look: (placements: string[]) => first(rules.look(form, placements), () => server.look(placements)),
    swap: (placements: string[], swap: Parameters<PuzzleLink['swap']>[1]) =>
      first(rules.swap(form, placements, swap), () => server.swap(placements, swap)),
  };
  if (form.scored !== null) return { ...server, ...looking };
  const seconds = async <Found extends object>(search: Promise<Found>) => {
    const begun = performance.now();
    return { ...(await search), seconds: (performance.now() - begun) / 1000 };
  };
  return {
    ...looking,
    hint: (placements) =>
      searching('hint', HINT_MS, form, placements).catch((error: unknown) =>
        gaveUp(error) ? ({ answer: 'unknown' } as const) : server.hint(placements),
      ),
    solution: () =>
      seconds(searching('solution', SEARCH_MS, form)).catch((error: unknown) =>
        gaveUp(error) ? { status: 'stopped' as const, placements: [], score: null, seconds: SEARCH_MS / 1000 } : server.solution(),
      ),
    // A number that the page has no time for is the server's: it counts on with threads.
    count: () => seconds(searching('count', SEARCH_MS, form)).catch(() => server.count()),
  };
}
