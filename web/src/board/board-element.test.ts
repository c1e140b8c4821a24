import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cell } from '../types.ts';
import { centre } from './geometry.ts';
import type { BoardModel, SpaceView, TantrixBoard } from './index.ts';
import './index.ts';

const EDGES = { 1: 'YYBRBR', 2: 'YYBRRB', 3: 'RRBBYY' };
const SIZE = { width: 800, height: 600 };

let board: TantrixBoard;
let heard: [string, unknown][];

function space(at: Cell, more: Partial<SpaceView> = {}): SpaceView {
  const bare = { pattern: '......', forced: false, barred: false, fitting: [], numbers: null };
  return { at, ...bare, lit: false, dot: null, number: null, ...more };
}

function model(more: Partial<BoardModel> = {}): BoardModel {
  return {
    tiles: [{ tile: 1, q: 0, r: 0, rotation: 0 }],
    edges: EDGES,
    spaces: [space([0, -1]), space([1, -1]), space([1, 0]), space([0, 1]), space([-1, 1]), space([-1, 0])],
    trial: null,
    ghost: null,
    last: [],
    lines: [],
    traced: null,
    marks: [],
    empty: false,
    interactive: true,
    theme: 'classic',
    labels: { board: 'Board', space: ({ at }) => `space ${at}`, tile: ({ tile }) => `tile ${tile}` },
    ...more,
  };
}

beforeEach(() => {
  const rect = { left: 0, top: 0, x: 0, y: 0, right: SIZE.width, bottom: SIZE.height, ...SIZE };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
  board = document.createElement('tantrix-board') as TantrixBoard;
  heard = [];
  for (const name of ['choose', 'hover', 'turn', 'confirm', 'cancel']) {
    board.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  }
  document.body.append(board);
  surface().setPointerCapture = vi.fn();
});

afterEach(() => {
  board.remove();
  vi.restoreAllMocks();
});

const surface = () => board.querySelector('.surface') as SVGSVGElement;
const all = (selector: string) => [...board.querySelectorAll(selector)];
const at = (cell: Cell) => board.querySelector(`.space[data-at="${cell}"]`) as SVGGElement;
const focusedAt = () => (document.activeElement as SVGElement).dataset.at;
const tabStops = () => all('.space[tabindex="0"]').map((node) => (node as SVGElement).dataset.at);

