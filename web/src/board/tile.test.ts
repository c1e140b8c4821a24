import { describe, expect, test } from 'vitest';
import { APOTHEM } from './geometry.ts';
import { linkOf, linksOf, tileGroup, tileSvg, turnTo } from './tile.ts';

function arrangements(letters: string): string[] {
  if (letters.length <= 1) return [letters];
  const each = [...letters].flatMap((letter, index) => {
    const rest = letters.slice(0, index) + letters.slice(index + 1);
    return arrangements(rest).map((tail) => letter + tail);
  });
  return [...new Set(each)];
}

/** Every way in which three colours can lie on six edges, twice each. */
const ALL = ['RRYYBB', 'RRYYGG', 'RRBBGG', 'YYBBGG'].flatMap(arrangements);

function turnOf(tile: Element): number {
  const transform = tile.querySelector<SVGGElement>('.bands')?.style.transform ?? '';
  return Number(/-?\d+/.exec(transform)?.[0]) / 60;
}

describe('links', () => {
  test('a tile has three links, each between the two edges of its colour', () => {
    expect(ALL).toHaveLength(360);
    for (const edges of ALL) {
      const links = linksOf(edges);
      expect(links).toHaveLength(3);
      for (const { colour, a, b } of links) expect([edges[a], edges[b], a < b]).toEqual([colour, colour, true]);
    }
  });

  test('what is straight is drawn below what bends', () => {
    for (const edges of ALL) {
      const spans = linksOf(edges).map((link) => link.span);
      expect(spans).toEqual([...spans].sort((one, other) => other - one));
    }
  });

  test('edge e of a tile that lies turned shows the letter of edge e - rotation', () => {
    for (const rotation of [0, 1, 2, 3, 4, 5]) {
      const link = linkOf('RYRBYB', rotation, 'R');
      expect(new Set([link?.a, link?.b])).toEqual(new Set([rotation % 6, (2 + rotation) % 6]));
    }
  });
});

describe('drawing', () => {
  test('a tile has a face and a band with outline and paint for each link', () => {
    const tile = tileGroup('RYRBYB');
    expect(tile.querySelectorAll('.face')).toHaveLength(1);
    expect(tile.querySelectorAll('.band .outline')).toHaveLength(3);
    expect([...tile.querySelectorAll('.band')].map((band) => band.getAttribute('class')).sort()).toEqual([
      'band B',
      'band R',
      'band Y',
    ]);
  });

  test('the paint of a tile on the board reaches over its edges, that of a tile alone ends on them', () => {
    const reach = (tile: SVGGElement, name: string) => {
      const [x, y] = (tile.querySelector(`.R .${name}`)?.getAttribute('d')?.match(/-?[\d.]+/g) ?? []).map(Number);
      return Math.hypot(x, y) - APOTHEM;
    };
    for (const name of ['side', 'paint', 'gloss']) {
      expect(reach(tileGroup('RYRBYB'), name)).toBeGreaterThan(0.5);
      expect(reach(tileGroup('RYRBYB', true), name)).toBeCloseTo(0, 1);
    }
  });

  test('a hatch repeats a whole number of times, so that it goes on over the edge', () => {
    for (const edges of ALL) {
      for (const hatch of tileGroup(edges).querySelectorAll('.hatch')) {
        expect(Number(hatch.getAttribute('pathLength')) % 10).toBe(0);
      }
    }
  });

  test('no tile carries a style attribute in its markup', () => {
    const tile = tileGroup('RYRBYB');
    expect(tile.outerHTML).not.toContain('style=');
  });

  test('a tile turns the short way round', () => {
    const tile = tileGroup('RYRBYB');
    turnTo(tile, 5);
    expect(turnOf(tile)).toBe(5);
    turnTo(tile, 0);
    expect(turnOf(tile)).toBe(6);
    turnTo(tile, 5);
    expect(turnOf(tile)).toBe(5);
    turnTo(tile, 1);
    expect(turnOf(tile)).toBe(7);
  });

  test('after any turns a tile lies as it was asked to', () => {
    const tile = tileGroup('RYRBYB');
    for (const rotation of [3, 1, 4, 0, 5, 2, 2, 5, 1]) {
      turnTo(tile, rotation);
      expect(((turnOf(tile) % 6) + 6) % 6).toBe(rotation);
    }
  });

  test('a picture of a tile is named, or an ornament', () => {
    const named = tileSvg('RYRBYB', 2, { label: 'tile 4' });
    expect([named.getAttribute('role'), named.getAttribute('aria-label')]).toEqual(['img', 'tile 4']);
    expect(tileSvg('RYRBYB', 2).getAttribute('aria-hidden')).toBe('true');
  });
});
