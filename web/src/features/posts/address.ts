import type { PostRow } from '../../api/posts.ts';

/** Where a post is read. */
export const addressOf = ({ id, kind }: Pick<PostRow, 'id' | 'kind'>): string => `${kind === 'news' ? '/news' : '/articles'}/${id}`;
