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

/** `0:42`, `12:05`, `1:02:05`. */
export function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
