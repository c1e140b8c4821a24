import { describe, expect, it } from 'vitest';
import { codeOf, parseCode } from '../../board/codes.ts';
import type { Cell } from '../../api/types.ts';
import { cellOf } from './arrangement.ts';
import { codes, form, server, tableWith, settled, SOLUTION, tableOf, withMisfit } from './testkit.ts';

describe('laying', () => {
  it('a tile is chosen, then its cell', async () => {
    const table = tableOf();
    table.choose(2);
    expect(table.state.hand).toEqual({ from: 'tray', tile: 2 });
    table.point([4, -1]);
    await settled();
    expect(codes(table)).toEqual(['2@4,-1:0']);
    expect(table.state.hand).toBeNull();
  });

  it('a cell is chosen, then its tile', () => {
    const table = tableOf();
    table.point([1, 1]);
    expect(table.state.target).toEqual([1, 1]);
    table.choose(3);
    expect(codes(table)).toEqual(['3@1,1:0']);
  });

  it('a tile lies as it was turned in the tray', () => {
    const table = tableOf();
    table.choose(1);
    table.turn(-1);
    table.turn(-1);
    table.point([0, 0]);
    expect(codes(table)).toEqual(['1@0,0:4']);
  });

  it('a tile chosen twice is laid back', () => {
    const table = tableOf();
    table.choose(1);
    table.choose(1);
    expect(table.state.hand).toBeNull();
  });

  it('a tile that lies is in the tray no more', async () => {
    const table = await tableWith(['1@0,0:0']);
    table.choose(1);
    expect(table.state.hand).toBeNull();
  });

  it('a tile dropped on another takes its place', async () => {
    const table = await tableWith(['1@0,0:0']);
    table.lift(2);
    table.drop([0, 0]);
    expect(codes(table)).toEqual(['2@0,0:0']);
  });

  it('beside the board is refused, and nothing has happened', () => {
    const table = tableOf({}, { ...form, board: [[0, 0]] });
    table.lift(1);
    table.drop([1, 0]);
    expect(table.state.news?.id).toBe('page.puzzle.refused.outside');
    expect([table.state.table, table.state.canUndo]).toEqual([[], false]);
  });
});

describe('where only what matches may lie', () => {
  it('a tile is laid as it fits', async () => {
    const table = await tableWith([SOLUTION[0]], { mode: 'guided' });
    table.choose(2);
    table.point([0, -1]);
    await settled();
    const { look } = table.state;
    expect(look?.mismatches).toEqual([]);
    expect(table.state.table).toHaveLength(2);
  });

  it('what does not match is taken off again, with the reason and the place', async () => {
    const table = await tableWith(['1@0,0:0'], { mode: 'guided' }, withMisfit);
    table.lift(43);
    table.drop([0, 1]);
    expect(codes(table)).toContain('43@0,1:0');
    await settled();
    expect(codes(table)).toEqual(['1@0,0:0']);
    expect(table.state.news).toMatchObject({ id: 'page.puzzle.refused.match', params: { tile: 43 } });
    expect(table.state.news?.clashes.flat()).toContainEqual([0, 1]);
    expect(table.state.news?.refused.map(codeOf)).toEqual(['43@0,1:0']);
  });

  it('several that do not match stay where they were, and selected', async () => {
    const table = await tableWith(['1@0,0:0', '43@5,5:0', '2@5,6:0'], { mode: 'guided' }, withMisfit);
    const before = codes(table);
    const picked: Cell[] = [
      [5, 5],
      [5, 6],
    ];
    table.pick(picked);
    table.grab([5, 5]);
    table.drop([0, 1]);
    await settled();
    expect([codes(table), table.state.picked]).toEqual([before, picked]);
    expect(table.state.news?.id).toBe('page.puzzle.refused.several');
  });

  it('a refused step leaves no trace in the history, and what was ahead stays', async () => {
    const table = await tableWith(['1@0,0:0', '3@5,5:0'], { mode: 'guided' }, withMisfit);
    table.undo();
    await settled();
    const before = server.kept;
    table.lift(43);
    table.drop([0, 1]);
    await settled();
    expect(server.kept).toEqual(before);
    expect(table.state.canRedo).toBe(true);
  });

  it('what did not match before may stay', async () => {
    const table = await tableWith(['1@0,0:0', '43@0,1:0'], { mode: 'guided' }, withMisfit);
    table.lift(2);
    table.drop([9, 9]);
    await settled();
    expect(table.state.table).toHaveLength(3);
    expect(table.state.look?.mismatches).toHaveLength(1);
  });

  it('a tile that touches nothing may lie anyhow', async () => {
    const table = await tableWith(['1@0,0:0'], { mode: 'guided' });
    table.lift(2);
    table.drop([5, 5]);
    await settled();
    expect(codes(table)).toEqual(['1@0,0:0', '2@5,5:0']);
  });

  it('a tile that is taken up is shown where else it matches', async () => {
    const table = await tableWith(['1@0,0:0', '2@0,-1:2'], { mode: 'guided' });
    table.grab([0, -1]);
    await settled();
    expect(table.state.offers).toContain('2@1,0:3');
    table.drop([1, 0]);
    await settled();
    expect(codes(table)).toEqual(['1@0,0:0', '2@1,0:3']);
    expect(table.state.offers).toEqual([]);
  });

  it('turning goes from one rotation that matches to the next', async () => {
    const table = await tableWith(['1@0,0:0', '2@0,-1:2'], { mode: 'guided' });
    const seen: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      table.touch([0, -1]);
      await settled();
      seen.push(codes(table)[1]);
    }
    expect(seen).toEqual(['2@0,-1:3', '2@0,-1:2', '2@0,-1:3']);
  });

  it('a tile that matches in one way only says so', async () => {
    const table = await tableWith(SOLUTION, { mode: 'guided' });
    table.touch([1, -1]);
    await settled();
    expect(table.state.news?.id).toBe('page.puzzle.refused.only');
  });
});

