import type { NewRace, Speed } from '../../api/race.ts';

/** A race as it is wished for on the form. */

export interface Rival {
  /** A person who comes by the link, or a robot of a speed. */
  kind: 'open' | Speed;
  /** So many tiles more than an equal share. */
  handicap: number;
}

export interface RaceForm {
  name: string;
  handicap: number;
  rivals: Rival[];
  /** How many of the rivals take part. */
  count: number;
  /** Whether it is listed for everybody who wants to join. */
  public: boolean;
}

export const COUNTS = [1, 2, 3, 4, 5] as const;
export const HANDICAPS = [0, 2, 4, 6, 8, 10] as const;

export function firstForm(name: string): RaceForm {
  const rivals = COUNTS.map((): Rival => ({ kind: 'medium', handicap: 0 }));
  return { name, handicap: 0, rivals, count: 1, public: true };
}

/** The race that the form asks for. */
export function raceOf(form: RaceForm): NewRace {
  const { name, handicap, rivals, count } = form;
  const others = rivals.slice(0, count).map((rival) => ({
    kind: rival.kind === 'open' ? ('open' as const) : ('robot' as const),
    level: rival.kind === 'open' ? null : rival.kind,
    handicap: rival.handicap,
  }));
  return { name: name.trim(), seats: [{ kind: 'me', level: null, handicap }, ...others], public: form.public && waits(form) };
}

/** Whether the race on the form waits for people. */
export const waits = ({ rivals, count }: RaceForm) => rivals.slice(0, count).some(({ kind }) => kind === 'open');

/** The race that a pasted link or id means; null where it is neither. */
export function raceIn(text: string): string | null {
  return /(?:^|\/race\/)([0-9a-f]{16})\/?$/.exec(text.trim())?.[1] ?? null;
}
