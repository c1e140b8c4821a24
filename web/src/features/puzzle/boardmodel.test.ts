import { describe, expect, it } from 'vitest';
import { codeOf, parseCode } from '../../board/codes.ts';
import { Messages } from '../../core/messages.ts';
import type { Cell } from '../../api/types.ts';
import { EDGES, form as FORM } from './testkit.ts';
import { puzzleModel, tiltOf } from './boardmodel.ts';
import { puzzleName } from './naming.ts';
import { goalLine, isWrong } from './speech.ts';
import type { PuzzleState } from './state.ts';
import { fault, NOTHING_HELD } from './state.ts';
import type { Goal, Look, PuzzleForm } from '../../api/puzzle.ts';

const say = (id: string, params = {}) => `${id}${Object.values(params).map((value) => ` ${value}`).join('')}`;
const drawing = { edges: EDGES, theme: 'classic' as const, traced: null, say };

const LOOK: Look = { mismatches: [], faults: [], solved: false, enclosed: [], score: null, lines: [], fits: {} };

function stateOf(codes: string[], change: Partial<PuzzleState> = {}, look: Partial<Look> = {}): PuzzleState {
  const table = codes.map(parseCode);
  return {
    form: FORM,
    table,
    mode: 'guided',
    hover: null,
    selecting: false,
    picked: [],
    turned: {},
    look: { ...LOOK, ...look },
    looked: table,
    busy: null,
    count: null,
    canUndo: false,
    canRedo: false,
    hints: 0,
    confirmed: [],
    shown: false,
    finished: null,
    solved: false,
    kept: true,
    ...NOTHING_HELD,
    ...change,
  };
}

const modelOf = (state: PuzzleState) => puzzleModel(state, drawing);
const lit = (state: PuzzleState) => modelOf(state).spaces.filter((space) => space.lit).map(({ at }) => at);
const ghosts = (state: PuzzleState) => (modelOf(state).ghosts ?? []).map((ghost) => `${codeOf(ghost)} ${ghost.legal}`);
const TRAY = { from: 'tray' as const, tile: 2 };

describe('the drawing', () => {
  it('offers the cells round the tiles, a ring aside, and the tiles themselves', () => {
    const { spaces, handling } = modelOf(stateOf(['1@0,0:0']));
    expect(spaces.filter(({ taken }) => taken).map(({ at }) => at)).toEqual([[0, 0]]);
    expect([spaces.length, spaces.filter(({ aside }) => !aside).length]).toEqual([6 + 12 + 1, 6]);
    expect(handling).toMatchObject({ plane: true, movable: [[0, 0]] });
  });

  it('offers the cells of a board and no others', () => {
    const board: Cell[] = [
      [0, 0],
      [1, 0],
      [5, 5],
    ];
    const model = modelOf(stateOf(['1@1,0:0'], { form: { ...FORM, board } }));
    expect(model.spaces.map(({ at }) => at)).toEqual([[0, 0], [5, 5], [1, 0]]);
    expect([model.outlines, model.handling?.plane]).toEqual([board, false]);
  });

  it('lights the cells where the tile that is held matches', () => {
    const fits = { 2: ['2@0,1:3', '2@0,1:4', '2@1,0:0'] };
    expect(lit(stateOf(['1@0,0:0'], { hand: TRAY }, { fits }))).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(lit(stateOf(['1@0,0:0'], { hand: TRAY, mode: 'free' }, { fits }))).toEqual([]);
    expect(lit(stateOf(['1@0,0:0'], { hand: TRAY, looked: [] }, { fits }))).toEqual([]);
    expect(lit(stateOf(['1@0,0:0'], { target: [1, 0] }))).toEqual([[1, 0]]);
  });

  it('shows the tile that is held where it would come to lie, as it fits', () => {
    const fits = { 2: ['2@0,1:3'] };
    expect(ghosts(stateOf(['1@0,0:0'], { hand: TRAY, hover: [0, 1] }, { fits }))).toEqual(['2@0,1:3 true']);
    expect(ghosts(stateOf(['1@0,0:0'], { hand: TRAY, hover: [1, 0] }, { fits }))).toEqual(['2@1,0:0 false']);
    expect(ghosts(stateOf(['1@0,0:0'], { hand: TRAY, hover: [7, 0] }, { fits }))).toEqual(['2@7,0:0 true']);
    expect(ghosts(stateOf(['1@0,0:0'], { hand: TRAY, hover: [0, 0] }, { fits }))).toEqual([]);
  });

  it('shows what is carried where it would lie, and dims where it comes from', () => {
    const cells: Cell[] = [
      [0, 0],
      [0, -1],
    ];
    const hand = { from: 'table' as const, pivot: cells[0], cells, turn: 1 };
    const state = stateOf(['1@0,0:0', '2@0,-1:2', '3@4,0:0'], { hand, hover: [3, 1] });
    expect(ghosts(state)).toEqual(['1@3,1:1 true', '2@4,0:3 false']);
    expect(modelOf(state).lifted).toEqual(cells);
  });

  it('shows what was not taken, and what a hint tells', () => {
    const refused = [parseCode('43@0,1:0')];
    const news = { ...fault({ id: 'x', params: {}, cells: [[0, 0]] }), refused };
    const state = stateOf(['1@0,0:0'], { news });
    expect(ghosts(state)).toEqual(['43@0,1:0 false']);
    expect(modelOf(state).marks).toEqual([{ at: [0, 0], kind: 'offending' }]);
    expect(ghosts(stateOf([], { hint: parseCode('2@0,0:5') }))).toEqual(['2@0,0:5 true']);
  });

  it('marks mismatches only while both tiles lie as they were seen', () => {
    const mismatches: [Cell, Cell][] = [[[0, 0], [0, 1]]];
    const state = stateOf(['1@0,0:0', '43@0,1:0'], {}, { mismatches });
    expect(modelOf(state).clashes).toHaveLength(1);
    expect(modelOf({ ...state, table: ['1@0,0:0', '43@0,1:2'].map(parseCode) }).clashes).toEqual([]);
  });

  it('says in words what lies in a cell and that it is fixed or selected', () => {
    const form = { ...FORM, board: [[0, 0], [1, 0]] as Cell[], givens: [{ tile: 1, at: [0, 0] as Cell, rotation: null }] };
    const { spaces, labels } = modelOf(stateOf(['1@0,0:0', '2@1,0:4'], { form, picked: [[1, 0]] }));
    const texts = spaces.map((space) => labels.space(space));
    expect(texts[0]).toContain('page.puzzle.given.place');
    expect(texts[1]).toMatch(/tile 2.*page\.puzzle\.turned 4, page\.puzzle\.picked$/);
  });
});

