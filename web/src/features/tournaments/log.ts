import type { Say } from '../../core/messages.ts';
import type { Line } from '../../api/tournaments.ts';
import { markText } from './heats.ts';
import { pairText, placeText, resultText } from './lines.ts';

/** What happened in a tournament, in sentences. */

/** How a line knows entries and says numbers. */
export interface Teller {
  say: Say;
  lang: string;
  nameOf: (entry: number) => string;
  /** The names at a table, empty where they are not known yet. */
  at: (round: number, table: number) => string;
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
    result: decided(line, say, lang) ?? marksText(line, say, nameOf),
    board: line.board ?? 0,
    number: line.event ?? line.supersedes ?? 0,
    office: line.office === null ? '' : say(`page.tournaments.office.${line.office}`),
    rule: line.rule === null ? '' : say(`page.tournaments.rule.${line.rule}`),
  };
  return say(idOf(line), params);
}

/** The result of a line, null where it has none; a ruling that says how the game ended leaves only the points to be told. */
function decided({ kind, rule, result }: Line, say: Say, lang: string): string | null {
  if (result === null) return null;
  return kind === 'ruling' && rule === result.ending ? pairText(result, lang) : resultText(result, say, lang);
}

/** `Ann 24, Ben 20` of the marks of a heat. */
const marksText = ({ marks }: Line, say: Say, nameOf: Teller['nameOf']): string => marks.map((mark) => `${nameOf(mark.entry)} ${markText(mark, say)}`).join(', ') || '–';

const namesAt = ({ round, table }: Line, at: Teller['at']): string => (round === null || table === null ? '' : at(round, table));

function idOf({ kind, office, round, entry, text }: Line): string {
  if (kind === 'appointed' && office === null) return 'page.tournaments.line.dismissed';
  if (kind === 'ruling' && round === null) return entry === null ? 'page.tournaments.line.ruling' : 'page.tournaments.line.ruling.entry';
  if (kind === 'left' && round !== null) return 'page.tournaments.line.leaving';
  return kind === 'marked' && text !== '' ? 'page.tournaments.line.remarked' : `page.tournaments.line.${kind}`;
}

/** The kinds that are decisions of an office, and protests, which ask for one: what "rulings" shows. */
const DECISIONS: readonly string[] = ['ruling', 'corrected', 'undone', 'left', 'forbidden', 'unpaired', 'changed', 'cancelled', 'protested'];

export const isDecision = ({ kind, text }: Line): boolean => DECISIONS.includes(kind) || (kind === 'marked' && text !== '');
