import { keyOf } from './codes.ts';
import { centre, hexagonPath, translation } from './geometry.ts';
import { byPlace } from './keyboard.ts';
import type { Labels, SpaceView, Trial } from './model.ts';
import { Layer, setAttribute, svgNode } from './nodes.ts';

/** The spaces round the tiles: a list of which one can be chosen, for the pointer and for the keys. */

/** The sign of each colour, so that a dot is told by its shape too. */
const SIGNS: Readonly<Record<string, string>> = {
  R: 'M0-10.5 10 7.5H-10z',
  Y: 'M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z',
  B: 'M-7.8-7.8H7.8V7.8H-7.8z',
  G: 'M-3.3-10h6.6v6.7H10v6.6H3.3V10h-6.6V3.3H-10v-6.6h6.7z',
  K: 'M0-10.5 8.6 0 0 10.5-8.6 0z',
  grey: 'M-7.6 0a7.6 7.6 0 1 0 15.2 0a7.6 7.6 0 1 0-15.2 0z',
};
/** The ring stands outside the cell, so that a tile on trial does not hide it. */
const FOCUS_INSET = -4;
const SIGN_ALONE = 'scale(1.4)';
const SIGN_ABOVE = 'translate(0 -15) scale(1.25)';
const NUMBER_BELOW = 24;
const NUMBER_ALONE = 8;

function makeSpace({ at }: SpaceView): SVGGElement {
  return svgNode(
    'g',
    { class: 'space', role: 'option', tabindex: -1, 'data-at': keyOf(at), transform: translation(centre(at)) },
    svgNode('path', { class: 'cell', d: hexagonPath(3.2, 5) }),
    svgNode('path', { class: 'sign' }),
    svgNode('text', { class: 'number', 'text-anchor': 'middle', 'aria-hidden': 'true' }),
    svgNode('path', { class: 'focus gap', d: hexagonPath(FOCUS_INSET, 6), fill: 'none' }),
    svgNode('path', { class: 'focus ring', d: hexagonPath(FOCUS_INSET, 6), fill: 'none' }),
  );
}

function classesOf({ forced, lit, dim, barred, taken }: SpaceView): string {
  return ['space', forced && 'forced', lit && 'lit', dim && 'dim', barred && 'barred', taken && 'taken'].filter(Boolean).join(' ');
}

function updateSpace(node: SVGGElement, space: SpaceView): void {
  setAttribute(node, 'class', classesOf(space));
  const [, sign, number] = node.children;
  setAttribute(sign, 'd', space.dot === null ? null : (SIGNS[space.dot] ?? SIGNS.grey));
  setAttribute(sign, 'class', space.dot === null ? 'sign' : `sign sign-${space.dot}`);
  setAttribute(sign, 'transform', space.number === null ? SIGN_ALONE : SIGN_ABOVE);
  setAttribute(number, 'y', String(space.dot === null ? NUMBER_ALONE : NUMBER_BELOW));
  const text = space.number ?? '';
  if (number.textContent !== text) number.textContent = text;
}

export class Spaces {
  readonly root = svgNode('g', { class: 'spaces' });
  readonly #layer = new Layer<SpaceView>(this.root, {
    key: ({ at }) => keyOf(at),
    make: makeSpace,
    update: updateSpace,
    compare: (one, other) => byPlace(one.at, other.at),
  });

  node(key: string): SVGGElement | undefined {
    return this.#layer.node(key);
  }

  draw(spaces: readonly SpaceView[], trial: Trial | null, labels: Labels, interactive: boolean): void {
    this.#layer.draw(spaces);
    setAttribute(this.root, 'role', spaces.length > 0 ? 'listbox' : null);
    setAttribute(this.root, 'aria-label', spaces.length > 0 ? labels.board : null);
    setAttribute(this.root, 'aria-disabled', spaces.length > 0 && !interactive ? 'true' : null);
    for (const space of spaces) this.#name(space, trial, labels);
  }

  /** The space of the trial is the chosen one, and is called by its tile. */
  #name(space: SpaceView, trial: Trial | null, labels: Labels): void {
    const node = this.#layer.node(keyOf(space.at));
    if (node === undefined) return;
    const tried = trial !== null && keyOf([trial.q, trial.r]) === keyOf(space.at);
    setAttribute(node, 'aria-selected', tried || space.picked ? 'true' : null);
    setAttribute(node, 'aria-label', tried ? labels.tile(trial) : labels.space(space));
  }
}
