import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Drag } from './gestures.ts';
import { Gestures } from './gestures.ts';
import { svgNode } from './nodes.ts';

type Call = [name: string, ...details: unknown[]];

let calls: Call[];
let surface: SVGSVGElement;
let ends: AbortController;
let turning: boolean;
let taken: Drag | null;
let stays: boolean;

beforeEach(() => {
  calls = [];
  turning = false;
  taken = null;
  stays = false;
  ends = new AbortController();
  surface = svgNode('svg');
  surface.setPointerCapture = vi.fn();
  const note = (name: string) => (...details: unknown[]) => void calls.push([name, ...details]);
  const gestures = new Gestures(surface, {
    tap: note('tap'),
    stay: (at) => {
      note('stay')(at);
      return stays;
    },
    drag: (from, { coarse, back, more }) => {
      note('drag')(from, { coarse, back, more });
      return taken;
    },
    point: note('point'),
    hold: note('hold'),
    pan: note('pan'),
    letGo: note('letGo'),
    zoom: note('zoom'),
    turns: () => turning,
    turn: note('turn'),
    other: () => turning,
    activate: note('activate'),
  });
  gestures.listen(ends.signal);
  document.body.append(surface);
});

afterEach(() => {
  ends.abort();
  surface.remove();
});

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const init = { clientX: x, clientY: y, pointerId: 1, pointerType: 'touch', button: 0, bubbles: true, ...more };
  surface.dispatchEvent(new PointerEvent(type, init));
}

function wheel(deltaY: number, ctrlKey = false): Event {
  const event = new MouseEvent('wheel', { clientX: 5, clientY: 6, cancelable: true, ctrlKey });
  Object.assign(event, { deltaY, deltaMode: 0 });
  surface.dispatchEvent(event);
  return event;
}

const names = () => calls.map(([name]) => name);
const of = (wanted: string) => calls.filter(([name]) => name === wanted);

describe('one finger', () => {
  test('that does not move taps', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 14, 12);
    pointer('pointerup', 14, 12);
    expect(of('tap')).toEqual([['tap', { x: 14, y: 12 }, { coarse: true, back: false, more: false }]]);
    expect(names()).not.toContain('pan');
  });

  test('that moves drags the board and does not tap', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 10);
    pointer('pointermove', 50, 30);
    pointer('pointerup', 50, 30);
    expect(of('pan').at(-1)).toEqual(['pan', 10, 20]);
    expect(names()).not.toContain('tap');
    expect(of('letGo')).toHaveLength(1);
  });

  test('drags the board by all of its way once it is a drag', () => {
    pointer('pointerdown', 0, 0);
    for (let x = 1; x <= 30; x += 1) pointer('pointermove', x, 0);
    expect(of('pan').reduce((sum, [, dx]) => sum + (dx as number), 0)).toBe(30);
  });

  test('taken away by the browser neither taps nor lets go', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointercancel', 10, 10);
    expect(names()).toEqual(['hold']);
  });

  test('is captured, so that a drag may leave the board', () => {
    pointer('pointerdown', 10, 10);
    expect(surface.setPointerCapture).toHaveBeenCalledWith(1);
  });
});

describe('two fingers', () => {
  test('move and size the board about the point between them', () => {
    pointer('pointerdown', 100, 100, { pointerId: 1 });
    pointer('pointerdown', 200, 100, { pointerId: 2 });
    pointer('pointermove', 300, 100, { pointerId: 2 });
    expect(of('zoom')).toEqual([['zoom', { x: 200, y: 100 }, 2]]);
    expect(of('pan')).toEqual([['pan', 50, 0]]);
  });

  test('do not tap, and the one that stays goes on dragging', () => {
    pointer('pointerdown', 100, 100, { pointerId: 1 });
    pointer('pointerdown', 200, 100, { pointerId: 2 });
    pointer('pointerup', 200, 100, { pointerId: 2 });
    pointer('pointermove', 103, 100, { pointerId: 1 });
    pointer('pointerup', 103, 100, { pointerId: 1 });
    expect(of('pan')).toEqual([['pan', 3, 0]]);
    expect(names()).not.toContain('tap');
  });

  test('a third one changes nothing', () => {
    pointer('pointerdown', 100, 100, { pointerId: 1 });
    pointer('pointerdown', 200, 100, { pointerId: 2 });
    pointer('pointerdown', 300, 300, { pointerId: 3 });
    calls = [];
    pointer('pointermove', 350, 350, { pointerId: 3 });
    expect(calls).toEqual([]);
  });
});

