import { describe, expect, it } from 'vitest';
import type { RoomForm } from '../../api/lobby.ts';
import { clockText, FIRST, playedBy, tableIn, termsText, termsWith } from './terms.ts';

const say = (id: string, params: Record<string, unknown> = {}) => [id, ...Object.values(params)].join(' ');

describe('terms', () => {
  it('lose what a kind does not have', () => {
    expect(termsWith(FIRST, { kind: 'doubles' })).toMatchObject({ players: 4, teams: ['R', 'Y'] });
    expect(termsWith({ ...FIRST, players: 4 }, { kind: 'masters' })).toMatchObject({ players: 2, teams: null });
    expect(termsWith({ ...FIRST, game: 'mindgame' }, { kind: 'ranked' }).game).toBe('strategy');
    expect(termsWith({ ...FIRST, players: 3 }, { game: 'mindgame' }).players).toBe(2);
    expect(termsWith(FIRST, { days: 3 }).minutes).toBeNull();
    expect(termsWith({ ...FIRST, players: 4, teams: ['R', 'Y'] }, { players: 3 }).teams).toBeNull();
    expect(termsWith({ ...FIRST, review: 'x' }, { kind: 'ranked' }).review).toBeNull();
  });

  it('are told in a line', () => {
    expect(termsText(FIRST, say)).toBe('page.terms.kind.unranked · page.terms.players 2 · page.terms.clock.minutes 15');
    expect(termsText(termsWith(FIRST, { kind: 'doubles' }), say)).toBe('page.terms.kind.doubles · page.terms.clock.minutes 15');
    expect(termsText({ ...FIRST, kind: 'review' }, say)).toBe('page.terms.kind.review');
  });

  it('have a clock, days, or neither', () => {
    expect(clockText({ minutes: null, days: null }, say)).toBe('page.terms.clock.none');
    expect(clockText({ minutes: null, days: 3 }, say)).toBe('page.terms.days 3');
  });
});

describe('a room', () => {
  const ann = { colour: 'R', kind: 'person', name: 'Ann', level: null, ready: true, here: true } as const;
  const room: RoomForm = {
    id: 'r', name: 'Room of Ann', host: 'Ann', status: 'playing', private: false, terms: FIRST, seats: 2,
    slots: [ann, { ...ann, colour: 'Y', kind: 'robot', name: 'Ben' }], games: 1, table: 't', review: null, created: '',
  };

  it('has a game of those who sit there, while it is played live', () => {
    expect(playedBy('Ann', room)).toBe('t');
    expect(playedBy('Ben', room)).toBeNull();
    expect(playedBy('Ann', { ...room, status: 'over' })).toBeNull();
    expect(playedBy('Ann', { ...room, terms: { ...FIRST, days: 3 } })).toBeNull();
  });
});

describe('a link to a game', () => {
  it('has its id at the end', () => {
    expect(tableIn('https://tantrix.example/replay/0123456789abcdef?at=3')).toBe('0123456789abcdef');
    expect(tableIn(' 0123456789abcdef ')).toBe('0123456789abcdef');
    expect(tableIn('https://tantrix.example/replay/xyz')).toBeNull();
  });
});
