import { getContext, setContext } from 'svelte';

/** How the size of a board is changed. */
export interface BoardView {
  zoomBy(factor: number): void;
  fit(): void;
}

/** What a board and the page round it know of each other: where nothing lies on the board, and how its size is changed. */
export interface BoardFrame {
  /** The element that stands where nothing lies on the board. */
  clearing: HTMLElement | null;
  view: BoardView | null;
}

const KEY = Symbol('board frame');

/** Makes the frame of a page whose board lies under all of its panels. */
export function provideFrame(): BoardFrame {
  const frame = $state<BoardFrame>({ clearing: null, view: null });
  return setContext(KEY, frame);
}

/** The frame of the page; null where the board has a place of its own. */
export function boardFrame(): BoardFrame | null {
  return getContext<BoardFrame | undefined>(KEY) ?? null;
}
