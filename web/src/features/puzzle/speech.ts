import { errorText } from '../../core/errors.ts';
import { cellText, placedText } from '../../core/tiletext.ts';
import type { Say } from '../../core/messages.ts';
import type { Placed } from '../../board/codes.ts';
import type { Cell } from '../../api/types.ts';
import { fixedAt, mayEnclose } from './arrangement.ts';
import type { News, PuzzleState } from './state.ts';
import type { Goal, PuzzleForm } from '../../api/puzzle.ts';

/** Everything that is said of puzzles; heard and read alike. */

export function cellLabel(at: Cell, lit: boolean, say: Say): string {
  const place = say('page.puzzle.cell', { at: cellText(at, say) });
  return lit ? `${place}, ${say('page.space.lit')}` : place;
}

export function tileLabel({ form, picked }: PuzzleState, placed: Placed, edges: string, say: Say): string {
  const parts = [placedText(placed, edges, say), say('page.puzzle.turned', { rotation: placed.rotation })];
  if (fixedAt(form, placed).turn) parts.push(say('page.puzzle.given'));
  else if (fixedAt(form, placed).place) parts.push(say('page.puzzle.given.place'));
  if (picked.some(([q, r]) => q === placed.q && r === placed.r)) parts.push(say('page.puzzle.picked'));
  return parts.join(', ');
}

function goalText({ form, colour }: Goal, say: Say): string {
  return say(`page.puzzle.${form}.${colour}`);
}

function list(words: readonly string[], lang: string, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(lang, { type }).format(words);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is to be done, and what it must not or had better not enclose. */
export function goalLine(form: PuzzleForm, edges: Readonly<Record<number, string>>, lang: string, say: Say): string {
  const goal = goalSentence(form, edges, lang, say);
  if (!mayEnclose(form)) return goal;
  return `${goal} ${say(form.no_hole ? 'page.puzzle.goal.no_hole' : 'page.puzzle.goal.enclosed')}`;
}

function goalSentence(form: PuzzleForm, edges: Readonly<Record<number, string>>, lang: string, say: Say): string {
  const { choices, scored, turns_only, board, tiles } = form;
  if (scored !== null) return say(`page.puzzle.goal.scored.${scored}`);
  const [first = []] = choices;
  if (first.length === 0) return say(turns_only ? 'page.puzzle.goal.turns' : 'page.puzzle.goal.match');
  if (choices.length > 1) return askedLine(choices, tiles.length, lang, say);
  const all = first.every(({ colour }) => tiles.every((tile) => edges[tile]?.includes(colour)));
  const what = capital(list(first.map((goal) => goalText(goal, say)), lang, 'conjunction'));
  const goal = say(`page.puzzle.goal.${all ? 'all' : 'those'}`, { what, count: tiles.length });
  return board === null ? goal : say('page.puzzle.goal.board', { goal });
}

/** The goal of a puzzle that asks which colours. */
function askedLine(choices: readonly Goal[][], count: number, lang: string, say: Say): string {
  const colours = [...new Set(choices.flat().map(({ colour }) => colour))];
  const which = list(colours.map((colour) => say(`colour.${colour}`)), lang, 'disjunction');
  const forms = [...new Set(choices.flat().map(({ form }) => form))];
  const several = forms.length === 1 ? `${forms[0]}s` : 'two';
  return say(`page.puzzle.goal.asked.${choices[0].length > 1 ? several : forms[0]}`, { count, which });
}

export function newsText({ id, params }: News, say: Say): string {
  const { colour } = params;
  return errorText({ id, params: typeof colour === 'string' ? { ...params, colour: say(`colour.${colour}`) } : params, cells: [] }, say);
}

const WRONG = /^(?!page\.puzzle\.)|\.(refused\.\w+|check\.clashes|swap\.one|hint\.none|link\.\w+)$/;

/** Whether it says that something is not as it should be. */
export function isWrong({ id, cells }: News): boolean {
  return cells.length > 0 || WRONG.test(id);
}

/** The one line that says what can be done now. */
export function askText(state: PuzzleState, left: number, say: Say): string {
  const { hand, picked, swapping, selecting, target, form, mode, table, busy } = state;
  if (busy !== null) return say(`page.puzzle.busy.${busy}`);
  if (swapping !== null) return say('page.puzzle.ask.swap');
  if (hand?.from === 'tray') return say(`page.puzzle.ask.tray.${mode}`, { tile: hand.tile });
  if (hand?.from === 'table') return several('carry', hand.cells.length, say);
  if (target !== null) return say('page.puzzle.ask.target');
  if (picked.length > 0) return several('picked', picked.length, say);
  if (selecting) return say('page.puzzle.ask.select');
  if (form.turns_only) return say('page.puzzle.ask.turns');
  if (table.length === 0) return say(form.board === null ? 'page.puzzle.ask.first' : 'page.puzzle.ask.board');
  return left > 0 ? say('page.puzzle.ask.left', { count: left }) : say('page.puzzle.ask.full');
}

function several(what: 'carry' | 'picked', count: number, say: Say): string {
  return count > 1 ? say(`page.puzzle.ask.${what}.several`, { count }) : say(`page.puzzle.ask.${what}`);
}
