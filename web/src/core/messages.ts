import type { DECLARED } from '../api/languages.ts';

/** A language of the words. */
export type Lang = keyof typeof DECLARED;
/** A sentence, or both its forms where it depends on a count. */
export type Message = string | { one: string; other: string };
export type Catalogue = Record<string, Message>;
export type Params = Record<string, unknown>;

/** Says the message of an id in the language of the page. */
export type Say = (id: string, params?: Params) => string;

/** Says the messages of one language: placeholders `{name}`, plurals chosen by the parameter `count`. */
export class Messages {
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;

  constructor(
    readonly lang: Lang,
    readonly catalogue: Catalogue,
  ) {
    this.#plurals = new Intl.PluralRules(lang);
    this.#numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  }

  /** The sentence of an id; the id itself where no catalogue has it, so that a gap is seen and not hidden. */
  say(id: string, params: Params = {}): string {
    const message = this.catalogue[id];
    if (message === undefined) return id;
    return this.#text(message, params).replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in params ? this.#value(params[name]) : whole,
    );
  }

  has(id: string): boolean {
    return id in this.catalogue;
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  #text(message: Message, params: Params): string {
    if (typeof message === 'string') return message;
    const { count } = params;
    return typeof count === 'number' && this.#plurals.select(count) === 'one' ? message.one : message.other;
  }

  #value(value: unknown): string {
    if (typeof value === 'number') return this.number(value);
    return Array.isArray(value) ? value.map((part) => this.#value(part)).join(', ') : String(value);
  }
}
