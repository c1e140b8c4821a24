import type { ClientMessage, Preview, View } from '../../api/types.ts';
import type { AskedRules } from '../../rules/index.ts';
import { snapshotAlone } from '../table/alone.ts';
import { TableController } from '../table/controller.ts';
import { inOrderOfPlay } from '../table/previews.ts';
import type { TablePreferences, TableState } from '../table/state.ts';

/**
 * A position in which one placement is to be found: it is tried as at a table. What a trial would bring about is said by
 * the rules in the page, where there are any to ask; whether a placement is right, by whoever gets it.
 */
export class Exercise {
  readonly table: TableController;
  /** The player who is to place. */
  readonly me: number;
  state = $state.raw<TableState>() as TableState;
  #version = 0;
  readonly #stop: () => void;

  constructor(
    readonly view: View,
    edges: Readonly<Record<number, string>>,
    preferences: TablePreferences,
    private readonly place: (placement: string) => void,
    private readonly rules: AskedRules | null,
  ) {
    this.me = view.player ?? 0;
    const link = { send: (message: ClientMessage) => this.#send(message), newId: () => crypto.randomUUID() };
    this.table = new TableController(snapshotAlone(view, this.me, true, 0), edges, link, preferences);
    this.#stop = this.table.subscribe((state) => (this.state = state));
  }

  /** Takes the placement back; it can be tried again, where it is still to be found. */
  reset(asked: boolean): void {
    this.#version += 1;
    this.table.take(snapshotAlone(this.view, this.me, asked, this.#version));
    const { pending } = this.table.state;
    if (pending !== null) this.table.take({ type: 'accepted', id: pending.id, version: this.#version });
  }

  /** Shows no more: a board that goes away still says that nothing is pointed at. */
  leave(): void {
    this.#stop();
    this.table.stop();
  }

  #send(message: ClientMessage): boolean {
    if (message.type === 'preview') void this.#preview(message.id, message.placement);
    if (message.type === 'place') this.place(message.placement);
    return true;
  }

  async #preview(id: string, placement: string): Promise<void> {
    if (this.rules === null) return;
    const preview = await this.rules.preview({ position: inOrderOfPlay(this.view), actions: [] }, placement).catch(() => null);
    if (preview !== null) this.table.take({ type: 'preview', id, ...preview } as Preview);
  }
}
