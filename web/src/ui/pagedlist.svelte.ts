import { Loading } from './loading.svelte.ts';

/**
 * A list that comes a part after the other; each says before what the next one is to be, null in the last. To be made while
 * a component is.
 */
export class PagedList<Part extends { before: string | null }, Row> {
  /** All that have come so far; null before the first part has. */
  rows = $state.raw<readonly Row[] | null>(null);
  before = $state.raw<string | null>(null);
  readonly loading = new Loading();

  constructor(
    private readonly ask: (before: string | null) => Promise<Part>,
    private readonly rowsOf: (part: Part) => readonly Row[],
  ) {}

  /** Asks for the next part, unless one is on its way. */
  load = async (): Promise<void> => {
    if (this.loading.busy) return;
    await this.loading.show(
      () => this.ask(this.before),
      (part) => {
        this.rows = [...(this.rows ?? []), ...this.rowsOf(part)];
        this.before = part.before;
      },
    );
  };

  /** Begins anew: what is asked for is another list. */
  restart(): void {
    [this.rows, this.before] = [null, null];
    this.loading.forget();
    void this.load();
  }
}
