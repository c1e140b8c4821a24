import type * as wire from './generated.ts';

/** News and articles. Only moderators are told of drafts. */

export type {
  PostPage as Posts,
  PostRow,
  PostSource as Source,
  PostView as Shown,
  WrittenText as Written,
} from './generated.ts';

export type Kind = wire.NewPost['kind'];
export type Lang = wire.NewText['lang'];
/** In the order in which they are offered. */
export const KINDS: readonly Kind[] = ['news', 'article', 'interview', 'press', 'video'];

/** How large the file of a picture may be, and of which types. */
export const MOST_MEGABYTES = 8;
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
