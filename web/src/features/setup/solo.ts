import type { Say } from '../../core/messages.ts';
import type { PlainSeat } from '../../api/types.ts';

/** A seat without a colour: a person by their name, or a robot by its level. */
export function soloSeat(who: string, name: string, say: Say, number = 1): PlainSeat {
  if (who !== 'person') return { kind: 'robot', name: who, level: who };
  return { kind: 'person', name: name.trim() || say('page.player', { number }), level: null };
}
