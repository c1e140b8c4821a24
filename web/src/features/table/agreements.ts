import { heldAgainst } from '../../core/clock.ts';
import type { TableState } from './state.ts';
import type { Claim, Offer } from '../../api/agreements.ts';

/** What the line about the others says, the most urgent first. */
export type Standing =
  | { kind: 'paused' | 'held' }
  | { kind: 'awaited'; players: number[]; until: string }
  | { kind: 'ruling'; until: string }
  | { kind: 'asked' | 'asking' | 'offered'; offer: Offer }
  | { kind: 'replaced'; player: number }
  | { kind: 'away'; player: number; away_ms: number; wait_ms: number | null; claims: Claim[]; robot: boolean }
  | { kind: 'late'; player: number; claims: Claim[] }
  | { kind: 'here' };

/** When a state is looked at: by `performance.now()`, and by the wall clock. */
export interface Now {
  time: number;
  wall: number;
}

/** What there is to say of the people at a table to those at this screen. */
export function standingOf(state: TableState, now: Now): Standing {
  const { agreements, you } = state.snapshot;
  const { offer } = agreements;
  if (offer !== null) return { kind: offerKind(offer, you), offer };
  const { awaited, asked, until } = agreements;
  if (agreements.paused) return { kind: agreements.held ? 'held' : 'paused' };
  if (awaited.length > 0 && until !== null) return { kind: 'awaited', players: awaited, until };
  const replaced = you.find((player) => agreements.stand_ins[player]);
  if (replaced !== undefined) return { kind: 'replaced', player: replaced };
  if (asked !== null && until !== null) return { kind: 'ruling', until };
  return lateOf(state, now) ?? awayOf(state, now) ?? { kind: 'here' };
}

function offerKind(offer: Offer, you: readonly number[]): 'asked' | 'asking' | 'offered' {
  if (offer.waiting.some((player) => you.includes(player))) return 'asked';
  return you.includes(offer.by) ? 'asking' : 'offered';
}

/** What has passed since news came; they may be newer than the time that is shown. */
function since(at: number, time: number): number {
  return Math.max(0, time - at);
}

/** Somebody whose days for a move are over, or who has used far too much time. */
function lateOf({ snapshot, clockAt }: TableState, { time, wall }: Now): Standing | null {
  const { view, agreements, clock, you } = snapshot;
  const { player } = view;
  if (player === null || you.includes(player)) return null;
  if (agreements.due !== null && wall >= Date.parse(agreements.due)) {
    return { kind: 'late', player, claims: agreements.stand_ins[player] ? ['default'] : ['robot', 'default'] };
  }
  const from = agreements.late_from_ms;
  const far = from !== null && clock !== null && heldAgainst(clock, player, since(clockAt, time)) >= from;
  return far ? { kind: 'late', player, claims: ['time'] } : null;
}

/** The first of the others who is away. */
function awayOf({ snapshot, presence, presentAt }: TableState, { time }: Now): Standing | null {
  const { agreements, you } = snapshot;
  const player = presence?.players.findIndex(({ here }, index) => here === false && !you.includes(index)) ?? -1;
  if (presence === null || player < 0) return null;
  const { away_ms, claim_in_ms, claims } = presence.players[player];
  const passed = since(presentAt, time);
  const robot = Boolean(agreements.stand_ins[player]);
  return {
    kind: 'away',
    player,
    away_ms: (away_ms ?? 0) + passed,
    wait_ms: claim_in_ms === null ? null : Math.max(0, claim_in_ms - passed),
    claims: claims.filter((claim) => !(robot && claim === 'robot')),
    robot,
  };
}
