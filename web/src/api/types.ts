import type * as wire from './generated.ts';

/**
 * The names under which the page knows what the server sends, and what those are is generated from the server's declarations.
 * Coordinates are `[q, r]`, placements are codes such as `25@0,-1:5`.
 */

export type {
  Bootstrap,
  ClockView as Clock,
  EventMessage,
  FreeLook,
  GameAnalysisView as GameAnalysis,
  GameView as View,
  KeptAnswer,
  LineView as Line,
  ListedTable as TableRow,
  LogEntry,
  MomentView as Moment,
  NewPlans,
  NewStrategy,
  OfflineGame,
  OutcomeView as Outcome,
  PlacementPreview,
  PreviewView as Preview,
  RefusalView as WireError,
  Replay,
  ReplayStep,
  ResultView as Result,
  SeatView as Seat,
  SpaceView as Space,
  Stage,
  Start,
  Step as StepName,
  TableClientMessage as ClientMessage,
  TableServerMessage as ServerMessage,
  TableSnapshot as Snapshot,
  TableView as Table,
  TileView as TileData,
} from './generated.ts';

/** The version of the messages of all sockets. */
export const PROTOCOL = 1;

export type Cell = wire.SpaceView['at'];
export type Letter = wire.GoalView['colour'];
export type PeopleLevel = (typeof LADDER)[number];
export type Level = 'random' | 'greedy' | 'planner' | PeopleLevel;
/** The tile drawn after an action, all of them where several are drawn at once. */
export type Drawn = wire.LogEntry['drawn'];
export type Pace = wire.SetPace['pace'];
export type TableEvent = wire.EventMessage['event'];

/** What the page asks of a new table: it leaves no option to the server. */
export type SolitaireOptions = Required<wire.SolitaireOptions>;
export type MindOptions = Required<wire.MindGameOptionsInput>;
/** A seat where nobody chooses a colour. */
export type PlainSeat = wire.SeatInput;
export type NewSolo = wire.NewSolitaire | wire.NewGobble;
export type NewMind = wire.NewMindGame;
export type NewTable = wire.Bodies['POST /api/tables'];

/** A message that changes something, without the id that each gets when it is sent. */
export type Nameless<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;

export const COLOURS: readonly Letter[] = ['R', 'Y', 'B', 'G'];
/** The levels for people, the weakest first. */
export const LADDER = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'level8', 'level9', 'level10'] as const;
export const LEVELS: readonly Level[] = ['random', 'greedy', 'planner', ...LADDER];
export const STARTS: readonly wire.Start[] = ['draw-return', 'highest-hand', 'draw-keep'];