function placeOf(cell: Cell): { clientX: number; clientY: number } {
  const [x, y, scale] = (board.querySelector('.board')?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
  return { clientX: centre(cell).x * scale + x, clientY: centre(cell).y * scale + y };
}

function press(cell: Cell, more: PointerEventInit = {}): void {
  const init = { ...placeOf(cell), pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, ...more };
  surface().dispatchEvent(new PointerEvent('pointerdown', init));
  surface().dispatchEvent(new PointerEvent('pointerup', init));
}

function strike(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return event;
}

const trialAt = ([q, r]: Cell, legal = true) => ({ tile: 2, q, r, rotation: 0, legal });
const events = (...names: string[]) => heard.filter(([name]) => names.includes(name));

describe('drawing', () => {
  test('one named node stands for every tile and every space', () => {
    board.model = model();
    expect(all('.placed').map((node) => node.getAttribute('aria-label'))).toEqual(['tile 1']);
    expect(all('.space')).toHaveLength(6);
    expect(at([1, 0]).getAttribute('aria-label')).toBe('space 1,0');
    expect(all('[role="listbox"] > [role="option"]')).toHaveLength(6);
  });

  test('a tile that stays keeps its node, and a new one adds one', () => {
    board.model = model();
    const [first] = all('.placed');
    board.model = model({ tiles: [...model().tiles, { tile: 3, q: 1, r: 0, rotation: 2 }] });
    expect(all('.placed')).toHaveLength(2);
    expect(all('.placed')).toContain(first);
  });

  test('the same model twice changes nothing in the document', () => {
    const drawn = model({ trial: trialAt([0, 1]), last: ['1@0,0:0'], marks: [{ at: [0, 1], kind: 'made' }] });
    board.model = drawn;
    const before = board.innerHTML;
    board.model = { ...drawn };
    expect(board.innerHTML).toBe(before);
  });

  test('an empty board offers its first cell', () => {
    board.model = model({ tiles: [], spaces: [], empty: true });
    expect(all('.space.lit').map((node) => (node as SVGElement).dataset.at)).toEqual(['0,0']);
  });

  test('without a space there is no empty list of choices', () => {
    board.model = model({ spaces: [] });
    expect(all('[role="listbox"]')).toHaveLength(0);
  });

  test('the trial’s space is the selected one and bears the tile’s name', () => {
    board.model = model({ trial: trialAt([0, 1]) });
    expect(all('[aria-selected]')).toEqual([at([0, 1])]);
    expect(at([0, 1]).getAttribute('aria-label')).toBe('tile 2');
    board.model = model();
    expect(all('[aria-selected]')).toHaveLength(0);
  });

  test('the trial keeps its node while it turns', () => {
    board.model = model({ trial: trialAt([0, 1]) });
    const [node] = all('.trial');
    board.model = model({ trial: { ...trialAt([0, 1]), rotation: 3, legal: false } });
    expect(all('.trial')).toEqual([node]);
    expect(node.classList.contains('refused')).toBe(true);
  });

  test('only lines of the traced colour are traced', () => {
    const cells: Cell[] = [[0, 0]];
    const lines = (['R', 'B'] as const).map((colour) => ({ colour, score: 1, closed: false, cells }));
    board.model = model({ lines });
    expect(all('.trace')).toHaveLength(0);
    board.model = model({ lines, traced: 'B' });
    expect(all('.trace').map((node) => node.getAttribute('class'))).toEqual(['trace B']);
  });

  test('a loop that closes is celebrated once, one that was closed before is not', () => {
    const loop = { colour: 'R' as const, score: 6, closed: true, cells: [[0, 0]] as Cell[] };
    const more = [...model().tiles, { tile: 3, q: 1, r: 0, rotation: 2 }];
    board.model = model();
    board.model = model({ tiles: more, lines: [loop] });
    expect(all('.flourish')).toHaveLength(1);
    board.model = model({ tiles: [...more, { tile: 2, q: 2, r: 0, rotation: 0 }], lines: [loop] });
    expect(all('.flourish')).toHaveLength(1);
  });

  test('nothing is celebrated where movement is not wanted', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const loop = { colour: 'R' as const, score: 6, closed: true, cells: [[0, 0]] as Cell[] };
    board.model = model();
    board.model = model({ tiles: [...model().tiles, { tile: 3, q: 1, r: 0, rotation: 2 }], lines: [loop] });
    expect(all('.flourish')).toHaveLength(0);
  });

  test('the last placements glow in their order, those not on the board do not', () => {
    board.model = model({ last: ['9@9,9:0', '1@0,0:0'] });
    expect(all('.glow').map((node) => node.getAttribute('class'))).toEqual(['glow first']);
  });

  test('a text of the model is never read as markup', () => {
    const evil = '<img src=x>';
    board.model = model({ spaces: [space([0, 1], { number: evil, forced: true })] });
    expect(board.querySelector('img')).toBeNull();
    expect(board.querySelector('.number')?.textContent).toBe(evil);
  });
});

