import type * as wire from './generated.ts';

/** The forum: threads in a few sections, and the posts in them. */

export type { ForumPost, PostWritten, Sections, SectionRow, ThreadPage, ThreadRow, ThreadView } from './generated.ts';

export type Section = wire.NewThread['section'];
export type Lang = wire.NewReply['lang'];
/** In the order in which they are shown. */
export const SECTIONS: readonly Section[] = ['rules', 'strategy', 'puzzles', 'tournaments', 'server'];
