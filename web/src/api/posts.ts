/** News and articles. Only moderators are told of drafts. */

export type Kind = 'news' | 'article';
export type Lang = 'en' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'fr'];

export interface PostRow {
  id: number;
  kind: Kind;
  /** null: a draft. */
  published: string | null;
  langs: Lang[];
  /** The language of what is shown. */
  lang: Lang;
  title: string;
  /** Who wrote it; empty where that person is gone. */
  by: string;
  changed: string | null;
  begins: string;
}

export interface Shown extends PostRow {
  /** Made by the server, without anything that could do harm. */
  html: string;
}

export interface Written {
  lang: Lang;
  version: number;
  title: string;
  body: string;
  by: string;
  at: string;
}

export interface Source extends PostRow {
  texts: Partial<Record<Lang, Written>>;
  /** The newest first. */
  versions: Written[];
}

export interface Posts {
  posts: PostRow[];
  before: string | null;
}
