import type { Format, StageSettings } from '../../api/tournaments.ts';

/** The stages after the first one: each takes the best of the one before, but for a plate, which runs beside a knock-out. */

export type Following = Format | 'plate';

/** A further stage, as its fields hold it; a plate asks for no number. */
export interface Further {
  format: Following;
  /** How many go on to it from the stage before, of each group where that has groups. */
  advance: string;
}

const AFTER_ROUNDS: readonly Following[] = ['knockout', 'groups', 'round_robin', 'swiss', 'heats'];

/** What may follow a stage: of a knock-out one is left, so only those who lose at first play on. */
export function followers(format: Following): readonly Following[] {
  if (format === 'plate') return [];
  return format === 'knockout' ? ['plate'] : AFTER_ROUNDS;
}

/** The further stages up to the first that cannot follow the one before. */
export function fitting(first: Format, then: readonly Further[]): Further[] {
  const all = [first, ...then.map(({ format }) => format)];
  const end = then.findIndex(({ format }, index) => !followers(all[index]).includes(format));
  return end < 0 ? [...then] : then.slice(0, end);
}

/** How many go on where nothing is said. */
const FEWEST = 1;

/** All stages, out of the first one and what each further one is `made` like. */
export function chained(first: StageSettings, then: readonly Further[], made: (format: Format) => StageSettings): StageSettings[] {
  const stages = [first];
  let main = 0;
  for (const { format, advance } of then) {
    if (format === 'plate') {
      stages.push({ ...made('knockout'), source: 'plate', third_place: false });
    } else {
      stages[main] = { ...stages[main], advance: Number.parseInt(advance, 10) || FEWEST };
      main = stages.push({ ...made(format), source: 'advanced' }) - 1;
    }
  }
  return stages;
}

/** The fields for the stages that there are after the first one. */
export function furtherOf(stages: readonly StageSettings[]): Further[] {
  let before = stages[0];
  return stages.slice(1).map((stage) => {
    if (stage.source === 'plate') return { format: 'plate', advance: '' };
    const { advance } = before;
    before = stage;
    return { format: stage.format, advance: String(advance) };
  });
}
