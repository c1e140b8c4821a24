import { post, request } from '../http.ts';
import type { Kind, Lang, PostRow, Posts, Shown, Source } from '../posts.ts';

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
