import { post, request } from './http.ts';

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
  /** Made by the house, without anything that could do harm. */
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

const path = (id: string | number, rest = '') => `/api/posts/${encodeURIComponent(id)}${rest}`;

export const press = {
  list: (kind: Kind, lang: string, before: string | null) =>
    request<Posts>(`/api/posts?kind=${kind}&lang=${lang}${before === null ? '' : `&before=${before}`}`),
  every: (lang: string) => request<{ posts: PostRow[] }>(`/api/posts/every?lang=${lang}`),
  post: (id: string, lang: string) => request<Shown>(path(id, `?lang=${lang}`)),
  source: (id: string, lang: string) => request<Source>(path(id, `/source?lang=${lang}`)),
  make: (kind: Kind) => post<{ id: number }>('/api/posts', { kind }),
  write: (id: string, lang: Lang, version: number, title: string, body: string) =>
    post<Source>(path(id), { lang, version, title, body }),
  publish: (id: string, published: boolean) => post<Source>(path(id, '/publish'), { published }),
  preview: (body: string) => post<{ html: string }>('/api/posts/preview', { body }),
};

/** Where a post is read. */
export const addressOf = ({ id, kind }: Pick<PostRow, 'id' | 'kind'>): string => `${kind === 'news' ? '/news' : '/articles'}/${id}`;
