import { shown } from './codes.ts';
import { paintOf } from './paint.ts';
import { APOTHEM, BAND, bandPath, crownPath, EDGE, hexagonPath, span } from './geometry.ts';
import type { Attributes } from './nodes.ts';
import { svgNode } from './nodes.ts';
import './tile.css';

/** A link of a tile: the two edges that it joins, and how many edges they lie apart. */
export interface Link {
  colour: string;
  a: number;
  b: number;
  span: number;
}

/** The width of the dark line along both sides of a band. */
const OUTLINE = 1.8;
/** What a band and its outline take up of an edge. */
export const MOUTH = BAND + 2 * OUTLINE;
/**
 * The strokes of a band's paint, from its shaded sides to the light along its middle: width as a share of the band's,
 * and how far each reaches over the edge to join its neighbour. Each hides the end of the one below, so no seam shows.
 */
const PAINTS: readonly (readonly [name: string, share: number, overlap: number])[] = [
  ['side', 1, 0.6],
  ['paint', 0.7, 0.75],
  ['gloss', 0.26, 0.9],
];
const ROUNDING = 6;
/** How often the hatch of a colour repeats along a corner, bend or straight: whole, so that it goes on over the edge. */
const REPEATS: Readonly<Record<string, readonly number[]>> = {
  Y: [3, 5, 5],
  B: [4, 6, 7],
  G: [7, 10, 11],
  K: [3, 5, 5],
};
/** The length of one repetition in the numbers of `tile.css`. */
const PERIOD = 10;

/** The links of a tile in order of drawing: what is straight lies below what bends. */
export function linksOf(edges: string): Link[] {
  const links = [...new Set(edges)].map((colour) => {
    const [a, b] = [edges.indexOf(colour), edges.lastIndexOf(colour)];
    return { colour, a, b, span: span(a, b) };
  });
  return links.sort((one, other) => other.span - one.span || 'RYBG'.indexOf(one.colour) - 'RYBG'.indexOf(other.colour));
}

/** The link of one colour on a tile that lies turned. */
export function linkOf(edges: string, rotation: number, colour: string): Link | undefined {
  return linksOf(shown(edges, rotation)).find((link) => link.colour === colour);
}

function bandNode({ colour, a, b, span: apart }: Link, alone: boolean): SVGElement {
  const way = bandPath(a, b);
  const paints = PAINTS.map(([name, share, overlap]) =>
    svgNode('path', { class: name, d: bandPath(a, b, alone ? 0 : overlap), 'stroke-width': share * BAND }),
  );
  const band = svgNode(
    'g',
    { class: `band ${paintOf(colour)}`, fill: 'none' },
    svgNode('path', { class: 'outline', d: way, 'stroke-width': MOUTH }),
    ...paints,
  );
  const repeats = REPEATS[paintOf(colour)]?.[apart - 1];
  if (repeats !== undefined) band.append(hatchNode(way, repeats));
  return band;
}

function hatchNode(way: string, repeats: number): SVGPathElement {
  return svgNode('path', { class: 'hatch', d: way, pathLength: repeats * PERIOD });
}

/** A tile round the origin, face up, that joins its neighbours unless it lies alone; turn it with `turnTo`. */
export function tileGroup(edges: string, alone = false): SVGGElement {
  const bands = linksOf(edges).map((link) => bandNode(link, alone));
  return svgNode(
    'g',
    { class: 'tantrix-tile' },
    svgNode('path', { class: 'face', d: hexagonPath(0.4, ROUNDING) }),
    svgNode('path', { class: 'rim', d: hexagonPath(1.2, ROUNDING), fill: 'none' }),
    svgNode('path', { class: 'crown', d: crownPath(2.6), fill: 'none' }),
    svgNode('g', { class: 'bands' }, ...bands),
  );
}

/** Turns a tile to a rotation, the short way round from where it lies. */
export function turnTo(tile: Element, rotation: number): void {
  const bands = tile.querySelector<SVGGElement>('.bands');
  if (bands === null) return;
  const lying = Number(bands.dataset.turned ?? rotation);
  const by = (((rotation - lying) % 6) + 6) % 6;
  const turned = lying + (by > 3 ? by - 6 : by);
  bands.dataset.turned = String(turned);
  bands.style.transform = `rotate(${60 * turned}deg)`;
}

export interface TileOptions {
  /** The spoken name; without one the tile is an ornament. */
  label?: string;
}

/** A tile as a picture of its own, as wide as it is given room. `turnTo` turns it. */
export function tileSvg(edges: string, rotation: number, { label }: TileOptions = {}): SVGSVGElement {
  const box = [-EDGE, -APOTHEM, 2 * EDGE, 2 * APOTHEM].map((value) => value.toFixed(2)).join(' ');
  const spoken: Attributes = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  const tile = tileGroup(edges, true);
  turnTo(tile, rotation);
  return svgNode('svg', { class: 'tantrix-tile-picture', viewBox: box, ...spoken }, tile);
}
