import type { Say } from './messages.ts';
import type { WireError } from '../api/types.ts';

/** The rule that a refusal names, in one sentence; a `reason` may make it more exact. */
export function errorText({ id, params }: WireError, say: Say): string {
  const exact = `${id}.${params.reason}`;
  const sentence = say(exact, params);
  return sentence === exact ? say(id, params) : sentence;
}
