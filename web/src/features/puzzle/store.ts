import { codeOf } from '../../board/codes.ts';
import { store } from '../../core/settings.ts';
import type { Arrangement } from './arrangement.ts';
import type { Kept } from './history.ts';
import { codesIn } from './history.ts';

/** What is kept of a puzzle in the browser, so that nothing a person did is lost. */

export interface Saved extends Kept {
  table: Arrangement;
  /** How tiles of the tray are turned, by number. */
  turned: Readonly<Record<number, number>>;
  /** Milliseconds of play. */
  ms: number;
  hints: number;
  /** Tiles that a hint has found right as they lay. */
  confirmed: readonly number[];
  /** A solution has been shown. */
  shown: boolean;
  /** Milliseconds when it was solved. */
  finished: number | null;
}

export type Keep = (saved: Saved) => boolean;

const VERSION = 1;
const KEY = 'tantrix.puzzle.';

const count = (value: unknown): number => (Number.isFinite(value) && Number(value) > 0 ? Math.floor(Number(value)) : 0);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function turnsIn(value: unknown): Record<number, number> {
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(pairs.filter(([tile, turn]) => /^\d{1,2}$/.test(tile) && [0, 1, 2, 3, 4, 5].includes(turn)));
}

/** What was stored, by whichever version of these pages; null where it is of no use. */
export function clean(stored: unknown): Saved | null {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const table = raw.v === VERSION && typeof raw.table === 'string' ? codesIn(raw.table) : null;
  if (table === null) return null;
  const texts = (value: unknown) => list(value).filter((text) => typeof text === 'string');
  return {
    table,
    past: texts(raw.past),
    future: texts(raw.future),
    turned: turnsIn(raw.turned),
    ms: count(raw.ms),
    hints: count(raw.hints),
    confirmed: list(raw.confirmed).filter((tile) => typeof tile === 'number'),
    shown: raw.shown === true,
    finished: typeof raw.finished === 'number' ? count(raw.finished) : null,
  };
}

export function loadPuzzle(id: string, from: Storage | null): Saved | null {
  try {
    return clean(JSON.parse(from?.getItem(KEY + id) ?? 'null'));
  } catch {
    return null;
  }
}

function put(id: string, saved: Saved, to: Storage): boolean {
  return store(KEY + id, { v: VERSION, ...saved, table: saved.table.map(codeOf).join('+') }, to);
}

/** False where the browser would not store it. Where it is full the oldest steps are let go, the table never. */
export function savePuzzle(id: string, saved: Saved, to: Storage | null): boolean {
  if (to === null) return false;
  let kept = saved;
  while (!put(id, kept, to)) {
    const { past, future } = kept;
    if (past.length + future.length === 0) return false;
    kept = { ...kept, past: past.slice(Math.ceil(past.length / 2)), future: past.length > 0 ? future : [] };
  }
  return true;
}
