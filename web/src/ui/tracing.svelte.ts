/** Which colour's best line is traced: the one held by a click, or the one under pointer or focus. */
export class Tracing {
  #held = $state<string | null>(null);
  #passing = $state<string | null>(null);

  get colour(): string | null {
    return this.#passing ?? this.#held;
  }

  pass = (colour: string | null): void => {
    this.#passing = colour;
  };

  hold = (colour: string): void => {
    this.#held = this.#held === colour ? null : colour;
    this.#passing = null;
  };
}
