import type { Connection } from '../../api/socket.ts';
import type { Presence } from '../../api/agreements.ts';
import type { Cell, ClientMessage, Drawn, EventMessage, LogEntry, PlacementPreview, Preview, Snapshot, View, WireError } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import type { Ahead } from '../../rules/index.ts';
import { codeOf, keyOf } from '../../board/codes.ts';
import { legalOf } from '../../core/legal.ts';
import type { Slots } from './hand.ts';

/** What the controller of a table needs of the person's settings. */
export interface TablePreferences {
  allTurns: boolean;
  autoFill: boolean;
  /** The only tile that can be laid is taken up by itself: there is nothing to choose from. */
  takesUp?: boolean;
}

/** What the page's own rules say of a turn that is tried before its first placement is confirmed. */
export interface TurnRules {
  ahead(view: View, placement: string): Promise<Ahead>;
  preview(view: View, placement: string): Promise<PlacementPreview>;
}

/** A placement of a turn that is tried as a whole, and the table after it. */
export interface Planned {
  placement: string;
  view: View;
}

/** Everything that the page of a table shows. A new object after every change. */
export interface TableState {
  connection: Connection;
  snapshot: Snapshot;
  /** Who is there, at a table of several people, and `performance.now()` when that was told. */
  presence: Presence | null;
  presentAt: number;
  /** The review of the game, once somebody has opened one. */
  review: string | null;
  /** `performance.now()` when the clock of the snapshot came. */
  clockAt: number;
  /** Per player. */
  slots: Slots[];
  /** The player whose hand lies at the bottom. */
  me: number;
  /** Whether a person at this screen is to place a tile now. */
  acting: boolean;
  /** Whether a person at this screen may try tiles ahead of the own turn. */
  thinking: boolean;
  chosen: number | null;
  /** How the chosen tile lies in the hand. */
  handTurn: number;
  /** A space chosen before the tile. */
  target: Cell | null;
  hover: Cell | null;
  trial: Placed | null;
  /** The rotations that `turn` walks through. */
  turns: number[];
  preview: Preview | null;
  /** The placements of this turn that are tried before the one on trial. */
  plan: readonly Planned[];
  /** The table after the trial, where the turn goes on from there whatever is drawn. */
  beyond: View | null;
  /** Placements that were confirmed together and are still to be sent. */
  queue: readonly string[];
  /** A placement or step sent and not yet answered. */
  pending: Extract<ClientMessage, { type: 'place' | 'act' }> | null;
  /** The only possible action is about to be done by itself. */
  filling: boolean;
  refusal: WireError | null;
}

export interface TableLink {
  send(message: ClientMessage): boolean;
  /** Where whole turns can be tried. */
  turns?: TurnRules | null;
  /** A name that no other message of this browser has. */
  newId(): string;
}

/** The part of a state that speaks of a tile in hand, without one. */
export const NOTHING_CHOSEN = {
  chosen: null,
  handTurn: 0,
  target: null,
  trial: null,
  turns: [] as number[],
  preview: null,
  beyond: null,
};

/** The table as it is tried: after the placements that are planned, else as it is. */
export function seen({ plan, snapshot }: Pick<TableState, 'plan' | 'snapshot'>): View {
  return plan.at(-1)?.view ?? snapshot.view;
}

/** Whether what lies there can be placed: the tile on trial, or with none in hand what is planned. */
export function ready(state: TableState): boolean {
  const { acting, chosen, trial, plan } = state;
  if (trial === null) return acting && plan.length > 0 && chosen === null;
  return acting && legalOf(seen(state)).codes.has(codeOf(trial));
}

/** The player at the bottom: whoever of this screen is to act, else the one who was. */
export function bottomPlayer(view: View, you: readonly number[], before: number | null): number {
  if (view.player !== null && you.includes(view.player)) return view.player;
  if (before !== null && (you.includes(before) || you.length === 0)) return before;
  return you[0] ?? 0;
}

/** The entry of the list of moves that an event makes, null for one that is no move. */
export function entryOf({ version, event, view: { scores } }: EventMessage, { stage }: View): LogEntry | null {
  if (event.kind === 'act') {
    const { player, action, drawn } = event;
    return { version, player, forced: false, code: action, human: action, drawn, stage, scores };
  }
  if (event.kind !== 'place') return null;
  const { player, placement, forced, human, drawn } = event;
  return { version, player, forced, code: placement, human, drawn, stage, scores };
}

/** The tile that is lightly shown under the pointer: the chosen one, as it would lie there. */
export function ghostOf(state: TableState): Placed | null {
  const { chosen, hover, trial, handTurn, acting } = state;
  if (!acting || chosen === null || hover === null || (trial !== null && keyOf([trial.q, trial.r]) === keyOf(hover))) {
    return null;
  }
  const turns = legalOf(seen(state)).rotations(chosen, hover);
  if (turns.length === 0) return null;
  const rotation = turns.includes(handTurn) ? handTurn : turns[0];
  return { tile: chosen, q: hover[0], r: hover[1], rotation };
}

/** The moves as they are told: what comes in sight on the stack of Solitaire is not drawn by anybody. */
export function movesOf<T extends { drawn: Drawn }>(game: string, moves: readonly T[]): readonly T[] {
  return game === 'solitaire' ? moves.map((move) => ({ ...move, drawn: null })) : moves;
}
