import { describe, expect, it } from 'vitest';
import type { TableState } from './state.ts';
import { standingOf } from './agreements.ts';
import type { Agreements, Presence, SeatPresence } from '../../api/agreements.ts';
import { ALONE } from '../../api/agreements.ts';

const HERE: SeatPresence = { here: true, away_ms: null, claim_in_ms: null, claims: [] };
const AWAY: SeatPresence = { here: false, away_ms: 5000, claim_in_ms: 3000, claims: ['robot', 'default'] };
const NOW = { time: 0, wall: 0 };

function stateOf(agreements: Partial<Agreements>, more: object = {}, players = [HERE, HERE]): TableState {
  const presence: Presence = { type: 'presence', players, watching: 0, watchers: [] };
  const snapshot = { view: { player: 1 }, you: [0], clock: null, agreements: { ...ALONE, stand_ins: [null, null], ...agreements }, ...more };
  return { snapshot, presence, presentAt: 0, clockAt: 0 } as unknown as TableState;
}

describe('the line about the others', () => {
  it('tells an offer by whom it waits for', () => {
    const offer = { version: 4, what: 'tie' as const, by: 1, waiting: [0], moves: null };
    expect(standingOf(stateOf({ offer }), NOW).kind).toBe('asked');
    expect(standingOf(stateOf({ offer: { ...offer, by: 0, waiting: [1] } }), NOW).kind).toBe('asking');
    expect(standingOf(stateOf({ offer }, { you: [] }), NOW).kind).toBe('offered');
  });

  it('puts an offer before a pause, and a pause before all others', () => {
    const offer = { version: 4, what: 'tie' as const, by: 1, waiting: [0], moves: null };
    expect(standingOf(stateOf({ offer, paused: true }), NOW).kind).toBe('asked');
    expect(standingOf(stateOf({ paused: true, stand_ins: ['planner', null] }, {}, [HERE, AWAY]), NOW).kind).toBe('paused');
    expect(standingOf(stateOf({ stand_ins: ['planner', null] }, {}, [HERE, AWAY]), NOW).kind).toBe('replaced');
  });

  it('counts on how long somebody is away, and down until something may be claimed', () => {
    const state = stateOf({}, {}, [HERE, AWAY]);
    expect(standingOf(state, { time: 1000, wall: 0 })).toMatchObject({ kind: 'away', player: 1, away_ms: 6000, wait_ms: 2000 });
    expect(standingOf(state, { time: 9000, wall: 0 })).toMatchObject({ wait_ms: 0, claims: ['robot', 'default'] });
    const robot = stateOf({ stand_ins: [null, 'planner'] }, {}, [HERE, AWAY]);
    expect(standingOf(robot, NOW)).toMatchObject({ robot: true, claims: ['default'] });
  });

  it('counts from no more than was told, where the news are newer than the time that is shown', () => {
    const state = { ...stateOf({}, {}, [HERE, AWAY]), presentAt: 800 } as TableState;
    expect(standingOf(state, NOW)).toMatchObject({ away_ms: 5000, wait_ms: 3000 });
  });

  it('does not speak of the own absence, nor of robots', () => {
    expect(standingOf(stateOf({}, {}, [AWAY, { ...HERE, here: null }]), NOW).kind).toBe('here');
  });

  it('tells whom the game waits for, and what a Controller does', () => {
    const until = '2026-01-01T18:10:00.000Z';
    expect(standingOf(stateOf({ awaited: [1], until }), NOW)).toEqual({ kind: 'awaited', players: [1], until });
    expect(standingOf(stateOf({ asked: 1, until }, {}, [HERE, AWAY]), NOW)).toEqual({ kind: 'ruling', until });
    expect(standingOf(stateOf({ paused: true, held: true, asked: 1, until }), NOW)).toEqual({ kind: 'held' });
  });

  it('tells of days that are over, and of time far past, to those who wait', () => {
    const due = '2026-01-01T00:00:00.000Z';
    const passed = { time: 0, wall: Date.parse(due) };
    expect(standingOf(stateOf({ due }), passed)).toEqual({ kind: 'late', player: 1, claims: ['robot', 'default'] });
    expect(standingOf(stateOf({ due }), { time: 0, wall: passed.wall - 1 }).kind).toBe('here');
    expect(standingOf(stateOf({ due }, { you: [1] }), passed).kind).toBe('here');
    const clock = { limit_ms: 1, used_ms: [0, 10], running: 1, now: 0, pools: [] };
    expect(standingOf(stateOf({ late_from_ms: 20 }, { clock }), { time: 9, wall: 0 }).kind).toBe('here');
    expect(standingOf(stateOf({ late_from_ms: 20 }, { clock }), { time: 10, wall: 0 })).toMatchObject({ claims: ['time'] });
  });
});
