import type { Look, PuzzleForm, Swap } from '../api/puzzle.ts';
import { COLOURS } from '../api/types.ts';
import type { Cell, FreeLook, Letter, Line, LogEntry, PlacementPreview, Start, View } from '../api/types.ts';
import { Native } from './native.ts';
import { freeLines, puzzleLines } from './puzzletext.ts';

/** The rules of games and of tables with a puzzle. No rule is written here: the native library knows them. */

/** A game as the server stores one: a position, its board in order of play, and the actions since. */
export interface StoredGame {
  position: string;
  actions: readonly string[];
}

/**
 * The tiles of a game as they were dealt, and its first position, which has the order of the bag. In Gobble two tiles are
 * `laid`, and the `lot` decides where returned tiles go.
 */
export interface Deal {
  position: string;
  hands: number[][];
  bag: number[];
  starter: number;
  start_draws: number[];
  laid: string[];
  lot: number;
}

/** What an action came to: an entry of the list of moves, null after a resignation, and the view after it. */
export interface Act {
  entry: Omit<LogEntry, 'version' | 'scores'> | null;
  view: View;
}

/** The table after a placement without the tile that it draws, and whether that tile decides how the turn goes on. */
export interface Ahead {
  view: View;
  open: boolean;
}

/** Lines that one unplayed tile between each two would join, and the spaces of these tiles. */
export interface ChainView {
  lines: Line[];
  /** With each space the edges of it where the lines end. */
  joints: { at: Cell; edges: [number, number] }[];
  /** The tiles and the joining spaces. */
  length: number;
}

/** What a colour may still become: what joins its lines, which of their ends are blocked, and the twins of the board. */
export interface Connections {
  chains: ChainView[];
  /** Each end by the empty cell there and the edge of it where the line enters. */
  ends: { at: Cell; edge: number; status: 'open' | 'blocked-for-now' | 'blocked-for-ever' }[];
  /** Forced spaces that ask for the same. */
  twins: Cell[][];
}

/** Sums over random games to the end; `wins` and `points` are by player. */
export interface Playouts {
  games: number;
  ties: number;
  deadlocks: number;
  wins: number[];
  points: number[];
}

/** What can be asked. A question that cannot be read, or a game in which an action is not legal, throws `Refused`. */
export interface Rules {
  /** A position as everybody at the table may see it. */
  view(game: StoredGame): View;
  /** What a placement would bring about, and why it is not legal where it is not. */
  preview(game: StoredGame, placement: string): PlacementPreview;
  /** What lies after a placement of Strategy of which nobody knows what it will draw. */
  ahead(game: StoredGame, placement: string): Ahead;
  /** Deals a game such as `strategy:2:colours=BG` by a seed, a number of 16 digits to the base of 16; only Strategy has a `start`. */
  deal(game: string, start: Start, seed: string): Deal;
  /** Makes a placement, a step or a resignation, with the draw that follows; the position has the order of the bag. */
  act(game: StoredGame, action: string): Act;
  /** How many sequences of so many actions there are; the position has the order of the bag. */
  perft(game: StoredGame, depth: number): number;
  /** How long a colour of Strategy is with all that one tile between each two of its lines would join. */
  indirect(game: StoredGame, colour: Letter): number;
  /** What joins the lines of a colour of Strategy and blocks their ends, and the twin spaces. */
  connections(game: StoredGame, colour: Letter): Connections;
  /** Random games from a position; equal seeds bring equal games. */
  playouts(game: StoredGame, games: number, seed: number): Playouts;
  /** What the table of a puzzle shows: clashes, lines, what fits, and whether it is solved. */
  look(form: PuzzleForm, placements: readonly string[]): Look;
  /** What a table of some tiles shows where there is nothing to be solved. */
  freeLook(tiles: readonly number[], placements: readonly string[]): FreeLook;
  /** What lies after two tiles with links of the same shape are exchanged. */
  swap(form: PuzzleForm, placements: readonly string[], swap: Swap): { placements: string[] };
}

type StrategyQuestion = 'strategy_view' | 'strategy_preview' | 'strategy_ahead' | 'strategy_deal' | 'strategy_act' | 'strategy_perft' | 'strategy_playouts' | 'strategy_indirect' | 'strategy_connections';
type SoloQuestion = 'solo_deal' | 'solo_view' | 'solo_preview' | 'solo_act' | 'solo_perft';
type MindQuestion = 'mind_deal' | 'mind_view' | 'mind_preview' | 'mind_act' | 'mind_perft';
type PuzzleQuestion = 'puzzle_look' | 'puzzle_free_look' | 'puzzle_swap';

/** Forced spaces come with the numbers of the reviewer, as the server sends them. */
const NUMBERS = 1;

/** A game as the first two lines of a question. */
export function gameLines({ position, actions }: StoredGame): string[] {
  return [position, actions.join(' ')];
}

/** Under which name the library knows the questions about a game, of which a position or a name begins so. */
export function family(text: string): 'strategy' | 'solo' | 'mind' {
  if (/^(v1 )?(solitaire|gobble):/.test(text)) return 'solo';
  return /^(v1 )?mindgame:/.test(text) ? 'mind' : 'strategy';
}

export async function load(bytes: BufferSource): Promise<Rules> {
  const native = await Native.load<StrategyQuestion | SoloQuestion | MindQuestion | PuzzleQuestion>(bytes);
  return {
    view: (game) => native.ask(`${family(game.position)}_view`, gameLines(game), NUMBERS),
    preview: (game, placement) => native.ask(`${family(game.position)}_preview`, [...gameLines(game), placement], NUMBERS),
    ahead: (game, placement) => native.ask('strategy_ahead', [...gameLines(game), placement], NUMBERS),
    deal: (game, start, seed) => {
      const kind = family(game);
      return native.ask(`${kind}_deal`, kind === 'strategy' ? [game, start, seed] : [game, seed]);
    },
    act: (game, action) => native.ask(`${family(game.position)}_act`, [...gameLines(game), action], NUMBERS),
    perft: (game, depth) => native.ask(`${family(game.position)}_perft`, gameLines(game), depth),
    playouts: (game, games, seed) => native.ask('strategy_playouts', gameLines(game), games, seed),
    indirect: (game, colour) => native.ask('strategy_indirect', gameLines(game), COLOURS.indexOf(colour)),
    connections: (game, colour) => native.ask('strategy_connections', gameLines(game), COLOURS.indexOf(colour)),
    look: (form, placements) => native.ask('puzzle_look', puzzleLines(form, placements)),
    freeLook: (tiles, placements) => native.ask('puzzle_free_look', freeLines(tiles, placements)),
    swap: (form, placements, { at, other, tile }) =>
      native.ask('puzzle_swap', [...puzzleLines(form, placements), at.join(','), other?.join(',') ?? '-', `${tile ?? '-'}`]),
  };
}
