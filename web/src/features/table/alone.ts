import { ALONE, PRIVATE } from '../../api/agreements.ts';
import type { Letter, Snapshot, View } from '../../api/types.ts';

/** A position that is no table's, as the controller of a table needs it: `me` is the person before the screen, all others are robots. */
export function snapshotAlone(view: View, me: number, acting: boolean, version: number): Snapshot {
  // Who plays alone has no colour.
  const seats = view.hands.map((_, index) => ({
    kind: index === me ? ('person' as const) : ('robot' as const),
    name: '',
    level: index === me ? null : ('planner' as const),
    colour: (view.colours[index] as Letter | undefined) ?? null,
    country: null,
  }));
  return {
    type: 'snapshot',
    agreements: ALONE,
    version,
    table: {
      id: 'alone',
      created: '',
      game: 'strategy',
      seats,
      doubles: false,
      start: 'draw-return',
      clock: null,
      pace: 'human',
      terms: PRIVATE,
      together: false,
      seal: '',
      status: 'playing',
    },
    view,
    log: [],
    clock: null,
    result: null,
    you: acting ? [me] : [],
  };
}
