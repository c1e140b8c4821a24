import type { Progress } from '../course/course.ts';
import { loadProgress } from '../course/course.ts';
import type { Results as Games } from '../table/results.ts';
import { loadResults as loadGames } from '../table/results.ts';
import type { Best, Results as Puzzles } from '../puzzle/results.ts';
import { bettered, loadResults as loadPuzzles } from '../puzzle/results.ts';
import type { Kept } from '../../api/accounts.ts';

/** What a person has reached, in the browser and with their account: both get what either has. */

/** By the key under which the server keeps it: the key of the browser. */
const KEYS = { course: 'tantrix.course', puzzles: 'tantrix.puzzles', games: 'tantrix.results' } as const;
/** How many games of each kind are kept. */
const GAMES = 200;

type Part = keyof typeof KEYS;

/** Anything that was stored, as a browser would have it. */
function storing(value: unknown): Storage {
  return { getItem: () => JSON.stringify(value ?? null) } as unknown as Storage;
}

export function mergeCourse(one: Progress, other: Progress): Progress {
  const lessons = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const steps = (lesson: string) => [...new Set([...(one[lesson] ?? []), ...(other[lesson] ?? [])])];
  return Object.fromEntries(lessons.map((lesson) => [lesson, steps(lesson)]));
}

function betterOf(one: Best | undefined, { ms, score, star }: Best): Best {
  return bettered(one, { ms: ms ?? Infinity, hints: 0, score, star });
}

export function mergePuzzles(one: Puzzles, other: Puzzles): Puzzles {
  const best = { ...one.best };
  for (const [id, theirs] of Object.entries(other.best)) best[id] = betterOf(best[id], theirs);
  return { ...one, best, open: one.open || other.open };
}

function mergeList<T extends { table: string }>(one: readonly T[], other: readonly T[]): T[] {
  const known = new Set(other.map(({ table }) => table));
  return [...other, ...one.filter(({ table }) => !known.has(table))].slice(-GAMES);
}

export function mergeGames(one: Games, other: Games): Games {
  return { solitaire: mergeList(one.solitaire, other.solitaire), gobble: mergeList(one.gobble, other.gobble) };
}

/** What the browser and the account have together of a part, as the browser stores it. */
function merged(part: Part, mine: Storage, theirs: Storage): object {
  if (part === 'course') return mergeCourse(loadProgress(mine), loadProgress(theirs));
  if (part === 'games') return mergeGames(loadGames(mine), loadGames(theirs));
  return { v: 1, ...mergePuzzles(loadPuzzles(mine), loadPuzzles(theirs)) };
}

/** Stores in the browser what the account has too, and returns what the account lacks. */
export function mergeProgress(kept: Kept, browser: Storage): [part: string, value: object][] {
  const parts = Object.entries(KEYS) as [Part, string][];
  return parts.flatMap(([part, key]): [string, object][] => {
    const before = browser.getItem(key);
    if (before === null && kept[part] === undefined) return [];
    const together = merged(part, browser, storing(kept[part]));
    browser.setItem(key, JSON.stringify(together));
    return same(together, kept[part]) ? [] : [[part, together]];
  });
}

/** Leaves nothing in a browser of what is with the account. */
export function forgetProgress(browser: Storage): void {
  for (const key of Object.values(KEYS)) browser.removeItem(key);
}

/** Objects tell the same in whichever order. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
