import type { Round } from '../../api/tournaments.ts';

/** The boards of a simul, as its host sees them. */
export interface Board {
  table: number;
  entry: number;
  room: string;
  over: boolean;
  /** Whether the host is to move there. */
  waits: boolean;
  /** When something happened there last, as text that sorts. */
  since: string;
}

/** What the list of own tables tells of one. */
export interface Own {
  table: { id: string };
  your_turn: boolean;
  updated: string;
}

/** The boards of a round, with what the host's own tables tell of them. */
export function boardsOf({ heats }: Pick<Round, 'heats'>, own: readonly Own[]): Board[] {
  const known = new Map(own.map((row) => [row.table.id, row]));
  return heats.map(({ table, entries: [entry], games, over }) => {
    const room = games[0]?.room ?? '';
    const row = known.get(room);
    return { table, entry, room, over, waits: !over && (row?.your_turn ?? false), since: row?.updated ?? '' };
  });
}

/** The board that has waited longest, but for the one where the host is; null where none waits. */
export function nextBoard(boards: readonly Board[], at = ''): Board | null {
  const waiting = boards.filter(({ waits, room }) => waits && room !== at);
  return waiting.reduce<Board | null>((first, one) => (first === null || one.since < first.since ? one : first), null);
}
