import type { Settings, View } from '../../api/tournaments.ts';
import { isAlone, isHeats } from './heats.ts';

/**
 * The settings by which the stage that is on ends after the rounds that everybody sees; null where it has no more, where the next one is
 * paired already, or where one stage is on beside another.
 */
export function stopped({ settings, stages, head }: View): Settings | null {
  const on = stages.filter(({ closed }) => !closed);
  const [stage] = on;
  if (head.status !== 'running' || head.from_file || on.length !== 1 || head.next.kind === 'publish' || stage.format === 'arena' || isAlone(stage.format)) return null;
  const { number, planned, rounds: { length: rounds } } = stage;
  if (rounds === 0 || rounds >= planned) return null;
  const change = stage.format === 'swiss' || isHeats(stage.format) ? { rounds } : { stop_after: rounds };
  return { ...settings, stages: settings.stages.map((one, index) => (index === number ? { ...one, ...change } : one)) };
}
