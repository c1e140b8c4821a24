import { tick } from 'svelte';
import type { Cell } from '../../api/types.ts';
import { t } from '../../core/app.svelte.ts';
import { legalOf } from '../../core/legal.ts';
import type { BoardView } from '../../ui/board-frame.svelte.ts';
import { trialKey } from '../../ui/boardkeys.ts';
import type { TableController } from './controller.ts';
import type { Player } from './players.ts';
import type { Consequence } from './speech.ts';
import { consequences } from './speech.ts';
import type { TableState } from './state.ts';
import { seen } from './state.ts';

/** The board on which tiles are placed. */
interface Board extends BoardView {
  focusSpace(at: Cell): void;
  /** The cell of a point of the screen, where no panel lies on the board. */
  cellAt(x: number, y: number): Cell | null;
  /** The same for what is carried past it. */
  cellPassed(x: number, y: number): Cell | null;
}

/**
 * How tiles of a hand are placed, the same at every table, in lessons and in exercises: by the hand, on the board and
 * with keys, all through one controller. `read` gives its newest state.
 */
export class Placing {
  /** The board, once it is there. */
  pane: Board | null = null;

  /** The table as it is, or as a turn that is tried would leave it. */
  readonly view = $derived.by(() => seen(this.state));
  readonly #target = $derived.by(() => this.state.target);
  /** The tiles that go somewhere, or to the space that was chosen first. */
  readonly goes = $derived.by(() => {
    const target = this.#target;
    const tiles = target === null ? this.view.legal.map((code) => Number(code.split('@')[0])) : legalOf(this.view).tilesAt(target);
    return new Set(tiles);
  });

  constructor(
    readonly controller: TableController,
    private readonly read: () => TableState,
    /** The only tile in hand is taken up by itself. */
    readonly takesUp = false,
  ) {}

  get state(): TableState {
    return this.read();
  }

  /** What the board tells of itself. */
  readonly board = {
    choose: (at: Cell) => this.controller.point(at),
    hover: (at: Cell | null) => this.controller.hover(at),
    turn: (by: 1 | -1) => this.controller.turn(by),
    confirm: () => this.controller.confirm(),
    cancel: () => this.controller.cancel(),
  };

  /** Takes a tile up; who did so with a key goes on from the first space where it fits. */
  choose = (tile: number, byKey: boolean): void => {
    this.controller.choose(tile);
    const { chosen, trial } = this.controller.state;
    if (!byKey || chosen !== tile || trial !== null) return;
    const to = this.#firstCell(tile);
    if (to !== undefined) void tick().then(() => this.pane?.focusSpace(to));
  };

  drop = (tile: number, at: Cell | null): void => {
    this.controller.hover(null);
    if (at !== null) this.controller.drop(tile, at);
  };

  /** Goes on with the turn that is tried; the button for it is gone then. */
  tryNext = (): void => {
    this.controller.tryNext();
    void tick().then(() => document.querySelector<HTMLElement>('main [data-slot][aria-disabled=false]')?.focus({ preventScroll: true }));
  };

  /** Does what a key stands for, and says whether it stands for anything. */
  key(event: KeyboardEvent, enter?: () => void): boolean {
    const tile = this.state.slots[this.state.me]?.[Number(event.key) - 1] ?? null;
    if (tile === null) return trialKey(event, this.controller, enter);
    this.choose(tile, true);
    return true;
  }

  /** What the trial would bring about; null without one, and until it is known. */
  effects(players: readonly Player[]): Consequence[] | null {
    const { trial, preview } = this.state;
    return trial === null || preview === null ? null : consequences(preview, this.view, players, t);
  }

  /** A space that must be filled comes before all others. */
  #firstCell(tile: number): Cell | undefined {
    const cells = legalOf(this.view).cells(tile);
    const { spaces } = this.view;
    return cells.find(([q, r]) => spaces.some(({ at, forced }) => forced && at[0] === q && at[1] === r)) ?? cells[0];
  }
}
