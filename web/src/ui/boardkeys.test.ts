import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { app } from '../core/app.svelte.ts';
import { boardKey, CLOSER, FARTHER, isFree, stepKey, trialKey } from './boardkeys.ts';

const board = { fit: vi.fn(), zoomBy: vi.fn() };
const MAIN = '<main></main>';
const trial = { turn: vi.fn(), cancel: vi.fn(), confirm: vi.fn() };
const act = vi.fn(() => false);

beforeEach(() => {
  vi.clearAllMocks();
  app.dialog = null;
});
afterEach(() => document.body.replaceChildren());

/** A key as the window hears it, pressed where something has the focus. */
function press(key: string, how: KeyboardEventInit, on: string, hear: (event: KeyboardEvent) => void) {
  document.body.innerHTML = on;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  window.addEventListener('keydown', hear, { once: true });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
}

const onBoard = (key: string) => press(key, {}, MAIN, (event) => boardKey(event, act, board)).defaultPrevented;

/** Whether a key is free, pressed where something has the focus. */
function free(on: string, how: KeyboardEventInit = {}): boolean {
  const heard: boolean[] = [];
  press('f', how, on, (event) => heard.push(isFree(event)));
  return heard[0];
}

it('leaves keys to the fields in which somebody types, and to a dialog', () => {
  const fields = ['<input>', '<input type="search">', '<select></select>', '<textarea></textarea>', '<dialog></dialog>'];
  expect(fields.map((on) => free(on))).toEqual(fields.map(() => false));
  const others = [MAIN, '<button></button>', '<input type="checkbox">', '<input type="range">'];
  expect(others.map((on) => free(on))).toEqual(others.map(() => true));
});

it('leaves keys with a modifier to the browser', () => {
  const modifiers = [{ ctrlKey: true }, { metaKey: true }, { altKey: true }];
  expect(modifiers.map((how) => free(MAIN, how))).toEqual([false, false, false]);
  expect(free(MAIN, { shiftKey: true })).toBe(true);
});

it('leaves alone what something else has taken', () => {
  press('f', {}, MAIN, (event) => {
    event.preventDefault();
    boardKey(event, act, board);
  });
  expect(act).not.toHaveBeenCalled();
  expect(board.fit).not.toHaveBeenCalled();
});

it('shows the board whole, closer and from farther away', () => {
  expect(['f', 'F', '+', '-'].map(onBoard)).toEqual([true, true, true, true]);
  expect(board.fit).toHaveBeenCalledTimes(2);
  expect(board.zoomBy.mock.calls).toEqual([[CLOSER], [FARTHER]]);
});

it('tells of the keys, of those of the page where it has its own', () => {
  onBoard('?');
  expect(app.dialog).toBe('keys');
  const help = vi.fn();
  app.dialog = null;
  press('?', {}, MAIN, (event) => boardKey(event, act, board, help));
  expect([app.dialog, help.mock.calls.length]).toEqual([null, 1]);
});

it('asks the page first', () => {
  act.mockReturnValueOnce(true);
  expect(onBoard('f')).toBe(true);
  expect(board.fit).not.toHaveBeenCalled();
});

it('takes nothing that stands for nothing', () => {
  expect(onBoard('y')).toBe(false);
});

it('turns, takes back and confirms a trial', () => {
  const taken = ['r', 'R', 'Escape', 'Enter', 'y'].map((key) => {
    const heard: boolean[] = [];
    press(key, {}, MAIN, (event) => heard.push(trialKey(event, trial)));
    return heard[0];
  });
  expect(taken).toEqual([true, true, true, true, false]);
  expect(trial.turn.mock.calls).toEqual([[1], [-1]]);
  expect([trial.cancel.mock.calls.length, trial.confirm.mock.calls.length]).toEqual([1, 1]);
});

it('does with Enter what the page wishes', () => {
  const enter = vi.fn();
  press('Enter', {}, MAIN, (event) => trialKey(event, trial, enter));
  expect([enter.mock.calls.length, trial.confirm.mock.calls.length]).toEqual([1, 0]);
});

it('leaves Enter to what it presses', () => {
  const buttons = ['<button></button>', '<a href="/"></a>', '<summary></summary>', '<tantrix-board></tantrix-board>'];
  const taken: boolean[] = [];
  for (const on of buttons) press('Enter', {}, on, (event) => taken.push(trialKey(event, trial)));
  expect(taken).toEqual([false, false, false, false]);
  expect(trial.confirm).not.toHaveBeenCalled();
});

it('goes back and on by a move', () => {
  const steps: string[] = [];
  const taken = [',', 'ArrowLeft', '.', 'ArrowRight', 'y'].map((key) => {
    const heard: boolean[] = [];
    press(key, {}, MAIN, (event) => heard.push(stepKey(event, () => steps.push('back'), () => steps.push('next'))));
    return heard[0];
  });
  expect(taken).toEqual([true, true, true, true, false]);
  expect(steps).toEqual(['back', 'back', 'next', 'next']);
});
