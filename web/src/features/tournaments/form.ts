import { chained, fitting, furtherOf } from './chain.ts';
import type { Further } from './chain.ts';
import { isAlone, isHeats } from './heats.ts';
import { localTime } from '../../core/dates.ts';
import { againOf, ONCE, recurrenceOf } from './recurrence.ts';
import type { Again } from './recurrence.ts';
import type { Format, OnlineSettings, Settings, StageSettings } from '../../api/tournaments.ts';

/** The form of a new tournament: what its fields hold, and the settings that come of it. */

export const FORMATS = ['swiss', 'round_robin', 'groups', 'knockout', 'arena', 'heats', 'gobble', 'duplicate', 'solitaire', 'rally', 'simul'] as const satisfies readonly Format[];
export type Choice = (typeof FORMATS)[number];

const MINUTE_MS = 60_000;
/** The usual number of rounds of heats. */
const HEAT_ROUNDS = 6;
/** Up to so many players everybody can meet everybody else. */
const FEW = 8;
/** The usual games of a match in a group, and of teams at a board. */
const GROUP_GAMES = '4';
const TEAM_GAMES = '2';
/** Programs play more of them in a round robin, each deal from both seats. */
const PROGRAM_GAMES = '20';
/** More rounds than this no stage has. */
const MOST_ROUNDS = 99;

/** What is typed; numbers are texts, empty for the usual. */
export interface Draft {
  name: string;
  format: Choice;
  kind: Settings['kind'];
  /** Who may enter; texts are empty for no condition. */
  invited: boolean;
  leastElo: string;
  mostElo: string;
  before: string;
  finished: string;
  countries: string;
  /** The boards of a team. */
  boards: string;
  /** Days for a turn, by correspondence; empty for games in one sitting. */
  days: string;
  /** Days in which opponents agree on a time; empty where rounds have a start. */
  window: string;
  /** After so many days games by correspondence are scored as they stand. */
  ends: string;
  /** For so many more days Controllers decide them. */
  decision: string;
  /** How many minutes an arena lasts. */
  lasts: string;
  /** What a win counts there. */
  pays: StageSettings['pays'];
  streaks: boolean;
  players: string;
  rounds: string;
  games: string;
  groups: string;
  /** The stages after the first one. */
  then: Further[];
  /** In so many rounds those of one club or country do not meet, where there is another way; empty for none. */
  apart: string;
  /** Whether those of about the same rating meet at first. */
  bands: boolean;
  /** What counts first, in a match or in the order of pairing; of teams it is matches. */
  by: 'points' | 'wins';
  /** Who meets in round 1 of a Swiss. */
  first: StageSettings['first'];
  /** Whose time counts in doubles. */
  pool: Settings['pool'];
  /** How many seconds late those who watch see games. */
  delay: string;
  minutes: string;
  /** The local time of a `datetime-local` field; empty where a director begins. */
  starts: string;
  /** When it is held again. */
  again: Again;
  capacity: string;
  pause: string;
  /** The minutes from the start of a round to that of the next one; empty where it follows the results. */
  every: string;
  third: boolean;
  repeats: boolean;
  alternate: boolean;
  /** The robot that everybody plays in a duplicate event. */
  robot: string;
  /** Whether all tables of a round have the same deals. */
  duplicate: boolean;
  ranked: boolean;
  checkIn: boolean;
  auto: boolean;
  /** Whether a Controller is called where somebody does not come. */
  calls: boolean;
  hidden: boolean;
  programs: OnlineSettings['programs'];
  text: string;
  prizes: string;
}

export const EMPTY: Draft = {
  name: '',
  format: 'swiss',
  kind: 'person',
  invited: false,
  leastElo: '',
  mostElo: '',
  before: '',
  finished: '',
  countries: '',
  boards: '5',
  days: '',
  window: '',
  ends: '28',
  decision: '3',
  lasts: '',
  pays: 'margins',
  streaks: false,
  players: '',
  rounds: '',
  games: '',
  groups: '',
  then: [],
  apart: '',
  bands: false,
  by: 'points',
  first: 'halves',
  pool: 'pair',
  delay: '60',
  minutes: '15',
  starts: '',
  again: ONCE,
  capacity: '',
  pause: '3',
  every: '',
  third: false,
  repeats: false,
  alternate: false,
  robot: 'greedy',
  duplicate: false,
  ranked: true,
  checkIn: true,
  auto: true,
  calls: false,
  hidden: false,
  programs: 'none',
  text: '',
  prizes: '',
};

