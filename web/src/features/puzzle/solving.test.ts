import { describe, expect, it, vi } from 'vitest';
import { codeOf, parseCode } from '../../board/codes.ts';
import type { Cell } from '../../api/types.ts';
import { codes, form, server, tableWith, settled, SOLUTION, tableOf, withMisfit } from './testkit.ts';
import { nextOf } from './state.ts';

describe('the steps', () => {
  it('go back to the empty table and on again', async () => {
    const table = await tableWith(SOLUTION);
    const end = codes(table);
    let steps = 0;
    for (; table.state.canUndo; steps += 1) table.undo();
    expect(steps).toBe(3 + 2);
    expect(table.state.table).toEqual([]);
    while (table.state.canRedo) table.redo();
    expect(codes(table)).toEqual(end);
  });

  it('survive that the page is left', async () => {
    await tableWith(SOLUTION.slice(0, 2));
    const again = tableOf({ saved: server.kept });
    expect(codes(again)).toEqual(SOLUTION.slice(0, 2).sort());
    while (again.state.canUndo) again.undo();
    expect(again.state.table).toEqual([]);
    expect(again.state.canRedo).toBe(true);
  });

  it('include beginning again', async () => {
    const table = await tableWith(SOLUTION.slice(0, 2));
    table.begin();
    expect(table.state.table).toEqual([]);
    table.undo();
    expect(table.state.table).toHaveLength(2);
  });

  it('are told to whoever listens, until the end', () => {
    const table = tableOf();
    const heard = vi.fn();
    table.subscribe(heard);
    table.choose(1);
    table.stop();
    table.choose(2);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('being solved', () => {
  it('is found by itself, reported once with its time, and stops the clock', async () => {
    const table = tableOf();
    server.now = 1000;
    for (const { tile, q, r, rotation } of SOLUTION.map(parseCode)) {
      table.choose(tile);
      for (let turn = 0; turn < rotation; turn += 1) table.turn(1);
      table.point([q, r]);
      await settled();
      server.now += 1500;
    }
    expect(table.state.solved).toBe(true);
    expect(server.reports).toEqual([{ ms: 3000, hints: 0, score: null, star: false }]);
    const { elapsed } = table;
    server.now += 9000;
    expect(table.elapsed).toBe(elapsed);
    table.undo();
    expect(table.state.solved).toBe(false);
    table.redo();
    await settled();
    expect([table.state.solved, server.reports.length]).toEqual([true, 1]);
  });

  it('takes no time while nobody looks', async () => {
    const table = await tableWith([SOLUTION[0]]);
    server.now += 1000;
    table.pause();
    server.now += 60_000;
    table.resume();
    server.now += 500;
    expect([table.elapsed, server.kept?.ms]).toEqual([1500, 1000]);
  });

  it('takes no time before the first tile is laid', () => {
    const table = tableOf();
    table.resume();
    server.now += 5000;
    expect(table.elapsed).toBe(0);
  });

  it('does not count after a solution was shown, until one begins again', async () => {
    const table = tableOf();
    await table.solution();
    await settled();
    expect([codes(table), table.state.solved, server.reports]).toEqual([[...SOLUTION].sort(), false, []]);
    table.begin();
    expect(table.state.shown).toBe(false);
  });

  it('says on asking what lacks or what is wrong', async () => {
    const table = await tableWith(SOLUTION.slice(0, 2));
    await table.check();
    expect(table.state.news).toMatchObject({ id: 'page.puzzle.check.left', params: { count: 1 } });
    table.lift(3);
    table.drop([0, 1]);
    table.touch([0, 1]);
    await settled();
    await table.check();
    expect(table.state.news).toMatchObject({ id: 'page.puzzle.check.clashes' });
    expect(table.state.news?.clashes.flat()).toContainEqual([0, 1]);
    table.takeBack();
    table.hover([0, 1]);
    table.takeBack();
    table.lift(3);
    table.drop([8, 8]);
    await table.check();
    expect(table.state.news).toMatchObject({ id: 'bad.solution.apart', cells: [[8, 8]] });
  });
});

describe('help', () => {
  it('shows the next tile, and lays it when asked again', async () => {
    const table = await tableWith([SOLUTION[0]]);
    server.answer = { answer: 'next', placement: SOLUTION[1] };
    await table.hint();
    expect(table.state.hint && codeOf(table.state.hint)).toBe(SOLUTION[1]);
    expect(table.state.news?.id).toBe('page.puzzle.hint.next');
    await table.hint();
    expect(codes(table)).toContain(SOLUTION[1]);
    expect([table.state.hints, server.kept?.hints]).toEqual([1, 1]);
  });

  it('leaves alone who has chosen a tile or gone back before the hint came', async () => {
    const table = await tableWith([SOLUTION[0]]);
    server.answer = { answer: 'next', placement: SOLUTION[1] };
    for (const meanwhile of [() => table.choose(3), () => table.cancel()]) {
      const hint = table.hint();
      meanwhile();
      const { hand } = table.state;
      await hint;
      expect([table.state.hint, table.state.hand, table.state.hints]).toEqual([null, hand, 0]);
    }
  });

  it('tells that there is no solution from here, or that it is not known', async () => {
    const table = await tableWith([SOLUTION[0]]);
    for (const known of ['none', 'unknown', 'solved'] as const) {
      server.answer = { answer: known };
      await table.hint();
      expect(table.state.news?.id).toBe(`page.puzzle.hint.${known}`);
    }
  });

  it('counts the solutions', async () => {
    const table = tableOf();
    await table.count();
    expect(table.state.count).toMatchObject({ count: 4, complete: true });
  });

  it('exchanges two tiles that are selected, or one with the next that is touched', async () => {
    const table = await tableWith(SOLUTION.slice(0, 2));
    table.pick([[0, 0]]);
    table.swap();
    expect(table.state.swapping).toEqual([0, 0]);
    table.touch([0, -1]);
    await settled();
    expect(codes(table)).toEqual(['1@0,-1:2', '2@0,0:0']);
    table.pick([[0, 0]]);
    table.swap();
    table.choose(3);
    await settled();
    expect(codes(table)).toEqual(['1@0,-1:2', '3@0,0:0']);
  });

  it('is refused in words, and nothing changes', async () => {
    const table = await tableWith([SOLUTION[0]], {}, withMisfit);
    const before = codes(table);
    table.pick([[0, 0]]);
    table.swap();
    table.choose(43);
    await settled();
    expect(table.state.news).toMatchObject({ id: 'bad.swap', params: { reason: 'shape' } });
    expect([codes(table), table.state.busy]).toEqual([before, null]);
  });
});

describe('a server that does not answer', () => {
  it('loses nothing: tiles are laid and kept all the same', async () => {
    server.fails = true;
    const table = tableOf();
    table.lift(1);
    table.drop([0, 0]);
    await settled();
    expect(table.state.news?.id).toBe('page.error.offline');
    expect(server.kept?.past).toEqual(['>1@0,0:0']);
    server.fails = false;
    table.lift(2);
    table.drop([3, 3]);
    await settled();
    expect(table.state.look).not.toBeNull();
  });

  it('is asked once for each table', async () => {
    const table = await tableWith(['1@0,0:0']);
    const before = server.asked.length;
    table.undo();
    table.redo();
    await settled();
    expect(server.asked).toHaveLength(before);
  });
});

describe('a link with tiles', () => {
  it('is one step, which can be undone', async () => {
    const table = await tableWith(['1@0,0:0']);
    table.load('2@0,0:3+3@1,0:2');
    expect(codes(table)).toEqual(['2@0,0:3', '3@1,0:2']);
    expect(table.state.news?.id).toBe('page.puzzle.link');
    table.undo();
    expect(codes(table)).toEqual(['1@0,0:0']);
  });

  it('that cannot be read, or has other tiles, says so', async () => {
    const table = await tableWith(['1@0,0:0']);
    table.load('rubbish');
    expect([table.state.news?.id, codes(table)]).toEqual(['page.puzzle.link.bad', ['1@0,0:0']]);
    table.load('1@0,0:0+9@1,0:0');
    expect([table.state.news?.id, codes(table)]).toEqual(['page.puzzle.link.some', ['1@0,0:0']]);
  });
});

it('a puzzle of rotations turns its tiles and moves none', async () => {
  const givens = [1, 2, 3].map((tile, q) => ({ tile, at: [q, 0] as Cell, rotation: null }));
  const board = givens.map(({ at }) => at);
  const table = tableOf({ mode: 'guided' }, { ...form, board, givens, turns_only: true });
  table.touch([1, 0]);
  await settled();
  table.touch([1, 0], { key: true });
  await settled();
  table.hover([0, 0]);
  table.takeBack();
  expect(codes(table)).toEqual(['1@0,0:0', '2@1,0:2', '3@2,0:0']);
});

it('of a puzzle of rotations a hint is asked for what was turned, or found right by a hint before', async () => {
  const givens = [1, 2, 3].map((tile, q) => ({ tile, at: [q, 0] as Cell, rotation: null }));
  const table = tableOf({}, { ...form, board: givens.map(({ at }) => at), givens, turns_only: true });
  server.answer = { answer: 'next', placement: '1@0,0:0' };
  await table.hint();
  expect(server.hinted).toEqual([]);
  table.takeHint();
  expect([table.state.canUndo, server.kept?.confirmed]).toEqual([false, [1]]);
  table.touch([2, 0]);
  await settled();
  server.answer = { answer: 'none' };
  await table.hint();
  expect(server.hinted).toEqual(['1@0,0:0', '3@2,0:1']);
  expect(table.state.news?.id).toBe('page.puzzle.hint.none_turned');
});

it('the next rotation is the first of those that are allowed, whichever way round', () => {
  expect(nextOf([1, 4], 2)).toBe(4);
  expect(nextOf([1, 4], 5)).toBe(1);
  expect(nextOf([1, 4], 3, -1)).toBe(1);
  expect(nextOf([], 3)).toBe(3);
});
