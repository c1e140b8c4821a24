import { beforeEach, describe, expect, it, vi } from 'vitest';
import { directionTo } from '../board/geometry.ts';
import { ApiError } from '../lib/api.ts';
import type { Placed } from '../lib/codes.ts';
import { codeOf, parseCode, shown } from '../lib/codes.ts';
import type { Cell } from '../types.ts';
import { around, cellOf, codesOf, tileAt, touches, trayOf } from './arrangement.ts';
import type { Report } from './results.ts';
import type { Saved } from './store.ts';
import type { PuzzleWishes } from './state.ts';
import { nextOf } from './state.ts';
import { PuzzleController } from './table.ts';
import type { HintAnswer, Look, PuzzleForm, PuzzleLink } from './wire.ts';

const EDGES: Record<number, string> = { 1: 'YYBRBR', 2: 'YYBRRB', 3: 'RRBBYY', 43: 'GGBBYY' };
/** A yellow loop of 1, 2 and 3. */
const SOLUTION = ['1@0,0:0', '2@0,-1:2', '3@1,-1:0'];

const form: PuzzleForm = {
  id: 'discovery-3',
  tiles: [1, 2, 3],
  choices: [[{ form: 'loop', colour: 'Y' }]],
  board: null,
  holes: false,
  givens: [],
  scored: null,
  target_s: 20,
  records: null,
  turns_only: false,
};

/** Tile 43 has no red, which tile 1 shows in the south. */
const withMisfit: PuzzleForm = { ...form, tiles: [1, 2, 3, 43] };

const TURNS = [0, 1, 2, 3, 4, 5];

/** A house of its own for these tests: it compares edges, and calls a puzzle solved when all lie together and match. */
function lookAt(table: Placed[], of: PuzzleForm): Look {
  const clash = (one: Placed, other: Placed) => {
    const edge = directionTo(cellOf(one), cellOf(other));
    return edge >= 0 && shown(EDGES[one.tile], one.rotation)[edge] !== shown(EDGES[other.tile], other.rotation)[(edge + 3) % 6];
  };
  const pairs = table.flatMap((one, index) => table.slice(index + 1).filter((other) => clash(one, other)).map((other) => [one, other]));
  const left = [...trayOf(of.tiles, table)].filter(([, count]) => count > 0).map(([tile]) => tile);
  const cells = table.flatMap((placed) => around(cellOf(placed))).filter((at) => tileAt(table, at) === undefined);
  const all = (tile: number) => cells.flatMap(([q, r]) => TURNS.map((rotation) => ({ tile, q, r, rotation })));
  const fits = (tile: number) => all(tile).filter((placed) => !table.some((other) => clash(placed, other))).map(codeOf);
  const apart = table.length > 1 ? table.filter((placed) => !touches(table, cellOf(placed))).map(cellOf) : [];
  const solved = left.length === 0 && pairs.length === 0 && apart.length === 0;
  const faults = left.length > 0 || solved ? [] : [{ id: 'bad.solution.apart', params: {}, cells: apart }];
  return {
    mismatches: pairs.map(([one, other]): [Cell, Cell] => [cellOf(one), cellOf(other)]),
    faults,
    solved,
    score: null,
    lines: [],
    fits: Object.fromEntries(left.map((tile) => [tile, [...new Set(fits(tile))]])),
  };
}

let answer: HintAnswer;
let fails: boolean;
let asked: string[][];
let hinted: string[];
let kept: Saved | null;
let reports: Report[];
let now: number;

