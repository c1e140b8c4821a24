import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import type { Arrangement } from './arrangement.ts';
import { codesOf } from './arrangement.ts';
import type { Look } from '../../api/puzzle.ts';

const MOST = 128;

/** What the server says of tables; it is asked once for each, as long as it is remembered. */
export class Looks {
  readonly #known = new Map<string, Promise<Look>>();

  constructor(private readonly link: PuzzleLink) {}

  of(table: Arrangement): Promise<Look> {
    const codes = codesOf(table);
    const key = codes.join(' ');
    const look = this.#known.get(key) ?? this.#ask(key, codes);
    this.#known.delete(key);
    this.#known.set(key, look);
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value as string);
    return look;
  }

  /** An answer that did not come is asked for again. */
  #ask(key: string, codes: string[]): Promise<Look> {
    const look = this.link.look(codes);
    look.catch(() => this.#known.delete(key));
    return look;
  }
}
