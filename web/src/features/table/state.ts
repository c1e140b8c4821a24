import type { Connection } from '../../api/socket.ts';
import type { Presence } from '../../api/agreements.ts';
import type { Cell, ClientMessage, Drawn, EventMessage, LogEntry, Preview, Snapshot, View, WireError } from '../../api/types.ts';
import type { Placed } from '../../board/codes.ts';
import { keyOf } from '../../board/codes.ts';
import { legalOf } from '../../core/legal.ts';
import type { Slots } from './hand.ts';

/** What the controller of a table needs of the person's settings. */
export interface TablePreferences {
  allTurns: boolean;
  autoFill: boolean;
  /** The only tile that can be laid is taken up by itself: there is nothing to choose from. */
  takesUp?: boolean;
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
  /** A placement or step sent and not yet answered. */
  pending: Extract<ClientMessage, { type: 'place' | 'act' }> | null;
  /** The only possible action is about to be done by itself. */
  filling: boolean;
  refusal: WireError | null;
}

export interface TableLink {
  send(message: ClientMessage): boolean;
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
};

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
  const { chosen, hover, trial, handTurn, snapshot, acting } = state;
  if (!acting || chosen === null || hover === null || (trial !== null && keyOf([trial.q, trial.r]) === keyOf(hover))) {
    return null;
  }
  const turns = legalOf(snapshot.view).rotations(chosen, hover);
  if (turns.length === 0) return null;
  const rotation = turns.includes(handTurn) ? handTurn : turns[0];
  return { tile: chosen, q: hover[0], r: hover[1], rotation };
}

/** The moves as they are told: what comes in sight on the stack of Solitaire is not drawn by anybody. */
export function movesOf<T extends { drawn: Drawn }>(game: string, moves: readonly T[]): readonly T[] {
  return game === 'solitaire' ? moves.map((move) => ({ ...move, drawn: null })) : moves;
}