function linkOf(of: PuzzleForm): PuzzleLink {
  return {
    look: async (codes) => {
      asked.push(codes);
      if (fails) throw new ApiError({ id: 'page.error.offline', params: {}, cells: [] }, 0);
      return lookAt(codes.map(parseCode), of);
    },
    hint: async (codes) => {
      hinted = codes;
      return answer;
    },
    swap: async (codes, { at, other, tile }) => {
      if (tile === 43) throw new ApiError({ id: 'bad.swap', params: { reason: 'shape', tile }, cells: [] }, 400);
      const exchanged = codes.map(parseCode).map((placed) => {
        if (`${cellOf(placed)}` === `${at}`) return { ...placed, tile: tile ?? tileAt(codes.map(parseCode), other as Cell)?.tile ?? 0 };
        if (`${cellOf(placed)}` === `${other}`) return { ...placed, tile: tileAt(codes.map(parseCode), at)?.tile ?? 0 };
        return placed;
      });
      return { placements: exchanged.map(codeOf) };
    },
    solution: async () => ({ status: 'solved', placements: SOLUTION, score: null, seconds: 0 }),
    count: async () => ({ count: 4, complete: true, seconds: 0 }),
  };
}

function tableOf(wishes: Partial<PuzzleWishes> = {}, of: PuzzleForm = form): PuzzleController {
  return new PuzzleController(of, linkOf(of), {
    mode: 'any',
    saved: null,
    keep: (saved) => {
      kept = saved;
      return true;
    },
    now: () => now,
    solved: (report) => reports.push(report),
    ...wishes,
  });
}

beforeEach(() => {
  answer = { answer: 'unknown' };
  fails = false;
  asked = [];
  kept = null;
  reports = [];
  now = 0;
});

/** Lets every answer of the house come. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Lays tiles one after another, however they match. */
async function laid(codes: readonly string[], wishes: Partial<PuzzleWishes> = {}, of = form): Promise<PuzzleController> {
  const table = tableOf({ ...wishes, mode: 'any' }, of);
  for (const { tile, q, r, rotation } of codes.map(parseCode)) {
    table.lift(tile);
    table.drop([q, r]);
    for (let turn = 0; turn < rotation; turn += 1) table.touch([q, r]);
    await settled();
  }
  if (wishes.mode === 'match') table.setMode('match');
  return table;
}

const codes = (table: PuzzleController) => codesOf(table.state.table);

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
    const table = await laid(['1@0,0:0']);
    table.choose(1);
    expect(table.state.hand).toBeNull();
  });

  it('a tile dropped on another takes its place', async () => {
    const table = await laid(['1@0,0:0']);
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
    const table = await laid([SOLUTION[0]], { mode: 'match' });
    table.choose(2);
    table.point([0, -1]);
    await settled();
    const { look } = table.state;
    expect(look?.mismatches).toEqual([]);
    expect(table.state.table).toHaveLength(2);
  });

  it('what does not match is taken off again, with the reason and the place', async () => {
    const table = await laid(['1@0,0:0'], { mode: 'match' }, withMisfit);
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
    const table = await laid(['1@0,0:0', '43@5,5:0', '2@5,6:0'], { mode: 'match' }, withMisfit);
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
    const table = await laid(['1@0,0:0', '3@5,5:0'], { mode: 'match' }, withMisfit);
    table.undo();
    await settled();
    const before = kept;
    table.lift(43);
    table.drop([0, 1]);
    await settled();
    expect(kept).toEqual(before);
    expect(table.state.canRedo).toBe(true);
  });

  it('what did not match before may stay', async () => {
    const table = await laid(['1@0,0:0', '43@0,1:0'], { mode: 'match' }, withMisfit);
    table.lift(2);
    table.drop([9, 9]);
    await settled();
    expect(table.state.table).toHaveLength(3);
    expect(table.state.look?.mismatches).toHaveLength(1);
  });

  it('a tile that touches nothing may lie anyhow', async () => {
    const table = await laid(['1@0,0:0'], { mode: 'match' });
    table.lift(2);
    table.drop([5, 5]);
    await settled();
    expect(codes(table)).toEqual(['1@0,0:0', '2@5,5:0']);
  });

  it('a tile that is taken up is shown where else it matches', async () => {
    const table = await laid(['1@0,0:0', '2@0,-1:2'], { mode: 'match' });
    table.grab([0, -1]);
    await settled();
    expect(table.state.offers).toContain('2@1,0:3');
    table.drop([1, 0]);
    await settled();
    expect(codes(table)).toEqual(['1@0,0:0', '2@1,0:3']);
    expect(table.state.offers).toEqual([]);
  });

  it('turning goes from one rotation that matches to the next', async () => {
    const table = await laid(['1@0,0:0', '2@0,-1:2'], { mode: 'match' });
    const seen: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      table.touch([0, -1]);
      await settled();
      seen.push(codes(table)[1]);
    }
    expect(seen).toEqual(['2@0,-1:3', '2@0,-1:2', '2@0,-1:3']);
  });

  it('a tile that matches in one way only says so', async () => {
    const table = await laid(SOLUTION, { mode: 'match' });
    table.touch([1, -1]);
    await settled();
    expect(table.state.news?.id).toBe('page.puzzle.refused.only');
  });
});

