import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cell } from './codes.ts';
import { centre } from './geometry.ts';
import type { BoardModel, SpaceView } from './index.ts';
import { SIZE, all, at, board, events, focusedAt, received, model, placeOf, press, space, strike, surface, trialAt } from './testkit.ts';

describe('tiles that can be handled', () => {
  const handling = { movable: [[0, 0]] as Cell[], plane: true, boxes: false };
  const taken = (at: Cell, more: Partial<SpaceView> = {}) => space(at, { taken: true, aside: true, ...more });
  const handled = (more: Partial<BoardModel> = {}) =>
    model({ handling, spaces: [...model().spaces, taken([0, 0])], ...more });
  const names = ['touch', 'stay', 'grab', 'carry', 'release', 'giveUp', 'box'];

  beforeEach(() => {
    for (const name of names) board.addEventListener(name, (event) => received.push([name, (event as CustomEvent).detail]));
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

  test('is seen near where only tiles and spaces are fitted into the window', () => {
    const wide = () => placeOf([1, 0]).clientX - placeOf([0, 0]).clientX;
    const outlines: Cell[] = [[-9, 0], [9, 0]];
    board.model = model({ outlines });
    const far = wide();
    board.model = model({ outlines, near: true, tiles: [{ tile: 2, q: 0, r: 0, rotation: 0 }] });
    expect(wide()).toBeGreaterThan(far);
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
