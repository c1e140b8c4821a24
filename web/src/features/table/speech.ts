import type { Line, LogEntry, Outcome, Preview, Space, View } from '../../api/types.ts';
import { parseCode, sameCell } from '../../board/codes.ts';
import { errorText } from '../../core/errors.ts';
import { legalOf } from '../../core/legal.ts';
import type { Say } from '../../core/messages.ts';
import { cellText } from '../../core/tiletext.ts';
import type { TableState } from './state.ts';
import { seen } from './state.ts';
import type { Player } from './players.ts';

/** Everything that the pages say of tiles, spaces, moves and what is asked; heard and read alike. */

/** The touching colours of a space, clockwise from the first after a gap. */
function patternText(pattern: string, say: Say): string {
  const start = [0, 1, 2, 3, 4, 5].find((edge) => pattern[edge] !== '.' && pattern[(edge + 5) % 6] === '.') ?? 0;
  const letters = pattern.slice(start) + pattern.slice(0, start);
  return [...letters]
    .filter((letter) => letter !== '.')
    .map((letter) => say(`colour.${letter}`))
    .join(' ');
}

/** Whose tiles fit a forced space: `two of your tiles fit`, `nobody's tile fits`. */
export function holdersText(space: Space, players: readonly Player[], say: Say): string {
  const holders = players.filter(({ index }) => (space.fitting[index] ?? []).length > 0);
  if (holders.length === 0) return say('page.fit.nobody');
  return holders
    .map(({ index, name, you }) => {
      const count = space.fitting[index].length;
      return you ? say('page.fit.yours', { count }) : say('page.fit.theirs', { count, name });
    })
    .join(', ');
}

/** The same for a line that is read at a glance: `Ada (2), Planner (1)`. */
function shortHoldersText(space: Space, players: readonly Player[], say: Say): string {
  const holders = players.filter(({ index }) => (space.fitting[index] ?? []).length > 0);
  if (holders.length === 0) return say('page.fit.short.nobody');
  return holders.map(({ index, name }) => say('page.fit.short', { name, count: space.fitting[index].length })).join(', ');
}

export function spaceText(space: Space, lit: boolean, players: readonly Player[], say: Say, priority = false): string {
  const parts = [say('page.space', { at: cellText(space.at, say) })];
  if (space.forced) parts.push(say(priority ? 'page.space.priority' : 'page.space.forced'));
  parts.push(patternText(space.pattern, say));
  if (space.forced) parts.push(holdersText(space, players, say));
  if (space.barred) parts.push(say('page.space.barred'));
  if (space.gobble) parts.push(say('page.space.gobble'));
  else if (space.numbers !== null) parts.push(say(priority ? 'page.space.round' : 'page.space.numbers', { numbers: space.numbers }));
  if (lit) parts.push(say('page.space.lit'));
  return parts.filter((part) => part !== '').join(', ');
}

/** Whether the code of a move is that of a placement: a step has its name there. */
export function isPlacement(code: string): boolean {
  return code.includes('@');
}

type Told = Pick<LogEntry, 'player' | 'forced' | 'code' | 'drawn'>;

/** A move for who sees the board. */
export function moveText(entry: Told, players: readonly Player[], say: Say): string {
  return withDrawn(entry, doneText(entry, players, say), say);
}

/** A move for who does not: with its place on the board. */
export function spokenMoveText(entry: Told, players: readonly Player[], say: Say): string {
  const move = doneText(entry, players, say);
  if (!isPlacement(entry.code)) return withDrawn(entry, move, say);
  const { q, r } = parseCode(entry.code);
  return withDrawn(entry, `${move}, ${cellText([q, r], say)}`, say);
}

function doneText({ player, code, forced }: Told, players: readonly Player[], say: Say): string {
  const { name } = players[player];
  if (!isPlacement(code)) return say(`page.step.${code}`, { name });
  return say(forced ? 'page.move.forced' : 'page.move.free', { name, tile: parseCode(code).tile });
}

function withDrawn(entry: Told, move: string, say: Say): string {
  const drawn = [entry.drawn ?? []].flat();
  return drawn.length === 0 ? move : say('page.move.drawn', { move, drawn: drawn.join(', ') });
}

