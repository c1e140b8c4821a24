import { keyOf } from './codes.ts';
import { centre, hexagonPath, translation } from './geometry.ts';
import type { Mark, MarkKind } from './model.ts';
import { Layer, setAttribute, svgNode } from './nodes.ts';

/** The picture of a rule on the board: each kind of mark has its own outline and its own sign. */

const SIGNS: Readonly<Record<MarkKind, string>> = {
  offending: 'M-9-9 9 9M9-9-9 9',
  controlled: 'M-12 0H12',
  made: 'M0-11V11M-11 0H11',
  home: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  chosen: 'M-12 1-4 9 12-8',
  hint: 'M-7-7a7 7 0 1 1 10 6.5C0 1 0 3 0 5M0 12h.01',
};

function makeMark({ at, kind }: Mark): SVGGElement {
  return svgNode(
    'g',
    { class: `mark ${kind}`, transform: translation(centre(at)), fill: 'none' },
    svgNode('path', { class: 'outline', d: hexagonPath(4, 5) }),
    svgNode('path', { class: 'sign', d: SIGNS[kind] }),
  );
}

export class Marks {
  readonly root = svgNode('g', { class: 'marks', 'aria-hidden': 'true' });
  readonly #layer = new Layer<Mark>(this.root, {
    key: ({ at, kind }) => `${kind}${keyOf(at)}`,
    make: makeMark,
    update: (node, mark) => setAttribute(node, 'class', this.#classOf(mark)),
  });
  /** Cells where a tile is seen, of which a mark shows the outline only. */
  #covered: ReadonlySet<string> = new Set();

  draw(marks: readonly Mark[], covered: ReadonlySet<string>): void {
    this.#covered = covered;
    const single = new Map(marks.map((mark) => [`${mark.kind}${keyOf(mark.at)}`, mark]));
    this.#layer.draw([...single.values()]);
  }

  #classOf({ at, kind }: Mark): string {
    return this.#covered.has(keyOf(at)) ? `mark ${kind} covered` : `mark ${kind}`;
  }
}
