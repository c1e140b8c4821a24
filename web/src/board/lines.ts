import type { Cell, Placed } from './codes.ts';
import { keyOf } from './codes.ts';
import { BAND, bandTo, centre, directionTo, edgeMiddle, pointText } from './geometry.ts';
import type { BoardModel, LineView } from './model.ts';
import { prefersStillness } from './motion.ts';
import { Layer, svgNode } from './nodes.ts';
import type { Link } from './tile.ts';
import { linkOf } from './tile.ts';

/** Lines traced along their bands, the light along one that grows, and the flourish of a loop that closes. */

type LinkAt = (cell: Cell) => Link | undefined;

/** The path of a line through the cells given, in their order; it starts anew where two of them do not touch. */
export function linePath(cells: readonly Cell[], linkAt: LinkAt): string {
  let way = '';
  let [before, left]: [Cell | null, number] = [null, -1];
  cells.forEach((cell, index) => {
    const link = linkAt(cell);
    if (link === undefined) return;
    const joined = before !== null && left >= 0 && directionTo(before, cell) === left;
    const entry = joined ? (left + 3) % 6 : firstEdge(link, cell, cells[index + 1]);
    const exit = entry === link.a ? link.b : link.a;
    const middle = centre(cell);
    if (!joined) way += `M${pointText(edgeMiddle(entry, middle))}`;
    way += bandTo(entry, exit, middle);
    [before, left] = [cell, exit];
  });
  return way;
}

/** The end of a link that does not lead on to the next cell. */
function firstEdge({ a, b }: Link, cell: Cell, next: Cell | undefined): number {
  return next !== undefined && directionTo(cell, next) === a ? b : a;
}

/** What tells one line from another: a loop stays the same wherever its list of cells begins. */
function keyOfLine({ colour, closed, cells }: LineView): string {
  return `${colour}${closed}${cells.map(keyOf).sort().join(' ')}`;
}

/** The path of a line whose every link is known. */
function linksPath(links: NonNullable<LineView['links']>): string {
  let last = '';
  return links
    .map(([q, r, entry, exit]) => {
      const middle = centre([q, r]);
      const [from, to] = [pointText(edgeMiddle(entry, middle)), pointText(edgeMiddle(exit, middle))];
      const way = `${from === last ? '' : `M${from}`}${bandTo(entry, exit, middle)}`;
      last = to;
      return way;
    })
    .join('');
}

export function pathOf({ colour, cells, links }: LineView, model: BoardModel): string {
  if (links !== undefined) return linksPath(links);
  const lying = new Map<string, Placed>(model.tiles.map((placed) => [keyOf([placed.q, placed.r]), placed]));
  return linePath(cells, (cell) => {
    const placed = lying.get(keyOf(cell));
    return placed && linkOf(model.edges[placed.tile], placed.rotation, colour);
  });
}

const STROKES: readonly (readonly [string, number])[] = [
  ['halo', BAND + 15],
  ['aura', BAND + 7],
  ['core', 3.4],
];

function traceNode(line: LineView, model: BoardModel): SVGGElement {
  const way = pathOf(line, model);
  const strokes = STROKES.map(([name, width]) => svgNode('path', { class: name, d: way, 'stroke-width': width }));
  return svgNode('g', { class: `trace ${line.colour}`, fill: 'none' }, ...strokes);
}

/** The dash of the flourish runs along a path of this length. */
const FLOURISH_LENGTH = 100;

/** Shorter ones are not worth a light. */
const LONG = 3;

function hasGrown({ colour, cells }: LineView, before: readonly LineView[]): boolean {
  const was = before.find((line) => line.colour === colour);
  return was !== undefined && cells.length >= LONG && cells.length > was.cells.length;
}

function flourishNode(line: LineView, model: BoardModel, grown: boolean): SVGGElement {
  const way = { d: pathOf(line, model), pathLength: FLOURISH_LENGTH };
  return svgNode(
    'g',
    { class: `flourish ${line.colour}${grown ? ' grown' : ''}`, fill: 'none' },
    svgNode('path', { class: 'halo', ...way, 'stroke-width': BAND + 16 }),
    svgNode('path', { class: 'spark', ...way, 'stroke-width': BAND * 0.7 }),
  );
}

export class Lines {
  readonly root = svgNode('g', { class: 'lines', 'aria-hidden': 'true' });
  readonly flourishes = svgNode('g', { class: 'flourishes', 'aria-hidden': 'true' });
  #model: BoardModel | null = null;
  readonly #layer = new Layer<LineView>(this.root, {
    key: keyOfLine,
    make: (line) => traceNode(line, this.#model as BoardModel),
  });

  draw(model: BoardModel, before: BoardModel | null): void {
    this.#model = model;
    this.#layer.draw(model.lines.filter(({ colour }) => (model.traced === null ? model.shine : colour === model.traced)));
    if (before === null || prefersStillness()) return;
    if (model.cheer ? !before.cheer : model.tiles.length > before.tiles.length) this.#celebrate(model, before);
  }

  #celebrate(model: BoardModel, before: BoardModel): void {
    const known = new Set(model.cheer ? [] : before.lines.map(keyOfLine));
    for (const line of model.lines) {
      const grown = !model.cheer && !line.closed;
      if (known.has(keyOfLine(line)) || (grown && !hasGrown(line, before.lines))) continue;
      const node = flourishNode(line, model, grown);
      node.addEventListener('animationend', ({ target }) => target === node && node.remove());
      this.flourishes.append(node);
    }
  }
}
