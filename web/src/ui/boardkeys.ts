import { app } from '../core/app.svelte.ts';
import type { BoardView } from './board-frame.svelte.ts';

/** The keys that all pages with a board have in common. */

/** What the keys are for where it has the focus. Boxes to tick and sliders need none that a board has. */
const FIELDS = 'input:not([type=checkbox], [type=range]), select, textarea, dialog';
/** What Enter presses where it has the focus. */
const PRESSED = 'button, a, summary, tantrix-board';

export const CLOSER = 1.25;
export const FARTHER = 0.8;

/** What is tried on a board before it counts. */
export interface Trial {
  turn(by: 1 | -1): void;
  cancel(): void;
  confirm(): void;
}

/** Whether a key is free for the page: nobody types in a field, and no modifier is held that makes it the browser's. */
export function isFree(event: KeyboardEvent): boolean {
  const typing = (event.target as Element).closest(FIELDS) !== null;
  return !event.defaultPrevented && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/**
 * Does what a free key stands for: first what it does on this page, where `act` says whether it did something, then
 * what it does wherever there is a board. `board` is null until it is there; `help` tells of the keys.
 */
export function boardKey(
  event: KeyboardEvent,
  act: (event: KeyboardEvent) => boolean,
  board: BoardView | null | undefined,
  help: () => void = () => (app.dialog = 'keys'),
): void {
  if (isFree(event) && (act(event) || viewed(event.key, board, help))) event.preventDefault();
}

function viewed(key: string, board: BoardView | null | undefined, help: () => void): boolean {
  if (key === '?') help();
  else if (key === 'f' || key === 'F') board?.fit();
  else if (key === '+') board?.zoomBy(CLOSER);
  else if (key === '-') board?.zoomBy(FARTHER);
  else return false;
  return true;
}

/** Turns, takes back or confirms a trial, and says whether the key stands for that; Enter may be for something else. */
export function trialKey({ key, target }: KeyboardEvent, trial: Trial, enter = () => trial.confirm()): boolean {
  if (key === 'r' || key === 'R') trial.turn(key === 'r' ? 1 : -1);
  else if (key === 'Escape') trial.cancel();
  else if (key === 'Enter' && (target as Element).closest(PRESSED) === null) enter();
  else return false;
  return true;
}

/** Goes back or on by a move, and says whether the key stands for that. */
export function stepKey({ key }: KeyboardEvent, back: () => void, next: () => void): boolean {
  if (key === ',' || key === 'ArrowLeft') back();
  else if (key === '.' || key === 'ArrowRight') next();
  else return false;
  return true;
}
