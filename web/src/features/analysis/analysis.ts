import type { BoardModel } from '../../board/index.ts';
import { parseCode } from '../../board/codes.ts';
import type { GameAnalysis, Moment } from '../../api/types.ts';

/** How many placements are listed at most. */
export const COSTLIEST = 8;
/** The same at the end of a game. */
export const BRIEF = 3;

/** The width and the height of the graph, in units of its own. */
export const WIDE = 100;
export const HIGH = 40;

/** Where each value stands in the graph. */
export function pointsOf(values: readonly number[]): { x: number; y: number }[] {
  const last = Math.max(values.length - 1, 1);
  return values.map((value, index) => ({ x: (index / last) * WIDE, y: (1 - value) * HIGH }));
}

/** The placements that are blamed, the costliest first. */
export function costliest({ moments }: GameAnalysis): Moment[] {
  return moments
    .filter(({ label }) => label !== null)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, COSTLIEST);
}

/** What is marked in the graph: a placement that is blamed, or a draw that changed much. */
export type MarkKind = 'inaccuracy' | 'mistake' | 'blunder' | 'luck';
export const MARK_KINDS: readonly MarkKind[] = ['inaccuracy', 'mistake', 'blunder', 'luck'];

/** From how much it brought or cost on, a draw is marked: as much as a mistake costs. */
const LUCKY = 0.1;

/** The draws that brought or cost most, at most as many as are asked for. */
export function luckiest({ moments }: GameAnalysis, most: number): Moment[] {
  const size = ({ luck }: Moment) => Math.abs(luck ?? 0);
  return moments
    .filter((moment) => size(moment) >= LUCKY)
    .sort((one, other) => size(other) - size(one))
    .slice(0, most);
}

/** The marks of the graph, by the number of the move; where a placement is blamed, the draw after it has none. */
export function marksOf(blamed: readonly Moment[], lucky: readonly Moment[]): Map<number, MarkKind> {
  const marks = new Map<number, MarkKind>(lucky.map(({ number }) => [number, 'luck']));
  for (const { number, label } of blamed) if (label !== null) marks.set(number, label);
  return marks;
}

/** The moves that are written below a graph of so many; the last one has its own place. */
export function ticksOf(last: number): number[] {
  const step = last > 25 ? 10 : 5;
  return Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step).filter((at) => at <= 0.7 * last);
}

/** Reasons that speak of the line of whoever moved. */
const OF_YOUR_LINE: Partial<Record<string, string>> = {
  end_blocked: 'page.analysis.why.end_blocked.you',
  line_shorter: 'page.analysis.why.line_shorter.you',
};

/** The sentence of a reason, to who made the move or of somebody else. */
export const reasonId = (kind: string, yours: boolean): string => (yours && OF_YOUR_LINE[kind]) || `page.analysis.why.${kind}`;

/** The move that comes next where so many are made. */
export const momentAt = ({ moments }: GameAnalysis, index: number): Moment | null =>
  moments.find(({ number }) => number === index + 1) ?? null;

/** What the board shows of a move: the best placement as a ghost, and the spaces that say why another is worse. */
export function shownOf(moment: Moment | null): Pick<BoardModel, 'ghost' | 'marks'> {
  if (moment === null) return { ghost: null, marks: [] };
  const cells = moment.label === null ? [] : moment.reasons.map(({ at }) => at).filter((at) => at !== null);
  return {
    ghost: { ...parseCode(moment.best.placement), legal: true, open: false },
    marks: cells.map((at) => ({ at, kind: 'offending' })),
  };
}
