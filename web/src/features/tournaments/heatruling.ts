import type { Rule, RuledMarkForm } from '../../api/tournaments.ts';

/** Rulings about a game of a heat: what everybody in it has by one, out of the fields of its dialog. */

const RULES: readonly Rule[] = ['tied', 'default', 'absent', 'adjudicated', 'conduct'];
/** In a race the places give the points: nobody shares them out. */
const OF_RACES: readonly Rule[] = ['tied', 'default', 'absent'];

export const rulesOf = (race: boolean): readonly Rule[] => (race ? OF_RACES : RULES);

/** What is said of an entry; numbers are typed. */
export interface Ruled {
  entry: number;
  score: string;
  points: string;
  absent: boolean;
}

/** The fields of a ruling. Whoever was responsible for a tie, as text, pays so many points to the others; empty for nobody. */
export interface HeatRuling {
  rule: Rule;
  marks: Ruled[];
  guilty: string;
  paid: string;
}

/** What each has of a tied game, in tenths. */
const TIE = 100;
const SIXTHS = 6;

export function ruledMarks({ rule, marks, guilty, paid }: HeatRuling, race = false): RuledMarkForm[] {
  const absent = ({ entry }: Ruled): RuledMarkForm => ({ entry, score: 0, out: 'absent', tenths: null, sixths: 0 });
  switch (rule) {
    case 'tied': {
      const each = tenthsOf(paid) / (marks.length - 1);
      return marks.map(({ entry }) => ({ entry, score: race ? 1 : 0, out: '', ...sharesOf(guilty, String(entry) === guilty ? TIE - tenthsOf(paid) : TIE + each) }));
    }
    case 'default':
      return marks.filter((one) => one.absent).map(absent);
    case 'absent':
      return marks.map(absent);
    case 'adjudicated':
      return marks.map(({ entry, score, points }) => ({ entry, score: Number(score), out: '', tenths: tenthsOf(points), sixths: 0 }));
    default:
      return marks.map(({ entry, points }) => ({ entry, score: null, out: null, tenths: tenthsOf(points), sixths: 0 }));
  }
}

/** Points as the wire has them; none where nobody is to pay. */
function sharesOf(guilty: string, tenths: number): Pick<RuledMarkForm, 'sixths' | 'tenths'> {
  if (guilty === '') return { tenths: null, sixths: 0 };
  const sixths = Math.round(SIXTHS * tenths);
  return { tenths: Math.floor(sixths / SIXTHS), sixths: sixths % SIXTHS };
}

/** The tenths of points as somebody types them. */
const tenthsOf = (text: string): number => Math.round(10 * Number(text.replace(',', '.')));
