import { courseApi } from '../../offline/course.ts';
import type { JudgedAnswer, Option, Shown, StepForm, StepName } from '../../api/course.ts';
import type { ClientMessage, Preview, View, WireError } from '../../api/types.ts';
import { ApiError } from '../../api/http.ts';
import { parseCode, sameCell } from '../../board/codes.ts';
import type { Params } from '../../core/messages.ts';
import { snapshotAlone } from '../table/alone.ts';
import type { TableState, TablePreferences } from '../table/state.ts';
import { TableController } from '../table/controller.ts';

/** How an attempt at a step stands. `wrong` shows what came of it until the person tries again. */
export type Phase = 'asking' | 'judging' | 'wrong' | 'right';

/** How long the board rests between two placements of the engine. */
const PACE_MS = 900;

export interface AttemptPreferences extends TablePreferences {
  instant: boolean;
}

const same = (one: Option, other: Option) =>
  typeof one === 'number' ? one === other : typeof other !== 'number' && sameCell(one, other);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * One step as a person works at it: what is tried goes through the controller of a table, what is confirmed or chosen
 * to the server, which says whether it is right and why not. It knows no rule of the game.
 */
export class Attempt {
  readonly table: TableController;
  phase = $state<Phase>('asking');
  why = $state.raw<WireError | null>(null);
  praise = $state.raw<Params>({});
  failed = $state.raw<WireError | null>(null);
  chosen = $state.raw<Option[]>([]);
  /** Placements of the person that stand. */
  made = $state.raw<string[]>([]);
  state = $state.raw<TableState>() as TableState;
  #version = 0;
  #gone = false;
  readonly #stop: () => void;

  constructor(
    readonly name: StepName,
    readonly step: StepForm,
    edges: Readonly<Record<number, string>>,
    private preferences: AttemptPreferences,
  ) {
    const link = { send: (message: ClientMessage) => this.#send(message), newId: () => crypto.randomUUID() };
    this.table = new TableController(snapshotAlone(step.view, 0, this.#placements, 0), edges, link, preferences);
    this.#stop = this.table.subscribe((state) => (this.state = state));
  }

  get view(): View {
    return this.state.snapshot.view;
  }

  /** Whether tiles are to be laid, rather than something to be chosen. */
  get #placements(): boolean {
    return this.step.task.kind !== 'choose';
  }

  prefer(preferences: AttemptPreferences): void {
    this.preferences = preferences;
    this.table.prefer(preferences);
  }

  leave(): void {
    this.#gone = true;
    this.#stop();
    this.table.stop();
  }

  isChosen(option: Option): boolean {
    return this.chosen.some((other) => same(option, other));
  }

  /** Chooses an option, or gives it up again. */
  toggle(option: Option): void {
    if (this.phase === 'wrong') this.retry();
    if (this.phase !== 'asking') return;
    this.chosen = this.isChosen(option)
      ? this.chosen.filter((other) => !same(option, other))
      : [...this.chosen, option];
  }

  /** Hands in what was chosen. */
  async check(): Promise<void> {
    if (this.phase !== 'asking' || this.chosen.length === 0) return;
    await this.#judge(() => courseApi.answer(this.name, { chosen: this.chosen }));
  }

  /** Begins anew; a choice stays, to be mended. */
  retry(): void {
    this.why = null;
    this.failed = null;
    this.phase = 'asking';
    if (!this.#placements) return;
    this.made = [];
    this.#show(this.step.view, true);
  }

  /** Has the server show how to go on: a tile on trial, or everything that is to be chosen. */
  async showMe(): Promise<void> {
    if (this.phase === 'wrong') this.retry();
    if (this.phase !== 'asking') return;
    const shown = await courseApi.show(this.name, this.made).catch((error: unknown) => this.#fail(error));
    if (shown != null && this.phase === 'asking' && !this.#gone) this.#lay(shown);
  }

  #lay({ placement, chosen }: Shown): void {
    if (chosen !== null) this.chosen = chosen;
    if (placement === null) return;
    const { tile, q, r, rotation } = parseCode(placement);
    this.table.lift(tile);
    this.table.drop(tile, [q, r]);
    for (let turns = 0; turns < 6 && this.table.state.trial?.rotation !== rotation; turns += 1) this.table.turn(1);
  }

  #send(message: ClientMessage): boolean {
    if (message.type === 'preview') void this.#preview(message.id, message.placement);
    if (message.type === 'place') void this.#place(message.placement);
    return true;
  }

  async #preview(id: string, placement: string): Promise<void> {
    const preview = await courseApi.preview(this.name, this.made, placement).catch((error: unknown) => this.#fail(error));
    if (preview != null && !this.#gone) this.table.take({ type: 'preview', id, ...preview } as Preview);
  }

  async #place(placement: string): Promise<void> {
    const placements = [...this.made, placement];
    await this.#judge(() => courseApi.answer(this.name, { placements }), placements);
  }

  /** Takes what the server says of an answer; the engine's placements are shown one by one. */
  async #judge(ask: () => Promise<JudgedAnswer>, placements: string[] = this.made): Promise<void> {
    this.phase = 'judging';
    this.failed = null;
    const judged = await ask().catch((error: unknown) => this.#fail(error));
    if (this.#gone) return;
    if (judged == null) {
      this.phase = 'asking';
      if (this.#placements) this.#show(this.view, true);
      return;
    }
    if (judged.right) this.made = placements;
    if (this.#placements) await this.#follow(judged);
    if (this.#gone) return;
    this.why = judged.why;
    this.praise = judged.params;
    this.phase = judged.done ? 'right' : judged.right ? 'asking' : 'wrong';
  }

  async #follow({ view, views, right, done }: JudgedAnswer): Promise<void> {
    for (const before of views) {
      this.#show(before, false);
      if (!this.preferences.instant) await pause(PACE_MS);
      if (this.#gone) return;
    }
    this.#show(view, right && !done);
  }

  #show(view: View, acting: boolean): void {
    this.#version += 1;
    this.table.take(snapshotAlone(view, 0, acting, this.#version));
    const { pending } = this.table.state;
    if (pending !== null) this.table.take({ type: 'accepted', id: pending.id, version: this.#version });
  }

  #fail(error: unknown): null {
    if (!(error instanceof ApiError)) throw error;
    this.failed = error.error;
    return null;
  }
}
