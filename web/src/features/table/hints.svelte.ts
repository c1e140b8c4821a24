import { constants } from '../../api/constants.ts';
import type { Cell, View } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { parseCode } from '../../board/codes.ts';
import { ownRobots } from '../../rules/index.ts';
import { inOrderOfPlay } from './previews.ts';

/** The level that is asked: the strongest that a page runs without a wait. */
const TEACHER = 'level9';
const SEED = 1;

/** The placement that a strong robot would make, found in the page. */
export async function bestPlacement(view: View): Promise<Placed> {
  const player = (await constants()).robots[TEACHER].several;
  return parseCode(await ownRobots().choose({ position: inOrderOfPlay(view), actions: [] }, player, SEED));
}

/** A hint in two steps: first where to look, then what to place there. It is gone with the position it was for. */
export class Hints {
  #found = $state.raw<{ position: string; placed: Placed } | null>(null);
  /** The position for which a hint is being looked for. */
  #asked = $state<string | null>(null);

  constructor(
    private readonly view: () => View,
    private readonly find: (view: View) => Promise<Placed> = bestPlacement,
  ) {}

  get busy(): boolean {
    return this.#asked === this.view().position;
  }

  /** The placement that the hint is about, once it has been found. */
  get placed(): Placed | null {
    return this.#found?.position === this.view().position ? this.#found.placed : null;
  }

  /** The space to look at. */
  get at(): Cell | null {
    return this.placed === null ? null : [this.placed.q, this.placed.r];
  }

  /** Looks for the best placement; whoever has gone on meanwhile is shown nothing. */
  async ask(): Promise<void> {
    const view = this.view();
    const { position } = view;
    this.#asked = position;
    try {
      this.#found = { position, placed: await this.find(view) };
    } finally {
      if (this.#asked === position) this.#asked = null;
    }
  }
}
