/**
 * The rules that are shown as pictures, by the names of their messages. The first page has the names alone: what is
 * shown comes with the pictures.
 */
export const SHOWN = [
  'goal',
  'match',
  'forced',
  'restrictions',
  'solitaire.goal',
  'solitaire.forced',
  'gobble.join',
  'gobble.relief',
  'mindgame.turn',
  'mindgame.priority',
] as const;
export type ShownRule = (typeof SHOWN)[number];
