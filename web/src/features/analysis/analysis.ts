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
