import type { Format, OnlineSettings, Settings, StageSettings } from '../../api/tournaments.ts';

/** The form of a new tournament: what its fields hold, and the settings that come of it. */

export const FORMATS = ['swiss', 'round_robin', 'groups', 'knockout', 'arena'] as const satisfies readonly Format[];
export type Choice = (typeof FORMATS)[number];

const MINUTE_MS = 60_000;
/** Up to so many players everybody can meet everybody else. */
const FEW = 8;

/** What is typed; numbers are texts, empty for the usual. */
export interface Draft {
  name: string;
  format: Choice;
  pairs: boolean;
  /** Days for a turn, by correspondence; empty for games in one sitting. */
  days: string;
  /** Days in which opponents agree on a time; empty where rounds have a start. */
  window: string;
  /** Minutes in which games of an arena begin. */
  lasts: string;
  players: string;
  rounds: string;
  games: string;
  groups: string;
  advance: string;
  minutes: string;
  /** The local time of a `datetime-local` field; empty where a director begins. */
  starts: string;
  capacity: string;
  pause: string;
  third: boolean;
  repeats: boolean;
  alternate: boolean;
  ranked: boolean;
  checkIn: boolean;
  auto: boolean;
  hidden: boolean;
  programs: OnlineSettings['programs'];
  text: string;
  prizes: string;
}

export const EMPTY: Draft = {
  name: '',
  format: 'swiss',
  pairs: false,
  days: '',
  window: '',
  lasts: '90',
  players: '',
  rounds: '',
  games: '',
  groups: '',
  advance: '2',
  minutes: '15',
  starts: '',
  capacity: '',
  pause: '3',
  third: false,
  repeats: false,
  alternate: false,
  ranked: true,
  checkIn: true,
  auto: true,
  hidden: false,
  programs: 'none',
  text: '',
  prizes: '',
};

const STAGE: StageSettings = {
  format: 'swiss',
  name: '',
  source: 'entries',
  rounds: 0,
  games: 1,
  by: 'points',
  advance: 0,
  groups: 0,
  third_place: false,
  first: 'halves',
  apart: 0,
  repeats: false,
  bands: false,
  minutes: 90,
  alternate: false,
};

const numberOf = (text: string, usual = 0): number => {
  const number = Number.parseInt(text, 10);
  return Number.isFinite(number) && number >= 0 ? number : usual;
};
const textOf = (number: number): string => (number > 0 ? String(number) : '');

/** The games of a match, one where nothing is said; a knock-out has its own for each round. */
export const gamesOf = ({ games }: Draft): number => numberOf(games, 1);

function stagesOf(draft: Draft): StageSettings[] {
  const { format } = draft;
  const games = Math.max(gamesOf(draft), 1);
  const cup = { ...STAGE, format: 'knockout' as const, games: format === 'knockout' ? numberOf(draft.games) : 0, third_place: draft.third, alternate: draft.alternate };
  if (format === 'knockout') return [cup];
  if (format === 'arena') return [{ ...STAGE, format, minutes: numberOf(draft.lasts, 90) }];
  const first = { ...STAGE, format, games, repeats: format === 'swiss' && draft.repeats, alternate: draft.alternate };
  if (format !== 'groups') return [{ ...first, rounds: numberOf(draft.rounds) }];
  return [
    { ...first, groups: numberOf(draft.groups), advance: Math.max(numberOf(draft.advance, 2), 1) },
    { ...cup, source: 'advanced' },
  ];
}

/** What the server needs of everything that the form has no field for. */
type Base = Pick<Settings, 'boards' | 'colour_blind_sets' | 'pool' | 'tables'> & { online: Pick<OnlineSettings, 'delay_s'> };

const BASE: Base = { boards: 0, colour_blind_sets: 0, pool: 'pair', tables: 0, online: { delay_s: 60 } };

