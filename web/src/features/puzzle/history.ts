import type { Placed } from '../../board/codes.ts';
import { codeOf, parseCode } from '../../board/codes.ts';
import type { Arrangement } from './arrangement.ts';

/** The steps from table to table, there and back, without end. */

/** What a step takes off the table and what it lays there. */
export interface Step {
  off: readonly Placed[];
  on: readonly Placed[];
}

const BETWEEN = '+';
const TO = '>';
const CODE = /^\d{1,2}@-?\d{1,3},-?\d{1,3}:[0-5]$/;

/** `25@0,0:1>25@1,0:2`: off the table, then on it. */
export function stepText({ off, on }: Step): string {
  return [off, on].map((tiles) => tiles.map(codeOf).join(BETWEEN)).join(TO);
}

/** The tiles of codes in one text; null where one of them is none. */
export function codesIn(text: string): Placed[] | null {
  const codes = text.split(/[+ ]/).filter((code) => code !== '');
  return codes.every((code) => CODE.test(code)) ? codes.map(parseCode) : null;
}

export function parseStep(text: unknown): Step | null {
  if (typeof text !== 'string') return null;
  const [off, on, rest] = text.split(TO).map(codesIn);
  return rest === undefined && off && on ? { off, on } : null;
}

export function reversed({ off, on }: Step): Step {
  return { off: on, on: off };
}

/** The table after a step; null where what it takes off does not lie there, or a cell would be taken twice. */
export function applied(table: Arrangement, { off, on }: Step): Placed[] | null {
  const rest = new Map(table.map((placed) => [codeOf(placed), placed]));
  for (const placed of off) if (!rest.delete(codeOf(placed))) return null;
  const after = [...rest.values(), ...on];
  const cells = new Set(after.map(({ q, r }) => `${q},${r}`));
  return cells.size === after.length ? after : null;
}

/** The step from one table to another; null where they are the same. */
export function between(before: Arrangement, after: Arrangement): Step | null {
  const [then, now] = [new Set(before.map(codeOf)), new Set(after.map(codeOf))];
  const off = before.filter((placed) => !now.has(codeOf(placed)));
  const on = after.filter((placed) => !then.has(codeOf(placed)));
  return off.length + on.length > 0 ? { off, on } : null;
}

export interface Kept {
  past: string[];
  future: string[];
}

export class History {
  #past: Step[] = [];
  /** The step that comes next is the last. */
  #future: Step[] = [];

  get past(): readonly Step[] {
    return this.#past;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  do(step: Step): void {
    this.#past.push(step);
    this.#future = [];
  }

  /** What leads back, null at the beginning. */
  undo(): Step | null {
    const step = this.#past.pop();
    if (step === undefined) return null;
    this.#future.push(step);
    return reversed(step);
  }

  redo(): Step | null {
    const step = this.#future.pop();
    if (step === undefined) return null;
    this.#past.push(step);
    return step;
  }

  /** A place in the history to come back to, with the steps that are ahead of it. */
  mark(): () => void {
    const [length, future] = [this.#past.length, this.#future];
    return () => {
      this.#past.length = length;
      this.#future = [...future];
    };
  }

  kept(): Kept {
    return { past: this.#past.map(stepText), future: this.#future.map(stepText) };
  }

  /** Takes up what was kept, as far as its steps lead to this table and on from it. */
  static of(table: Arrangement, { past, future }: { past: readonly unknown[]; future: readonly unknown[] }): History {
    const history = new History();
    history.#past = walked(table, past, reversed).reverse();
    history.#future = walked(table, future, (step) => step).reverse();
    return history;
  }
}

/** Steps from the last one back, as long as each can be made from where the ones before it lead. */
function walked(table: Arrangement, texts: readonly unknown[], way: (step: Step) => Step): Step[] {
  const steps: Step[] = [];
  let at: Arrangement | null = table;
  for (const text of [...texts].reverse()) {
    const step = parseStep(text);
    at = step === null ? null : applied(at, way(step));
    if (step === null || at === null) break;
    steps.push(step);
  }
  return steps;
}
