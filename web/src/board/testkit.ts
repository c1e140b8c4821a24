import { afterEach, beforeEach, vi } from 'vitest';
import type { Cell } from './codes.ts';
import { centre } from './geometry.ts';
import type { BoardModel, SpaceView, TantrixBoard } from './index.ts';
import './index.ts';

/** A board for tests, made anew for each, and ways to draw on it, to press it and to look at it. */

export const EDGES = { 1: 'YYBRBR', 2: 'YYBRRB', 3: 'RRBBYY' };
export const SIZE = { width: 800, height: 600 };

export let board: TantrixBoard;
export let received: [string, unknown][];

export function space(at: Cell, more: Partial<SpaceView> = {}): SpaceView {
  return { at, forced: false, barred: false, lit: false, dot: null, number: null, ...more };
}

export function model(more: Partial<BoardModel> = {}): BoardModel {
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
  received = [];
  for (const name of ['choose', 'hover', 'turn', 'confirm', 'cancel']) {
    board.addEventListener(name, (event) => received.push([name, (event as CustomEvent).detail]));
  }
  document.body.append(board);
  surface().setPointerCapture = vi.fn();
});

afterEach(() => {
  board.remove();
  vi.restoreAllMocks();
});

export const surface = () => board.querySelector('.surface') as SVGSVGElement;
export const all = (selector: string) => [...board.querySelectorAll(selector)];
export const at = (cell: Cell) => board.querySelector(`.space[data-at="${cell}"]`) as SVGGElement;
export const focusedAt = () => (document.activeElement as SVGElement).dataset.at;
export const tabStops = () => all('.space[tabindex="0"]').map((node) => (node as SVGElement).dataset.at);

export function placeOf(cell: Cell): { clientX: number; clientY: number } {
  const [x, y, scale] = (board.querySelector('.board')?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
  return { clientX: centre(cell).x * scale + x, clientY: centre(cell).y * scale + y };
}

export function press(cell: Cell, more: PointerEventInit = {}): void {
  const init = { ...placeOf(cell), pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, ...more };
  surface().dispatchEvent(new PointerEvent('pointerdown', init));
  surface().dispatchEvent(new PointerEvent('pointerup', init));
}

export function strike(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return event;
}

export const trialAt = ([q, r]: Cell, legal = true) => ({ tile: 2, q, r, rotation: 0, legal });
export const events = (...names: string[]) => received.filter(([name]) => names.includes(name));
