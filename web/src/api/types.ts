import type { Company, Presence, Settling, Terms } from './agreements.ts';

/** Messages between the server and its pages. Coordinates are `[q, r]`, placements are codes such as `25@0,-1:5`. */

/** The version of the messages of all sockets. */
export const PROTOCOL = 1;

export type Cell = [q: number, r: number];
export type Letter = 'R' | 'Y' | 'B' | 'G';
export type Stage = 'forced' | 'free' | 'after' | 'relief' | 'offered' | 'over';
export type Level = 'random' | 'greedy' | 'planner';
/** What is no placement, in games that have such steps. */
export type StepName = 'discard' | 'return' | 'keep' | 'offer' | 'agree' | 'decline';
/** The tile drawn after an action, all of them where several are drawn at once. */
export type Drawn = number | number[] | null;
export type Start = 'highest-hand' | 'draw-return' | 'draw-keep';
export type Pace = 'human' | 'instant';

export interface WireError {
  id: string;
  params: Record<string, unknown>;
  cells: Cell[];
}

export interface Space {
  at: Cell;
  /** Six letters by direction, `.` where nothing touches. */
  pattern: string;
  forced: boolean;
  barred: boolean;
  /** Per player the tiles of the hand that legally fit; of forced spaces only. */
  fitting: number[][];
  numbers: string | null;
  /** Gobble: a tile laid here is a gobble. */
  gobble?: boolean;
}

export interface Line {
  colour: Letter;
  score: number;
  closed: boolean;
  cells: Cell[];
  /** Where a tile has several links of a colour: the cell, the edge of entry and the edge of exit of each. */
  links?: [q: number, r: number, entry: number, exit: number][];
}

export interface Outcome {
  termination: 'played' | 'deadlock' | 'resigned' | 'stuck' | 'agreed' | 'forfeited' | 'tie' | 'adjudicated';
  winners: number[];
  scores: number[];
}

export interface View {
  position: string;
  game: string;
  stage: Stage;
  player: number | null;
  endgame: boolean;
  bag: number;
  hands: number[][];
  colours: Letter[];
  sides: number[][];
  /** Codes in order of play. */
  board: string[];
  /** The newest placements, newest first. */
  last: string[];
  spaces: Space[];
  legal: string[];
  scores: number[];
  /** Per side; in Solitaire per colour that counts. */
  lines: (Line | null)[];
  outcome: Outcome | null;
  /** The steps that are legal now. */
  steps?: StepName[];
  /** Solitaire: the number in sight on the stack. */
  next?: number | null;
  /** Gobble: the penalty stack, its top last; the gobbles made, and the tiles not on the table. */
  penalty?: number[];
  gobbles?: number;
  left?: number;
  /** The Mind Game: the edges of its pieces, the cells of its board, and whose turns have just passed by. */
  edges?: Record<number, string>;
  cells?: Cell[];
  forfeits?: number[];
}

export interface Seat {
  kind: 'person' | 'robot';
  name: string;
  level: string | null;
  /** null where nobody chooses a colour. */
  colour: Letter | null;
  country?: string | null;
}

export interface SolitaireOptions {
  triple: string;
  goal: 'best' | 'line' | 'loop';
  colour: Letter | null;
}

export interface MindOptions {
  side: number;
  copies: number;
}

export interface Table {
  id: string;
  created: string;
  game: string;
  seats: Seat[];
  /** Strategy alone. */
  doubles?: boolean;
  start?: Start;
  options?: SolitaireOptions | MindOptions;
  /** Without a limit time is only counted. */
  clock: { limit_ms: number | null } | null;
  pace: Pace;
  status: 'playing' | 'over';
  terms?: Terms;
  /** Several people sit here, each with an own page. */
  together?: boolean;
  /** The hash of what the result opens. */
  seal?: string;
}

export interface Clock {
  limit_ms: number | null;
  used_ms: number[];
  running: number | null;
  /** The server's own time, milliseconds. */
  now: number;
}

export interface Result {
  /** Shares of 20 per side; of two sides only. */
  points: number[] | null;
  overtime_ms: number[];
  outcome: Outcome;
  /** Those who lost because they did not go on. */
  defaults?: number[];
}

