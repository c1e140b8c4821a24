import { COLOURS } from '../../api/types.ts';
import type { Letter, PeopleLevel, NewStrategy, Pace, Start } from '../../api/types.ts';

export const MINUTES: readonly (number | null)[] = [null, 15, 20];

/** Who sits on the other seats: a robot of a level, or a person at this screen. */
export interface Opponent {
  kind: PeopleLevel | 'person';
  name: string;
}

/** A new table as the form holds it. */
export interface TableRequest {
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

export function firstRequest(name: string, pace: Pace, level: PeopleLevel): TableRequest {
  const opponents: Opponent[] = [1, 2, 3].map(() => ({ kind: level, name: '' }));
  const rest = { count: 1, doubles: false, rival: 'Y' as const, start: 'draw-return' as const, minutes: null };
  return { name, colour: 'R', opponents, pace, ...rest };
}

/** The colours of all seats: one each, or one a team with partners opposite. */
export function coloursOf(request: TableRequest): Letter[] {
  if (doubles(request)) {
    const rival = request.rival === request.colour ? COLOURS.filter((colour) => colour !== request.colour)[0] : request.rival;
    return [request.colour, rival, request.colour, rival];
  }
  return [request.colour, ...COLOURS.filter((colour) => colour !== request.colour)].slice(0, request.count + 1);
}

export function doubles(request: TableRequest): boolean {
  return request.doubles && request.count === 3;
}

/** The request that a form makes. `unnamed` names a person who gave no name, by the number of the seat. */
export function tableOf(request: TableRequest, unnamed: (seat: number) => string): NewStrategy {
  const colours = coloursOf(request);
  const others = request.opponents.slice(0, request.count).map((opponent, index) => seatOf(opponent, colours[index + 1], unnamed(index + 2)));
  const me: NewStrategy['seats'][number] = { kind: 'person', name: request.name.trim() || unnamed(1), level: null, colour: colours[0] };
  const clock = request.minutes === null ? null : { minutes: request.minutes };
  return {
    game: 'strategy',
    seats: [me, ...others],
    doubles: doubles(request),
    start: request.start,
    clock,
    pace: request.pace,
  };
}

function seatOf({ kind, name }: Opponent, colour: Letter, unnamed: string): NewStrategy['seats'][number] {
  if (kind === 'person') return { kind, name: name.trim() || unnamed, level: null, colour };
  return { kind: 'robot', name: kind, level: kind, colour };
}
