import { beforeEach } from 'vitest';
import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import { directionTo } from '../../board/geometry.ts';
import { ApiError } from '../../api/http.ts';
import type { Placed } from '../../board/codes.ts';
import { codeOf, parseCode, shown } from '../../board/codes.ts';
import type { Cell } from '../../api/types.ts';
import { around, cellOf, codesOf, tileAt, touches, trayOf } from './arrangement.ts';
import type { Report } from './results.ts';
import type { Saved } from './store.ts';
import type { PuzzleOptions } from './state.ts';
import { PuzzleController } from './controller.ts';
import type { HintAnswer, Look, PuzzleForm } from '../../api/puzzle.ts';

/** A table for tests, with a server that judges what lies there. */

export const EDGES: Record<number, string> = { 1: 'YYBRBR', 2: 'YYBRRB', 3: 'RRBBYY', 43: 'GGBBYY' };
/** A yellow loop of 1, 2 and 3. */
export const SOLUTION = ['1@0,0:0', '2@0,-1:2', '3@1,-1:0'];

export const form: PuzzleForm = {
  id: 'discovery-3',
  tiles: [1, 2, 3],
  choices: [[{ form: 'loop', colour: 'Y' }]],
  board: null,
  holes: false,
  no_hole: false,
  givens: [],
  scored: null,
  target_s: 20,
  records: null,
  turns_only: false,
};

/** Tile 43 has no red, which tile 1 shows in the south. */
export const withMisfit: PuzzleForm = { ...form, tiles: [1, 2, 3, 43] };

export const TURNS = [0, 1, 2, 3, 4, 5];

/** A server of its own for these tests: it compares edges, and calls a puzzle solved when all lie together and match. */
export function lookAt(table: Placed[], of: PuzzleForm): Look {
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
    enclosed: [],
    score: null,
    lines: [],
    fits: Object.fromEntries(left.map((tile) => [tile, [...new Set(fits(tile))]])),
  };
}

interface FakeServer {
  answer: HintAnswer;
  fails: boolean;
  asked: string[][];
  hinted: string[];
  kept: Saved | null;
  reports: Report[];
  now: number;
}

const fresh = (): FakeServer => ({ answer: { answer: 'unknown' }, fails: false, asked: [], hinted: [], kept: null, reports: [], now: 0 });

/** What the server of a test answers and was asked, what is kept and told, and the time. */
export const server = fresh();

export function linkOf(of: PuzzleForm): PuzzleLink {
  return {
    look: async (codes) => {
      server.asked.push(codes);
      if (server.fails) throw new ApiError({ id: 'page.error.offline', params: {}, cells: [] }, 0);
      return lookAt(codes.map(parseCode), of);
    },
    hint: async (codes) => {
      server.hinted = codes;
      return server.answer;
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

export function tableOf(options: Partial<PuzzleOptions> = {}, of: PuzzleForm = form): PuzzleController {
  return new PuzzleController(of, linkOf(of), {
    mode: 'free',
    saved: null,
    keep: (saved) => {
      server.kept = saved;
      return true;
    },
    now: () => server.now,
    solved: (report) => server.reports.push(report),
    ...options,
  });
}

beforeEach(() => Object.assign(server, fresh()));

/** Lets every answer of the server come. */
export const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Lays tiles one after another, however they match. */
export async function tableWith(codes: readonly string[], options: Partial<PuzzleOptions> = {}, of = form): Promise<PuzzleController> {
  const table = tableOf({ ...options, mode: 'free' }, of);
  for (const { tile, q, r, rotation } of codes.map(parseCode)) {
    table.lift(tile);
    table.drop([q, r]);
    for (let turn = 0; turn < rotation; turn += 1) table.touch([q, r]);
    await settled();
  }
  if (options.mode === 'guided') table.setMode('guided');
  return table;
}

export const codes = (table: PuzzleController) => codesOf(table.state.table);