describe('the mouse', () => {
  const mouse = { pointerType: 'mouse' };

  test('points without a press, a finger does not', () => {
    pointer('pointermove', 10, 10, { pointerType: 'touch' });
    expect(calls).toEqual([]);
    pointer('pointermove', 10, 10, mouse);
    pointer('pointerleave', 10, 10, mouse);
    expect(calls).toEqual([
      ['point', { x: 10, y: 10 }],
      ['point', null],
    ]);
  });

  test('with shift taps the other way round', () => {
    pointer('pointerdown', 10, 10, mouse);
    pointer('pointerup', 10, 10, { ...mouse, shiftKey: true });
    expect(of('tap')[0][2]).toEqual({ coarse: false, back: true, more: false });
  });

  test('with another button does nothing', () => {
    pointer('pointerdown', 10, 10, { ...mouse, button: 2 });
    pointer('pointerup', 10, 10, { ...mouse, button: 2 });
    expect(names()).not.toContain('tap');
  });
});

describe('what a drag takes along', () => {
  const along = () => {
    const note = (name: string) => (...details: unknown[]) => void calls.push([name, ...details]);
    taken = { move: note('move'), end: note('end'), giveUp: note('giveUp') };
  };

  test('moves instead of the board, and ends where it is let go', () => {
    along();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 10);
    pointer('pointerup', 41, 12);
    expect(of('drag')).toEqual([['drag', { x: 10, y: 10 }, { coarse: true, back: false, more: false }]]);
    expect([...of('move'), ...of('end')]).toEqual([
      ['move', { x: 40, y: 10 }],
      ['end', { x: 41, y: 12 }],
    ]);
    expect(names()).not.toContain('pan');
    expect(names()).not.toContain('letGo');
  });

  test('is given up for a second finger, which moves the board', () => {
    along();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 10);
    pointer('pointerdown', 80, 10, { pointerId: 2 });
    pointer('pointermove', 90, 10, { pointerId: 2 });
    pointer('pointerup', 90, 10, { pointerId: 2 });
    pointer('pointerup', 40, 10);
    expect(of('giveUp')).toHaveLength(1);
    expect(of('end')).toEqual([]);
    expect(names()).toContain('zoom');
  });

  test('is given up when the press is taken away', () => {
    along();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 10);
    pointer('pointercancel', 40, 10);
    expect(names()).toContain('giveUp');
    expect(names()).not.toContain('end');
  });
});

describe('a press that stays', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('is no tap where it meant something', () => {
    stays = true;
    pointer('pointerdown', 10, 10);
    vi.runAllTimers();
    pointer('pointerup', 10, 10);
    expect(of('stay')).toEqual([['stay', { x: 10, y: 10 }]]);
    expect(names()).not.toContain('tap');
  });

  test('is a tap where it meant nothing', () => {
    pointer('pointerdown', 10, 10);
    vi.runAllTimers();
    pointer('pointerup', 10, 10);
    expect(names()).toContain('tap');
  });

  test('stays longer with a mouse, whose button many press slowly', () => {
    stays = true;
    const held = (pointerType: string) => {
      pointer('pointerdown', 10, 10, { pointerType });
      vi.advanceTimersByTime(600);
      pointer('pointerup', 10, 10, { pointerType });
      return names().at(-1);
    };
    expect(held('touch')).toBe('stay');
    expect(names()).not.toContain('tap');
    held('mouse');
    expect(names()).toContain('tap');
  });

  test('is none once it has moved or ended', () => {
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 10);
    pointer('pointerup', 40, 10);
    pointer('pointerdown', 10, 10);
    pointer('pointerup', 10, 10);
    vi.runAllTimers();
    expect(names()).not.toContain('stay');
  });
});

describe('the wheel', () => {
  test('zooms about its point, in to the front and out to the back', () => {
    expect(wheel(-100).defaultPrevented).toBe(true);
    wheel(100);
    const [[, around, into], [, , out]] = of('zoom');
    expect(around).toEqual({ x: 5, y: 6 });
    expect(into).toBeGreaterThan(1);
    expect((into as number) * (out as number)).toBeCloseTo(1);
  });

  test('turns the trial by one for a notch, whichever way', () => {
    turning = true;
    wheel(100);
    wheel(-100);
    expect(calls).toEqual([
      ['turn', 1],
      ['turn', -1],
    ]);
  });

  test('of a trackpad turns by one for many small movements', () => {
    turning = true;
    for (let count = 0; count < 10; count += 1) wheel(12);
    expect(calls).toEqual([
      ['turn', 1],
      ['turn', 1],
    ]);
  });

  test('pinched on a trackpad zooms even over the trial', () => {
    turning = true;
    wheel(-5, true);
    expect(names()).toEqual(['zoom']);
  });
});

test('a press without a pointer is an activation, one by a pointer is not', () => {
  surface.dispatchEvent(new MouseEvent('click', { detail: 0 }));
  surface.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  expect(of('activate')).toEqual([['activate', surface]]);
});

test('after its end it hears nothing', () => {
  ends.abort();
  pointer('pointerdown', 1, 1);
  wheel(100);
  expect(calls).toEqual([]);
});
