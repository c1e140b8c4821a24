import type { BoardModel } from '../../board/index.ts';
import type { Letter, View } from '../../api/types.ts';
import { app, t } from '../../core/app.svelte.ts';
import type { AskedRules, Connections } from '../../rules/index.ts';
import { ownRules } from '../../rules/index.ts';
import type { Tracing } from '../../ui/tracing.svelte.ts';
import type connected from './connections.ts';
import { inOrderOfPlay } from './previews.ts';

interface Answer {
  view: View;
  colour: string;
  connections: Connections;
  connected: typeof connected;
}

/** Whether the connections of the traced colour are shown, and what the rules say of them. Made while a component is made. */
export class Connecting {
  #wanted = $state(false);
  #answer = $state.raw<Answer | null>(null);
  /** Whether they can be shown: the rules of the page know them. */
  readonly able = $derived.by(() => this.rules !== null && this.may());
  readonly on = $derived.by(() => this.#wanted && this.able);
  readonly colour = $derived.by(() => (this.on ? this.tracing.colour : null));
  /** What the rules said last of the traced colour: until they answer of a new position, that of the one before. */
  readonly told = $derived.by(() => (this.#answer?.colour === this.colour ? this.#answer.connections : null));

  constructor(
    private readonly view: () => View | null,
    private readonly tracing: Tracing,
    private readonly may: () => boolean,
    /** The player whose connections are shown where no colour is traced. */
    private readonly who: () => number,
    private readonly rules: AskedRules | null = ownRules(),
  ) {
    $effect(() => this.#ask(this.view(), this.colour));
  }

  /** Without a colour traced there is nothing to be seen. */
  show = (on: boolean): void => {
    this.#wanted = on;
    const colour = this.view()?.colours[this.who()];
    if (on && this.tracing.colour === null && colour !== undefined) this.tracing.hold(colour);
  };

  drawn = (model: BoardModel): BoardModel => {
    const answer = this.#answer;
    if (answer === null || answer.colour !== this.colour || answer.view !== this.view()) return model;
    return answer.connected(model, answer.connections, answer.colour, t);
  };

  #ask(view: View | null, colour: string | null): void {
    if (this.rules === null || view === null || colour === null) return;
    const game = { position: inOrderOfPlay(view), actions: [] };
    // How they are drawn comes with words of its own, which only those need who look at them.
    const drawing = app.part(() => import('./connections.ts'), ['aids']);
    Promise.all([this.rules.connections(game, colour as Letter), drawing]).then(
      ([connections, connected]) => (this.#answer = { view, colour, connections, connected }),
      // The board is shown without them.
      () => (this.#answer = null),
    );
  }
}
