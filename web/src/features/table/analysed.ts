import type { Table } from '../../api/types.ts';

/** Whether a game that is over can be analysed: `two` where it cannot, since more than two played; null in other games. */
export function analysed({ game, seats }: Pick<Table, 'game' | 'seats'>): 'offered' | 'two' | null {
  if (game !== 'strategy') return null;
  return seats.length === 2 ? 'offered' : 'two';
}
