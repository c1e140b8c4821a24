import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Params } from './messages.ts';
import { Messages } from './messages.ts';
import { LANGUAGES, loadWords } from './words.ts';

interface Example {
  lang: string;
  id: string;
  params: Params;
  text: string;
}

const catalogue = {
  plain: 'Your free move',
  named: '{name} draws {tile}',
  tiles: { one: '{count} tile fits', other: '{count} tiles fit' },
};

describe('messages', () => {
  it('fill their placeholders', () => {
    const messages = new Messages('en', catalogue);
    expect(messages.say('plain')).toBe('Your free move');
    expect(messages.say('named', { name: 'Ada', tile: 7 })).toBe('Ada draws 7');
  });

  it('choose the plural by the rules of the language: French counts none as one', () => {
    expect(new Messages('en', catalogue).say('tiles', { count: 0 })).toBe('0 tiles fit');
    expect(new Messages('en', catalogue).say('tiles', { count: 1 })).toBe('1 tile fits');
    expect(new Messages('fr', catalogue).say('tiles', { count: 0 })).toBe('0 tile fits');
    expect(new Messages('fr', catalogue).say('tiles', { count: 2 })).toBe('2 tiles fit');
    for (const lang of ['de', 'es'] as const) {
      const said = [0, 1, 2].map((count) => new Messages(lang, catalogue).say('tiles', { count }));
      expect(said).toEqual(['0 tiles fit', '1 tile fits', '2 tiles fit']);
    }
  });

  it('write numbers as the language does', () => {
    for (const lang of ['fr', 'de', 'es'] as const) expect(new Messages(lang, catalogue).number(12.5)).toBe('12,5');
    expect(new Messages('en', catalogue).number(12.5)).toBe('12.5');
  });

  it('are those that Python says', async () => {
    const examples = JSON.parse(readFileSync(join(import.meta.dirname, '../../../tests/data/sentences.json'), 'utf8')) as Example[];
    const parts = ['core', 'setup', 'errors', 'table', 'board', 'play', 'puzzle', 'refusals', 'lessons'];
    for (const lang of LANGUAGES) {
      const messages = new Messages(lang, await loadWords(lang, parts));
      const own = examples.filter((example) => example.lang === lang);
      expect(own.map(({ id, params }) => messages.say(id, params))).toEqual(own.map(({ text }) => text));
    }
  });

  it('show an unknown id and an unfilled placeholder instead of hiding them', () => {
    const messages = new Messages('en', catalogue);
    expect(messages.say('missing')).toBe('missing');
    expect(messages.say('named', { name: 'Ada' })).toBe('Ada draws {tile}');
  });
});