describe('the window', () => {
  test('is fitted to the first model', () => {
    board.model = model();
    const { clientX, clientY } = placeOf([0, 0]);
    expect([clientX, clientY].map(Math.round)).toEqual([400, 300]);
  });

  test('stays when a tile comes that is seen', () => {
    board.model = model();
    const before = placeOf([0, 0]);
    board.model = model({ tiles: [...model().tiles, { tile: 3, q: 1, r: 0, rotation: 2 }] });
    expect(placeOf([0, 0])).toEqual(before);
  });

  test('follows a tile that would fall outside, but not while one is on trial', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const far = [...model().tiles, { tile: 3, q: 30, r: 0, rotation: 2 }];
    board.model = model();
    const before = placeOf([0, 0]);
    board.model = model({ tiles: far, trial: trialAt([0, 1]) });
    expect(placeOf([0, 0])).toEqual(before);
    board.model = model();
    board.model = model({ tiles: far });
    expect(placeOf([30, 0]).clientX).toBeLessThan(SIZE.width);
  });

  test('tells the cell at a point of the screen, and none outside', () => {
    board.model = model();
    const { clientX, clientY } = placeOf([1, 0]);
    expect(board.cellAt(clientX, clientY)).toEqual([1, 0]);
    expect(board.cellAt(-1, 20)).toBeNull();
    expect(board.cellAt(20, SIZE.height + 1)).toBeNull();
  });

  test('takes a drop beside a small lit space for the space, one on a large space as it is', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    board.model = model({ spaces: [space([1, 0], { lit: true })] });
    const over = (cell: Cell, up: number) => {
      const { clientX, clientY } = placeOf(cell);
      return board.cellAt(clientX, clientY - up);
    };
    expect(over([1, -1], 0)).toEqual([1, -1]);
    board.zoomBy(0.2);
    expect(over([1, 0], 20)).toEqual([1, 0]);
    expect(over([1, 0], 30)).not.toEqual([1, 0]);
  });
});

