import { get } from '../http.ts';

/** Articles to learn from; the pictures in them are drawn in a theme. */
export const learning = {
  list: (lang: string) => get('/api/learn', { lang }),
  article: (article: string, lang: string, theme: string) => get('/api/learn/{article}', { article, lang, theme }),
};