/** What usually follows groups: two of each go on. */
const AFTER_GROUPS: Further[] = [{ format: 'knockout', advance: '2' }];

/** What is usual for a format and for who plays: five minutes each in an arena, 24 for a pair, more games where few meet, many days pass or programs play. */
function usualOf({ format, kind, days, programs }: Draft): Pick<Draft, 'minutes' | 'games' | 'duplicate' | 'then'> {
  const minutes = format === 'arena' ? '5' : kind === 'pair' ? '24' : format === 'heats' ? '20' : '15';
  const then = format === 'groups' ? AFTER_GROUPS : [];
  const duplicate = programs === 'only' && format === 'round_robin';
  if (duplicate) return { minutes, games: PROGRAM_GAMES, duplicate, then };
  if (numberOf(days) > 0 && format !== 'arena' && !isHeats(format)) return { minutes, games: '2', duplicate, then };
  return { minutes, games: format === 'groups' ? GROUP_GAMES : kind === 'team' && format !== 'knockout' ? TEAM_GAMES : '', duplicate, then };
}

/** What other fields follow while nothing else is typed there. */
export type Choices = Partial<Pick<Draft, 'format' | 'kind' | 'days' | 'programs'>>;

/** The fields once another format is chosen, who plays, or days for a turn: what is usual follows, what was typed stays. */
export function chosen(draft: Draft, change: Choices): Draft {
  const next = { ...draft, ...change };
  const before = usualOf(draft);
  const usual = usualOf(next);
  const follow = (field: 'minutes' | 'games') => (draft[field] === before[field] ? usual[field] : draft[field]);
  const duplicate = draft.duplicate === before.duplicate ? usual.duplicate : draft.duplicate;
  const untouched = JSON.stringify(draft.then) === JSON.stringify(before.then);
  return { ...next, minutes: follow('minutes'), games: follow('games'), duplicate, then: fitting(next.format, untouched ? usual.then : draft.then) };
}

const STAGE: StageSettings = {
  format: 'swiss',
  name: '',
  source: 'entries',
  rounds: 0,
  stop_after: 0,
  games: 1,
  by: 'points',
  advance: 0,
  groups: 0,
  third_place: false,
  first: 'halves',
  apart: 0,
  repeats: false,
  bands: false,
  minutes: 0,
  pays: 'margins',
  streaks: false,
  alternate: false,
  robot: 'greedy',
  duplicate: false,
};

const numberOf = (text: string, usual = 0): number => {
  const number = Number.parseInt(text, 10);
  return Number.isFinite(number) && number >= 0 ? number : usual;
};
const textOf = (number: number): string => (number > 0 ? String(number) : '');

/** The games of a match, one where nothing is said; a knock-out has its own for each round. */
export const gamesOf = ({ games }: Draft): number => numberOf(games, 1);

/** Whether deals can be the same at all tables: each is played from both seats, so games come in twos. */
export const mayDuplicate = ({ format, games }: Draft): boolean => (format === 'swiss' || format === 'round_robin') && numberOf(games, 1) % 2 === 0;

function stagesOf(draft: Draft): StageSettings[] {
  /** Of teams matches count first, and those of one country meet late. */
  const common = kindOf(draft) === 'team' ? { ...STAGE, by: 'matches' as const, apart: MOST_ROUNDS } : { ...STAGE, by: draft.by };
  const cup = { ...common, by: draft.by, format: 'knockout' as const, games: draft.format === 'knockout' ? numberOf(draft.games) : 0, third_place: draft.third, alternate: draft.alternate };
  const further = (format: Format): StageSettings => {
    if (format === 'knockout') return cup;
    if (isHeats(format)) return { ...STAGE, format };
    const usual = usualOf({ ...draft, format: choiceOf(format) });
    const { duplicate } = usual;
    return { ...common, format, games: numberOf(usual.games, 1), duplicate, alternate: draft.alternate && !duplicate };
  };
  return chained(draft.format === 'knockout' ? cup : firstOf(draft, common), draft.then, further);
}

