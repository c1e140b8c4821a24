import { ALONE, PRIVATE } from '../api/agreements.ts';
import type { ClientMessage, Clock, Drawn, EventMessage, LogEntry, NewTable, Pace, Result, Snapshot, StepName, Table, TableEvent, TableRow, View } from '../api/types.ts';
import type { What } from '../api/agreements.ts';
import type { Act, Deal, StoredGame } from '../rules/index.ts';

/**
 * A game that this browser holds, and how it is shown: in the very shapes of the server's answers, so that a table cannot tell
 * who holds its game. Every change makes a new value with the next version.
 */
export interface OfflineGame {
  /** That of its table, here and, once it has joined the account, at the server. */
  readonly id: string;
  readonly version: number;
  /** The version of the last action. */
  readonly acted: number;
  readonly table: NewTable;
  readonly deal: Deal;
  readonly created_ms: number;
  readonly updated_ms: number;
  readonly pace: Pace;
  /** Whether the player had a hint or took a turn back; not there in games begun before both could be had. */
  readonly helped?: boolean;
  /** The game in a position of which this one began; only in practice. */
  readonly continues?: string;
  /** Placements, steps and resignations, each with its time after the game was made. */
  readonly actions: readonly { code: string; at_ms: number }[];
  readonly log: readonly LogEntry[];
  readonly view: View;
}

/** The name of a game in the text form of positions. */
export function nameOf(wish: NewTable): string {
  if (wish.game === 'gobble') return 'gobble:1';
  if (wish.game === 'mindgame') return `mindgame:2:side=${wish.options?.side ?? 6}:copies=${wish.options?.copies ?? 2}`;
  if (wish.game === 'solitaire') {
    const { triple = 'RYB', goal = 'best', colour } = wish.options ?? {};
    return `solitaire:1:triple=${triple}:goal=${goal}${colour == null ? '' : `:colour=${colour}`}`;
  }
  const { seats, doubles } = wish;
  const colours = seats.map(({ colour }) => colour).slice(0, doubles ? 2 : seats.length);
  return `strategy:${seats.length}${doubles ? ':doubles' : ''}:colours=${colours.join('')}`;
}

export function rulesGame({ deal, actions }: OfflineGame): StoredGame {
  return { position: deal.position, actions: actions.map(({ code }) => code) };
}

export function begun(id: string, table: NewTable, deal: Deal, view: View, now: number): OfflineGame {
  const pace = table.pace ?? 'human';
  return { id, version: 1, acted: 1, table, deal, created_ms: now, updated_ms: now, pace, helped: false, actions: [], log: [], view };
}

/** The game after an action. */
export function acted(game: OfflineGame, code: string, { entry, view }: Act, now: number): OfflineGame {
  const version = game.version + 1;
  const actions = [...game.actions, { code, at_ms: Math.max(0, now - game.created_ms) }];
  const log = entry === null ? game.log : [...game.log, { ...entry, version, scores: view.scores }];
  return { ...game, version, acted: version, updated_ms: now, actions, log, view };
}

export function paced(game: OfflineGame, pace: Pace): OfflineGame {
  return { ...game, version: game.version + 1, pace };
}

/** The game once the player has had a hint. */
export function helped(game: OfflineGame): OfflineGame {
  return { ...game, version: game.version + 1, helped: true };
}

/** How many moves stay when the last turn of the people here is taken back; null where there is none. */
export function movesBeforeTurn(game: OfflineGame): number | null {
  const { log, actions } = game;
  const mine = you(game);
  // Whoever has given up is gone for good.
  if (actions.length !== log.length) return null;
  let at = log.length - 1;
  while (at >= 0 && !mine.includes(log[at].player)) at -= 1;
  while (at > 0 && !begins(log[at - 1], log[at])) at -= 1;
  return at < 0 ? null : at;
}

/** Whether a turn begins with a move: the player's is over after the free move and what it forces. */
function begins(before: LogEntry, { player, stage }: LogEntry): boolean {
  const ended = before.stage === 'free' || before.stage === 'after';
  return before.player !== player || (ended && (stage === 'forced' || stage === 'free'));
}

/** The game as it was after so many moves, of which `view` is what is seen. */
export function takenBack(game: OfflineGame, moves: number, view: View, now: number): OfflineGame {
  const version = game.version + 1;
  const kept = { actions: game.actions.slice(0, moves), log: game.log.slice(0, moves) };
  return { ...game, ...kept, version, acted: version, updated_ms: now, helped: isPractice(game) || againstRobots(game), view };
}

/** The moves up to one of the list, all of them for the last: resignations are no moves. */
export function movesAt(game: OfflineGame, index: number): StoredGame {
  const { position, actions } = rulesGame(game);
  const ends = actions.flatMap((code, at) => (code.startsWith('resign:') ? [] : [at + 1]));
  return { position, actions: index === game.log.length ? actions : actions.slice(0, index === 0 ? 0 : ends[index - 1]) };
}

/** A game that goes on from so many moves of another, which is practice: whoever plays it knows what may come. */
export function goneOn(game: OfflineGame, id: string, moves: number, view: View, now: number): OfflineGame {
  const actions = movesAt(game, moves).actions.map((code) => ({ code, at_ms: 0 }));
  const log = game.log.slice(0, moves);
  return { ...game, id, version: 1, acted: 1, created_ms: now, updated_ms: now, helped: true, continues: game.id, actions, log, view };
}

/** Whether the game began in a position of another, or had help: no result of it may be compared with those of others. */
function isPractice({ helped, continues }: OfflineGame): boolean {
  return helped === true || continues !== undefined;
}

export function isOver({ view }: OfflineGame): boolean {
  return view.player === null;
}

