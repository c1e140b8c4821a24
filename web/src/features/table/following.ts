import type { Connect } from '../../api/line.ts';
import type { ServerMessage, View } from '../../api/types.ts';
import type { AskedRules, StoredGame } from '../../rules/index.ts';
import { ownRules } from '../../rules/index.ts';
import { inOrderOfPlay, viewIn } from './previews.ts';

type PlacementMessage = Extract<ServerMessage, { type: 'placement' }>;

const startOf = (view: View): StoredGame => ({ position: inOrderOfPlay(view), actions: [] });

function afterPlacement({ position, actions }: StoredGame, { placement, drawn }: PlacementMessage['event']): StoredGame {
  const draws = [drawn ?? []].flat().map((tile) => `=${tile}`);
  return { position, actions: [...actions, placement, ...draws] };
}

/**
 * Between the connection of a table and its controller: of a placement the server tells what happened, and the rules in the
 * page say how the table looks then. Whatever comes while they are asked waits its turn. Should they fail, the table is
 * fetched again, and from then on the server sends its views.
 */
export function withOwnViews(connect: Connect, rulesOf: () => AskedRules | null = ownRules): Connect {
  return (first, handlers) => {
    const rules = first.table.game === 'strategy' ? rulesOf() : null;
    if (rules === null) return connect(first, handlers);
    let game = startOf(first.view);
    let follows = true;
    /** Whether nothing makes sense before the next snapshot. */
    let lost = false;
    let turn = Promise.resolve();

    const follow = async ({ event, last, ...rest }: PlacementMessage): Promise<void> => {
      game = afterPlacement(game, event);
      const view = await rules.view(game).catch(() => null);
      if (view !== null) return handlers.message({ ...rest, type: 'event', event, view: { ...view, last }, log: null });
      follows = false;
      lost = true;
      line.open();
    };
    const hear = (message: ServerMessage): Promise<void> | void => {
      if (message.type === 'snapshot') lost = false;
      if (lost) return;
      if (message.type === 'placement') return follow(message);
      const view = viewIn(message);
      if (view !== null) game = startOf(view);
      handlers.message(message);
    };
    const line = connect(first, {
      ...handlers,
      follows: () => follows,
      message: (message) => {
        turn = turn.catch(() => undefined).then(() => hear(message));
      },
    });
    return line;
  };
}
