import { expect, test } from 'vitest';
import type { Cell } from './codes.ts';
import { APOTHEM, centre, edgeMiddle, pointText } from './geometry.ts';
import { linePath } from './lines.ts';
import type { Link } from './tile.ts';
import { span } from './geometry.ts';

function link(a: number, b: number): Link {
  return { colour: 'R', a, b, span: span(a, b) };
}

function along(table: [Cell, Link][]): string {
  const links = new Map(table.map(([cell, made]) => [String(cell), made]));
  return linePath(
    table.map(([cell]) => cell),
    (cell) => links.get(String(cell)),
  );
}

test('a line is one path through its tiles, from its one end to its other', () => {
  const path = along([
    [[0, 1], link(0, 2)],
    [[0, 0], link(0, 3)],
    [[0, -1], link(1, 3)],
  ]);
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path.startsWith(`M${pointText(edgeMiddle(2, centre([0, 1])))}`)).toBe(true);
  expect(path.endsWith(pointText(edgeMiddle(1, centre([0, -1]))))).toBe(true);
});

test('a loop ends where it begins', () => {
  const path = along([
    [[0, 0], link(2, 3)],
    [[1, 0], link(4, 5)],
    [[0, 1], link(0, 1)],
  ]);
  expect(path.match(/M/g)).toHaveLength(1);
  const [start] = /(?<=^M)[^AL]+/.exec(path) as RegExpExecArray;
  expect(path.endsWith(start)).toBe(true);
});

test('a line of one tile runs from edge to edge', () => {
  const path = along([[[0, 0], link(0, 3)]]);
  expect(new Set(path.replace(/^M/, '').split('L'))).toEqual(
    new Set([pointText({ x: 0, y: APOTHEM }), pointText({ x: 0, y: -APOTHEM })]),
  );
});

test('cells that do not touch make a path in parts, and a cell without the colour none', () => {
  expect(along([[[0, 0], link(0, 3)], [[5, 5], link(1, 4)]]).match(/M/g)).toHaveLength(2);
  expect(linePath([[0, 0]], () => undefined)).toBe('');
});
