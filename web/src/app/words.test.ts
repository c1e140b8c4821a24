import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** All catalogues of the server, read as text: the pages speak through ids alone. */
const SOURCES = join(import.meta.dirname, '..');
const CATALOGUES = join(SOURCES, '../../src/tantrix/messages');

function idsOf(lang: string): string[] {
  const files = readdirSync(CATALOGUES).filter((file) => file === `${lang}.py` || file.endsWith(`_${lang}.py`));
  return files.flatMap((file) => {
    const text = readFileSync(join(CATALOGUES, file), 'utf8');
    return [...text.matchAll(/^ {4}"([\w.-]+)":/gm)].map(([, id]) => id);
  });
}

const pageIdsOf = (lang: string) => idsOf(lang).filter((id) => id.startsWith('page.'));

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'board' ? [] : sources(path);
    return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const uses = [
  ...new Set(sources().flatMap((text) => [...text.matchAll(/['"`]((?:page|colour)\.[\w.${}-]*)/g)].map(([, id]) => id))),
];

/** An id with parts that are filled in later, as a pattern. */
function patternOf(use: string): RegExp {
  const parts = use.split(/\$\{[^}]*\}?/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+')}${use.includes('${') ? '[\\w.-]*' : ''}$`);
}

describe('the words of the pages', () => {
  it('are all in the catalogue', () => {
    const ids = idsOf('en');
    const unknown = uses.filter((use) => {
      const pattern = patternOf(use);
      return !ids.some((id) => pattern.test(id));
    });
    expect(unknown).toEqual([]);
  });

  it('are all used', () => {
    const patterns = uses.map(patternOf);
    const idle = pageIdsOf('en').filter((id) => !patterns.some((pattern) => pattern.test(id)));
    expect(idle).toEqual([]);
  });

  it('are the same in both languages', () => {
    expect(pageIdsOf('fr').sort()).toEqual(pageIdsOf('en').sort());
  });
});
