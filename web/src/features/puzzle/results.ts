import { store } from '../../core/settings.ts';

/** What a person has reached in puzzles, and how they like to play them: kept in the browser. */

export interface Best {
  /** The least time without help, milliseconds. */
  ms: number | null;
  /** The most points of a puzzle with a score. */
  score: number | null;
  /** Solved without enclosing a space, where that could have been. */
  star: boolean;
}

/** Tiles go and turn as one likes, or only where they match. */
export type Mode = 'free' | 'guided';

export interface Results {
  /** By puzzle; it is there from the day it was solved. */
  best: Readonly<Record<string, Best>>;
  /** All steps of the ladder are open. */
  open: boolean;
  mode: Mode;
  /** The tray shows the tiles' backs. */
  backs: boolean;
}

/** One solving. */
export interface Report {
  ms: number;
  hints: number;
  score: number | null;
  star: boolean;
}

const VERSION = 1;
const KEY = 'tantrix.puzzles';
const NOTHING: Results = { best: {}, open: false, mode: 'free', backs: false };

const number = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);
const object = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

export function clean(stored: unknown): Results {
  const raw = object(stored);
  if (raw.v !== VERSION) return NOTHING;
  const best = Object.entries(object(raw.best)).map(([id, one]): [string, Best] => {
    const { ms, score, star } = object(one);
    return [id, { ms: number(ms), score: number(score), star: star === true }];
  });
  return {
    best: Object.fromEntries(best),
    open: raw.open === true,
    mode: raw.mode === 'guided' ? 'guided' : 'free',
    backs: raw.backs === true,
  };
}

export function loadResults(from: Storage | null): Results {
  try {
    return clean(JSON.parse(from?.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

export function saveResults(results: Results, to: Storage | null): boolean {
  return store(KEY, { v: VERSION, ...results }, to);
}

/** A time with hints counts as solved, not as a time; points count however they came about. */
export function bettered(before: Best | undefined, { ms, hints, score, star }: Report): Best {
  const times = [before?.ms ?? Infinity, hints === 0 ? ms : Infinity];
  const scores = [before?.score ?? -1, score ?? -1];
  const [least, most] = [Math.min(...times), Math.max(...scores)];
  return { ms: least === Infinity ? null : least, score: most < 0 ? null : most, star: star || before?.star === true };
}

export function recorded(results: Results, id: string, report: Report): Results {
  return { ...results, best: { ...results.best, [id]: bettered(results.best[id], report) } };
}

/** The steps of a ladder that may be climbed: the first, and whatever follows one that is solved. */
export function openSteps(ladder: readonly string[], { best, open }: Results): ReadonlySet<string> {
  return new Set(ladder.filter((id, index) => open || index === 0 || id in best || ladder[index - 1] in best));
}