describe('the pointer', () => {
  test('chooses a space', () => {
    board.model = model();
    press([1, 0]);
    expect(events('choose')).toEqual([['choose', { q: 1, r: 0 }]]);
    expect(focusedAt()).toBe('1,0');
  });

  test('chooses no tile and nothing beyond the spaces', () => {
    board.model = model();
    press([0, 0]);
    press([2, 0]);
    expect(events('choose')).toEqual([]);
  });

  test('turns the trial, with shift back', () => {
    board.model = model({ trial: trialAt([0, 1]) });
    press([0, 1]);
    press([0, 1], { shiftKey: true });
    expect(events('turn', 'choose')).toEqual([
      ['turn', { by: 1 }],
      ['turn', { by: -1 }],
    ]);
  });

  test('confirms on the dot, only what is allowed', () => {
    const onDot = () => {
      const [x, y] = (board.querySelector('.confirm')?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
      return { clientX: x, clientY: y };
    };
    board.model = model({ trial: trialAt([0, 1], false) });
    press([0, 0], onDot());
    expect(events('confirm', 'turn', 'choose')).toEqual([]);
    board.model = model({ trial: trialAt([0, 1]) });
    press([0, 0], onDot());
    expect(events('confirm', 'turn', 'choose')).toEqual([['confirm', null]]);
  });

  test('hovers over spaces, once each', () => {
    board.model = model();
    const move = (cell: Cell) =>
      surface().dispatchEvent(new PointerEvent('pointermove', { ...placeOf(cell), pointerType: 'mouse', pointerId: 1 }));
    move([1, 0]);
    move([1, 0]);
    move([0, 0]);
    expect(events('hover')).toEqual([
      ['hover', { q: 1, r: 0 }],
      ['hover', null],
    ]);
  });

  test('does nothing on a board that is only shown', () => {
    board.model = model({ interactive: false, trial: trialAt([0, 1]) });
    press([0, 1]);
    press([1, 0]);
    expect(events('choose', 'turn', 'confirm')).toEqual([]);
  });
});

describe('the keys', () => {
  test('one space is a stop of the tab key: a lit one first', () => {
    board.model = model({ spaces: [space([0, -1]), space([1, 0], { forced: true }), space([0, 1], { lit: true })] });
    expect(tabStops()).toEqual(['0,1']);
  });

  test('go round the spaces in six directions', () => {
    board.model = model();
    board.focusSpace(0, -1);
    for (const [key, to] of [
      ['d', '1,-1'],
      ['s', '1,0'],
      ['a', '0,1'],
      ['q', '-1,1'],
      ['w', '-1,0'],
      ['e', '0,-1'],
      ['End', '0,1'],
      ['Home', '0,-1'],
      ['ArrowDown', '0,1'],
    ]) {
      expect(strike(key).defaultPrevented).toBe(true);
      expect(focusedAt()).toBe(to);
      expect(tabStops()).toEqual([to]);
    }
  });

  test('N goes to the next lit space, shift N to the one before, round and round', () => {
    board.model = model({ spaces: [space([0, -1], { lit: true }), space([1, 0]), space([0, 1], { lit: true })] });
    board.focusSpace(1, 0);
    const went = [{}, {}, { shiftKey: true }].map((more) => {
      strike('n', more);
      return focusedAt();
    });
    expect(went).toEqual(['0,1', '0,-1', '0,1']);
  });

  test('Enter and Space choose, and confirm on the trial', () => {
    board.model = model();
    board.focusSpace(0, 1);
    strike('Enter');
    strike(' ');
    board.model = model({ trial: trialAt([0, 1]) });
    strike('Enter');
    expect(events('choose', 'confirm')).toEqual([
      ['choose', { q: 0, r: 1 }],
      ['choose', { q: 0, r: 1 }],
      ['confirm', null],
    ]);
  });

  test('a key held down does not choose and confirm at once', () => {
    board.model = model({ trial: trialAt([0, 1]) });
    board.focusSpace(0, 1);
    strike('Enter', { repeat: true });
    expect(events('confirm')).toEqual([]);
  });

  test('R turns, shift R back, Escape cancels', () => {
    board.model = model();
    board.focusSpace(0, 1);
    strike('r');
    strike('R', { shiftKey: true });
    strike('Escape');
    expect(events('turn', 'cancel')).toEqual([
      ['turn', { by: 1 }],
      ['turn', { by: -1 }],
      ['cancel', null],
    ]);
  });

  test('plus and minus size the board, nought fits it', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    board.model = model();
    board.focusSpace(0, 1);
    const width = () => placeOf([1, 0]).clientX - placeOf([0, 0]).clientX;
    const fitted = width();
    strike('+');
    expect(width() / fitted).toBeCloseTo(1.25, 3);
    strike('-');
    strike('-');
    expect(width() / fitted).toBeCloseTo(0.8, 3);
    strike('0');
    expect(width()).toBeCloseTo(fitted, 3);
  });

  test('the page’s own keys are left to it', () => {
    board.model = model();
    board.focusSpace(0, 1);
    for (const key of ['1', '6', '?', 'f']) expect(strike(key).defaultPrevented).toBe(false);
    expect(strike('r', { ctrlKey: true }).defaultPrevented).toBe(false);
  });

  test('the focus says where it is, and a press does not', () => {
    board.model = model();
    board.focusSpace(0, 1);
    expect(events('hover')).toEqual([['hover', { q: 0, r: 1 }]]);
    heard = [];
    press([1, 0], { pointerType: 'touch' });
    expect(events('hover')).toEqual([['hover', null]]);
  });

  test('from space to space nothing stops to hover in between', () => {
    board.model = model();
    board.focusSpace(0, 1);
    board.focusSpace(1, 0);
    (document.activeElement as SVGElement).blur();
    expect(events('hover').map(([, cell]) => cell)).toEqual([{ q: 0, r: 1 }, { q: 1, r: 0 }, null]);
  });

  test('a focused space that is filled hands the focus to the nearest one', () => {
    board.model = model();
    board.focusSpace(0, 1);
    const rest = model().spaces.filter((one) => String(one.at) !== '0,1');
    board.model = model({ spaces: [...rest, space([0, 2])], tiles: [...model().tiles, { tile: 3, q: 0, r: 1, rotation: 0 }] });
    expect(['0,2', '1,0', '-1,1']).toContain(focusedAt());
    expect(tabStops()).toEqual([focusedAt()]);
  });

  test('a board drawn anew does not take the focus', () => {
    board.model = model();
    const before = document.activeElement;
    board.model = model({ spaces: [space([0, 2])] });
    expect(document.activeElement).toBe(before);
  });

  test('assistive technology presses a space as Enter does', () => {
    board.model = model();
    at([1, 0]).dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
    expect(events('choose')).toEqual([['choose', { q: 1, r: 0 }]]);
  });
});

