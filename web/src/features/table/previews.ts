import type { PlacementPreview, ServerMessage, View } from '../../api/types.ts';
import type { AskedRules } from '../../rules/index.ts';
import { ownRules } from '../../rules/index.ts';
import type { Connect } from '../../api/line.ts';
import type { TurnRules } from './state.ts';

/** A position with its board in order of play, which decides between lines that score the same. */
export function inOrderOfPlay({ position, board }: View): string {
  const fields = position.split(' ').slice(0, -1);
  return [...fields, board.join('+') || '-'].join(' ');
}

export function viewIn(message: ServerMessage): View | null {
  return message.type === 'snapshot' || message.type === 'event' ? message.view : null;
}

/**
 * Between the connection of a table and its controller: what a placement would bring about is asked of the rules in the page,
 * and of the server only where those cannot answer. The server stays the judge of what is played.
 */
export function withOwnPreviews(connect: Connect, rulesOf: () => AskedRules | null = ownRules): Connect {
  return (first, handlers) => {
    let { view } = first;
    const rules = rulesOf();
    const line = connect(first, {
      ...handlers,
      message: (message) => {
        view = viewIn(message) ?? view;
        handlers.message(message);
      },
    });
    const answered = (id: string, asked: View, preview: PlacementPreview) => {
      // The game may have gone on; the controller has asked again then.
      if (asked === view) handlers.message({ type: 'preview', id, ...preview });
    };
    return {
      open: () => line.open(),
      close: () => line.close(),
      send: (message) => {
        if (message.type !== 'preview' || rules === null) return line.send(message);
        const asked = view;
        rules.preview({ position: inOrderOfPlay(asked), actions: [] }, message.placement).then(
          (preview) => answered(message.id, asked, preview),
          () => line.send(message),
        );
        return true;
      },
    };
  };
}

/** The page's own rules for turns that are tried as a whole; null where they do not run. */
export function ownTurnRules(rules: AskedRules | null = ownRules()): TurnRules | null {
  if (rules === null) return null;
  const gameOf = (view: View) => ({ position: inOrderOfPlay(view), actions: [] });
  return {
    ahead: (view, placement) => rules.ahead(gameOf(view), placement),
    preview: (view, placement) => rules.preview(gameOf(view), placement),
  };
}
