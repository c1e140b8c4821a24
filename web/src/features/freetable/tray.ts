import { store } from '../../core/settings.ts';
import type { Arrangement } from '../puzzle/arrangement.ts';
import type { Mode } from '../puzzle/results.ts';
import type { PuzzleForm } from '../../api/puzzle.ts';

/** Which tiles a free table has, how often each, and whether they must match. */

export type Counts = Readonly<Record<number, number>>;

export interface TraySettings {
  counts: Counts;
  mode: Mode;
  symmetric: boolean;
}

const VERSION = 1;
const KEY = 'tantrix.free.';
export const MOST_SETS = 20;
const NUMBERS = Array.from({ length: 56 }, (_, index) => index + 1);

export function setsOf(sets: number): Counts {
  return Object.fromEntries(NUMBERS.map((tile) => [tile, sets]));
}

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function countsOf(table: Arrangement): Counts {
  const counts: Record<number, number> = {};
  for (const { tile } of table) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

/** Room for what lies, whatever else was chosen. */
export function withLaid(counts: Counts, table: Arrangement): Counts {
  const laid = countsOf(table);
  return Object.fromEntries(NUMBERS.map((tile) => [tile, Math.max(counts[tile] ?? 0, laid[tile] ?? 0)]));
}

/** The fewest whole sets from which a table can be laid; what lies alone, where those are too many. */
export function setsFor(table: Arrangement): Counts {
  const sets = Math.max(1, ...Object.values(countsOf(table)));
  return sets > MOST_SETS ? countsOf(table) : setsOf(sets);
}

/** Whether each tile lies as often as every other one. */
export function wholeSets(table: Arrangement): boolean {
  const counts = Object.values(countsOf(table));
  return counts.length === NUMBERS.length && new Set(counts).size === 1;
}

export function formOf(id: string, counts: Counts): PuzzleForm {
  const tiles = NUMBERS.flatMap((tile) => Array.from({ length: counts[tile] ?? 0 }, () => tile));
  const nothing = { scored: null, target_s: null, records: null, turns_only: false };
  return { id, tiles, choices: [[]], board: null, holes: true, no_hole: false, givens: [], ...nothing };
}

/** Where tiles would lie after a half turn about the middle, as far as no tile lies there. */
export function counterparts(table: Arrangement): [number, number][] {
  const taken = new Set(table.map(({ q, r }) => `${q},${r}`));
  // No zero with a minus: cells are compared as text.
  return table.flatMap(({ q, r }) => (taken.has(`${0 - q},${0 - r}`) ? [] : [[0 - q, 0 - r] as [number, number]]));
}

function clean(stored: unknown): TraySettings | null {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  if (raw.v !== VERSION || typeof raw.counts !== 'object' || raw.counts === null) return null;
  const known = raw.counts as Record<string, unknown>;
  const count = (tile: number) => (Number.isSafeInteger(known[tile]) ? Math.max(0, Number(known[tile])) : 0);
  const counts = Object.fromEntries(NUMBERS.map((tile) => [tile, count(tile)]));
  return { counts, mode: raw.mode === 'guided' ? 'guided' : 'free', symmetric: raw.symmetric === true };
}

export function loadTraySettings(id: string, from: Storage | null): TraySettings | null {
  try {
    return clean(JSON.parse(from?.getItem(KEY + id) ?? 'null'));
  } catch {
    return null;
  }
}

export function saveTraySettings(id: string, settings: TraySettings, to: Storage | null): void {
  store(KEY + id, { v: VERSION, ...settings }, to);
}
