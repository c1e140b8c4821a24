import type { Cell, PlacementPreview, View } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { parseCode } from '../../board/codes.ts';
import type { AskedRules } from '../../rules/index.ts';
import { POSITION } from './firstminute.svelte.ts';
import type { ShownRule } from './shownrules.ts';

/** Rules as pictures that move. Where the tiles go is written here; what that comes to, the rules say. */

/** What has been placed since the position at the beginning, and what is tried there. */
export interface Frame {
  actions: readonly string[];
  trial: string | null;
}

/** A rule: the position that it begins with, and what is seen one after another. */
interface Demonstration {
  position: string;
  frames: readonly Frame[];
  /** The colour letter whose lines are traced. */
  traced?: string;
}

/** One forced space, which the tile in hand does not fit: it is against each of the restrictions somewhere. */
const RESTRICTED = 'v1 strategy:2 free 0 44/30 31,32 47@0,0:4+55@0,1:3+54@0,2:2+42@1,-1:4+56@0,-1:5';

/** Three tiles of Gobble: one space with two of them around it, and one with all three. */
const THREE = '22@0,0:1+14@1,0:4+26@1,1:2';

const [FIRST, ANSWER, FILL, CLOSE] = ['29@0,2:0', '16@-1,-1:1', '19@-1,0:1', '21@2,-1:2'];
const still = (...actions: string[]): Frame => ({ actions, trial: null });

const tried = (...trials: string[]): Frame[] => trials.map((trial) => ({ actions: [], trial }));

export const DEMONSTRATIONS: Readonly<Record<ShownRule, Demonstration>> = {
  goal: {
    position: POSITION,
    frames: [still(), still(FIRST), still(FIRST, ANSWER), still(FIRST, ANSWER, FILL), still(FIRST, ANSWER, FILL, CLOSE)],
    traced: 'R',
  },
  match: { position: POSITION, frames: [...tried('29@0,2:3', '29@0,2:4', '29@0,2:5', FIRST), still(FIRST)] },
  forced: {
    position: POSITION,
    frames: [
      still(FIRST, ANSWER),
      // A free move, which has to wait; then the tile that fits the forced space.
      { actions: [FIRST, ANSWER], trial: '19@-2,-1:0' },
      { actions: [FIRST, ANSWER], trial: FILL },
      still(FIRST, ANSWER, FILL),
    ],
  },
  restrictions: {
    position: RESTRICTED,
    // A fourth tile; a side that is controlled; three alike, and the same tile there in another rotation.
    frames: [still(), ...tried('44@2,-1:1', '44@1,2:0', '44@-1,-1:2', '44@-1,-1:4'), still('44@-1,-1:4')],
  },
  'solitaire.goal': {
    position: 'v1 solitaire:1:triple=RYB free 0 2 8,3,1,4,12,10,13,7,14,11,5,9 6@0,0:3',
    // A line of three, and the loop of four that it becomes.
    frames: [still(), still('2@0,1:3'), still('2@0,1:3', '8@1,0:2'), still('2@0,1:3', '8@1,0:2', '3@1,-1:3')],
    traced: 'R',
  },
  'solitaire.forced': {
    position: 'v1 solitaire:1:triple=RYB forced 0 4 1,2,3,6,8,9,10,12,13,14 5@0,0:2+7@1,0:3+11@1,1:2',
    // It matches elsewhere as well, but fits the forced space.
    frames: [still(), ...tried('4@2,0:4', '4@0,1:2'), still('4@0,1:2')],
  },
  'gobble.join': {
    position: `v1 gobble:1 free 0 25/- 33,15 ${THREE}`,
    // Beside one tile; beside two, where its colours do not match; and turned until they do.
    frames: [still(), ...tried('25@2,1:0', '25@2,0:2', '25@2,0:3'), still('25@2,0:3')],
  },
  'gobble.relief': {
    position: `v1 gobble:1 free 0 33/15 55,56 ${THREE}`,
    // A gobble, and with it the top tile of the penalty stack.
    frames: [still(), still('33@0,1:5'), still('33@0,1:5', '15@2,0:3')],
  },
  'mindgame.turn': {
    position: 'v1 mindgame:2:side=5 free 0 2,14/34,43 ?20 49@2,1:3+15@3,0:3+7@3,1:2',
    // On the margin; on the board, where its colours do not match; and turned until they do.
    frames: [still(), ...tried('2@4,1:4', '2@4,0:4', '2@4,0:5'), still('2@4,0:5')],
  },
  'mindgame.priority': {
    position: 'v1 mindgame:2:side=5 forced 0 3,12/11,31 ?20 5@0,-1:2+1@0,1:2+23@1,-1:0+53@1,0:1',
    // A normal move, which has to wait; then the tile that fits.
    frames: [still(), ...tried('3@2,0:4', '12@0,0:3'), still('12@0,0:3')],
  },
};

/** A frame as the rules see it; without a trial there is nothing to say of one. */
export interface Judged {
  tiles: Placed[];
  view: View;
  trial: (Placed & { legal: boolean }) | null;
  refusals: PlacementPreview['refusals'];
}

export async function judged(rules: AskedRules, position: string, { actions, trial }: Frame): Promise<Judged> {
  const game = { position, actions };
  const [view, preview] = await Promise.all([rules.view(game), trial === null ? null : rules.preview(game, trial)]);
  const start = (position.split(' ').at(-1) as string).split('+');
  const refusals = preview?.refusals ?? [];
  return {
    tiles: [...start, ...actions].map(parseCode),
    view,
    trial: trial === null ? null : { ...parseCode(trial), legal: refusals.length === 0 },
    refusals,
  };
}

/** Where something is placed or tried in any of the frames. */
export function cellsOf(frames: readonly Frame[]): Cell[] {
  const codes = new Set(frames.flatMap(({ actions, trial }) => [...actions, ...(trial === null ? [] : [trial])]));
  return [...codes].map(parseCode).map(({ q, r }) => [q, r]);
}

/** The placement that comes after a frame; null where none does. */
export function nextOf(frames: readonly Frame[], at: number): Placed | null {
  const [now, then] = [frames[at], frames[at + 1]];
  const code = then?.trial ?? then?.actions[now.actions.length];
  return code === undefined ? null : parseCode(code);
}
