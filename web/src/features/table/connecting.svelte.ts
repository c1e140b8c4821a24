import { untrack } from 'svelte';
import type { BoardModel } from '../../board/index.ts';
import type { Letter, View } from '../../api/types.ts';
import { t } from '../../core/app.svelte.ts';
import type { AskedRules, Connections } from '../../rules/index.ts';
import { ownRules } from '../../rules/index.ts';
import type { Tracing } from '../../ui/tracing.svelte.ts';
import { connected } from './connections.ts';
import { inOrderOfPlay } from './previews.ts';

/** Whether the connections of the traced colour are shown, and what the rules say of them. Made while a component is made. */
export class Connecting {
  on = $state(false);
  #answer = $state.raw<{ view: View; colour: string; connections: Connections } | null>(null);
  readonly colour = $derived.by(() => (this.on ? this.tracing.colour : null));
  /** Null while no colour is traced, or until the rules have answered. */
  readonly found = $derived.by(() => {
    const answer = this.#answer;
    return answer !== null && answer.colour === this.colour && answer.view === this.view() ? answer.connections : null;
  });

  /** Whether they can be shown: the rules of the page know them, of Strategy. */
  readonly able: boolean;

  constructor(
    private readonly view: () => View,
    private readonly tracing: Tracing,
    private readonly rules: AskedRules | null = ownRules(),
  ) {
    this.able = rules !== null && untrack(view).game.startsWith('strategy');
    $effect(() => this.#ask(this.view(), this.colour));
  }

  /** Without a colour traced there is nothing to be seen: whoever is to move has one. */
  show = (on: boolean): void => {
    this.on = on;
    const { player, colours } = this.view();
    if (on && this.tracing.colour === null) this.tracing.hold(colours[player ?? 0]);
  };

  drawn = (model: BoardModel): BoardModel => connected(model, this.found, this.colour, t);

  #ask(view: View, colour: string | null): void {
    if (!this.able || colour === null) return;
    const game = { position: inOrderOfPlay(view), actions: [] };
    this.rules?.connections(game, colour as Letter).then(
      (connections) => (this.#answer = { view, colour, connections }),
      // The board is shown without them.
      () => (this.#answer = null),
    );
  }
}
