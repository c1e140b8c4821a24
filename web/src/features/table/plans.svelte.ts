import { ApiError } from '../../api/http.ts';
import { plans } from '../../api/calls/table.ts';
import type { KeptAnswer, WireError } from '../../api/types.ts';

/** The answers that foretell something else than one does. */
function without(answers: readonly KeptAnswer[], { foretold }: KeptAnswer): KeptAnswer[] {
  return answers.filter((one) => one.foretold.join() !== foretold.join());
}

/** The answers that somebody has planned at a table, as the server has them. */
export class PlannedAnswers {
  answers = $state.raw<readonly KeptAnswer[]>([]);
  /** Placements of an answer that could not be made any more. */
  dropped = $state.raw<readonly string[]>([]);
  refusal = $state.raw<WireError | null>(null);

  /** The request before: they go one after another, so that no late answer brings an older list back. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: string) {}

  /** Asks what is planned; where that cannot be had, what was known stays. */
  load(): Promise<boolean> {
    return this.#ask(() => plans.get(this.table));
  }

  /** Plans one more, in the place of one that foretells the same; says whether it is kept. */
  add(answer: KeptAnswer, version: number): Promise<boolean> {
    return this.#change(version, (answers) => [...without(answers, answer), answer]);
  }

  remove(answer: KeptAnswer, version: number): Promise<boolean> {
    return this.#change(version, (answers) => without(answers, answer));
  }

  /** Changes the list as the server has it now: it may have been changed on another device. */
  #change(version: number, change: (answers: readonly KeptAnswer[]) => KeptAnswer[]): Promise<boolean> {
    return this.#ask(async () => {
      const { answers } = await plans.get(this.table);
      return plans.make(this.table, { version, answers: change(answers) });
    });
  }

  #ask(work: () => ReturnType<typeof plans.get>): Promise<boolean> {
    const asked = this.#before.then(() => this.#take(work()));
    this.#before = asked.catch(() => undefined);
    return asked;
  }

  async #take(asked: ReturnType<typeof plans.get>): Promise<boolean> {
    try {
      const { answers, dropped } = await asked;
      Object.assign(this, { answers, dropped, refusal: null });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.error;
      return false;
    }
  }
}
