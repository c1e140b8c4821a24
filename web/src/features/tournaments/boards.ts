import type { Pairing, PairingGame, Round, You } from '../../api/tournaments.ts';

/** A board of a match of teams, from 1: who meets there, and its games. */
export interface Board {
  board: number;
  names: [string, string];
  games: readonly PairingGame[];
}

/** The boards of a match; games are counted board by board, and play-off games go round them. */
export function boardsOf({ games, playoff, lineups }: Pairing): Board[] {
  const count = Math.max(...lineups.map(({ length }) => length), 0);
  if (count === 0) return [];
  const each = Math.floor(games.length / count);
  return Array.from({ length: count }, (_, index) => ({
    board: index + 1,
    names: [lineups[0]?.[index] ?? '', lineups[1]?.[index] ?? ''],
    games: [...games.slice(index * each, (index + 1) * each), ...playoff.filter((_, at) => at % count === index)],
  }));
}

/** The games of a match whose results the captain of a team may enter: those that are played elsewhere, where opponents agree on a time. */
export function forCaptain({ captain, entry }: You, { deadline_ms: deadline }: Round, { sides, games, playoff }: Pairing): PairingGame[] {
  if (!captain || deadline === 0 || !sides.includes(entry ?? 0)) return [];
  return [...games, ...playoff].filter(({ room, result }) => room === '' && result === null);
}