export interface LogEntry {
  version: number;
  player: number;
  forced: boolean;
  code: string;
  human: string;
  drawn: Drawn;
  stage: Stage;
}

export interface TileData {
  number: number;
  edges: string;
  number_colour: string;
}

export type Message = string | { one: string; other: string };
export type Catalogue = Record<string, Message>;

export interface Bootstrap {
  protocol: number;
  version: string;
  tiles: TileData[];
  robots: Level[];
  /** The levels of the robots of other games. */
  levels: Record<string, string[]>;
}

export interface NewStrategy {
  game: 'strategy';
  seats: Seat[];
  doubles: boolean;
  start: Start;
  clock: { minutes: number } | null;
  pace: Pace;
}

/** A seat where nobody chooses a colour. */
export type PlainSeat = Omit<Seat, 'colour'>;

export interface NewSolo {
  game: 'solitaire' | 'gobble';
  seats: PlainSeat[];
  options?: SolitaireOptions;
  pace: Pace;
}

export interface NewMind {
  game: 'mindgame';
  seats: PlainSeat[];
  options: MindOptions;
  pace: Pace;
}

export type NewTable = NewStrategy | NewSolo | NewMind;

export interface TableRow {
  table: Table;
  /** null, as all that is told here of the game, where those who watch see it late. */
  scores: number[] | null;
  player: number | null;
  mine: boolean;
  /** Whether somebody here is to move. */
  your_turn: boolean;
  /** Until when the next move must come. */
  due: string | null;
  updated: string;
  placements: number | null;
}

export interface ReplayStep {
  index: number;
  player: number;
  forced: boolean;
  code: string;
  human: string;
  drawn: Drawn;
  at_ms: number | null;
}

export interface Replay {
  table: Table;
  over: boolean;
  steps: ReplayStep[];
}

export interface Snapshot {
  type: 'snapshot';
  version: number;
  table: Table;
  view: View;
  log: LogEntry[];
  clock: Clock | null;
  result: Result | null;
  company: Company;
  /** The players whom this session moves. */
  you: number[];
}

export type TableEvent =
  | { kind: 'place'; player: number; placement: string; forced: boolean; human: string; drawn: Drawn }
  | { kind: 'act'; player: number; action: StepName; drawn: Drawn }
  | { kind: 'resign'; player: number }
  | { kind: 'pace'; pace: Pace }
  | { kind: 'company'; what: string; players: number[]; accept: boolean | null };

export interface EventMessage {
  type: 'event';
  version: number;
  event: TableEvent;
  view: View;
  clock: Clock | null;
  result: Result | null;
  company: Company;
  /** The whole list of moves, where it is not the one before with one more. */
  log: LogEntry[] | null;
}

export interface Preview {
  type: 'preview';
  id: string;
  placement: string;
  refusals: WireError[];
  /** The forced spaces that the placement makes. */
  forced: Space[];
  scores: number[];
  /** The loops that it closes. */
  closed: Line[];
  /** The best line per side after it. */
  lines: (Line | null)[];
}

export type ServerMessage =
  | Snapshot
  | EventMessage
  | Preview
  | Presence
  | { type: 'review'; review: string }
  | { type: 'accepted'; id: string; version: number }
  | { type: 'refused'; id: string | null; version: number; error: WireError }
  | { type: 'pong' }
  | { type: 'closing'; retry_ms: number };

export type ClientMessage =
  | { type: 'hello'; protocol: typeof PROTOCOL; version: number | null }
  | { type: 'place'; id: string; version: number; placement: string }
  | { type: 'act'; id: string; version: number; action: StepName }
  | { type: 'preview'; id: string; version: number; placement: string }
  | { type: 'resign'; id: string; version: number; player: number }
  | { type: 'pace'; id: string; pace: Pace }
  | (Settling & { id: string })
  | { type: 'ping' };

export const COLOURS: readonly Letter[] = ['R', 'Y', 'B', 'G'];
export const LEVELS: readonly Level[] = ['random', 'greedy', 'planner'];
export const STARTS: readonly Start[] = ['draw-return', 'highest-hand', 'draw-keep'];
