import { describe, expect, test, vi } from 'vitest';
import type { Cell } from './codes.ts';
import { SIZE, all, at, board, events, focusedAt, model, placeOf, press, space, surface, trialAt } from './testkit.ts';

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

  test('tiles that are the same list are neither named nor drawn anew, unless the language is another one', () => {
    const tile = vi.fn(() => 'named');
    const first = model();
    const labels = { ...first.labels, tile };
    board.model = { ...first, labels };
    board.model = { ...first, labels: { ...labels }, spaces: [space([0, -1], { lit: true })] };
    expect(tile).toHaveBeenCalledTimes(1);
    board.model = { ...first, labels: { ...labels, board: 'Plateau' } };
    expect(tile).toHaveBeenCalledTimes(2);
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

  test('where only the ghost is elsewhere, it moves as it is, and nothing else is drawn', () => {
    const name = vi.fn(() => 'named');
    const drawn = model({ labels: { ...model().labels, space: name } });
    board.model = { ...drawn, ghost: trialAt([1, 0]) };
    const [[ghost], named] = [all('.ghost'), name.mock.calls.length];
    const before = ghost.getAttribute('transform');
    board.model = drawn;
    expect(all('.ghost')).toHaveLength(0);
    board.model = { ...drawn, ghost: trialAt([0, 1]) };
    expect(all('.ghost')).toEqual([ghost]);
    expect(ghost.getAttribute('transform')).not.toBe(before);
    expect(name).toHaveBeenCalledTimes(named);
    board.model = { ...drawn, ghost: { ...trialAt([0, 1]), tile: 3 } };
    expect(all('.ghost')).not.toEqual([ghost]);
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

  test('what joins lines, blocked ends and twin spaces are drawn each in its shape', () => {
    board.model = model({
      connections: {
        joints: [{ at: [1, 0], edges: [0, 5], colour: 'B' }],
        stops: [
          { at: [0, 1], edge: 0, ever: false },
          { at: [0, -1], edge: 3, ever: true },
        ],
        twins: [[1, -1]],
      },
    });
    expect(all('.connections g[class]').map((node) => node.getAttribute('class'))).toEqual(['twin', 'joint B', 'stop', 'stop ever']);
    const shapes = all('.stop .way').map((node) => node.getAttribute('d'));
    expect(new Set(shapes).size).toBe(2);
    board.model = model();
    expect(all('.connections g[class]')).toHaveLength(0);
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
