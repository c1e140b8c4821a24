import type { ChatNews, ChatSnapshot } from '../../api/lobby.ts';

/** A channel shows its last lines only. */
export const SHOWN = 100;

export function chatAfter(known: ChatSnapshot | null, news: ChatNews): ChatSnapshot | null {
  if (news.type === 'snapshot') return news;
  if (known === null) return null;
  if (news.type === 'deleted') return { ...known, lines: known.lines.filter(({ n }) => n !== news.n) };
  if (news.type === 'silent') return { ...known, silent: news.silent };
  return { ...known, lines: [...known.lines, news.line].slice(-SHOWN) };
}
