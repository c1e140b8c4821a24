import { expect, test } from 'vitest';
import { columnsOf } from './even.ts';

test('all stand in one row where there is room', () => {
  expect(columnsOf(4, 150, 640, 8)).toBe(4);
  expect(columnsOf(3, 48, 300, 8)).toBe(3);
});

test('rows are as even as can be where there is none', () => {
  expect(columnsOf(4, 130, 410, 8)).toBe(2);
  expect(columnsOf(5, 130, 410, 8)).toBe(3);
});

test('what is wider than the page has a row of its own', () => {
  expect(columnsOf(3, 500, 300, 8)).toBe(1);
});
