import type { View } from '../../api/types.ts';
import type { Tracing } from '../../ui/tracing.svelte.ts';
import { Connecting } from './connecting.svelte.ts';

interface Asked {
  /** Null until there is a position. */
  view: () => View | null;
  tracing: Tracing;
  /** Whether there may be aids here at all. */
  may?: () => boolean;
  /** The player whose connections are shown where no colour is traced. */
  who?: () => number;
}

/** What helps to read a position of Strategy, all of it off at first. Made while a component is made. */
export class Aids {
  readonly view: () => View | null;
  readonly connecting: Connecting;
  /** Whether the tiles that are still out are listed. */
  listed = $state(false);
  /** Whether they are offered. */
  readonly able = $derived.by(() => this.may() && (this.view()?.game.startsWith('strategy') ?? false));

  private readonly may: () => boolean;

  constructor({ view, tracing, may = () => true, who = () => view()?.player ?? 0 }: Asked) {
    this.view = view;
    this.may = may;
    this.connecting = new Connecting(view, tracing, () => this.able, who);
  }
}
