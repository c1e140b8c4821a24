import type { Placed } from '../../board/codes.ts';
import { codeOf, keyOf } from '../../board/codes.ts';
import type { Arrangement } from '../puzzle/arrangement.ts';
import { cellOf } from '../puzzle/arrangement.ts';
import type { Step } from '../puzzle/history.ts';
import { applied, between, parseStep } from '../puzzle/history.ts';
import type { Move } from '../../api/daily.ts';

/** The way from the start of a puzzle to a table, as the server replays it. */

const LONGEST = 2000;

/** A step as moves: what leaves its cell is taken up first, unless the same tile is only turned there. */
function movesIn({ off, on }: Step): Move[] {
  const lies = new Map(on.map((placed) => [keyOf(cellOf(placed)), placed.tile]));
  const leaves = ({ tile, q, r }: Placed) => lies.get(keyOf([q, r])) !== tile;
  return [...off.filter(leaves).map(({ q, r }): Move => ({ take: [q, r] })), ...on.map((placed): Move => ({ place: codeOf(placed) }))];
}

/** The moves of the steps that were kept; the straight way where these do not lead there, or are too many. */
export function movesTo(start: Arrangement, past: readonly string[], table: Arrangement): Move[] {
  const steps = past.map(parseStep);
  const end = steps.reduce<Placed[] | null>((at, step) => at && step && applied(at, step), [...start]);
  const moves = steps.flatMap((step) => (step === null ? [] : movesIn(step)));
  if (end !== null && between(end, table) === null && moves.length <= LONGEST) return moves;
  const straight = between(start, table);
  return straight === null ? [] : movesIn(straight);
}
