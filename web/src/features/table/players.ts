import type { Say } from '../../core/messages.ts';
import type { Seat, Table, View } from '../../api/types.ts';

/** A player's seat as the pages speak of it. */
export interface Player {
  index: number;
  name: string;
  /** A letter; empty for who plays alone. */
  colour: string;
  /** Moved by the person before this screen, who is alone there. */
  you: boolean;
  robot: boolean;
  /** The robot's, where it is one. */
  level?: string | null;
  side: number;
  country?: string | null;
}

function nameOf(seat: Seat, you: boolean, seats: Seat[], say: Say): string {
  if (you) return say('page.you');
  // A record may name nobody.
  if (seat.kind === 'person') return seat.name || say('page.player', { number: seats.indexOf(seat) + 1 });
  const name = say(`page.robot.${seat.level}`);
  const twins = seats.filter((other) => other.level === seat.level);
  return twins.length === 1 ? name : say('page.numbered', { name, number: twins.indexOf(seat) + 1 });
}

export function playersOf(table: Table, view: View, you: readonly number[], say: Say): Player[] {
  return table.seats.map((seat, index) => {
    const alone = you.length === 1 && you[0] === index;
    return {
      index,
      name: nameOf(seat, alone, table.seats, say),
      colour: seat.colour ?? view.colours[index] ?? '',
      you: alone,
      robot: seat.kind === 'robot',
      level: seat.level,
      side: view.sides.findIndex((side) => side.includes(index)),
      country: seat.country ?? null,
    };
  });
}

/** The players of a bare position, which has no table. */
export function strangers(view: View, say: Say): Player[] {
  return view.hands.map((_, index) => ({
    index,
    name: say('page.player', { number: index + 1 }),
    colour: view.colours[index],
    you: false,
    robot: false,
    side: view.sides.findIndex((side) => side.includes(index)),
  }));
}

/** Who has resigned: only the position's own text tells it. */
export function resigned(view: View): number[] {
  const found = /:resigned=([\d,]+)/.exec(view.position);
  return found === null ? [] : found[1].split(',').map(Number);
}

/** The tiles of a player that fit some forced space. */
export function fitting(view: View, player: number): Set<number> {
  return new Set(view.spaces.flatMap((space) => (space.forced ? (space.fitting[player] ?? []) : [])));
}
