/** Tournament points are whole tenths on the wire; here they become text. */

const TENTH = 10;
/** From this margin on the winner has everything. */
export const WIDEST = 36;

/** `16.7` or `16,7` of 167; of a fraction of a tenth, as heats have, two decimals. */
export function pointsText(tenths: number, lang: string): string {
  const digits = Number.isInteger(tenths) ? 1 : 2;
  return new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(tenths / TENTH);
}

/** The tenths of the winner by so many tiles, before penalties; the loser has 200 less that. */
export function tenthsFor(margin: number): number {
  if (margin === 0) return 100;
  return margin >= WIDEST ? 200 : Math.round(120 + (40 / 3) * Math.sqrt(margin));
}

/** The standard deviation of one game's points, as it was measured. */
const ONE_GAME = 5.1;

/** By how many points a game chance alone moves an average over a match of so many games. */
export function luckOf(games: number): number {
  return Math.round((TENTH * ONE_GAME) / Math.sqrt(Math.max(games, 1))) / TENTH;
}

const MINUTE_MS = 60_000;

/** The points that a time costs: one as the limit is reached, and one more for each further full minute. */
export function overtimeOf(used: number, limit: number): number {
  return used < limit ? 0 : Math.floor((used - limit) / MINUTE_MS) + 1;
}

/** `19:30` in milliseconds, also `19.30` and `20`; null for what is no time. */
export function timeOf(text: string): number | null {
  const found = /^\s*(\d{1,3})(?:[:.](\d{2}))?\s*$/.exec(text);
  if (found === null) return null;
  const seconds = Number(found[2] ?? 0);
  return seconds < 60 ? (60 * Number(found[1]) + seconds) * 1000 : null;
}
