import type { TableRow } from '../../api/types.ts';
import type { Messages, Say } from '../../core/messages.ts';

/** With whom one plays, by the row of a list; what, where one plays alone. */
export function othersText({ table, mine }: TableRow, messages: Messages, say: Say): string {
  if (table.game === 'solitaire' || table.game === 'gobble') return say(`page.game.${table.game}`);
  const names = table.seats.map(({ kind, level, name }) => (kind === 'robot' ? say(`page.robot.${level}`) : name));
  return new Intl.ListFormat(messages.lang, { type: 'conjunction' }).format(mine && names.length > 1 ? names.slice(1) : names);
}

/** How it stands, as far as that may be seen. */
export const scoresText = ({ scores }: TableRow, messages: Messages): string =>
  scores?.map((score) => messages.number(score)).join(' : ') ?? '';

/** The game that ended last, of which there is anything to look at; the newest rows come first. */
export const lastOver = (rows: readonly TableRow[]): TableRow | null =>
  rows.find(({ table, placements }) => table.status === 'over' && placements !== 0) ?? null;
