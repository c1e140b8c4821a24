import { store } from '../../core/settings.ts';
import type { SolitaireOptions } from '../../api/types.ts';

/** What a person has reached in the games for one, kept in the browser: each table counts once. */

/** Games with full points in a row that make the challenge of the series. */
export const CHALLENGE = 5;
/** The most points of a game of Solitaire. */
export const FULL = 28;
/** How many games are kept. */
const KEPT = 200;

export interface SolitaireResult {
  table: string;
  triple: string;
  goal: SolitaireOptions['goal'];
  score: number;
  /** Whether the goal was reached. */
  won: boolean;
}

export interface GobbleResult {
  table: string;
  left: number;
  gobbles: number;
  ms: number;
}

export interface Results {
  /** In order of play. */
  solitaire: SolitaireResult[];
  gobble: GobbleResult[];
}

const KEY = 'tantrix.results';
const isWhole = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

function isSolitaire(raw: Record<string, unknown>): boolean {
  const words = typeof raw.triple === 'string' && ['best', 'line', 'loop'].includes(raw.goal as string);
  return words && isWhole(raw.score) && typeof raw.won === 'boolean';
}

function isGobble({ left, gobbles, ms }: Record<string, unknown>): boolean {
  return [left, gobbles, ms].every(isWhole);
}

/** Those of some stored things that are results: anything may have been written there. */
function known<T>(stored: unknown, is: (raw: Record<string, unknown>) => boolean): T[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((raw) => typeof raw === 'object' && raw !== null && typeof raw.table === 'string' && is(raw));
}

export function loadResults(from: Storage | null): Results {
  let raw: Partial<Results> | null = null;
  try {
    raw = JSON.parse(from?.getItem(KEY) ?? 'null') as Partial<Results> | null;
  } catch {
    raw = null;
  }
  return { solitaire: known(raw?.solitaire, isSolitaire), gobble: known(raw?.gobble, isGobble) };
}

function withOne<T extends { table: string }>(before: readonly T[], one: T): T[] {
  return before.some(({ table }) => table === one.table) ? [...before] : [...before, one].slice(-KEPT);
}

/** Keeps the result of a game of Solitaire, and returns all. */
export function addSolitaire(result: SolitaireResult, to: Storage | null): Results {
  const before = loadResults(to);
  const results = { ...before, solitaire: withOne(before.solitaire, result) };
  store(KEY, results, to);
  return results;
}

/** Keeps the result of a game of Gobble, and returns all. */
export function addGobble(result: GobbleResult, to: Storage | null): Results {
  const before = loadResults(to);
  const results = { ...before, gobble: withOne(before.gobble, result) };
  store(KEY, results, to);
  return results;
}

/** The games of the series: those that were played for points. */
export function seriesOf({ solitaire }: Results): SolitaireResult[] {
  return solitaire.filter(({ goal }) => goal === 'best');
}

/** How many of the last games of the series, one after another, had all points. */
export function streakOf(results: Results): number {
  const newestFirst = seriesOf(results).reverse();
  const missed = newestFirst.findIndex(({ score }) => score < FULL);
  return missed < 0 ? newestFirst.length : missed;
}

/** The best game of Gobble: the fewest tiles left, then the least time. */
export function bestGobble({ gobble }: Results): GobbleResult | null {
  const sorted = [...gobble].sort((one, other) => one.left - other.left || one.ms - other.ms);
  return sorted[0] ?? null;
}
