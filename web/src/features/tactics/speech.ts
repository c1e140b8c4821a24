import type { Judged } from '../../api/tactics.ts';
import type { Say } from '../../core/messages.ts';

/** What is said of an answer in a tactic: what it costs and why, and what follows; of the right one, what the second best would cost. */
export function answerText({ right, loss, reasons, chain }: Judged, lang: string, say: Say): string {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(loss);
  const why = reasons.map(({ kind, amount }) => say(`page.analysis.why.${kind}`, { count: Math.round(amount) })).join('; ');
  const texts = [say(right ? 'page.tactics.right.why' : 'page.tactics.wrong.why', { percent, why })];
  if (chain.length > 0) texts.push(say('page.tactics.chain', { count: chain.length }));
  return texts.join(' ');
}
