import type { PuzzleForm } from '../api/puzzle.ts';

/** A table where there is nothing to be solved, as a puzzle without goals. */
export function freeLines(tiles: readonly number[], placements: readonly string[]): string[] {
  return [tiles.join(','), '-', '-', '-', '-', '-', placements.join(' ') || '-'];
}

/** A puzzle and what lies on its table as the lines of a question: `native/wasm/puzzle_text.hpp` says how they are read. */
export function puzzleLines(form: PuzzleForm, placements: readonly string[]): string[] {
  const choices = form.choices.map((goals) => goals.map((goal) => goal.form + goal.colour).join('+') || '-');
  const givens = form.givens.map(({ tile, at, rotation }) => `${tile}@${at?.join(',') ?? '?'}:${rotation ?? '?'}`);
  return [
    form.tiles.join(','),
    choices.join('/'),
    form.board?.map((at) => at.join(',')).join(' ') ?? '-',
    givens.join(' ') || '-',
    form.scored ?? '-',
    form.holes ? 'holes' : form.no_hole ? 'nohole' : '-',
    placements.join(' ') || '-',
  ];
}
