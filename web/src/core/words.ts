import { DECLARED } from '../api/languages.ts';
import type { Catalogue, Lang } from './messages.ts';
import { Messages } from './messages.ts';

/**
 * The sentences of the page, a file for each language and each part of the site. The build gives every file a name
 * that changes with its text, so that a browser keeps it for ever; a page loads those that it names, in one language.
 */
const FILES = import.meta.glob<Catalogue>('../../../src/tantrix/locales/*/page/*.ftl', { import: 'default' });
const FIRST = import.meta.glob<Catalogue>('../../../src/tantrix/locales/*/first.ftl', { import: 'default', eager: true });

const pathOf = (lang: Lang, file: string) => `../../../src/tantrix/locales/${lang}/${file}.ftl`;

/** The languages that there are words in; the first is the one to fall back on. */
export const LANGUAGES = Object.keys(DECLARED) as readonly Lang[];

/** Whether somebody who grew up with a language has read its words. */
export const isReviewed = (lang: Lang): boolean => DECLARED[lang].reviewed;

/** The name of a language in itself. */
export const nameOf = (lang: Lang): string => DECLARED[lang].name;

/** The name of a language where it is chosen, which says that its words are not reviewed. */
export const offeredAs = (lang: Lang): string => (isReviewed(lang) ? nameOf(lang) : `${nameOf(lang)} (beta)`);

/** The words that every page needs. */
export const EVERYWHERE: readonly string[] = ['core', 'errors'];

/** What is said when nothing could be loaded; these words come with the script. */
export function firstWords(lang: Lang): Messages {
  return new Messages(lang, FIRST[pathOf(lang, 'first')]);
}

/** Loads the words of some parts in a language; fails where one of them cannot be had. */
export async function loadWords(lang: Lang, parts: Iterable<string>): Promise<Catalogue> {
  const loaded = await Promise.all([...parts].map((part) => FILES[pathOf(lang, `page/${part}`)]()));
  return Object.assign({}, ...loaded) as Catalogue;
}