/** The settings that are asked for; `old` ones keep what the form has no field for. */
export function settingsOf(draft: Draft, old: Settings | null = null): Settings {
  const arena = draft.format === 'arena';
  return {
    ...(old ?? BASE),
    kind: kindOf(draft, old),
    name: draft.name.trim(),
    stages: old === null ? stagesOf(draft) : changed(old.stages, draft),
    limit_ms: numberOf(draft.minutes, 15) * MINUTE_MS,
    capacity: numberOf(draft.capacity),
    starts_ms: draft.starts === '' ? 0 : new Date(draft.starts).getTime(),
    text: draft.text.trim(),
    prizes: draft.prizes.split('\n').map((line) => line.trim()).filter((line) => line !== ''),
    online: {
      ...(old ?? BASE).online,
      days: arena ? 0 : numberOf(draft.days),
      window_days: arena ? 0 : numberOf(draft.window),
      auto: draft.auto,
      check_in: draft.checkIn,
      pause_ms: numberOf(draft.pause, 3) * MINUTE_MS,
      private: draft.hidden,
      programs: draft.programs,
      ranked: draft.ranked,
    },
  };
}

/** Teams, for which the form has no field, stay teams. */
function kindOf({ pairs }: Draft, old: Settings | null): Settings['kind'] {
  if (old?.kind === 'team') return 'team';
  return pairs ? 'pair' : 'person';
}

/** Old stages with what the form says of them; another format makes them anew. */
function changed(old: readonly StageSettings[], draft: Draft): StageSettings[] {
  const fresh = stagesOf(draft);
  if (draft.format !== choiceOf(old[0].format)) return fresh;
  return old.map((stage, index) => {
    const said = fresh[index] as StageSettings | undefined;
    if (said?.format !== stage.format) return stage;
    const { rounds, games, groups, advance, third_place, repeats, minutes, alternate } = said;
    return { ...stage, rounds, games, groups, advance, third_place, repeats, minutes, alternate };
  });
}

/** What the form shows for a format that it does not offer is the first choice. */
const choiceOf = (format: Format): Choice => FORMATS.find((each) => each === format) ?? FORMATS[0];

/** The fields for settings that are there. */
export function draftOf(settings: Settings): Draft {
  const [first] = settings.stages;
  const cup = settings.stages.find(({ format }) => format === 'knockout');
  return {
    name: settings.name,
    format: choiceOf(first.format),
    pairs: settings.kind === 'pair',
    days: textOf(settings.online.days),
    window: textOf(settings.online.window_days),
    lasts: String(first.minutes),
    players: '',
    rounds: textOf(first.rounds),
    games: textOf(first.games),
    groups: textOf(first.groups),
    advance: textOf(first.advance),
    minutes: String(settings.limit_ms / MINUTE_MS),
    starts: settings.starts_ms === 0 ? '' : localTime(settings.starts_ms),
    capacity: textOf(settings.capacity),
    pause: String(settings.online.pause_ms / MINUTE_MS),
    third: cup?.third_place ?? false,
    repeats: first.repeats,
    alternate: first.alternate,
    ranked: settings.online.ranked,
    checkIn: settings.online.check_in,
    auto: settings.online.auto,
    hidden: settings.online.private,
    programs: settings.online.programs,
    text: settings.text,
    prizes: settings.prizes.join('\n'),
  };
}

/** `2026-11-22T18:00`, of the clock on the wall here. */
export function localTime(ms: number): string {
  const offset = new Date(ms).getTimezoneOffset() * MINUTE_MS;
  return new Date(ms - offset).toISOString().slice(0, 16);
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
  const players = numberOf(draft.players || draft.capacity);
  if (players < 2) return draft.format === 'swiss' ? numberOf(draft.rounds) : 0;
  if (draft.format === 'swiss') return numberOf(draft.rounds) || usualRounds(players);
  if (draft.format === 'knockout') return Math.ceil(Math.log2(players));
  if (draft.format === 'groups') return 0;
  return (players - 1 + (players % 2)) * Math.max(numberOf(draft.rounds), 1);
}
