/** The levels for people, and how strength follows somebody's results. */

import { LADDER } from '../api/types.ts';
import type { PeopleLevel } from '../api/types.ts';

/** Whom somebody meets who has not chosen. */
export const NEWCOMER: PeopleLevel = 'level3';

export function isPeopleLevel(level: string | null | undefined): level is PeopleLevel {
  return (LADDER as readonly (string | null | undefined)[]).includes(level);
}

/** The number of a level, from 1. */
export const numberOf = (level: PeopleLevel): number => LADDER.indexOf(level) + 1;

/** Whom to meet after a game: one level up after a win, one down after a loss, the same after a tie. */
export function nextLevel(level: PeopleLevel, result: 'won' | 'lost' | 'tied'): PeopleLevel {
  const step = { won: 1, lost: -1, tied: 0 }[result];
  return LADDER[Math.min(LADDER.length - 1, Math.max(0, LADDER.indexOf(level) + step))];
}

interface SeatedPlayer {
  level: string | null;
}

/** Whom to meet next after a game of one person (`you`) against one robot of a level; null after all others. */
export function levelAfter(seats: readonly SeatedPlayer[], you: readonly number[], winners: readonly number[]): PeopleLevel | null {
  const level = seats.length === 2 && you.length === 1 ? seats[1 - you[0]].level : null;
  if (!isPeopleLevel(level)) return null;
  if (winners.length !== 1) return level;
  return nextLevel(level, winners[0] === you[0] ? 'won' : 'lost');
}