describe('tiles that lie', () => {
  it('turn at a touch, back with the key for it', async () => {
    const table = await laid(['1@0,0:0']);
    table.touch([0, 0]);
    table.touch([0, 0]);
    await settled();
    table.touch([0, 0], { back: true });
    await settled();
    expect(codes(table)).toEqual(['1@0,0:1']);
  });

  it('are carried to another cell, and change places with what lies there', async () => {
    const table = await laid(['1@0,0:1', '2@1,0:3']);
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
    const table = await laid(['1@0,0:0']);
    table.touch([0, 0], { key: true });
    table.turn(1);
    table.point([2, 2]);
    await settled();
    expect(codes(table)).toEqual(['1@2,2:1']);
  });

  it('go back to the tray, alone or together', async () => {
    const table = await laid(SOLUTION);
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
    const table = await laid(SOLUTION);
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
    const table = await laid(SOLUTION.slice(0, 2));
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
    const table = await laid(SOLUTION.slice(0, 2));
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
    const table = await laid(SOLUTION);
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

describe('the steps', () => {
  it('go back to the empty table and on again', async () => {
    const table = await laid(SOLUTION);
    const end = codes(table);
    let steps = 0;
    for (; table.state.canUndo; steps += 1) table.undo();
    expect(steps).toBe(3 + 2);
    expect(table.state.table).toEqual([]);
    while (table.state.canRedo) table.redo();
    expect(codes(table)).toEqual(end);
  });

  it('survive that the page is left', async () => {
    await laid(SOLUTION.slice(0, 2));
    const again = tableOf({ saved: kept });
    expect(codes(again)).toEqual(SOLUTION.slice(0, 2).sort());
    while (again.state.canUndo) again.undo();
    expect(again.state.table).toEqual([]);
    expect(again.state.canRedo).toBe(true);
  });

  it('include beginning again', async () => {
    const table = await laid(SOLUTION.slice(0, 2));
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
    now = 1000;
    for (const { tile, q, r, rotation } of SOLUTION.map(parseCode)) {
      table.choose(tile);
      for (let turn = 0; turn < rotation; turn += 1) table.turn(1);
      table.point([q, r]);
      await settled();
      now += 1500;
    }
    expect(table.state.solved).toBe(true);
    expect(reports).toEqual([{ ms: 3000, hints: 0, score: null }]);
    const { elapsed } = table;
    now += 9000;
    expect(table.elapsed).toBe(elapsed);
    table.undo();
    expect(table.state.solved).toBe(false);
    table.redo();
    await settled();
    expect([table.state.solved, reports.length]).toEqual([true, 1]);
  });

  it('takes no time while nobody looks', async () => {
    const table = await laid([SOLUTION[0]]);
    now += 1000;
    table.pause();
    now += 60_000;
    table.resume();
    now += 500;
    expect([table.elapsed, kept?.ms]).toEqual([1500, 1000]);
  });

  it('takes no time before the first tile is laid', () => {
    const table = tableOf();
    table.resume();
    now += 5000;
    expect(table.elapsed).toBe(0);
  });

  it('does not count after a solution was shown, until one begins again', async () => {
    const table = tableOf();
    await table.solution();
    await settled();
    expect([codes(table), table.state.solved, reports]).toEqual([[...SOLUTION].sort(), false, []]);
    table.begin();
    expect(table.state.shown).toBe(false);
  });

  it('says on asking what lacks or what is wrong', async () => {
    const table = await laid(SOLUTION.slice(0, 2));
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
    const table = await laid([SOLUTION[0]]);
    answer = { answer: 'next', placement: SOLUTION[1] };
    await table.hint();
    expect(table.state.hint && codeOf(table.state.hint)).toBe(SOLUTION[1]);
    expect(table.state.news?.id).toBe('page.puzzle.hint.next');
    await table.hint();
    expect(codes(table)).toContain(SOLUTION[1]);
    expect([table.state.hints, kept?.hints]).toEqual([1, 1]);
  });

  it('tells that there is no solution from here, or that it is not known', async () => {
    const table = await laid([SOLUTION[0]]);
    for (const known of ['none', 'unknown', 'solved'] as const) {
      answer = { answer: known };
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
    const table = await laid(SOLUTION.slice(0, 2));
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
    const table = await laid([SOLUTION[0]], {}, withMisfit);
    const before = codes(table);
    table.pick([[0, 0]]);
    table.swap();
    table.choose(43);
    await settled();
    expect(table.state.news).toMatchObject({ id: 'bad.swap', params: { reason: 'shape' } });
    expect([codes(table), table.state.busy]).toEqual([before, null]);
  });
});

describe('a house that does not answer', () => {
  it('loses nothing: tiles are laid and kept all the same', async () => {
    fails = true;
    const table = tableOf();
    table.lift(1);
    table.drop([0, 0]);
    await settled();
    expect(table.state.news?.id).toBe('page.error.offline');
    expect(kept?.past).toEqual(['>1@0,0:0']);
    fails = false;
    table.lift(2);
    table.drop([3, 3]);
    await settled();
    expect(table.state.look).not.toBeNull();
  });

  it('is asked once for each table', async () => {
    const table = await laid(['1@0,0:0']);
    const before = asked.length;
    table.undo();
    table.redo();
    await settled();
    expect(asked).toHaveLength(before);
  });
});

describe('a link with tiles', () => {
  it('is one step, which can be undone', async () => {
    const table = await laid(['1@0,0:0']);
    table.load('2@0,0:3+3@1,0:2');
    expect(codes(table)).toEqual(['2@0,0:3', '3@1,0:2']);
    expect(table.state.news?.id).toBe('page.puzzle.link');
    table.undo();
    expect(codes(table)).toEqual(['1@0,0:0']);
  });

  it('that cannot be read, or has other tiles, says so', async () => {
    const table = await laid(['1@0,0:0']);
    table.load('rubbish');
    expect([table.state.news?.id, codes(table)]).toEqual(['page.puzzle.link.bad', ['1@0,0:0']]);
    table.load('1@0,0:0+9@1,0:0');
    expect([table.state.news?.id, codes(table)]).toEqual(['page.puzzle.link.some', ['1@0,0:0']]);
  });
});

it('a puzzle of rotations turns its tiles and moves none', async () => {
  const givens = [1, 2, 3].map((tile, q) => ({ tile, at: [q, 0] as Cell, rotation: null }));
  const board = givens.map(({ at }) => at);
  const table = tableOf({ mode: 'match' }, { ...form, board, givens, turns_only: true });
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
  answer = { answer: 'next', placement: '1@0,0:0' };
  await table.hint();
  expect(hinted).toEqual([]);
  table.takeHint();
  expect([table.state.canUndo, kept?.confirmed]).toEqual([false, [1]]);
  table.touch([2, 0]);
  await settled();
  answer = { answer: 'none' };
  await table.hint();
  expect(hinted).toEqual(['1@0,0:0', '3@2,0:1']);
  expect(table.state.news?.id).toBe('page.puzzle.hint.none_turned');
});

it('the next rotation is the first of those that are allowed, whichever way round', () => {
  expect(nextOf([1, 4], 2)).toBe(4);
  expect(nextOf([1, 4], 5)).toBe(1);
  expect(nextOf([1, 4], 3, -1)).toBe(1);
  expect(nextOf([], 3)).toBe(3);
});
