import type { Pairing, Round } from '../../api/tournaments.ts';

/**
 * A knock-out as a tree. The slots of the first round are as many as the next power of two; in each round the entries of the slots 2k and
 * 2k + 1 play for slot k of the next, and one that is alone there goes on without a match.
 */

/** A match of the tree; an entry is null while it is not known, or where there is none. */
export interface Match {
  sides: readonly [number | null, number | null];
  /** Where one of the sides goes on without a match. */
  free: boolean;
  pairing: Pairing | null;
  /** The entry that goes on, null while that is open. */
  winner: number | null;
}

export interface Tree {
  /** The matches of each round, the final's last. */
  rounds: Match[][];
  third: Pairing | null;
}

/** The entries in the slots of the first round, from the best seed down: the best two meet in the final only. */
export function slotsOf(order: readonly number[]): (number | null)[] {
  let numbers = [0];
  while (numbers.length < order.length) {
    const last = 2 * numbers.length - 1;
    numbers = numbers.flatMap((number) => [number, last - number]);
  }
  return numbers.map((number) => order[number] ?? null);
}

/** The whole tree, with what is known of its matches. `rounds` are those of the stage, the first one first. */
export function treeOf(order: readonly number[], rounds: readonly (Round | undefined)[]): Tree {
  const columns: Match[][] = [];
  let slots: (number | null)[] = slotsOf(order);
  for (let index = 0; slots.length > 1; index += 1) {
    const matches = matchesOf(slots, rounds[index], index === 0);
    columns.push(matches);
    slots = matches.map(({ winner }) => winner);
  }
  const third = rounds.flatMap((round) => round?.tables ?? []).find((table) => table.third_place);
  return { rounds: columns, third: third ?? null };
}

/**
 * The matches of a round. It stays as it was paired, whatever was put right in the one before, and a director may have exchanged two
 * entries. So matches and byes stand where they were drawn: in the order of their branches, or of the tables where these follow the tree.
 */
function matchesOf(slots: readonly (number | null)[], round: Round | undefined, first: boolean): Match[] {
  const couples = Array.from({ length: slots.length / 2 }, (_, k) => [slots[2 * k], slots[2 * k + 1]] as const);
  const main = (round?.tables ?? []).filter((table) => !table.third_place).sort((one, two) => (one.branch ?? 0) - (two.branch ?? 0));
  const byes = (round?.byes ?? []).map(({ entry }) => entry);
  return couples.map(([one, two]) => {
    if (first && (one === null) !== (two === null)) {
      const free = byes.shift() ?? one ?? two;
      return { sides: one === null ? [null, free] : [free, null], free: true, pairing: null, winner: free };
    }
    const pairing = main.shift() ?? null;
    const winner = pairing === null || pairing.winner === null ? null : pairing.sides[pairing.winner];
    return { sides: pairing?.sides ?? [one, two], free: false, pairing, winner };
  });
}

/** Where things stand in the picture, in units of its view box. */
export const BOX = { width: 264, height: 56, gap: 40, row: 72 };

export interface Placed {
  match: Match;
  round: number;
  x: number;
  y: number;
}

/** The left upper corner of every match: each stands half-way between the two that lead to it. */
export function placed({ rounds }: Tree): Placed[] {
  return rounds.flatMap((matches, round) =>
    matches.map((match, k) => ({
      match,
      round,
      x: round * (BOX.width + BOX.gap),
      y: BOX.row * 2 ** round * (k + 0.5) - BOX.height / 2,
    })),
  );
}

export function sizeOf({ rounds }: Tree): { width: number; height: number } {
  const columns = rounds.length;
  return { width: columns * BOX.width + Math.max(columns - 1, 0) * BOX.gap, height: BOX.row * (rounds[0]?.length ?? 0) };
}

/** The lines from the matches of a round to those of the next, as the `d` of a path. */
export function lines(tree: Tree): string {
  const at = placed(tree);
  const { width, height, gap } = BOX;
  return at
    .filter(({ round }) => round + 1 < tree.rounds.length)
    .map(({ match, round, x, y }) => {
      const k = tree.rounds[round].indexOf(match);
      const next = BOX.row * 2 ** (round + 1) * (Math.floor(k / 2) + 0.5);
      return `M${x + width} ${y + height / 2}h${gap / 2}V${next}h${gap / 2}`;
    })
    .join('');
}
