import { expect, test } from 'vitest';
import type { Seat, Table, View } from '../../api/types.ts';
import { playersOf } from './players.ts';

const say = (id: string, params: object = {}) => [id, ...Object.values(params)].join(' ');
const view = { colours: ['R', 'Y'], sides: [[0], [1]] } as unknown as View;

test('who has no name in a record is called by the number of the seat', () => {
  const seats = ['', 'Ann'].map((name) => ({ kind: 'person', name, colour: null, level: null }) as unknown as Seat);
  const names = (you: number[]) => playersOf({ seats } as Table, view, you, say).map(({ name }) => name);
  expect(names([])).toEqual(['page.player 1', 'Ann']);
  expect(names([0])).toEqual(['page.you', 'Ann']);
});