describe('tiles that can be handled', () => {
  const handling = { movable: [[0, 0]] as Cell[], plane: true, boxes: false };
  const taken = (at: Cell, more: Partial<SpaceView> = {}) => space(at, { taken: true, aside: true, ...more });
  const handled = (more: Partial<BoardModel> = {}) =>
    model({ handling, spaces: [...model().spaces, taken([0, 0])], ...more });
  const names = ['touch', 'stay', 'grab', 'carry', 'release', 'giveUp', 'box'];

  beforeEach(() => {
    for (const name of names) board.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  });

  function drag(from: Cell, to: Cell, more: PointerEventInit = {}): void {
    const init = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, ...more };
    surface().dispatchEvent(new PointerEvent('pointerdown', { ...placeOf(from), ...init }));
    surface().dispatchEvent(new PointerEvent('pointermove', { ...placeOf(to), ...init }));
    surface().dispatchEvent(new PointerEvent('pointerup', { ...placeOf(to), ...init }));
  }

  test('are named by their cells, and by nothing else', () => {
    board.model = handled();
    expect(at([0, 0]).getAttribute('aria-label')).toBe('space 0,0');
    expect(board.querySelector('.tiles')?.getAttribute('aria-hidden')).toBe('true');
    board.model = model();
    expect(board.querySelector('.tiles')?.getAttribute('aria-hidden')).toBeNull();
  });

  test('are touched by pointer and keys, which say so', () => {
    board.model = handled();
    press([0, 0]);
    press([0, 0], { shiftKey: true });
    press([0, 0], { ctrlKey: true });
    board.focusSpace(0, 0);
    strike('Enter');
    strike(' ');
    const touch = (more: object) => ['touch', { q: 0, r: 0, key: false, back: false, more: false, ...more }];
    const keys = [touch({ key: true }), touch({ key: true, more: true })];
    expect(events('touch', 'choose')).toEqual([touch({}), touch({ back: true }), touch({ more: true }), ...keys]);
  });

  test('let every cell of the plane be chosen, where there is one', () => {
    board.model = handled();
    press([3, 1]);
    board.model = handled({ handling: { ...handling, plane: false } });
    press([3, 1]);
    expect(events('choose')).toEqual([['choose', { q: 3, r: 1 }]]);
  });

  test('are carried by a drag from cell to cell', () => {
    board.model = handled();
    drag([0, 0], [2, -1]);
    expect(events(...names).map(([name, detail]) => [name, (detail as { at?: Cell }).at ?? detail])).toEqual([
      ['grab', { q: 0, r: 0 }],
      ['carry', [2, -1]],
      ['release', [2, -1]],
    ]);
  });

  test('are carried above a finger, which hides what lies under it', () => {
    board.model = handled();
    drag([0, 0], [0, 2], { pointerType: 'touch' });
    const [, { at: over }] = events('release')[0] as [string, { at: Cell }];
    expect(over[1]).toBeLessThan(2);
  });

  test('are told where they are let go outside the board', () => {
    board.model = handled();
    const init = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
    surface().dispatchEvent(new PointerEvent('pointerdown', { ...placeOf([0, 0]), ...init }));
    surface().dispatchEvent(new PointerEvent('pointermove', { ...init, clientX: 40, clientY: SIZE.height + 30 }));
    surface().dispatchEvent(new PointerEvent('pointerup', { ...init, clientX: 40, clientY: SIZE.height + 30 }));
    expect(events('release')).toEqual([['release', { at: null, clientX: 40, clientY: SIZE.height + 30 }]]);
  });

  test('that do not move leave the drag to the board', () => {
    board.model = handled({ handling: { ...handling, movable: [] } });
    const before = placeOf([0, 0]).clientX;
    drag([0, 0], [1, 0]);
    expect(events(...names)).toEqual([]);
    expect(placeOf([0, 0]).clientX).not.toBe(before);
  });

  test('are selected by a box, or with shift while boxes are not drawn', () => {
    board.model = handled({ handling: { ...handling, boxes: true } });
    drag([-2, 0], [1, 1]);
    board.model = handled();
    drag([-2, 0], [-1, 1], { shiftKey: true });
    expect(events('box')).toEqual([
      ['box', { cells: [[0, 0]] }],
      ['box', { cells: [] }],
    ]);
  });

  test('say that a press stays on them', () => {
    vi.useFakeTimers();
    board.model = handled();
    for (const cell of [[0, 0], [1, 0]] as Cell[]) {
      surface().dispatchEvent(new PointerEvent('pointerdown', { ...placeOf(cell), pointerId: 1, button: 0 }));
      vi.runOnlyPendingTimers();
      surface().dispatchEvent(new PointerEvent('pointerup', { ...placeOf(cell), pointerId: 1, button: 0 }));
    }
    vi.useRealTimers();
    expect(events('stay', 'touch', 'choose')).toEqual([
      ['stay', { q: 0, r: 0 }],
      ['choose', { q: 1, r: 0 }],
    ]);
  });

  test('are framed where they are selected, dimmed where they are carried, and shown where they would lie', () => {
    board.model = handled({
      picked: [[0, 0]],
      lifted: [[0, 0]],
      ghosts: [trialAt([2, 0]), { ...trialAt([3, 0], false), tile: 3 }],
      spaces: [taken([0, 0], { picked: true })],
    });
    expect(all('.pick')).toHaveLength(1);
    expect(all('.placed.lifted')).toHaveLength(1);
    expect(all('.ghosts > *').map((node) => node.getAttribute('class'))).toEqual(['carried', 'carried refused']);
    expect(at([0, 0]).getAttribute('aria-selected')).toBe('true');
  });

  test('clash on the edge between them, with a sign that is no colour', () => {
    board.model = handled({
      clashes: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 0],
          [5, 5],
        ],
      ],
    });
    expect(all('.clash')).toHaveLength(1);
    expect(all('.clash .cross')).toHaveLength(1);
  });

  test('that turn keep their node', () => {
    board.model = handled();
    const [node] = all('.placed');
    board.model = handled({ tiles: [{ tile: 1, q: 0, r: 0, rotation: 4 }] });
    expect(all('.placed')).toEqual([node]);
  });

  test('that all move leave the window where it is', () => {
    board.model = handled();
    const before = placeOf([0, 0]);
    board.model = handled({ tiles: [{ tile: 1, q: 1, r: 0, rotation: 0 }] });
    expect(placeOf([0, 0])).toEqual(before);
  });
});

