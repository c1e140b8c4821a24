import type { PuzzleController } from './controller.ts';
import type { Help } from './helps.ts';

/** What the keys of a puzzle's table can do. */
export interface PuzzleKeys {
  controller: PuzzleController;
  helps: ReadonlySet<Help>;
  zoom: (factor: number) => void;
  fit: () => void;
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
  f: ({ fit }) => fit(),
  delete: ({ controller }) => controller.takeBack(),
  backspace: ({ controller }) => controller.takeBack(),
  escape: ({ controller }) => controller.cancel(),
  '+': ({ zoom }) => zoom(1.25),
  '-': ({ zoom }) => zoom(0.8),
  '?': ({ help }) => help(),
};

/** Does what a key stands for, except while somebody types. */
export function pressed(event: KeyboardEvent, keys: PuzzleKeys): void {
  const typing = (event.target as Element).closest('input:not([type=checkbox]), select, textarea, dialog') !== null;
  if (event.defaultPrevented || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key) && keys.choose(Number(key) - 1) !== false) event.preventDefault();
  else if (key in KEYS) {
    KEYS[key](keys, event.shiftKey);
    event.preventDefault();
  }
}