/** The first stage, where it is no knock-out. */
function firstOf(draft: Draft, common: StageSettings): StageSettings {
  const { format } = draft;
  if (format === 'arena') return { ...STAGE, format, minutes: numberOf(draft.lasts), pays: draft.pays, streaks: draft.streaks };
  if (isAlone(format)) return { ...STAGE, format, games: format === 'simul' ? 1 : numberOf(draft.games), minutes: numberOf(draft.lasts), robot: draft.robot };
  const duplicate = draft.duplicate && mayDuplicate(draft);
  const first = { ...common, format, duplicate, games: Math.max(gamesOf(draft), 1), repeats: format === 'swiss' && draft.repeats, alternate: draft.alternate && !duplicate };
  if (format === 'groups') return { ...first, groups: numberOf(draft.groups) };
  if (format !== 'swiss') return { ...first, rounds: numberOf(draft.rounds) };
  const apart = kindOf(draft) === 'team' ? MOST_ROUNDS : Math.min(numberOf(draft.apart), MOST_ROUNDS);
  return { ...first, rounds: numberOf(draft.rounds), apart, bands: draft.bands, first: draft.first };
}

/** What the server needs of everything that the form has no field for. */
type Base = Pick<Settings, 'colour_blind_sets' | 'tables'> & { online?: OnlineSettings };

const BASE: Base = { colour_blind_sets: 0, tables: 0 };

/** The settings that are asked for; `old` ones keep what the form has no field for. */
export function settingsOf(draft: Draft, old: Settings | null = null): Settings {
  const appointed = draft.format === 'arena' || isHeats(draft.format);
  const window = appointed && !isAlone(draft.format) ? 0 : numberOf(draft.window);
  return {
    ...(old ?? BASE),
    kind: kindOf(draft),
    boards: kindOf(draft) === 'team' ? numberOf(draft.boards, 5) : 0,
    name: draft.name.trim(),
    stages: old === null ? stagesOf(draft) : changed(old.stages, draft),
    limit_ms: numberOf(draft.minutes, 15) * MINUTE_MS,
    pool: draft.pool,
    conditions: {
      invited: draft.invited,
      least_elo: numberOf(draft.leastElo),
      most_elo: numberOf(draft.mostElo),
      games: numberOf(draft.before),
      finished: numberOf(draft.finished),
      countries: draft.countries.toUpperCase().match(/[A-Z]{2}/g) ?? [],
    },
    capacity: numberOf(draft.capacity),
    starts_ms: draft.starts === '' ? 0 : new Date(draft.starts).getTime(),
    text: draft.text.trim(),
    prizes: draft.prizes.split('\n').map((line) => line.trim()).filter((line) => line !== ''),
    online: {
      ...(old ?? BASE).online,
      delay_s: numberOf(draft.delay),
      days: appointed ? 0 : numberOf(draft.days),
      ends_days: numberOf(draft.ends, 28) || 28,
      decision_days: numberOf(draft.decision, 3),
      window_days: window,
      auto: draft.auto,
      defaults: draft.calls ? 'controller' : 'auto',
      check_in: draft.checkIn,
      pause_ms: numberOf(draft.pause, 3) * MINUTE_MS,
      every_ms: hasTimetable(draft) ? numberOf(draft.every) * MINUTE_MS : 0,
      private: draft.hidden,
      programs: draft.programs,
      ranked: draft.ranked && !draft.hidden,
      recurrence: recurrenceOf(draft.again, draft.starts),
    },
  };
}

/** Whether rounds may have fixed times: two meet at each table, and all at once. */
export function hasTimetable({ format, days, window }: Draft): boolean {
  return format !== 'arena' && !isHeats(format) && numberOf(days) === 0 && numberOf(window) === 0;
}

/** No teams meet in an arena, and everybody plays a heat alone. */
function kindOf({ kind, format }: Draft): Settings['kind'] {
  if (isHeats(format)) return 'person';
  return kind === 'team' && format === 'arena' ? 'person' : kind;
}

/** Old stages with what the form says of them; one of another format, or that is new, is made as the form has it. */
function changed(old: readonly StageSettings[], draft: Draft): StageSettings[] {
  const fresh = stagesOf(draft);
  if (draft.format !== choiceOf(old[0].format)) return fresh;
  return fresh.map((said, index) => {
    const stage = old[index] as StageSettings | undefined;
    if (stage?.format !== said.format || stage.source !== said.source) return said;
    const { advance, third_place, alternate } = said;
    const games = stage.source === 'advanced' ? stage.games : said.games;
    /** A stage that counts otherwise than the first one stays so, unless the form is changed. */
    const by = stage.by === 'matches' || draft.by === byOf(old[0]) ? stage.by : said.by;
    return { ...stage, ...(index === 0 && ofFirst(stage, said, draft)), by, games, advance, third_place, alternate };
  });
}

