import { prefersStillness } from '../board/motion.ts';

/** How tiles are seen to go from one place of the page to another. The board itself lets those come that are laid. */

const DRAW_MS = 320;
/** What is drawn comes after what was laid. */
const PAUSE_MS = 180;
const SMALL = 0.35;

/** Where tiles lay that have just left a hand, by their numbers. */
export class Departures {
  #left = new Map<number, DOMRect>();

  /** Remembers where some tiles lie now, before the page draws that they are gone. */
  note(tiles: readonly number[]): void {
    this.#left.clear();
    for (const tile of tiles) {
      const rect = document.querySelector(`main [data-held="${tile}"]`)?.getBoundingClientRect();
      if (rect !== undefined) this.#left.set(tile, rect);
    }
  }

  of = (tile: number): DOMRect | null => this.#left.get(tile) ?? null;
}

/** An attachment: a tile that comes to a hand while it is watched flies there from the bag. */
export function drawn(watched: () => boolean): (node: HTMLElement) => void {
  return (node) => {
    const bag = document.querySelector('[data-bag]')?.getBoundingClientRect();
    if (bag === undefined || !watched() || prefersStillness()) return;
    const to = node.getBoundingClientRect();
    const way = `${bag.x + bag.width / 2 - to.x - to.width / 2}px ${bag.y + bag.height / 2 - to.y - to.height / 2}px`;
    const steps = [
      { translate: way, scale: String(SMALL), opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { translate: '0 0', scale: '1', opacity: 1 },
    ];
    // Only the picture flies, so that its place can be pressed at once.
    const flight = (node.firstElementChild ?? node).animate(steps, { duration: DRAW_MS, delay: PAUSE_MS, easing: 'ease-out', fill: 'backwards' });
    const skip = () => flight.finish();
    addEventListener('pointerdown', skip, { once: true, capture: true });
    flight.addEventListener('finish', () => removeEventListener('pointerdown', skip, { capture: true }));
  };
}