describe('a board that is shown turned', () => {
  test('takes a press for the cell that is seen there, and keys go as the eye does', () => {
    board.model = model({ tilt: -1.5, tiles: [], spaces: [space([0, 0]), space([1, 0]), space([2, 0])] });
    const [x, y, scale] = (board.querySelector('.board')?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(board.querySelector('.board')?.getAttribute('transform')).toContain('rotate(-90)');
    const { x: east, y: south } = centre([2, 0]);
    press([0, 0], { clientX: x + south * scale, clientY: y - east * scale });
    expect(events('choose')).toEqual([['choose', { q: 2, r: 0 }]]);
    board.focusSpace(0, 0);
    strike('ArrowUp');
    expect(focusedAt()).toBe('1,0');
  });

  test('shows the cells that are to be filled', () => {
    board.model = model({ outlines: [[0, 0], [4, 0]] as Cell[] });
    expect(all('.outlines .outline')).toHaveLength(2);
  });
});

test('what is solved is celebrated once, lines that are open too', () => {
  const line = { colour: 'R' as const, score: 1, closed: false, cells: [[0, 0]] as Cell[] };
  board.model = model({ lines: [line] });
  board.model = model({ lines: [line], cheer: true });
  board.model = model({ lines: [line], cheer: true });
  expect(all('.flourish')).toHaveLength(1);
});

test('every event leaves the board', () => {
  const seen: string[] = [];
  document.body.addEventListener('choose', () => seen.push('choose'), { once: true });
  board.model = model();
  press([1, 0]);
  expect(seen).toEqual(['choose']);
});
