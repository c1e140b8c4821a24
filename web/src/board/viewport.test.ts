import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cell } from './codes.ts';
import { centre, EDGE } from './geometry.ts';
import { Viewport } from './viewport.ts';

const CELLS: Cell[] = [
  [-2, 0],
  [0, 0],
  [2, 1],
];
const SIZE = { width: 900, height: 700 };

let viewport: Viewport;
let changes: number;

beforeEach(() => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  changes = 0;
  viewport = new Viewport(() => (changes += 1));
  viewport.contain(CELLS);
  viewport.resize(SIZE);
});

afterEach(() => vi.restoreAllMocks());

const middleOf = (cell: Cell) => viewport.screenPoint(centre(cell));

describe('the window', () => {
  test('a board drawn before it has a size is fitted when it gets one', () => {
    const early = new Viewport(() => undefined);
    early.contain(CELLS);
    early.resize({ width: 0, height: 0 });
    early.begin();
    early.resize(SIZE);
    expect(early.view).toEqual(viewport.view);
  });

  test('a wider or a much higher window is fitted anew', () => {
    const before = viewport.view;
    viewport.resize({ ...SIZE, width: 600 });
    const narrow = viewport.view;
    viewport.resize({ width: 600, height: 1200 });
    expect(narrow).not.toEqual(before);
    expect(viewport.view).not.toEqual(narrow);
  });

  test('a line more or less below the board does not move it', () => {
    const before = viewport.view;
    viewport.resize({ ...SIZE, height: SIZE.height - 40 });
    viewport.resize({ ...SIZE, height: SIZE.height - 10 });
    expect(viewport.view).toEqual(before);
    expect(viewport.size.height).toBe(SIZE.height - 10);
  });

  test('a line more below the board moves it where it would hide a tile', () => {
    const tall: Cell[] = [
      [0, -6],
      [0, 6],
    ];
    viewport.contain(tall);
    viewport.begin();
    viewport.resize({ ...SIZE, height: SIZE.height - 40 });
    expect(middleOf([0, 6]).y).toBeLessThan(SIZE.height - 40);
  });

  test('the same size twice changes nothing', () => {
    const before = changes;
    viewport.resize({ ...SIZE });
    expect(changes).toBe(before);
  });
});

describe('following the board', () => {
  test('a new tile that is seen moves nothing', () => {
    const before = viewport.view;
    viewport.follow([[1, 0]], CELLS);
    expect(viewport.view).toEqual(before);
  });

  test('a space outside is brought in by a fit', () => {
    const wide: Cell[] = [...CELLS, [14, -7]];
    viewport.contain(wide);
    viewport.follow([], wide);
    expect(middleOf([14, -7]).x).toBeLessThan(SIZE.width);
  });

  test('a space whose middle is right at the border is brought in', () => {
    const far: Cell = [6, -3];
    const fromMiddle = middleOf(far).x - SIZE.width / 2;
    const width = 2 * fromMiddle + 2;
    viewport.resize({ ...SIZE, width });
    expect(middleOf(far).x).toBeCloseTo(width - 1, 5);
    viewport.contain([...CELLS, far]);
    viewport.follow([], [far]);
    expect(middleOf(far).x).toBeLessThan(width - EDGE * viewport.view.scale);
  });

  test('after a zoom by hand a space outside moves nothing, a new tile outside only as far as needed', () => {
    viewport.zoomAt({ x: 450, y: 350 }, 2);
    const { x, scale } = viewport.view;
    const wide: Cell[] = [...CELLS, [14, -7]];
    viewport.contain(wide);
    viewport.follow([], wide);
    expect(viewport.view).toMatchObject({ x, scale });
    viewport.follow([[14, -7]], wide);
    expect(viewport.view.scale).toBe(scale);
    expect(middleOf([14, -7]).x).toBeLessThan(SIZE.width);
  });

  test('a fit takes over again from the hand', () => {
    const before = viewport.view;
    viewport.panBy(200, 50);
    expect(viewport.view).not.toEqual(before);
    viewport.fit();
    expect(viewport.view).toEqual(before);
  });
});

describe('movement', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('a board let go runs out and comes to rest', () => {
    viewport.coast({ x: 1, y: 0 });
    const start = viewport.view.x;
    vi.advanceTimersByTime(200);
    const under = viewport.view.x;
    vi.advanceTimersByTime(2000);
    const rest = viewport.view.x;
    vi.advanceTimersByTime(1000);
    expect(under).toBeGreaterThan(start);
    expect(rest).toBeGreaterThan(under);
    expect(viewport.view.x).toBe(rest);
  });

  test('two quick steps of zoom are both made', () => {
    const { scale } = viewport.view;
    viewport.zoomBy(1.25);
    vi.advanceTimersByTime(50);
    viewport.zoomBy(1.25);
    vi.advanceTimersByTime(1000);
    expect(viewport.view.scale / scale).toBeCloseTo(1.25 ** 2);
    viewport.zoomBy(0.8);
    vi.advanceTimersByTime(1000);
    expect(viewport.view.scale / scale).toBeCloseTo(1.25);
  });

  test('a hand on the board stops it', () => {
    viewport.coast({ x: 1, y: 0 });
    vi.advanceTimersByTime(100);
    viewport.stop();
    const held = viewport.view;
    vi.advanceTimersByTime(500);
    expect(viewport.view).toEqual(held);
  });

  test('a fit glides and ends exactly where it should', () => {
    const fitted = viewport.view;
    viewport.panBy(200, 50);
    const panned = viewport.view;
    viewport.fit();
    vi.advanceTimersByTime(80);
    expect(viewport.view.x).toBeLessThan(panned.x);
    expect(viewport.view.x).toBeGreaterThan(fitted.x);
    vi.advanceTimersByTime(1000);
    expect(viewport.view).toEqual(fitted);
  });
});
