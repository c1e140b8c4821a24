import type { Say } from '../../core/messages.ts';
import type { GameResult, Line, StageSettings } from '../../api/tournaments.ts';
import { pointsText } from './points.ts';

/** Results, stages and places in a tournament, as a line shows them. */

/** `24–20, 14.7–5.3` of a game that was played, else how it ended and its points. */
export function resultText({ ending, scores, tenths }: GameResult, say: Say, lang: string): string {
  const points = pairText({ tenths }, lang);
  return ending === 'played' ? `${scores.join('–')} (${points})` : `${say(`page.tournaments.ending.${ending}`)} (${points})`;
}

/** `10.0–10.0`: the points of both sides. */
export function pairText({ tenths }: Pick<GameResult, 'tenths'>, lang: string): string {
  return tenths.map((one) => pointsText(one, lang)).join('–');
}

/** `Groups → Knockout`, or `Knockout + Plate`: the stages one after the other, a plate beside the one before. */
export function formatText(stages: readonly Pick<StageSettings, 'format' | 'source'>[], say: Say): string {
  return stages.reduce((text, { format, source }) => {
    if (source === 'plate') return `${text} + ${say('page.tournaments.format.plate')}`;
    return [text, say(`page.tournaments.format.${format}`)].filter((part) => part !== '').join(' → ');
  }, '');
}

/** `5.3`, or `5.3.2` of a later game: round, table, game. */
export function placeText({ round, table, game }: Pick<Line, 'round' | 'table' | 'game'>): string {
  const parts = [round, table, game !== null && game > 1 ? game : null];
  return parts.filter((part) => part !== null).join('.');
}
