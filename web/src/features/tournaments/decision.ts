import type { Action, Ending, GameResult, ResultForm, Rule } from '../../api/tournaments.ts';
import { timeOf } from './points.ts';

/** What those in office decide about a game: a result, a correction or a ruling, out of the fields of its dialog. */

export const MODES = ['result', 'correct', 'ruling'] as const;
export type Mode = (typeof MODES)[number];

export const ENDINGS: readonly Ending[] = ['played', 'resigned', 'default', 'absent', 'tied', 'deadlock', 'ruled'];
/** The rulings that concern a game; warnings and disqualifications concern an entry. */
export const RULES: readonly Rule[] = ['tied', 'default', 'absent', 'adjudicated', 'conduct', 'lot'];

/** The fields, as they are typed. */
export interface Decision {
  scores: [string, string];
  times: [string, string];
  penalties: [string, string];
  ending: Ending;
  /** The side that resigned or did not come; for a ruling without a result, the side that goes on. */
  side: string;
  ruled: string;
  rule: Rule;
  reason: string;
  /** Whether the game has a result at all afterwards. */
  counts: boolean;
}

export interface At {
  round: number;
  table: number;
  game: number;
}

/** The fields at first: what the game counts as now. */
export function startOf(held: GameResult | null): Decision {
  const [one, two] = held?.scores ?? [];
  const [first, second] = held?.penalties ?? [];
  const typed = (value?: number) => (value === undefined ? '' : String(value));
  return {
    scores: [typed(one), typed(two)],
    times: ['', ''],
    penalties: [typed(first), typed(second)],
    ending: held?.ending ?? 'played',
    side: held?.out == null ? '' : String(held.out),
    ruled: held?.ruled == null ? '' : String(held.ruled / 10),
    rule: 'tied',
    reason: '',
    counts: true,
  };
}

/** What a game usually counts as after a ruling; where the lot speaks, it has no result. */
const USUAL: Partial<Record<Rule, Ending>> = { tied: 'tied', default: 'default', absent: 'absent', adjudicated: 'played', conduct: 'ruled' };

/** The fields once another ruling is chosen. */
export function ruledBy(rule: Rule, draft: Decision): Decision {
  const ending = USUAL[rule];
  return ending === undefined ? { ...draft, rule, counts: false } : { ...draft, rule, ending, counts: true };
}

/** `supersedes` is the number of the ruling that decided the game so far, if one did. */
export function actionOf(mode: Mode, at: At, draft: Decision, supersedes: number | null = null): Action {
  const reason = draft.reason.trim();
  if (mode === 'result') {
    const times = draft.times.map(timeOf);
    const [one, two] = times;
    return { type: 'result', ...at, scores: numbers(draft.scores), times_ms: one === null || two === null ? null : [one, two] };
  }
  const result = draft.counts ? resultOf(draft) : null;
  if (mode === 'correct') return { type: 'correct', ...at, result, reason };
  const winner = result === null && draft.side !== '' ? Number(draft.side) : null;
  return { type: 'ruling', ...at, rule: draft.rule, result, winner, supersedes, reason };
}

/** What a game counts as; only what goes with its ending is said. */
function resultOf({ ending, scores, penalties, side, ruled }: Decision): ResultForm {
  const played = ending === 'played' || ending === 'resigned';
  return {
    ending,
    scores: played ? numbers(scores) : [0, 0],
    penalties: played ? numbers(penalties) : [0, 0],
    out: ending === 'resigned' || ending === 'default' ? Number(side) : null,
    ruled: ending === 'ruled' ? Math.round(10 * Number(ruled.replace(',', '.'))) : null,
  };
}

const numbers = ([one, two]: readonly [string, string]): [number, number] => [Number(one), Number(two)];
