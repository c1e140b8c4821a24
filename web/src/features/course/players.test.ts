import { describe, expect, it } from 'vitest';
import type { View } from '../../api/types.ts';
import { playersOf } from './players.ts';

describe('the players of a step', () => {
  const say = (id: string, params: object = {}) => [id.replace('page.course.', ''), ...Object.values(params).map(String)].join(' ');
  const named = (sides: number[][], colours: string[]) => playersOf({ hands: sides.flat().map(() => []), colours, sides } as unknown as View, say);

  it('are you and one opponent, or opponents by number', () => {
    expect(named([[0], [1]], ['R', 'Y']).map(({ name }) => name)).toEqual(['page.you', 'them']);
    expect(named([[0], [1], [2]], ['R', 'Y', 'B']).map(({ name }) => name)).toEqual(['page.you', 'page.numbered them 1', 'page.numbered them 2']);
  });

  it('are partners who sit opposite, of one colour', () => {
    const four = named([[0, 2], [1, 3]], ['R', 'Y', 'R', 'Y']);
    expect(four.map(({ name }) => name)).toEqual(['page.you', 'page.numbered them 1', 'partner', 'page.numbered them 2']);
    expect(four.map(({ side, colour }) => `${side}${colour}`)).toEqual(['0R', '1Y', '0R', '1Y']);
  });

  it('are you alone, without a colour', () => {
    expect(named([[0]], [])).toEqual([{ index: 0, name: 'page.you', colour: '', you: true, robot: false, side: 0 }]);
  });
});
