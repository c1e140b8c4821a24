import type { View } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { parseCode } from '../../board/codes.ts';
import type { AskedRules } from '../../rules/index.ts';

/**
 * The last three turns of a game that red wins. Where the tiles go is written here; that they may, what lines they make and who
 * has won, the rules say.
 */
export const POSITION =
  'v1 strategy:2 free 0 29,19,21/16 - 9@0,1:1+10@1,1:2+17@1,0:4+18@0,0:1+34@1,-1:3+38@0,-1:0';
const TURNS: readonly { own: string; answer: string | null }[] = [
  { own: '29@0,2:0', answer: '16@-1,-1:1' },
  { own: '19@-1,0:1', answer: null },
  { own: '21@2,-1:2', answer: null },
];
/** How long one looks at the own tile before the other player answers. */
const PACE_MS = 1100;

export type Phase = 'asking' | 'placing' | 'answering' | 'won';

/** The first minute: three tiles to place, each where the light is. */
export class FirstMinute {
  turn = $state(0);
  phase = $state<Phase>('asking');
  actions = $state.raw<readonly string[]>([]);
  /** What the rules say of the position; null until they are first asked. */
  view = $state.raw<View | null>(null);
  /** The score before the last own tile. */
  before = $state(0);
  /** The rules cannot be had. */
  failed = $state(false);
  #gone = false;

  constructor(
    private readonly rules: AskedRules,
    private readonly paceMs: () => number,
  ) {}

  /** The tile to be placed, where it is to lie; null once all is done. */
  get next(): Placed | null {
    return this.turn < TURNS.length ? parseCode(TURNS[this.turn].own) : null;
  }

  get tiles(): Placed[] {
    const start = (POSITION.split(' ').at(-1) as string).split('+');
    return [...start, ...this.actions].map(parseCode);
  }

  get score(): number {
    return this.view?.scores[0] ?? 0;
  }

  /** Has the rules loaded, before they are needed. */
  async prepare(): Promise<void> {
    if (this.view === null) await this.#look([]);
  }

  /** Places the tile where it is to go. */
  async place(): Promise<void> {
    if (this.phase !== 'asking' || this.next === null) return;
    const { own, answer } = TURNS[this.turn];
    this.phase = 'placing';
    await this.prepare();
    this.before = this.score;
    if (!(await this.#play(own))) return;
    if (answer !== null) {
      this.phase = 'answering';
      await new Promise((done) => setTimeout(done, this.paceMs()));
      if (!(await this.#play(answer))) return;
    }
    this.turn += 1;
    this.phase = this.next === null ? 'won' : 'asking';
  }

  again(): void {
    this.turn = 0;
    this.phase = 'asking';
    this.actions = [];
    this.view = null;
    this.before = 0;
    void this.prepare();
  }

  leave(): void {
    this.#gone = true;
  }

  async #play(code: string): Promise<boolean> {
    return this.#look([...this.actions, code]);
  }

  /** Goes to a position that the rules allow. */
  async #look(actions: readonly string[]): Promise<boolean> {
    try {
      this.view = await this.rules.view({ position: POSITION, actions });
      this.actions = actions;
    } catch {
      this.failed = true;
    }
    return !this.failed && !this.#gone;
  }
}

export const pace = (still: boolean): number => (still ? 0 : PACE_MS);