describe('tiles that lie', () => {
  it('turn at a touch, back with the key for it', async () => {
    const table = await tableWith(['1@0,0:0']);
    table.touch([0, 0]);
    table.touch([0, 0]);
    await settled();
    table.touch([0, 0], { back: true });
    await settled();
    expect(codes(table)).toEqual(['1@0,0:1']);
  });

  it('are carried to another cell, and change places with what lies there', async () => {
    const table = await tableWith(['1@0,0:1', '2@1,0:3']);
    table.grab([0, 0]);
    table.drop([4, 4]);
    await settled();
    expect(codes(table)).toEqual(['1@4,4:1', '2@1,0:3']);
    table.grab([4, 4]);
    table.drop([1, 0]);
    await settled();
    expect(codes(table)).toEqual(['1@1,0:1', '2@4,4:3']);
  });

  it('are taken up by keys, turned on the way and laid down', async () => {
    const table = await tableWith(['1@0,0:0']);
    table.touch([0, 0], { key: true });
    table.turn(1);
    table.point([2, 2]);
    await settled();
    expect(codes(table)).toEqual(['1@2,2:1']);
  });

  it('go back to the tray, alone or together', async () => {
    const table = await tableWith(SOLUTION);
    table.hover([0, 0]);
    table.takeBack();
    expect(table.state.table).toHaveLength(2);
    table.pick([
      [0, -1],
      [1, -1],
    ]);
    table.takeBack();
    expect(table.state.table).toEqual([]);
    table.undo();
    expect(table.state.table).toHaveLength(2);
  });

  it('stay where the puzzle gives them', () => {
    const board: Cell[] = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    const table = tableOf({}, { ...form, board, givens: [{ tile: 1, at: [0, 0], rotation: 3 }] });
    expect(codes(table)).toEqual(['1@0,0:3']);
    table.grab([0, 0]);
    expect(table.state.news?.id).toBe('page.puzzle.refused.given');
    table.touch([0, 0]);
    expect(table.state.news?.id).toBe('page.puzzle.refused.turn');
    table.lift(2);
    table.drop([0, 0]);
    expect(codes(table)).toEqual(['1@0,0:3']);
  });
});

describe('several tiles', () => {
  it('are selected one by one or by a box, and a second touch lets one go', async () => {
    const table = await tableWith(SOLUTION);
    table.touch([0, 0], { more: true });
    table.touch([0, -1]);
    expect(table.state.picked).toEqual([
      [0, -1],
      [0, 0],
    ]);
    table.touch([0, 0]);
    expect(table.state.picked).toEqual([[0, -1]]);
    table.pick(SOLUTION.map(parseCode).map(cellOf));
    expect(table.state.picked).toHaveLength(3);
  });

  it('move and turn together, and stay selected', async () => {
    const table = await tableWith(SOLUTION.slice(0, 2));
    table.pick([
      [0, 0],
      [0, -1],
    ]);
    table.grab([0, 0]);
    table.drop([5, 0]);
    await settled();
    expect(codes(table)).toEqual(['1@5,0:0', '2@5,-1:2']);
    expect(table.state.picked).toEqual([
      [5, 0],
      [5, -1],
    ]);
    table.turn(1);
    expect(codes(table)).toEqual(['1@5,0:1', '2@6,-1:3']);
  });

  it('are selected, taken up, turned and laid down by keys alone', async () => {
    const table = await tableWith(SOLUTION.slice(0, 2));
    table.touch([0, 0], { key: true, more: true });
    table.touch([0, -1], { key: true, more: true });
    table.touch([0, 0], { key: true });
    expect(table.state.hand).toMatchObject({ from: 'table', pivot: [0, 0] });
    table.turn(1);
    table.point([4, 0]);
    await settled();
    expect(codes(table)).toEqual(['1@4,0:1', '2@5,-1:3']);
  });

  it('do not go where another tile lies', async () => {
    const table = await tableWith(SOLUTION);
    table.pick([
      [0, 0],
      [0, -1],
    ]);
    table.grab([0, 0]);
    table.drop([1, -1]);
    expect(table.state.news?.id).toBe('page.puzzle.refused.taken');
    expect(codes(table)).toEqual([...SOLUTION].sort());
  });
});
