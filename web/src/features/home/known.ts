import { store } from '../../core/settings.ts';

/** Whether somebody has been here before: the first page then begins with what they left. */

const BEGUN = 'tantrix.begun';
const TRACES = [BEGUN, 'tantrix.course', 'tantrix.puzzles', 'tantrix.results'];

export function isKnown(storage: Storage | null): boolean {
  try {
    return TRACES.some((key) => storage?.getItem(key) != null);
  } catch {
    return false;
  }
}

export function remember(storage: Storage | null): void {
  store(BEGUN, 1, storage);
}