/** The level of the robot that is to move, null where it is a person's turn or nobody's. */
export function robotOf({ table, view }: OfflineGame): string | null {
  return view.player === null ? null : (table.seats[view.player].level ?? null);
}

/** Whether one person plays against robots alone. */
function againstRobots({ table: { seats } }: OfflineGame): boolean {
  const people = seats.filter(({ kind }) => kind === 'person');
  return people.length === 1 && seats.length > 1;
}

/** Whether what somebody does was meant for the game as it stands. */
export function isStale(game: OfflineGame, message: Extract<ClientMessage, { version: number }>): boolean {
  return message.version < game.acted || message.version > game.version;
}

function you({ table }: OfflineGame): number[] {
  return table.seats.flatMap(({ kind }, player) => (kind === 'person' ? [player] : []));
}

/** What a person may have without anybody's consent: there is nobody else. */
export function mayHave(game: OfflineGame): What[] {
  const { seats } = game.table;
  if (isOver(game) || seats.length < 2) return [];
  const hint: What[] = againstRobots(game) && robotOf(game) === null ? ['hint'] : [];
  return movesBeforeTurn(game) === null ? hint : [...hint, 'take_back'];
}

function agreementsOf(game: OfflineGame): Snapshot['agreements'] {
  const { seats } = game.table;
  const may = seats.map(({ kind }) => (kind === 'person' ? mayHave(game) : []));
  return { ...ALONE, may, stand_ins: seats.map(() => null), helped: isPractice(game) };
}

/** Gobble alone has a clock, and none in practice: the moves from which it goes on took no time. */
function isTimed(game: OfflineGame): boolean {
  return game.table.game === 'gobble' && !isPractice(game);
}

/** The clock of Gobble, which only counts: from the beginning on, and no longer once the game is over. */
function clockOf(game: OfflineGame, now: number): Clock | null {
  if (!isTimed(game)) return null;
  const over = isOver(game);
  const used = (over ? game.updated_ms : now) - game.created_ms;
  return { limit_ms: null, used_ms: [Math.max(0, used)], running: over ? null : 0, now, pools: [] };
}

const TERMS: Table['terms'] = { ...PRIVATE, offline: true };

function tableOf(game: OfflineGame): Table {
  const { id, table, deal } = game;
  const seats = table.seats.map((seat) => ({ ...seat, level: seat.level ?? null, colour: 'colour' in seat ? seat.colour : null, country: null }));
  return {
    id,
    created: new Date(game.created_ms).toISOString(),
    game: table.game,
    seats,
    clock: isTimed(game) ? { limit_ms: null, pool: 'player' } : null,
    pace: game.pace,
    terms: { ...TERMS, continues: game.continues ?? null },
    together: false,
    seal: '',
    status: isOver(game) ? 'over' : 'playing',
    ...settingsOf(table),
    ...(deal.start_draws.length > 0 ? { start_draws: deal.start_draws } : {}),
  };
}

/** What a game has beside its seats. */
function settingsOf(table: NewTable): Pick<Table, 'doubles' | 'start' | 'options'> {
  if (table.game === 'strategy') return { doubles: table.doubles ?? false, start: table.start ?? 'draw-return' };
  return table.game === 'gobble' ? {} : { options: table.options };
}

function resultOf({ table, view }: OfflineGame): Result | null {
  if (view.outcome === null) return null;
  const overtime = table.seats.map(() => 0);
  return { points: null, overtime_ms: overtime, outcome: view.outcome, opened: '', defaults: [], absent: [], ruling: null };
}

export function snapshotOf(game: OfflineGame, now: number): Snapshot {
  const { version, view, log } = game;
  const shown = { table: tableOf(game), view, log: [...log], clock: clockOf(game, now), result: resultOf(game) };
  return { type: 'snapshot', version, ...shown, agreements: agreementsOf(game), you: you(game) };
}

/** What has just happened, as those who follow the game receive it; the whole list of moves where it is another one. */
export function eventOf(game: OfflineGame, event: TableEvent, now: number): EventMessage {
  const { version, view } = game;
  const log = event.kind === 'agreements' ? [...game.log] : null;
  return { type: 'event', version, event, view, clock: clockOf(game, now), result: resultOf(game), agreements: agreementsOf(game), log };
}

/** A placement or a step as an event. */
export function movedEvent({ player, code, forced, human, drawn }: Omit<LogEntry, 'version' | 'scores'>): TableEvent {
  if (!code.includes('@')) return { kind: 'act', player, action: code as StepName, drawn };
  return { kind: 'place', player, placement: code, forced, human, drawn };
}

/** The game as a list shows it. */
export function rowOf(game: OfflineGame): TableRow {
  const { view, log } = game;
  const yours = view.player !== null && you(game).includes(view.player);
  const shown = { scores: view.scores, player: view.player, placements: log.filter(({ code }) => code.includes('@')).length, due: null };
  return { table: tableOf(game), ...shown, mine: true, your_turn: yours, updated: new Date(game.updated_ms).toISOString() };
}

/** The moves of the game, as the replay shows them. */
export function replayOf(game: OfflineGame): { table: Table; over: boolean; steps: ReplaySteps } {
  const placed = game.actions.filter(({ code }) => !code.startsWith('resign:'));
  const steps = game.log.map(({ player, forced, code, human, drawn, scores }, index) => {
    return { index: index + 1, player, forced, code, human, drawn, scores, at_ms: placed[index].at_ms };
  });
  return { table: tableOf(game), over: isOver(game), steps };
}

type ReplaySteps = { index: number; player: number; forced: boolean; code: string; human: string; drawn: Drawn; scores: number[]; at_ms: number | null }[];
