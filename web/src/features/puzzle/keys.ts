import type { BoardView } from '../../ui/board-frame.svelte.ts';
import { boardKey } from '../../ui/boardkeys.ts';
import type { PuzzleController } from './controller.ts';
import type { Help } from './helps.ts';

/** What the keys of a puzzle's table can do. */
export interface PuzzleKeys {
  controller: PuzzleController;
  helps: ReadonlySet<Help>;
  board: () => BoardView;
  help: () => void;
  /** Takes up the tile of a slot of the tray, the first of which is 0; false where there is none. */
  choose: (slot: number) => unknown;
}

const KEYS: Record<string, (keys: PuzzleKeys, back: boolean) => unknown> = {
  r: ({ controller }, back) => controller.turn(back ? -1 : 1),
  u: ({ controller }, back) => (back ? controller.redo() : controller.undo()),
  x: ({ controller, helps }) => helps.has('swap') && controller.swap(),
  h: ({ controller, helps }) => helps.has('hint') && void controller.hint(),
  c: ({ controller, helps }) => helps.has('check') && void controller.check(),
  delete: ({ controller }) => controller.takeBack(),
  backspace: ({ controller }) => controller.takeBack(),
  escape: ({ controller }) => controller.cancel(),
};

/** Does what a key stands for, except while somebody types. */
export function pressed(event: KeyboardEvent, keys: PuzzleKeys): void {
  boardKey(event, (free) => act(free, keys), keys.board(), keys.help);
}

function act(event: KeyboardEvent, keys: PuzzleKeys): boolean {
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return keys.choose(Number(key) - 1) !== false;
  if (!(key in KEYS)) return false;
  KEYS[key](keys, event.shiftKey);
  return true;
}
