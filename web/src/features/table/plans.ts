import { ALONE } from '../../api/agreements.ts';
import type { Line } from '../../api/line.ts';
import type { SocketHandlers } from '../../api/socket.ts';
import type { ClientMessage, KeptAnswer, Snapshot, View } from '../../api/types.ts';
import type { TurnRules } from './state.ts';

/** A placement that is tried ahead of the own turn, and the table after it without the tile that it draws. */
export interface Step {
  player: number;
  placement: string;
  view: View;
}

/** What the others are to place, and what `me` places then. */
export function answerOf(steps: readonly Step[], me: number): KeptAnswer {
  const placements = (own: boolean) => steps.filter(({ player }) => (player === me) === own).map(({ placement }) => placement);
  return { foretold: placements(false), answer: placements(true) };
}

/** Whether the own turn has been tried to its end. */
export function isWhole(steps: readonly Step[], me: number): boolean {
  const last = steps.at(-1);
  return last !== undefined && last.player === me && last.view.player !== me;
}

/** A table at which everybody's next turns are tried by one person, up to the end of the own one. */
export function asTried(snapshot: Snapshot, steps: readonly Step[], me: number): Snapshot {
  const view = steps.at(-1)?.view ?? snapshot.view;
  const to = isWhole(steps, me) ? null : view.player;
  return {
    ...snapshot,
    table: { ...snapshot.table, together: false },
    version: steps.length,
    view,
    log: [],
    clock: null,
    agreements: ALONE,
    you: to === null ? [] : [to],
  };
}

/** The line to a table on which an answer is tried: the page's own rules answer, and nobody else hears of it. */
export class PlanLine implements Line {
  #steps: readonly Step[] = [];
  #closed = false;

  constructor(
    private readonly first: Snapshot,
    private readonly me: number,
    private readonly rules: TurnRules,
    private readonly handlers: SocketHandlers,
    private readonly tried: (steps: readonly Step[]) => void,
  ) {}

  open(): void {
    this.handlers.connection('live');
  }

  close(): void {
    this.#closed = true;
  }

  send(message: ClientMessage): boolean {
    if (message.type === 'place') void this.#place(message.id, message.placement);
    return true;
  }

  /** Takes back the last placement at which there was a choice, and what followed from it. */
  undo(): void {
    let left = this.#steps.slice(0, -1);
    while (left.length > 0 && left[left.length - 1].view.legal.length === 1) left = left.slice(0, -1);
    this.#show(left);
  }

  async #place(id: string, placement: string): Promise<void> {
    const steps = this.#steps;
    const { view } = asTried(this.first, steps, this.me);
    const ahead = await this.rules.ahead(view, placement).catch(() => null);
    if (this.#closed || steps !== this.#steps) return;
    if (ahead === null) {
      this.handlers.message({ type: 'refused', id, version: steps.length, error: { id: 'page.error.title', params: {}, cells: [] } });
      return;
    }
    const last = [placement, ...[...steps].reverse().map((step) => step.placement)];
    this.#show([...steps, { player: view.player ?? 0, placement, view: { ...ahead.view, last } }]);
    this.handlers.message({ type: 'accepted', id, version: this.#steps.length });
  }

  #show(steps: readonly Step[]): void {
    this.#steps = steps;
    this.tried(steps);
    this.handlers.message(asTried(this.first, steps, this.me));
  }
}
