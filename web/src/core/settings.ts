/** What a person chose for these pages, kept in the browser. */

import { LADDER } from '../api/types.ts';
import type { PeopleLevel } from '../api/types.ts';
import { NEWCOMER } from './levels.ts';

export const THEMES = ['classic', 'white', 'textured', 'contrast', 'print'] as const;
export const SCHEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];
export type Scheme = (typeof SCHEMES)[number];

export interface Settings {
  theme: Theme;
  scheme: Scheme;
  /** null: the browser's own. */
  lang: string | null;
  /** Robots answer at once. */
  instant: boolean;
  /** The only possible fill of a forced space is played by itself. */
  autoFill: boolean;
  /** The reviewer's numbers in forced spaces. */
  numbers: boolean;
  /** All six rotations are offered, those that do not fit included. */
  allTurns: boolean;
  /** In a race the spaces where the tile in hand goes are lit. */
  lit: boolean;
  /** Nothing moves by itself, even where the system allows it. */
  still: boolean;
  /** The panel beside the board is shown, where there is room for it. */
  drawer: boolean;
  /** The numbers of the tiles are shown on the board. */
  tileNumbers: boolean;
  /** The list of moves shows their codes. */
  codes: boolean;
  sound: boolean;
  /** The device shakes a little where the sounds would be heard. */
  vibration: boolean;
  /** The name given to new tables. */
  name: string;
  /** The robot that is offered first. */
  level: PeopleLevel;
  /** That robot changes with the results against it. */
  adapt: boolean;
}

/** Those settings that are on or off. */
type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

export const DEFAULTS: Settings = {
  theme: 'classic',
  scheme: 'system',
  lang: null,
  instant: false,
  autoFill: false,
  numbers: false,
  allTurns: false,
  lit: true,
  still: false,
  drawer: true,
  tileNumbers: false,
  codes: false,
  sound: false,
  vibration: false,
  name: '',
  level: NEWCOMER,
  adapt: true,
};

const KEY = 'tantrix.settings';

/** A browser may forbid storage, even to name it; settings then last as long as the page. */
export function storage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

function known<T>(value: unknown, among: readonly T[], fallback: T): T {
  return among.includes(value as T) ? (value as T) : fallback;
}

/** Settings out of anything that was stored, by whichever version of these pages. */
export function clean(stored: unknown): Settings {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const flag = (name: Flag) => known(raw[name], [true, false], DEFAULTS[name]);
  return {
    theme: known(raw.theme, THEMES, DEFAULTS.theme),
    scheme: known(raw.scheme, SCHEMES, DEFAULTS.scheme),
    lang: typeof raw.lang === 'string' ? raw.lang : null,
    instant: flag('instant'),
    autoFill: flag('autoFill'),
    numbers: flag('numbers'),
    allTurns: flag('allTurns'),
    lit: flag('lit'),
    still: flag('still'),
    drawer: flag('drawer'),
    tileNumbers: flag('tileNumbers'),
    codes: flag('codes'),
    sound: flag('sound'),
    vibration: flag('vibration'),
    name: typeof raw.name === 'string' ? raw.name.slice(0, 24) : '',
    level: known(raw.level, LADDER, DEFAULTS.level),
    adapt: flag('adapt'),
  };
}

export function load(from: Storage | null): Settings {
  try {
    return clean(JSON.parse(from?.getItem(KEY) ?? '{}'));
  } catch {
    return { ...DEFAULTS };
  }
}

/** False where the browser would not store it. */
export function store(key: string, value: unknown, to: Storage | null): boolean {
  try {
    to?.setItem(key, JSON.stringify(value));
    return to !== null;
  } catch {
    return false;
  }
}

export function save(settings: Settings, to: Storage | null): boolean {
  return store(KEY, settings, to);
}

/** The first language of the person that the server speaks. */
export function chooseLanguage<Lang extends string>(chosen: string | null, preferred: readonly string[], spoken: readonly Lang[]): Lang {
  const wanted = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  const found = wanted.map((tag) => spoken.find((lang) => lang === tag));
  return found.find((lang) => lang !== undefined) ?? spoken[0];
}
