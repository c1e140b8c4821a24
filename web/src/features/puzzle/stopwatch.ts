/** Counts while it runs; time comes from outside, in milliseconds. */
export class Stopwatch {
  #since: number | null = null;

  constructor(
    private readonly now: () => number,
    private gone = 0,
  ) {}

  get running(): boolean {
    return this.#since !== null;
  }

  get elapsed(): number {
    return this.gone + (this.#since === null ? 0 : Math.max(0, this.now() - this.#since));
  }

  run(): void {
    this.#since ??= this.now();
  }

  pause(): void {
    this.gone = this.elapsed;
    this.#since = null;
  }

  reset(): void {
    this.gone = 0;
    this.#since = null;
  }
}
