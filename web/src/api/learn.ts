/** Articles to learn from. */

export type { ArticleGroup, ArticleList, ArticleRow, ArticleView } from './generated.ts';
