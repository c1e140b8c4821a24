import type { Say } from '../../core/messages.ts';
import type { GameResult, Line } from '../../api/tournaments.ts';
import { pointsText } from './points.ts';

/** What happened in a tournament, in sentences. */

/** How a line knows entries and says numbers. */
export interface Teller {
  say: Say;
  lang: string;
  nameOf: (entry: number) => string;
  /** The names at a table, empty where they are not known yet. */
  at: (round: number, table: number) => string;
}

/** `24–20, 14.7–5.3` of a game that was played, else how it ended and its points. */
export function resultText({ ending, scores, tenths }: GameResult, say: Say, lang: string): string {
  const points = tenths.map((one) => pointsText(one, lang)).join('–');
  return ending === 'played' ? `${scores.join('–')} (${points})` : `${say(`page.tournaments.ending.${ending}`)} (${points})`;
}

/** One sentence for something that happened. */
export function lineText(line: Line, { say, lang, nameOf, at }: Teller): string {
  const params = {
    by: line.by,
    name: line.name || (line.entry === null ? '' : nameOf(line.entry)),
    round: line.round ?? 0,
    stage: (line.stage ?? 0) + 1,
    place: line.round === null || line.table === null ? '' : placeText(line),
    sides: line.sides === null ? namesAt(line, at) : line.sides.map((entry) => nameOf(entry)).join(' – '),
    result: line.result === null ? '–' : resultText(line.result, say, lang),
    number: line.event ?? line.supersedes ?? 0,
    office: line.office === null ? '' : say(`page.tournaments.office.${line.office}`),
    rule: line.rule === null ? '' : say(`page.tournaments.rule.${line.rule}`),
  };
  return say(idOf(line), params);
}

/** `5.3`, or `5.3.2` of a later game: round, table, game. */
export function placeText({ round, table, game }: Pick<Line, 'round' | 'table' | 'game'>): string {
  const parts = [round, table, game !== null && game > 1 ? game : null];
  return parts.filter((part) => part !== null).join('.');
}

const namesAt = ({ round, table }: Line, at: Teller['at']): string => (round === null || table === null ? '' : at(round, table));

function idOf({ kind, office, round, entry }: Line): string {
  if (kind === 'appointed' && office === null) return 'page.tournaments.line.dismissed';
  if (kind === 'ruling' && round === null) return entry === null ? 'page.tournaments.line.ruling' : 'page.tournaments.line.ruling.entry';
  return `page.tournaments.line.${kind}`;
}

/** The kinds that are decisions of an office: what "rulings" shows. */
const DECISIONS: readonly string[] = ['ruling', 'corrected', 'undone', 'left', 'forbidden', 'unpaired', 'changed', 'cancelled'];

export const isDecision = ({ kind }: Line): boolean => DECISIONS.includes(kind);
