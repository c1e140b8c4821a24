/** The moves of a game in turns: what one player did before the next one came. */

interface Scored {
  player: number;
  /** Those of the players after the move. */
  scores: readonly number[];
}

export interface Turn<T> {
  /** From 1. */
  number: number;
  player: number;
  /** The points that the player has won in it. */
  gain: number;
  /** With their places in the game, from 1. */
  moves: { move: T; index: number }[];
}

export function turnsOf<T extends Scored>(moves: readonly T[]): Turn<T>[] {
  const turns: Turn<T>[] = [];
  moves.forEach((move, at) => {
    const { player, scores } = move;
    const gain = scores[player] - (moves[at - 1]?.scores[player] ?? 0);
    const last = turns.at(-1);
    const index = at + 1;
    if (last?.player === player) {
      last.moves.push({ move, index });
      last.gain += gain;
    } else turns.push({ number: turns.length + 1, player, gain, moves: [{ move, index }] });
  });
  return turns;
}
