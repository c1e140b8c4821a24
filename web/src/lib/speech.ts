import type { Cell, Line, LogEntry, Preview, Space, View, WireError } from '../types.ts';
import type { Placed } from './codes.ts';
import { parseCode } from './codes.ts';
import { legalOf } from './legal.ts';
import type { Player, Say } from './players.ts';
import type { TableState } from './table.ts';

/** Everything that the pages say of tiles, spaces, moves and what is asked; heard and read alike. */

const SHAPES = ['', 'corner', 'bend', 'straight'];

export function cellText([q, r]: Cell, say: Say): string {
  return say('page.cell', { q, r });
}

/** The three links of a tile in words: `red straight, yellow corner, green bend`. */
export function linksText(edges: string, say: Say): string {
  const colours = [...new Set(edges)].sort((a, b) => 'RYBG'.indexOf(a) - 'RYBG'.indexOf(b));
  const link = (colour: string) => {
    const apart = edges.lastIndexOf(colour) - edges.indexOf(colour);
    return say(`page.link.${SHAPES[Math.min(apart, 6 - apart)]}.${colour}`);
  };
  return colours.map(link).join(', ');
}

export function tileText(tile: number, edges: string, say: Say): string {
  return say('page.tile', { tile, links: linksText(edges, say) });
}

export function placedText(placed: Placed, edges: string, say: Say): string {
  return `${tileText(placed.tile, edges, say)}, ${cellText([placed.q, placed.r], say)}`;
}

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

export function spaceText(space: Space, lit: boolean, players: readonly Player[], say: Say): string {
  const parts = [say('page.space', { at: cellText(space.at, say) })];
  if (space.forced) parts.push(say('page.space.forced'));
  parts.push(patternText(space.pattern, say));
  if (space.forced) parts.push(holdersText(space, players, say));
  if (space.barred) parts.push(say('page.space.barred'));
  if (space.numbers !== null) parts.push(say('page.space.numbers', { numbers: space.numbers }));
  if (lit) parts.push(say('page.space.lit'));
  return parts.filter((part) => part !== '').join(', ');
}

/** The rule that a refusal names, in one sentence; a `reason` may make it more exact. */
export function errorText({ id, params }: WireError, say: Say): string {
  const exact = `${id}.${params.reason}`;
  const said = say(exact, params);
  return said === exact ? say(id, params) : said;
}

export function moveText(entry: Pick<LogEntry, 'player' | 'forced' | 'code' | 'drawn'>, players: readonly Player[], say: Say): string {
  const { tile, q, r } = parseCode(entry.code);
  const { name } = players[entry.player];
  const move = say(entry.forced ? 'page.move.forced' : 'page.move.free', { name, tile, at: cellText([q, r], say) });
  return entry.drawn === null ? move : say('page.move.drawn', { move, drawn: entry.drawn });
}

export function namesText(players: readonly Player[], indexes: readonly number[], lang: string): string {
  const names = indexes.map((index) => players[index].name);
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

/** Who has won and how, in one sentence. */
export function outcomeText(view: View, players: readonly Player[], lang: string, say: Say): string {
  const { outcome } = view;
  if (outcome === null) return '';
  const winners = [...outcome.winners];
  if (winners.length === 0) return say('page.result.deadlock');
  const sides = new Set(winners.map((player) => players[player].side));
  if (sides.size > 1) return say('page.result.tie', { names: namesText(players, winners, lang) });
  if (winners.length === 1 && players[winners[0]].you) return say('page.result.you');
  return say('page.result.win', { count: winners.length, names: namesText(players, winners, lang) });
}

/** The one line that says what is asked of whom now. */
export function askText(state: TableState, players: readonly Player[], lang: string, say: Say): string {
  const { view } = state.snapshot;
  if (view.player === null) return outcomeText(view, players, lang, say);
  if (!state.acting) return waitText(view, players[view.player], say);
  const ask = state.filling ? say('page.ask.filling') : actText(state, say);
  return state.snapshot.you.length > 1 ? say('page.ask.named', { name: players[state.me].name, ask }) : ask;
}

function waitText(view: View, player: Player, say: Say): string {
  if (!player.robot) return say('page.ask.other', { name: player.name });
  return say(view.stage === 'free' ? 'page.ask.thinking' : 'page.ask.filling_robot', { name: player.name });
}

function actText({ snapshot, chosen, target }: TableState, say: Say): string {
  const { view } = snapshot;
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
  const all = [...grown(preview, view, players, say), ...closed(preview, say), ...made(preview, players, say)];
  return all.length > 0 ? all : [{ kind: 'none', text: say('page.preview.nothing'), colour: null }];
}

function grown(preview: Preview, view: View, players: readonly Player[], say: Say): Consequence[] {
  return view.sides.flatMap((side) => {
    const [first] = side;
    const [before, after] = [view.scores[first], preview.scores[first]];
    if (before === after) return [];
    const yours = side.some((player) => players[player].you);
    const text = say(yours ? 'page.preview.yours' : 'page.preview.theirs', { name: players[first].name, before, after });
    return [{ kind: 'line' as const, text, colour: players[first].colour }];
  });
}

function closed(preview: Preview, say: Say): Consequence[] {
  return preview.closed.map((line: Line) => ({
    kind: 'loop',
    text: say(`page.preview.loop`, { colour: say(`colour.${line.colour}`), count: line.cells.length, score: line.score }),
    colour: line.colour,
  }));
}

function made(preview: Preview, players: readonly Player[], say: Say): Consequence[] {
  return preview.forced.map((space) => ({
    kind: 'forced',
    text: say('page.preview.forced', { who: shortHoldersText(space, players, say) }),
    colour: dotOf(space, players.map(({ colour }) => colour), 0),
  }));
}

/** The dot of a forced space: the colour of the first player, from `first` on, who can fill it; else grey. */
export function dotOf(space: Space, colours: readonly string[], first: number): string | null {
  if (!space.forced) return null;
  const order = colours.map((_, index) => (first + index) % colours.length);
  const holder = order.find((player) => (space.fitting[player] ?? []).length > 0);
  return holder === undefined ? 'grey' : colours[holder];
}
