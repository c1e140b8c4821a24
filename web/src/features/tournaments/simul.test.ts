import { describe, expect, it } from 'vitest';
import { boardsOf, nextBoard } from './simul.ts';

const heat = (table: number, room: string, over = false) => ({ table, entries: [table], colours: '', games: [{ game: 1, room, marks: [], ruling: null }], over, revision: 0 });
const own = (id: string, your_turn: boolean, updated: string) => ({ table: { id }, your_turn, updated });

describe('the boards of a simul', () => {
  const round = { heats: [heat(1, 'a'), heat(2, 'b'), heat(3, 'c', true), heat(4, '')] };
  const rows = [own('a', true, '2026-11-22T10:02'), own('b', true, '2026-11-22T10:01'), own('c', true, '2026-11-22T10:00'), own('x', true, '2026')];

  it('are those of the round, and wait where the host is to move', () => {
    expect(boardsOf(round, rows).map(({ room, waits }) => [room, waits])).toEqual([['a', true], ['b', true], ['c', false], ['', false]]);
  });

  it('come in the order in which they have waited', () => {
    const boards = boardsOf(round, rows);
    expect(nextBoard(boards)?.room).toBe('b');
    expect(nextBoard(boards, 'b')?.room).toBe('a');
    expect(nextBoard(boardsOf(round, []))).toBeNull();
  });
});
