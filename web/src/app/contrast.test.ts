import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Tiles must stand out from the table as objects, not only by their bands. */
const LEAST = 1.4;
const [looks, tiles] = ['src/app/app.css', 'src/board/tile.css'].map((path) => readFileSync(path, 'utf8'));
const MIND = "[data-set='mind']";

/** What a stylesheet says of a property in the rules whose list of selectors has one that is meant; the last one counts. */
function declared(css: string, name: string, selectors: readonly string[]): string | undefined {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, list]) => list.split(',').some((each) => selectors.includes(each.trim())))
    .map(([, , body]) => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1])
    .filter((value) => value !== undefined)
    .at(-1);
}

function luminance(colour: string): number {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const parts = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const sets = ['classic', 'white', 'textured', 'contrast', 'print'].flatMap((theme) => [
  { theme, mind: false },
  { theme, mind: true },
]);

it.each(sets)('tiles stand out from the table: $theme, Mind Game: $mind', ({ theme, mind }) => {
  const of = `[data-theme='${theme}']`;
  const face = declared(tiles, '--tile-face', [':root', of, ...(mind ? [MIND, `${of} ${MIND}`] : [])]);
  for (const name of ['--table', '--table-lit']) {
    const pair = declared(looks, name, [':root', `:root${of}`, ...(mind ? [`:root:has(${MIND})`] : [])]);
    const tables = pair?.match(/#[0-9a-f]{6}/g) ?? [];
    expect(tables).toHaveLength(2);
    for (const table of tables) expect(contrast(face ?? '', table), `${face} on ${table}`).toBeGreaterThanOrEqual(LEAST);
  }
});

/** How far a colour is from grey, from 0 to 255. */
function chroma(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}

it('the accent, which says who is to move and who has won, is the colour of no player', () => {
  const accents = declared(looks, '--accent', [':root'])?.match(/#[0-9a-f]{6}/g) ?? [];
  expect(accents).toHaveLength(2);
  for (const accent of accents) expect(chroma(accent)).toBeLessThan(32);
  const said = ['table/Seat', 'table/Outcome', 'race/Finish', 'race/Rivals'].map((path) => readFileSync(`src/features/${path}.svelte`, 'utf8'));
  for (const source of said) expect(source).not.toContain('var(--focus)');
});
