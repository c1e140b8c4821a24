import type { View } from '../../api/types.ts';

/** The places of a hand as they lie on the table: a tile number, or null where no tile lies. */
export type Slots = readonly (number | null)[];

export const HAND_SIZE = 6;

/**
 * The slots after a move: tiles stay where they lie, and a drawn tile takes the place of the one played,
 * though the server names hands in ascending order.
 */
export function arrange(before: Slots, hand: readonly number[], size = HAND_SIZE): Slots {
  const kept: (number | null)[] = before.map((tile) => (tile !== null && hand.includes(tile) ? tile : null));
  while (kept.length < size) kept.push(null);
  for (const tile of hand) {
    if (kept.includes(tile)) continue;
    const free = kept.indexOf(null);
    if (free < 0) kept.push(tile);
    else kept[free] = tile;
  }
  return kept;
}

/** The tiles that a player may lay: the hand, or after a gobble the top of the penalty stack. */
export function held({ stage, penalty, hands }: View, player: number): readonly number[] {
  return stage === 'relief' ? (penalty ?? []).slice(-1) : hands[player];
}

/** The slots of every player after a move; who plays alone holds one tile. */
export function arrangeAll(before: readonly Slots[], view: View): Slots[] {
  const size = view.hands.length === 1 ? 1 : HAND_SIZE;
  return view.hands.map((_, player) => arrange(before[player] ?? [], held(view, player), size));
}
