import type { PlacementPreview, View } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { parseCode } from '../../board/codes.ts';
import type { AskedRules } from '../../rules/index.ts';
import { POSITION } from './firstminute.svelte.ts';

/** Rules as pictures that move. Where the tiles go is written here; what that comes to, the rules say. */

export const SHOWN = ['goal', 'match', 'forced'] as const;
export type ShownRule = (typeof SHOWN)[number];

/** What lies on the board beside the first position, and what is tried there. */
export interface Frame {
  actions: readonly string[];
  trial: string | null;
}

const [FIRST, ANSWER, FILL, CLOSE] = ['29@0,2:0', '16@-1,-1:1', '19@-1,0:1', '21@2,-1:2'];
const still = (...actions: string[]): Frame => ({ actions, trial: null });

export const DEMONSTRATIONS: Readonly<Record<ShownRule, readonly Frame[]>> = {
  goal: [still(), still(FIRST), still(FIRST, ANSWER), still(FIRST, ANSWER, FILL), still(FIRST, ANSWER, FILL, CLOSE)],
  match: [...[3, 4, 5, 0].map((rotation) => ({ actions: [], trial: `29@0,2:${rotation}` })), still(FIRST)],
  forced: [
    still(FIRST, ANSWER),
    // A free move, which has to wait; then the tile that fits the forced space.
    { actions: [FIRST, ANSWER], trial: '19@-2,-1:0' },
    { actions: [FIRST, ANSWER], trial: FILL },
    still(FIRST, ANSWER, FILL),
  ],
};

/** A frame as the rules see it; without a trial there is nothing to say of one. */
export interface Judged {
  tiles: Placed[];
  view: View;
  trial: (Placed & { legal: boolean }) | null;
  refusals: PlacementPreview['refusals'];
}

export async function judged(rules: AskedRules, { actions, trial }: Frame): Promise<Judged> {
  const game = { position: POSITION, actions };
  const [view, preview] = await Promise.all([rules.view(game), trial === null ? null : rules.preview(game, trial)]);
  const start = (POSITION.split(' ').at(-1) as string).split('+');
  const refusals = preview?.refusals ?? [];
  return {
    tiles: [...start, ...actions].map(parseCode),
    view,
    trial: trial === null ? null : { ...parseCode(trial), legal: refusals.length === 0 },
    refusals,
  };
}

/** The placement that comes after a frame; null where none does. */
export function nextOf(frames: readonly Frame[], at: number): Placed | null {
  const [now, then] = [frames[at], frames[at + 1]];
  const code = then?.trial ?? then?.actions[now.actions.length];
  return code === undefined ? null : parseCode(code);
}
