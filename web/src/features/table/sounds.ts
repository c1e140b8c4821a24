import type { Sound } from '../../core/sound.ts';
import type { TableState } from './state.ts';

/** What is heard of the way from one state of a table to the next: the weightiest of what happened. */
export function soundOf(before: TableState, after: TableState): Sound | null {
  const [was, is] = [before.snapshot.view, after.snapshot.view];
  if (is.player === null && was.player !== null) {
    const { you } = after.snapshot;
    return you.length === 0 || is.outcome?.winners.some((player) => you.includes(player)) ? 'won' : 'lost';
  }
  if (is.board.length > was.board.length) {
    const closed = (view: typeof is) => view.lines.filter((line) => line?.closed).length;
    return closed(is) > closed(was) ? 'loop' : 'place';
  }
  if (after.acting && !before.acting) return 'yours';
  const [lay, lies] = [before.trial, after.trial];
  const turned = lay !== null && lay.tile === lies?.tile && lay.rotation !== lies.rotation;
  return turned ? 'turn' : null;
}
