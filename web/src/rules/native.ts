/**
 * The native library, compiled to WebAssembly (`native/wasm/`): a question is lines of text, an answer JSON in the shapes of
 * the server's own. A module imports nothing: it can neither see nor change anything but its own memory.
 */

/** Why a question is not answered: a stable id, as the server's errors have, and what it is about. */
export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(id);
  }
}

interface Room {
  memory: WebAssembly.Memory;
  _initialize(): void;
  question_room(length: number): number;
  answer_text(): number;
}

/** A question of a module: a function of numbers that returns the length of its answer. */
export type Question = (...numbers: number[]) => number;

export class Native<Name extends string> {
  private constructor(private readonly exports: Room & Record<Name, Question>) {}

  static async load<Name extends string>(bytes: BufferSource): Promise<Native<Name>> {
    const { instance } = await WebAssembly.instantiate(bytes);
    const exports = instance.exports as unknown as Room & Record<Name, Question>;
    exports._initialize();
    return new Native(exports);
  }

  ask<Answer>(name: Name, lines: readonly string[], ...numbers: number[]): Answer {
    return this.give(name, new TextEncoder().encode(lines.join('\n')), ...numbers);
  }

  /** Asks what is no text. */
  give<Answer>(name: Name, question: Uint8Array, ...numbers: number[]): Answer {
    const { exports } = this;
    const room = exports.question_room(question.length);
    new Uint8Array(exports.memory.buffer, room, question.length).set(question);
    const length = exports[name](...numbers);
    const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answer_text(), length));
    const answer = JSON.parse(text) as Answer | { refused: string; params?: Record<string, unknown> };
    if (typeof answer === 'object' && answer !== null && 'refused' in answer) throw new Refused(answer.refused, answer.params);
    return answer as Answer;
  }
}
