import type * as wire from './generated.ts';

/** Studies: trees of variations with comments and glyphs, kept under a name. */

export type { PositionAnalysisView as PositionAnalysis, StudyList, StudyRow, StudyView } from './generated.ts';

export type Visibility = wire.StudyRow['visibility'];
export type WireNode = wire.StudyNode;
export type WireTree = wire.StudyTree;
/** From the fewest who see a study to the most. */
export const VISIBILITIES: readonly Visibility[] = ['private', 'link', 'public'];
/** As the server has them: `MOST_MOVES` and `LONGEST` in studies/tree.py, `DEEPEST` of records. */
export const MOST_MOVES = 1000;
export const LONGEST_COMMENT = 2000;
export const DEEPEST = 8;