/** What the form says of the first stage alone; of who meets there only where that is a Swiss. */
function ofFirst(stage: StageSettings, { rounds, groups, repeats, minutes, pays, streaks, robot, duplicate, first, apart, bands }: StageSettings, { kind }: Draft): Partial<StageSettings> {
  const all = { rounds, groups, repeats, minutes, pays, streaks, robot, duplicate, first };
  return stage.format === 'swiss' ? { ...all, bands, apart: kind === 'team' ? stage.apart : apart } : all;
}

const byOf = ({ by }: StageSettings): Draft['by'] => (by === 'wins' ? 'wins' : 'points');

/** What the form shows for a format that it does not offer is the first choice. */
const choiceOf = (format: Format): Choice => FORMATS.find((each) => each === format) ?? FORMATS[0];

/** The fields for settings that are there. */
export function draftOf(settings: Settings): Draft {
  const [first] = settings.stages;
  const cup = settings.stages.find(({ format }) => format === 'knockout');
  return {
    name: settings.name,
    format: choiceOf(first.format),
    kind: settings.kind,
    invited: settings.conditions.invited,
    leastElo: textOf(settings.conditions.least_elo),
    mostElo: textOf(settings.conditions.most_elo),
    before: textOf(settings.conditions.games),
    finished: textOf(settings.conditions.finished),
    countries: settings.conditions.countries.join(', '),
    boards: String(settings.boards || 4),
    days: textOf(settings.online.days),
    window: textOf(settings.online.window_days),
    ends: String(settings.online.ends_days),
    decision: String(settings.online.decision_days),
    lasts: textOf(first.minutes),
    pays: first.pays,
    streaks: first.streaks,
    players: '',
    rounds: textOf(first.rounds),
    games: textOf(first.games),
    groups: textOf(first.groups),
    then: furtherOf(settings.stages),
    apart: textOf(first.apart),
    bands: first.bands,
    by: byOf(first),
    first: first.first,
    pool: settings.pool,
    delay: String(settings.online.delay_s),
    minutes: String(settings.limit_ms / MINUTE_MS),
    starts: settings.starts_ms === 0 ? '' : localTime(settings.starts_ms),
    again: againOf(settings.online.recurrence),
    capacity: textOf(settings.capacity),
    pause: String(settings.online.pause_ms / MINUTE_MS),
    every: textOf(settings.online.every_ms / MINUTE_MS),
    third: cup?.third_place ?? false,
    repeats: first.repeats,
    alternate: first.alternate,
    robot: first.robot,
    duplicate: first.duplicate,
    ranked: settings.online.ranked,
    checkIn: settings.online.check_in,
    auto: settings.online.auto,
    calls: settings.online.defaults === 'controller',
    hidden: settings.online.private,
    programs: settings.online.programs,
    text: settings.text,
    prizes: settings.prizes.join('\n'),
  };
}

/** What would suit so many players better, if anything. */
export function proposal({ format, players }: Draft): Choice | null {
  const count = numberOf(players);
  return format === 'swiss' && count >= 2 && count <= FEW ? 'round_robin' : null;
}

/** The usual number of rounds of a Swiss tournament: enough to find the best, and never so many that people meet again. */
export function usualRounds(players: number): number {
  return players < 2 ? 0 : Math.max(1, Math.min(Math.ceil(Math.log2(players)) + 2, Math.floor(players / 2)));
}

/** How many rounds there will be for the players that are expected, as far as that is known; else 0. */
export function roundsOf(draft: Draft): number {
  if (draft.format === 'arena') return 0;
  if (isAlone(draft.format)) return 1;
  if (isHeats(draft.format)) return numberOf(draft.rounds) || HEAT_ROUNDS;
  const players = numberOf(draft.players || draft.capacity);
  if (players < 2) return draft.format === 'swiss' ? numberOf(draft.rounds) : 0;
  if (draft.format === 'swiss') return numberOf(draft.rounds) || usualRounds(players);
  if (draft.format === 'knockout') return Math.ceil(Math.log2(players));
  if (draft.format === 'groups') return 0;
  return (players - 1 + (players % 2)) * Math.max(numberOf(draft.rounds), 1);
}