/** What a best line is: the Mind Game counts links, since a tile may carry several of a line. */
export function lineText({ closed, cells, links }: Line, say: Say): string {
  const kind = closed ? 'loop' : 'line';
  return say(links === undefined ? `page.seat.${kind}` : `page.mind.${kind}`, { count: cells.length });
}

export function namesText(players: readonly Player[], indexes: readonly number[], lang: string): string {
  const names = indexes.map((index) => players[index].name);
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

/** Who has won and how, in one sentence. */
export function outcomeText(view: View, players: readonly Player[], lang: string, say: Say): string {
  const { outcome } = view;
  if (outcome === null) return '';
  if (view.game === 'solitaire' || view.game === 'gobble') return soloOutcomeText(view, outcome, say);
  const winners = [...outcome.winners];
  if (winners.length === 0) return say(outcome.termination === 'absent' ? 'page.result.absent' : 'page.result.deadlock');
  const sides = new Set(winners.map((player) => players[player].side));
  if (sides.size > 1) return say('page.result.tie', { names: namesText(players, winners, lang) });
  if (winners.some((player) => players[player].you)) return say('page.result.you');
  return say('page.result.win', { count: winners.length, names: namesText(players, winners, lang) });
}

const HOW: Record<string, string> = {
  resigned: 'page.result.resigned',
  agreed: 'page.result.agreed',
  forfeited: 'page.result.forfeited',
  tie: 'page.live.result.tie',
  adjudicated: 'page.live.result.adjudicated',
};

/** Why a game ended that was not played to its end. */
export function howText({ outcome }: View, say: Say): string | null {
  const how = HOW[outcome?.termination ?? ''];
  return how === undefined ? null : say(how);
}

/** How a game for one ended. */
function soloOutcomeText({ game, left, lines }: View, { winners, scores: [score] }: Outcome, say: Say): string {
  const won = winners.length > 0;
  if (game === 'gobble') return won ? say('page.gobble.won') : say('page.gobble.left', { count: left ?? 0 });
  if (!won) return say('page.solitaire.points', { count: score });
  return say(lines.some((line) => line?.closed) ? 'page.solitaire.loop' : 'page.solitaire.line', { score });
}

/** The one line that says what is asked of whom now; who `leads` a review moves for everybody, and is none of them. */
export function askText(state: TableState, players: readonly Player[], lang: string, say: Say, leads = false): string {
  const { view } = state.snapshot;
  if (view.player === null) return outcomeText(view, players, lang, say);
  if (state.snapshot.agreements.paused) return say('page.live.paused.ask');
  if (state.snapshot.agreements.awaited.length > 0) return say('page.live.awaited.ask');
  if (!state.acting) return waitText(view, players[view.player], say);
  if (leads && state.chosen === null && state.target === null) return say('page.ask.other', { name: players[view.player].name });
  const ask = state.filling ? say('page.ask.filling') : actText(state, say);
  return state.snapshot.you.length > 1 ? say('page.ask.named', { name: players[state.me].name, ask }) : ask;
}

function waitText(view: View, player: Player, say: Say): string {
  if (player.you) return say('page.card.yours');
  if (view.stage === 'offered') return say('page.mind.ask.waiting', { name: player.name });
  if (!player.robot) return say('page.ask.other', { name: player.name });
  return say(view.stage === 'free' ? 'page.ask.thinking' : 'page.ask.filling_robot', { name: player.name });
}

function actText(state: TableState, say: Say): string {
  const { game } = state.snapshot.view;
  if (game === 'solitaire') return solitaireText(state, say);
  if (game === 'gobble') return gobbleText(state, say);
  return game === 'mindgame' ? mindText(state, say) : chooseText(state, say);
}

function solitaireText({ snapshot: { view } }: TableState, say: Say): string {
  if (view.board.length === 0) return say('page.ask.first');
  if (view.stage === 'free') return say('page.solitaire.ask');
  return say('page.solitaire.ask.forced', { count: cellsOf(view) });
}

function gobbleText({ snapshot: { view } }: TableState, say: Say): string {
  if (view.stage === 'relief') return say('page.gobble.ask.relief', { tile: (view.penalty ?? []).at(-1) ?? 0 });
  const count = cellsOf(view);
  return count === 0 ? say('page.gobble.ask.discard') : say('page.gobble.ask', { count });
}

function mindText(state: TableState, say: Say): string {
  const { view } = state.snapshot;
  if (view.stage === 'offered') return say('page.mind.ask.offered');
  if (state.chosen !== null || state.target !== null) return chooseText(state, say);
  if (view.board.length === 0) return say('page.mind.ask.first');
  if (view.stage === 'free') return say('page.mind.ask');
  return say('page.mind.ask.priority', { count: new Set(view.legal.map((code) => parseCode(code).tile)).size });
}

/** In how many cells something may be laid. */
function cellsOf(view: View): number {
  return new Set(view.legal.map((code) => code.replace(/^.*@|:.*$/g, ''))).size;
}

function chooseText(state: TableState, say: Say): string {
  const { chosen, target } = state;
  const view = seen(state);
  const legal = legalOf(view);
  if (target !== null) return say('page.ask.target', { count: legal.tilesAt(target).length });
  if (chosen !== null) return say('page.ask.chosen', { tile: chosen, count: legal.cells(chosen).length });
  if (view.board.length === 0) return say('page.ask.first');
  if (view.stage === 'free') return say('page.ask.free');
  return say('page.ask.forced', { count: new Set(view.legal.map((code) => parseCode(code).tile)).size });
}

/** One consequence of a trial. */
export interface Consequence {
  kind: 'line' | 'loop' | 'forced' | 'none' | 'refused';
  text: string;
  /** The colour letter that it is about. */
  colour: string | null;
}

/** What a trial would do: the first rule against it, or the lines it grows, the loops it closes and the spaces it forces. */
export function consequences(preview: Preview, view: View, players: readonly Player[], say: Say): Consequence[] {
  const [refusal] = preview.refusals;
  if (refusal !== undefined) return [{ kind: 'refused', text: errorText(refusal, say), colour: null }];
  if (view.game === 'gobble') return [gobbling(preview, view, say)];
  const all = [...grown(preview, view, players, say), ...closed(preview, say), ...made(preview, view, players, say)];
  return all.length > 0 ? all : [{ kind: 'none', text: say('page.preview.nothing'), colour: null }];
}

function grown(preview: Preview, view: View, players: readonly Player[], say: Say): Consequence[] {
  return view.sides.flatMap((side) => {
    const [first] = side;
    const [before, after] = [view.scores[first], preview.scores[first]];
    if (before === after) return [];
    const yours = side.some((player) => players[player].you);
    const text = say(yours ? 'page.preview.yours' : 'page.preview.theirs', { name: players[first].name, before, after });
    return [{ kind: 'line' as const, text, colour: players[first].colour || null }];
  });
}

function closed(preview: Preview, say: Say): Consequence[] {
  return preview.closed.map((line: Line) => ({
    kind: 'loop',
    text: say(`page.preview.loop`, { colour: say(`colour.${line.colour}`), count: line.cells.length, score: line.score }),
    colour: line.colour,
  }));
}

/** In Gobble only one thing comes of a placement. */
function gobbling({ placement }: Preview, { spaces }: View, say: Say): Consequence {
  const { q, r } = parseCode(placement);
  const gobble = spaces.some((space) => space.gobble && sameCell(space.at, [q, r]));
  return { kind: 'none', text: say(gobble ? 'page.gobble.preview.gobble' : 'page.gobble.preview.none'), colour: null };
}

function madeText(space: Space, game: string, players: readonly Player[], say: Say): string {
  if (game === 'solitaire') return say(space.fitting[0].length > 0 ? 'page.solitaire.preview.next' : 'page.solitaire.preview.later');
  const who = shortHoldersText(space, players, say);
  return say(game === 'mindgame' ? 'page.mind.preview.priority' : 'page.preview.forced', { who });
}

function made(preview: Preview, { game }: View, players: readonly Player[], say: Say): Consequence[] {
  return preview.forced.map((space) => ({
    kind: 'forced',
    text: madeText(space, game, players, say),
    colour: dotOf(space, players.map(({ colour }) => colour), 0),
  }));
}

/**
 * The dot of a forced space: the colour of the first player, from `first` on, who can fill it; else grey. Who plays
 * alone has no colour, and no dot.
 */
export function dotOf(space: Space, colours: readonly string[], first: number): string | null {
  if (!space.forced) return null;
  const order = colours.map((_, index) => (first + index) % colours.length);
  const holder = order.find((player) => (space.fitting[player] ?? []).length > 0);
  return holder === undefined ? 'grey' : colours[holder] || null;
}
