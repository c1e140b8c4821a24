import type { Format, Heat, Mark, MarkForm } from '../../api/tournaments.ts';
import type { Say } from '../../core/messages.ts';
import { timeOf } from './points.ts';

/** Heats: formats in which more than two are at a table. */

const HEATS: readonly Format[] = ['heats', 'gobble', 'duplicate', 'solitaire', 'rally', 'simul'];
/** Everybody alone at the same task, within a time. */
const ALONE: readonly Format[] = ['duplicate', 'solitaire', 'rally', 'simul'];

/** The minutes that there usually are where the settings have none. */
export const usualMinutes = (format: Format): number => ({ rally: 30, simul: 180 } as Partial<Record<Format, number>>)[format] ?? 90;

export const isHeats = (format: string | undefined): boolean => HEATS.some((each) => each === format);

/** The formats of heats round after round, with others each time. */
export const isByRound = (format: string | undefined): boolean => format === 'heats' || format === 'gobble';

/** Where a game of a format is played, and looked at once it is over. */
export function wayTo(format: string | undefined, room: string, over = false): string {
  if (format === 'gobble') return `/race/${room}`;
  return over ? `/replay/${room}` : `/table/${room}`;
}

export const isAlone = (format: string | undefined): boolean => ALONE.some((each) => each === format);

const TENTHS_OF_SIX = 6;

/** Exact points as a number of tenths, for people to read. */
export const exact = ({ tenths, sixths }: { tenths: number; sixths: number }): number => tenths + sixths / TENTHS_OF_SIX;

/** What an entry has of a heat so far, in tenths; null before any game of it is over. */
export function shareOf(heat: Heat, entry: number): number | null {
  const known = heat.games.flatMap(({ marks }) => marks.filter((mark) => mark.entry === entry && mark.tenths !== null));
  return known.length === 0 ? null : known.reduce((sum, { tenths, sixths }) => sum + exact({ tenths: tenths ?? 0, sixths }), 0);
}

/** `24`, against a robot `24–20`, or how the game was over for the entry. */
export function markText({ score, against, out }: Pick<Mark, 'against' | 'out' | 'score'>, say: Say): string {
  if (out !== '') return say(`page.tournaments.out.${out}`);
  return against === null ? String(score) : `${score}–${against}`;
}

/** What is typed of each entry of a heat. */
export interface MarkDraft {
  entry: number;
  score: string;
  time: string;
  out: Mark['out'];
}

export const draftsOf = (heat: Heat, game: number): MarkDraft[] =>
  heat.entries.map((entry) => {
    const known = heat.games.find((one) => one.game === game)?.marks.find((mark) => mark.entry === entry);
    return { entry, score: known === undefined ? '' : String(known.score), time: minutesOf(known?.time_ms ?? null), out: known?.out ?? '' };
  });

/** What is sent of them; times that cannot be read are left out. */
export const formsOf = (drafts: readonly MarkDraft[], game: number): MarkForm[] =>
  drafts.map(({ entry, score, time, out }) => ({ entry, game, score: out === 'absent' ? 0 : Number.parseInt(score, 10) || 0, time_ms: timeOf(time), out }));

function minutesOf(ms: number | null): string {
  if (ms === null) return '';
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
