import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import type { AskedRules } from '../../rules/index.ts';
import { ownRules } from '../../rules/index.ts';

const SHOWN = { faults: [], solved: false, enclosed: [], score: null };

/** A free table that asks the rules in the page what it shows, and the server where those cannot answer. */
export function withOwnLooks(tiles: readonly number[], server: PuzzleLink, rules: AskedRules | null = ownRules()): PuzzleLink {
  if (rules === null) return server;
  const look = (placements: string[]) =>
    rules.freeLook([...tiles], placements).then(
      (shown) => ({ ...SHOWN, ...shown }),
      () => server.look(placements),
    );
  return { ...server, look };
}
