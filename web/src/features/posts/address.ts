import type { Kind, PostRow } from '../../api/posts.ts';

/** Where a post is read. */
export const addressOf = ({ id, kind }: Pick<PostRow, 'id' | 'kind'>): string => `${kind === 'news' ? '/news' : '/articles'}/${id}`;

/** Where all of a kind are listed. */
export function listOf(kind: Kind): string {
  if (kind === 'news') return '/news';
  return kind === 'article' ? '/articles' : `/articles?kind=${kind}`;
}
