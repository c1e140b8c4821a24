import { ApiError } from '../../api/http.ts';
import { plans } from '../../api/calls/table.ts';
import type { KeptAnswer, WireError } from '../../api/types.ts';

/** The answers that somebody has planned at a table, as the server has them. */
export class PlannedAnswers {
  answers = $state.raw<readonly KeptAnswer[]>([]);
  /** Placements of an answer that could not be made any more. */
  dropped = $state.raw<readonly string[]>([]);
  refusal = $state.raw<WireError | null>(null);

  constructor(private readonly table: string) {}

  /** Asks what is planned; where that cannot be had, what was known stays. */
  load(): Promise<boolean> {
    return this.#take(plans.get(this.table));
  }

  /** Plans one more, in the place of one that foretells the same; says whether it is kept. */
  add(answer: KeptAnswer, version: number): Promise<boolean> {
    const foretold = answer.foretold.join();
    return this.#keep([...this.answers.filter((one) => one.foretold.join() !== foretold), answer], version);
  }

  remove(answer: KeptAnswer, version: number): Promise<boolean> {
    return this.#keep(this.answers.filter((one) => one !== answer), version);
  }

  #keep(answers: KeptAnswer[], version: number): Promise<boolean> {
    return this.#take(plans.make(this.table, { version, answers }));
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
