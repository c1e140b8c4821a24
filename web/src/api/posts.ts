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
