import { describe, expect, it } from 'vitest';
import { lobbyAfter, roomAfter } from './news.ts';
import { FIRST } from './terms.ts';
import type { LobbySnapshot, Present, RoomForm, RoomSnapshot, SeekForm } from '../../api/lobby.ts';

const person = (name: string) => ({ name, kind: 'member' as const, role: 'player' as const, country: null });
const present = (name: string, place: Present['place'] = 'lobby'): Present => ({ person: person(name), place, id: null });
const room = (id: string, more: Partial<RoomForm> = {}): RoomForm => ({
  id,
  name: id,
  host: 'Ann',
  status: 'seating',
  private: false,
  terms: FIRST,
  seats: 2,
  slots: [{ colour: 'R', kind: 'person', name: 'Ann', level: null, ready: true, here: true }],
  games: 0,
  table: null,
  review: null,
  created: '',
  ...more,
});
const seek = (id: string): SeekForm => ({ id, by: person(id), terms: FIRST, wishes: [], quick: false });
const lobby = (more: Partial<LobbySnapshot> = {}): LobbySnapshot => ({
  type: 'snapshot',
  version: 3,
  you: person('Ann'),
  rooms: [room('a'), room('b')],
  seeks: [seek('s')],
  people: [present('Ann'), present('Ben')],
  count: 2,
  mine: { type: 'mine', rooms: [], invitations: [], seek: null, offer_ms: 8000 },
  ...more,
});

describe('the lobby', () => {
  it('knows nothing before its snapshot', () => {
    expect(lobbyAfter(null, { type: 'event', version: 1, closed: ['a'] })).toBeNull();
    expect(lobbyAfter(null, lobby())).toEqual(lobby());
  });

  it('has rooms change where they stand, and new ones at the end', () => {
    const news = { type: 'event' as const, version: 4, rooms: [room('c'), room('a', { games: 1 })] };
    expect(lobbyAfter(lobby(), news)?.rooms.map(({ id, games }) => [id, games])).toEqual([['a', 1], ['b', 0], ['c', 0]]);
  });

  it('forgets what is closed or gone', () => {
    const after = lobbyAfter(lobby(), { type: 'event', version: 4, closed: ['a'], gone: ['s'] });
    expect([after?.rooms.map(({ id }) => id), after?.seeks]).toEqual([['b'], []]);
  });

  it('has each person once', () => {
    const after = lobbyAfter(lobby(), { type: 'event', version: 4, people: [present('Ben', 'table')], left: ['Ann'], count: 1 });
    expect([after?.people, after?.count]).toEqual([[present('Ben', 'table')], 1]);
  });

  it('tells what is one’s own', () => {
    const mine = { type: 'mine' as const, rooms: [room('b')], invitations: [], seek: seek('x'), offer_ms: 1 };
    expect(lobbyAfter(lobby(), mine)?.mine.seek?.id).toBe('x');
  });
});

describe('a room', () => {
  const you = { slot: 0, host: true, playing: false, link: null };
  const known: RoomSnapshot = { type: 'snapshot', version: 1, room: room('a'), people: [person('Ann')], you };

  it('follows its events', () => {
    const after = roomAfter(known, { type: 'event', version: 2, event: { kind: 'stand' }, room: room('a', { slots: [] }), you: { ...you, slot: null } });
    expect([after?.version, after?.room.slots, after?.you.slot, after?.people.length]).toEqual([2, [], null, 1]);
  });

  it('knows on which seats somebody is there', () => {
    const after = roomAfter(known, { type: 'presence', people: [], here: [false] });
    expect([after?.people, after?.room.slots[0].here]).toEqual([[], false]);
  });
});
