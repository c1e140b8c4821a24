import type { Action, Ending, GameResult, ResultForm, Rule } from '../../api/tournaments.ts';
import { timeText } from '../../core/clock.ts';
import { overtimeOf, timeOf } from './points.ts';

/** What those in office decide about a game: a result, a correction or a ruling, out of the fields of its dialog. */

export const MODES = ['result', 'correct', 'ruling'] as const;
export type Mode = (typeof MODES)[number];

export const ENDINGS: readonly Ending[] = ['played', 'resigned', 'default', 'absent', 'tied', 'deadlock', 'ruled'];
/** The rulings that concern a game; warnings and disqualifications concern an entry. */
export const RULES: readonly Rule[] = ['tied', 'default', 'absent', 'adjudicated', 'conduct', 'lot'];

type Asked = 'scores' | 'penalties' | 'out' | 'points';

/** What is asked of a game that ends so; `points` have to be said only where it is `ruled`. */
const ASKED: Record<Ending, readonly Asked[]> = {
  played: ['scores', 'penalties'],
  resigned: ['out', 'scores', 'penalties'],
  default: ['out', 'points'],
  absent: [],
  tied: ['points', 'penalties'],
  deadlock: ['penalties'],
  ruled: ['points', 'scores'],
};

export const asks = (ending: Ending, field: Asked): boolean => ASKED[ending].includes(field);

/** The times that both sides have used, in milliseconds. */
type Times = readonly number[] | null;

/** The fields, as they are typed. */
export interface Decision {
  scores: [string, string];
  times: [string, string];
  /** The times that are known, to the millisecond: they stay where the text does. */
  used: Times;
  penalties: [string, string];
  ending: Ending;
  /** The side that resigned or did not come; for a ruling without a result, the side that goes on. */
  side: string;
  /** The points of the first side, empty for the usual ones. */
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

/** The fields at first: what the game counts as now, and the times used. */
export function startOf(held: GameResult | null, used: Times = null): Decision {
  const [one, two] = held?.scores ?? [];
  const [first, second] = held?.penalties ?? [];
  const typed = (value?: number) => (value === undefined ? '' : String(value));
  return {
    scores: [typed(one), typed(two)],
    times: used === null ? ['', ''] : [timeText(used[0]), timeText(used[1])],
    used,
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
  return ending === undefined ? { ...draft, rule, counts: false } : { ...draft, rule, ending, ruled: '', counts: true };
}

/** The fields with what the clocks cost, where nothing is said of that: it is paid unless a Controller waives it [S4]. */
export function withOvertime(draft: Decision, used: Times, limit: number): Decision {
  if (used === null || draft.penalties.some((text) => text !== '')) return draft;
  const [one, two] = used.map((ms) => String(overtimeOf(ms, limit)));
  return { ...draft, penalties: [one, two] };
}

/** `supersedes` is the number of the ruling that decided the game so far, if one did. */
export function actionOf(mode: Mode, at: At, draft: Decision, supersedes: number | null = null): Action {
  const reason = draft.reason.trim();
  if (mode === 'result') return { type: 'result', ...at, scores: numbers(draft.scores), times_ms: timesOf(draft) };
  const result = draft.counts ? resultOf(draft) : null;
  if (mode === 'correct') return { type: 'correct', ...at, result, times_ms: result === null ? null : timesOf(draft), reason };
  const winner = result === null && draft.side !== '' ? Number(draft.side) : null;
  return { type: 'ruling', ...at, rule: draft.rule, result, winner, supersedes, reason };
}

/** What a game counts as; only what goes with its ending is said. */
function resultOf({ ending, scores, penalties, side, ruled }: Decision): ResultForm {
  return {
    ending,
    scores: asks(ending, 'scores') ? numbers(scores) : [0, 0],
    penalties: asks(ending, 'penalties') ? numbers(penalties) : [0, 0],
    out: asks(ending, 'out') ? Number(side) : null,
    ruled: asks(ending, 'points') && ruled !== '' ? Math.round(10 * Number(ruled.replace(',', '.'))) : null,
  };
}

/** Both times, null where one is missing. */
function timesOf({ times, used }: Decision): [number, number] | null {
  const [one, two] = times.map((text, side) => (used !== null && text === timeText(used[side]) ? used[side] : timeOf(text)));
  return one === null || two === null ? null : [one, two];
}

const numbers = ([one, two]: readonly [string, string]): [number, number] => [Number(one), Number(two)];
