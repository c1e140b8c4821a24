import { describe, expect, it } from 'vitest';
import { coloursOf, firstRequest, tableOf } from './request.ts';

const unnamed = (seat: number) => `Player ${seat}`;

describe('a new table', () => {
  it('needs no choice at all', () => {
    expect(tableOf(firstRequest('', 'human', 'level3'), unnamed)).toEqual({
      game: 'strategy',
      seats: [
        { kind: 'person', name: 'Player 1', level: null, colour: 'R' },
        { kind: 'robot', name: 'level3', level: 'level3', colour: 'Y' },
      ],
      doubles: false,
      start: 'draw-return',
      clock: null,
      pace: 'human',
    });
  });

  it('gives every player a colour of their own', () => {
    const request = { ...firstRequest('Ada', 'human', 'level3'), colour: 'B' as const, count: 3 };
    expect(coloursOf(request)).toEqual(['B', 'R', 'Y', 'G']);
  });

  it('gives partners, who sit opposite, one colour; doubles need four players', () => {
    const request = { ...firstRequest('Ada', 'human', 'level3'), count: 3, doubles: true, rival: 'G' as const };
    expect(coloursOf(request)).toEqual(['R', 'G', 'R', 'G']);
    expect(coloursOf({ ...request, rival: 'R' })).toEqual(['R', 'Y', 'R', 'Y']);
    expect(tableOf({ ...request, count: 2 }, unnamed).doubles).toBe(false);
  });

  it('names persons, takes their clock and seats them as persons', () => {
    const request = { ...firstRequest('  Ada ', 'instant', 'level3'), minutes: 15 };
    request.opponents[0] = { kind: 'person', name: '' };
    const table = tableOf(request, unnamed);
    expect(table.clock).toEqual({ minutes: 15 });
    expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ada'],
      ['person', 'Player 2'],
    ]);
  });
});
