import type { Say } from '../../core/messages.ts';
import type { Kind, RoomForm, Slot, SlotColour, Terms } from '../../api/lobby.ts';

/** What a form of terms offers, and the words for terms and slots. */

export const MINUTES: readonly (number | null)[] = [null, 5, 10, 15, 20, 30];
export const DAYS: readonly number[] = [1, 2, 3, 5, 7];
export const DELAYS: readonly number[] = [0, 60, 180, 300];

export const FIRST: Terms = {
  kind: 'unranked',
  game: 'strategy',
  players: 2,
  teams: null,
  start: 'draw-return',
  minutes: 15,
  days: null,
  watch: true,
  delay_s: 0,
  pace: 'human',
  review: null,
};

/** Terms after a change: what a kind or a game does not have falls away. */
export function termsWith(terms: Terms, change: Partial<Terms>): Terms {
  const next = { ...terms, ...change };
  if (next.kind !== 'unranked') next.game = 'strategy';
  if (next.game === 'mindgame' || next.kind === 'masters') Object.assign(next, { players: 2, teams: null });
  if (next.kind === 'doubles') Object.assign(next, { players: 4, teams: next.teams ?? ['R', 'Y'] });
  if (next.players !== 4) next.teams = null;
  if (next.days !== null) next.minutes = null;
  if (next.kind !== 'review') next.review = null;
  return next;
}

/** Terms in a line: `Ranked · 2 players · 15 min each`. */
export function termsText(terms: Terms, say: Say): string {
  const parts = [say(`page.terms.kind.${terms.kind}`)];
  if (terms.kind === 'review') return parts[0];
  if (terms.game === 'mindgame') parts.push(say('page.game.mindgame'));
  else if (terms.teams !== null && terms.kind !== 'doubles') parts.push(say('page.terms.teams'));
  else if (terms.kind !== 'doubles') parts.push(say('page.terms.players', { count: terms.players }));
  parts.push(clockText(terms, say));
  return parts.join(' · ');
}

export function clockText({ days, minutes }: Pick<Terms, 'days' | 'minutes'>, say: Say): string {
  if (days !== null) return say('page.terms.days', { count: days });
  return minutes === null ? say('page.terms.clock.none') : say('page.terms.clock.minutes', { minutes });
}

export function colourText(colour: SlotColour, say: Say): string {
  return say(colour === 'K' ? 'page.room.colour.K' : `page.colour.${colour}`);
}

/** Who has a slot, in words; empty where it is free. */
export function whoText(slot: Slot, say: Say): string {
  if (slot.kind === 'robot') return say(`page.robot.${slot.level}`);
  return slot.kind === 'person' ? slot.name : '';
}

export function takenIn({ slots }: RoomForm): number {
  return slots.filter(({ kind }) => kind !== 'open').length;
}

/** The table of the live game that somebody plays in a room; null where nobody of that name plays there. */
export function playedBy(name: string, { status, table, terms, slots }: RoomForm): string | null {
  const seated = slots.some((slot) => slot.kind === 'person' && slot.name === name);
  return seated && status === 'playing' && terms.days === null ? table : null;
}

/** Whether a free slot of a room can be taken now. */
export function isOpen(room: RoomForm): boolean {
  return room.status !== 'playing' && takenIn(room) < room.seats;
}

export function statusText(room: RoomForm, say: Say): string {
  if (room.status !== 'seating') return say(`page.room.status.${room.status}`);
  const free = room.seats - takenIn(room);
  return free === 0 ? say('page.room.status.full') : say('page.room.status.seating', { count: free });
}

/** Whether nobody but people may sit by these terms. */
export const withoutRobots = (kind: Kind): boolean => kind === 'masters' || kind === 'doubles' || kind === 'review';

/** The id at the end of a link to a table or to a replay. */
export function tableIn(text: string): string | null {
  return /(?:^|\/)([0-9a-f]{16})(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;
}