describe('a pyramid', () => {
  it('stands upright, other boards as they are', () => {
    const pyramid: Cell[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [2, 0],
    ];
    expect(tiltOf(pyramid)).toBe(-1.5);
    for (const other of [null, [], [[0, 0]], pyramid.slice(1), [...pyramid, [5, 5]]] as (Cell[] | null)[]) {
      expect(tiltOf(other)).toBe(0);
    }
  });
});

describe('the goal', () => {
  const goals = (choices: Goal[][], change: Partial<PuzzleForm> = {}) =>
    goalLine({ ...FORM, choices, ...change }, EDGES, 'en', say);
  const [loop, line] = [
    { form: 'loop', colour: 'R' },
    { form: 'line', colour: 'B' },
  ] as const;

  it('names the loops and lines, and whether all tiles are on them', () => {
    expect(goals([[loop]])).toBe('page.puzzle.goal.all Page.puzzle.loop.R 3');
    expect(goals([[loop]], { tiles: [1, 43] })).toContain('page.puzzle.goal.those');
    expect(goals([[loop, line]])).toContain('Page.puzzle.loop.R and page.puzzle.line.B');
    expect(goals([[line]], { board: [] })).toMatch(/^page\.puzzle\.goal\.board/);
  });

  it('asks which colours where that is part of the puzzle', () => {
    const blue = { form: 'loop', colour: 'B' } as const;
    expect(goals([[loop], [blue]])).toBe('page.puzzle.goal.asked.loop 3 colour.R or colour.B');
    expect(goals([[loop, blue], [loop]])).toBe('page.puzzle.goal.asked.loops 3 colour.R or colour.B');
    expect(goals([[line, line], [line]])).toContain('page.puzzle.goal.asked.lines');
    expect(goals([[loop, line], [line]])).toContain('page.puzzle.goal.asked.two');
  });

  it('says beforehand what must not be enclosed, and what had better not be', () => {
    const ten = { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
    expect(goals([[loop]], { ...ten, no_hole: true })).toContain('page.puzzle.goal.no_hole');
    expect(goals([[loop]], ten)).toContain('page.puzzle.goal.enclosed');
    expect(goals([[loop]], { ...ten, board: [] })).not.toContain('enclosed');
    expect(goals([[loop]], { no_hole: true })).not.toContain('no_hole');
  });

  it('is a match, a turning or a score where there is no loop and no line', () => {
    expect(goals([[]])).toBe('page.puzzle.goal.match');
    expect(goals([[]], { turns_only: true })).toBe('page.puzzle.goal.turns');
    expect(goals([[]], { scored: 'line' })).toBe('page.puzzle.goal.scored.line');
  });
});

it('every puzzle has a name', () => {
  const named = new Messages('en', { 'page.puzzle.name.discovery': 'Discovery {size}', 'page.puzzle.name.own': '{count} tiles' });
  expect(puzzleName('discovery-12', 12, named.say.bind(named))).toBe('Discovery 12');
  expect(puzzleName('v1~1-2.43~loopB~free', 3, named.say.bind(named))).toBe('3 tiles');
  expect(puzzleName('junior', 10, say)).toBe('page.puzzle.name.junior');
});

it('what is wrong is told from what is only said', () => {
  const news = (id: string, cells: Cell[] = []) => isWrong(fault({ id, params: {}, cells }));
  for (const id of ['page.puzzle.refused.match', 'page.puzzle.check.clashes', 'bad.swap', 'page.error.offline']) expect(news(id)).toBe(true);
  for (const id of ['page.puzzle.hint.next', 'page.puzzle.check.left', 'page.puzzle.link']) expect(news(id)).toBe(false);
  expect(news('bad.solution.loop', [[0, 0]])).toBe(true);
});
