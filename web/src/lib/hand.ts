/** The six places of a hand as they lie on the table: a tile number, or null where no tile lies. */
export type Slots = readonly (number | null)[];

export const HAND_SIZE = 6;

/**
 * The slots after a move: tiles stay where they lie, and a drawn tile takes the place of the one played,
 * though the house names hands in ascending order.
 */
export function arrange(before: Slots, hand: readonly number[]): Slots {
  const kept: (number | null)[] = before.map((tile) => (tile !== null && hand.includes(tile) ? tile : null));
  while (kept.length < HAND_SIZE) kept.push(null);
  for (const tile of hand) {
    if (kept.includes(tile)) continue;
    const free = kept.indexOf(null);
    if (free < 0) kept.push(tile);
    else kept[free] = tile;
  }
  return kept;
}
