import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { compile } from '../../fluent.ts';
import type { Catalogue } from '../core/messages.ts';
import { Messages } from '../core/messages.ts';
import { EVERYWHERE, firstWords, isReviewed, LANGUAGES, nameOf, offeredAs } from '../core/words.ts';

/** The pages speak through ids alone: their sources are compared with the files of sentences. */
const SOURCES = join(import.meta.dirname, '..');
const LOCALES = join(SOURCES, '../../src/tantrix/locales');

const read = (path: string) => readFileSync(path, 'utf8');
const filesOf = (lang: string) => readdirSync(join(LOCALES, lang, 'page')).map((file) => file.replace('.ftl', ''));
const wordsOf = (lang: string, part: string): Catalogue => compile(read(join(LOCALES, lang, 'page', `${part}.ftl`)));
const PARTS: Record<string, Catalogue> = Object.fromEntries(filesOf('en').map((part) => [part, wordsOf('en', part)]));
const FIRST = compile(read(join(LOCALES, 'en', 'first.ftl')));
const idsOf = (parts: Iterable<string>) => [...parts].flatMap((part) => Object.keys(PARTS[part]));
const IDS = [...idsOf(Object.keys(PARTS)), ...Object.keys(FIRST)];

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

/** The ids that a source names, whole or with parts that are filled in later. */
function usesOf(path: string): string[] {
  return [...read(path).matchAll(/['"`]((?:page|colour)\.[\w.${}-]*)/g)].map(([, id]) => id);
}

/** An id with parts that are filled in later, as a pattern. */
function patternOf(use: string): RegExp {
  const parts = use.split(/\$\{[^}]*\}?/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+')}${use.includes('${') ? '[\\w.-]*' : ''}$`);
}

/** Every use in the sources, with the ids that it may mean. */
const meant = new Map(
  [...new Set(sources().flatMap(usesOf))].map((use) => {
    const pattern = patternOf(use);
    return [use, IDS.filter((id) => pattern.test(id))];
  }),
);

/** The source with all sources that are loaded with it. */
function loadedWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, from] of read(path).matchAll(/^\s*(?:import(?! type)|export) (?:[^;'(]*? from )?'(\.[^']+\.(?:ts|svelte))'/gm)) {
    loadedWith(join(dirname(path), from), found);
  }
  return found;
}

/** The pages as they are declared: where the component of each is, and the words that it asks for. */
const PAGES = [...read(join(SOURCES, 'app/pages.ts')).matchAll(/import\('(\.[\w./]+\.svelte)'\), words: \[(.*?)\]/g)].map(([, path, words]) => ({
  path: join('app', path),
  words: new Set([...EVERYWHERE, ...[...words.matchAll(/'(\w+)'/g)].map(([, part]) => part)]),
}));

/** The words that are there when a dialog opens. */
const DIALOGS = new Set([...EVERYWHERE, 'dialogs']);

/** Components that a page fetches when they are opened, with words of their own beside those of the page. */
const OPENED = PAGES.flatMap(({ path, words }) =>
  [...loadedWith(join(SOURCES, path))].flatMap((source) =>
    [...read(source).matchAll(/app\.part\(\(\) => import\('(\.[^']+)'\), \[(.*?)\]/g)].map(([, from, more]) => ({
      path: relative(SOURCES, join(dirname(source), from)),
      words: new Set([...words, ...[...more.matchAll(/'(\w+)'/g)].map(([, part]) => part)]),
    })),
  ),
);

/** What a page may say without having its words. */
function unheard(path: string, parts: Set<string>): string[] {
  const heard = new Set([...idsOf(parts), ...Object.keys(FIRST)]);
  const uses = [...loadedWith(join(SOURCES, path))].flatMap((source) => usesOf(source).map((use) => ({ source, use })));
  const needed = uses.flatMap(({ source, use }) => {
    const missing = meant.get(use)!.filter((id) => !heard.has(id));
    return missing.length > 0 ? [`${relative(SOURCES, source)}: ${missing.join(', ')}`] : [];
  });
  return [...new Set(needed)];
}

describe('the words of the pages', () => {
  it('are all in the files', () => {
    expect([...meant].filter(([, ids]) => ids.length === 0)).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set([...meant.values()].flat());
    expect(IDS.filter((id) => id.startsWith('page.') && !used.has(id))).toEqual([]);
  });

  it('are the same in all languages', () => {
    for (const lang of LANGUAGES) {
      expect(filesOf(lang)).toEqual(Object.keys(PARTS));
      for (const part of Object.keys(PARTS)) expect(Object.keys(wordsOf(lang, part))).toEqual(Object.keys(PARTS[part]));
    }
  });

  it('are all asked for by some page', () => {
    const asked = new Set([...DIALOGS, ...[...PAGES, ...OPENED].flatMap(({ words }) => [...words])]);
    expect([...asked].sort()).toEqual(Object.keys(PARTS).sort());
    expect(PAGES.length).toBeGreaterThan(30);
  });

  it.each(PAGES)('are loaded with $path', ({ path, words }) => {
    expect(unheard(path, words)).toEqual([]);
  });

  it('are loaded with the dialogs', () => {
    expect(unheard('app/App.svelte', DIALOGS)).toEqual([]);
  });

  it.each(OPENED)('are loaded with $path when it is opened', ({ path, words }) => {
    expect(unheard(path, words)).toEqual([]);
  });

  it.each(PAGES)('are at most 12 kB for $path, the lessons apart', ({ words }) => {
    for (const lang of LANGUAGES) {
      const parts = [...words].filter((part) => part !== 'lessons');
      const sizes = parts.map((part) => gzipSync(JSON.stringify(wordsOf(lang, part))).length);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(12_000);
    }
  });

  it('are said as the runtime of Fluent says them', () => {
    for (const lang of LANGUAGES) {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      for (const part of Object.keys(PARTS)) bundle.addResource(new FluentResource(read(join(LOCALES, lang, 'page', `${part}.ftl`))));
      const messages = new Messages(lang, Object.assign({}, ...Object.keys(PARTS).map((part) => wordsOf(lang, part))) as Catalogue);
      const different = idsOf(Object.keys(PARTS)).filter((id) => {
        const text = JSON.stringify(messages.catalogue[id]);
        const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `<${name}>`]);
        const pattern = bundle.getMessage(id.replaceAll('-', '--').replaceAll('.', '-'))!.value!;
        return [0, 1, 2, 7].some((count) => {
          const params = { ...Object.fromEntries(names), count };
          return messages.say(id, params) !== bundle.formatPattern(pattern, params);
        });
      });
      expect(different).toEqual([]);
    }
  });

  it('fall back on English, and say which of them nobody has reviewed', () => {
    expect(LANGUAGES[0]).toBe('en');
    expect([isReviewed('en'), offeredAs('en')]).toEqual([true, 'English']);
    for (const lang of LANGUAGES) expect(offeredAs(lang)).toBe(isReviewed(lang) ? nameOf(lang) : `${nameOf(lang)} (beta)`);
  });

  it('are there in every language when nothing can be loaded', () => {
    for (const lang of LANGUAGES) for (const id of Object.keys(FIRST)) expect(firstWords(lang).say(id)).not.toBe(id);
  });
});

describe('the files of sentences', () => {
  it('may only use what the page understands of Fluent', () => {
    expect(compile('# a comment\na-b--c = { $x } y\n')).toEqual({ 'a.b-c': '{x} y' });
    const plural = 'a =\n    { $count ->\n        [one] one\n       *[other] { $count }\n    }\n';
    expect(compile(plural)).toEqual({ a: { one: 'one', other: '{count}' } });
    for (const wrong of ['a = { -term }', 'a = { NUMBER($x) }', 'no message', plural.replace('count', 'x'), plural.replace('one]', 'two]')]) {
      expect(() => compile(`${wrong}\n`)).toThrow();
    }
  });
});
