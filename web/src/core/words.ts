import type { Catalogue } from './messages.ts';
import { Messages } from './messages.ts';

/**
 * The sentences of the page, a file for each language and each part of the site. The build gives every file a name
 * that changes with its text, so that a browser keeps it for ever; a page loads those that it names, in one language.
 */
const FILES = import.meta.glob<Catalogue>('../../../src/tantrix/locales/*/page/*.ftl', { import: 'default' });
const FIRST = import.meta.glob<Catalogue>('../../../src/tantrix/locales/*/first.ftl', { import: 'default', eager: true });

const pathOf = (lang: string, file: string) => `../../../src/tantrix/locales/${lang}/${file}.ftl`;

/** The languages that there are words in; the first is the one to fall back on. */
export const LANGUAGES: readonly string[] = Object.keys(FIRST)
  .map((path) => path.split('/').at(-2) as string)
  .sort();

/** The words that every page needs. */
export const EVERYWHERE: readonly string[] = ['core', 'errors'];

/** What is said when nothing could be loaded; these words come with the script. */
export function firstWords(lang: string): Messages {
  return new Messages(lang, FIRST[pathOf(lang, 'first')]);
}

/** Loads the words of some parts in a language; fails where one of them cannot be had. */
export async function loadWords(lang: string, parts: Iterable<string>): Promise<Catalogue> {
  const loaded = await Promise.all([...parts].map((part) => FILES[pathOf(lang, `page/${part}`)]()));
  return Object.assign({}, ...loaded) as Catalogue;
}
