import { describe, expect, test } from 'vitest';
import { parseCode } from '../../board/codes.ts';
import { counterparts, formOf, loadTraySettings, saveTraySettings, setsFor, setsOf, totalOf, wholeSets, withLaid } from './tray.ts';

const table = ['1@0,0:0', '1@1,0:3', '56@-1,0:2'].map(parseCode);

describe('the tiles of a free table', () => {
  test('whole sets have every tile as often', () => {
    expect(totalOf(setsOf(20))).toBe(1120);
    expect(formOf('free', setsOf(2)).tiles).toHaveLength(112);
    expect(formOf('free', { 56: 1, 3: 2 }).tiles).toEqual([3, 3, 56]);
  });

  test('there is room for what lies', () => {
    const counts = withLaid({ 1: 1, 2: 5 }, table);
    expect([counts[1], counts[2], counts[3], counts[56]]).toEqual([2, 5, 0, 1]);
    expect(totalOf(setsFor(table))).toBe(112);
    expect(totalOf(setsFor([]))).toBe(56);
    const copies = Array.from({ length: 21 }, (_, q) => ({ tile: 5, q, r: 0, rotation: 0 }));
    expect(setsFor(copies)).toEqual({ 5: 21 });
  });

  test('whole sets lie where every tile lies as often', () => {
    const set = formOf('free', setsOf(1)).tiles.map((tile) => ({ tile, q: tile, r: 0, rotation: 0 }));
    expect(wholeSets(set)).toBe(true);
    expect(wholeSets(set.slice(1))).toBe(false);
    expect(wholeSets([...set, { ...set[0], r: 1 }])).toBe(false);
    expect(wholeSets([])).toBe(false);
  });

  test('a counterpart is outlined where no tile lies', () => {
    expect(counterparts(table)).toEqual([]);
    expect(counterparts([parseCode('7@2,-3:0'), parseCode('8@0,0:1')])).toEqual([[-2, 3]]);
    expect(Object.is(counterparts([parseCode('7@0,4:0')])[0][0], 0)).toBe(true);
  });
});

describe('what was chosen', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) } as unknown as Storage;
  };

  test('is found again', () => {
    const to = storage();
    const settings = { counts: setsOf(3), mode: 'guided', symmetric: true } as const;
    saveTraySettings('free', settings, to);
    expect(loadTraySettings('free', to)).toEqual(settings);
    expect(loadTraySettings('free.a', to)).toBeNull();
  });

  test('is let go where it is of no use', () => {
    const to = storage();
    for (const text of ['', 'null', '[]', '{"v":2,"counts":{}}', '{"v":1,"counts":null}']) {
      to.setItem('tantrix.free.free', text);
      expect(loadTraySettings('free', to)).toBeNull();
    }
    to.setItem('tantrix.free.free', '{"v":1,"counts":{"1":-4,"2":"x","3":2,"99":5}}');
    expect(totalOf(loadTraySettings('free', to)?.counts ?? {})).toBe(2);
    expect(loadTraySettings('free', null)).toBeNull();
  });
});
