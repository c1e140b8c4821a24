import { COLOURS } from '../../api/types.ts';
import type { Letter, Level, NewStrategy, Pace, Seat, Start } from '../../api/types.ts';

export const MINUTES: readonly (number | null)[] = [null, 15, 20];

/** Who sits on the other seats: a robot of a level, or a person at this screen. */
export interface Opponent {
  kind: Level | 'person';
  name: string;
}

/** A new table as the form holds it. */
export interface Wish {
  name: string;
  colour: Letter;
  opponents: Opponent[];
  /** How many of them play. */
  count: number;
  doubles: boolean;
  /** The other team's colour. */
  rival: Letter;
  start: Start;
  minutes: number | null;
  pace: Pace;
}

export function firstWish(name: string, pace: Pace): Wish {
  const opponents: Opponent[] = [1, 2, 3].map(() => ({ kind: 'greedy', name: '' }));
  const rest = { count: 1, doubles: false, rival: 'Y' as const, start: 'draw-return' as const, minutes: null };
  return { name, colour: 'R', opponents, pace, ...rest };
}

/** The colours of all seats: one each, or one a team with partners opposite. */
export function coloursOf(wish: Wish): Letter[] {
  if (doubles(wish)) {
    const rival = wish.rival === wish.colour ? COLOURS.filter((colour) => colour !== wish.colour)[0] : wish.rival;
    return [wish.colour, rival, wish.colour, rival];
  }
  return [wish.colour, ...COLOURS.filter((colour) => colour !== wish.colour)].slice(0, wish.count + 1);
}

export function doubles(wish: Wish): boolean {
  return wish.doubles && wish.count === 3;
}

/** The request that a form makes. `unnamed` names a person who gave no name, by the number of the seat. */
export function tableOf(wish: Wish, unnamed: (seat: number) => string): NewStrategy {
  const colours = coloursOf(wish);
  const others = wish.opponents.slice(0, wish.count).map((opponent, index) => seatOf(opponent, colours[index + 1], unnamed(index + 2)));
  const me: Seat = { kind: 'person', name: wish.name.trim() || unnamed(1), level: null, colour: colours[0] };
  const clock = wish.minutes === null ? null : { minutes: wish.minutes };
  return {
    game: 'strategy',
    seats: [me, ...others],
    doubles: doubles(wish),
    start: wish.start,
    clock,
    pace: wish.pace,
  };
}

function seatOf({ kind, name }: Opponent, colour: Letter, unnamed: string): Seat {
  if (kind === 'person') return { kind, name: name.trim() || unnamed, level: null, colour };
  return { kind: 'robot', name: kind, level: kind, colour };
}
