import { addressOf, get, post, remove, upload } from '../http.ts';
import type { Kind, Lang } from '../posts.ts';

export const press = {
  list: (kind: Kind, lang: string, before: string | null) => get('/api/posts', { kind, lang, before: before ?? undefined }),
  every: (lang: string) => get('/api/posts/every', { lang }),
  post: (id: string, lang: string) => get('/api/posts/{post}', { post: id, lang }),
  source: (id: string, lang: string) => get('/api/posts/{post}/source', { post: id, lang }),
  make: (kind: Kind) => post('/api/posts', { kind }),
  write: (id: string, lang: Lang, version: number, title: string, body: string) =>
    post('/api/posts/{post}', { lang, version, title, body }, { post: id }),
  publish: (id: string, published: boolean) => post('/api/posts/{post}/publish', { published }, { post: id }),
  preview: (body: string) => post('/api/posts/preview', { body }),
  upload: (file: File) => upload('/api/pictures', file),
  picturePath: (picture: string) => addressOf('/api/pictures/{picture}', { picture }),
  removePicture: (picture: string) => remove('/api/pictures/{picture}', { picture }),
};
