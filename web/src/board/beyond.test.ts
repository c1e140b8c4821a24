import { beforeEach, describe, expect, test } from 'vitest';
import { Beyond } from './beyond.ts';
import type { Cell } from './codes.ts';

describe('arrows to what lies beyond the border', () => {
  const clearing = { left: 0, top: 0, width: 360, height: 500 };
  const place = ([q, r]: Cell) => ({ x: 180 + 50 * q, y: 250 + 50 * r });
  const below: Cell[] = [[0, 9], [1, 6], [0, 7]];
  let beyond: Beyond;

  beforeEach(() => {
    beyond = new Beyond();
    beyond.draw(below, clearing, place);
  });

  const shown = () => [...beyond.root.children].map((node) => node.getAttribute('visibility') === null);

  test('stand at the borders beyond which there is something', () => {
    expect(shown()).toEqual([false, false, true, false]);
    beyond.draw([[-9, 0]], clearing, place);
    expect(shown()).toEqual([false, false, false, true]);
  });

  test('lead to the nearest first', () => {
    expect(beyond.pressed({ x: 180, y: 476 }, false)).toEqual([[1, 6], [0, 7], [0, 9]]);
    expect(beyond.pressed({ x: 180, y: 24 }, false)).toBeNull();
  });

  test('are hit near by, too, but not in place of a space that can be pressed there', () => {
    const [beside, on] = [{ x: 199, y: 464 }, { x: 190, y: 470 }];
    expect(beyond.pressed(beside, false)).not.toBeNull();
    expect(beyond.pressed(beside, true)).toBeNull();
    expect(beyond.pressed(on, true)).not.toBeNull();
  });
});
