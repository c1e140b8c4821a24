import type { Point } from './geometry.ts';

/** Movements of the board's own: at most one at a time, each a function of the time since it began. */

/** Called with the milliseconds gone; returns whether it goes on. */
export type Step = (elapsed: number) => boolean;

const GLIDE_MS = 320;
/** A board let go loses its speed to a third in this time. */
const FRICTION_MS = 190;
const SLOWEST = 0.02;
/** No flick throws a board further than its friction takes this speed. */
const FASTEST = 3;

/** Asked for by the system, or by the page with `data-motion="still"` on its root. */
export function prefersStillness(): boolean {
  const wished = document.documentElement.dataset.motion === 'still';
  return wished || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class Motion {
  #frame = 0;

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  start(step: Step): void {
    this.stop();
    const begun = performance.now();
    const frame = (now: number) => {
      this.#frame = step(Math.max(0, now - begun)) ? requestAnimationFrame(frame) : 0;
    };
    this.#frame = requestAnimationFrame(frame);
  }

  /** Goes from 0 to 1, fast first; at once where movement is not wanted or nobody sees it. */
  glide(to: (share: number) => void): void {
    if (prefersStillness() || document.hidden) {
      this.stop();
      to(1);
      return;
    }
    this.start((elapsed) => {
      const share = Math.min(1, elapsed / GLIDE_MS);
      to(1 - (1 - share) ** 3);
      return share < 1;
    });
  }

  /** Runs out from a speed in pixels per millisecond; `by` is told the way gone since its last call. */
  coast({ x, y }: Point, by: (dx: number, dy: number) => void): void {
    const thrown = Math.hypot(x, y);
    if (prefersStillness() || thrown < SLOWEST) return;
    const speed = Math.min(thrown, FASTEST);
    let gone = 0;
    this.start((elapsed) => {
      const left = Math.exp(-elapsed / FRICTION_MS);
      const way = (speed / thrown) * FRICTION_MS * (1 - left);
      by(x * (way - gone), y * (way - gone));
      gone = way;
      return speed * left >= SLOWEST;
    });
  }
}
