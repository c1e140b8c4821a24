import { durationText } from '../../core/clock.ts';
import { dayText } from '../../core/dates.ts';
import type { Say } from '../../core/messages.ts';
import type { Day } from '../../api/daily.ts';

/** How the button to share a result looks and speaks. */
export const SHARE = { label: 'page.daily.share', done: 'page.daily.share.copied', plain: true } as const;

/** What somebody tells others of a day they have solved, with a link to it; nothing in it says how. */
export function sharedResult({ date, grade, result }: Day, origin: string, lang: string, say: Say): string {
  if (result === null) return '';
  const parts = [
    `${say('page.daily.title')}, ${dayText(date, lang)}`,
    say('page.daily.grade', { grade }),
    `${durationText(result.time_ms)} ${say('page.daily.done.moves', { count: result.moves })}`,
  ];
  return `${parts.join(' · ')}\n${origin}/daily/${date}`;
}
