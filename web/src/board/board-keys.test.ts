import { describe, expect, test, vi } from 'vitest';
import { at, board, events, focusedAt, received, model, placeOf, press, space, strike, tabStops, trialAt } from './testkit.ts';

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
    received.length = 0;
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
