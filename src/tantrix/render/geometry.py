"""Where things lie in a picture: flat-top hexagons, y downwards, one unit a hundredth of a tile.

The edge of a tile is 50 units long, so that a tile is 100 wide and 86.6 high. Edge e of a cell
faces e sixths of a turn clockwise from north, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, pi, radians, sin, sqrt
from typing import NamedTuple

from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tiles import Shape

EDGE = 50.0
"""The length of an edge; also the distance of a corner from the middle of the tile."""

APOTHEM = EDGE * sqrt(3) / 2
"""The distance of an edge from the middle of the tile."""

BAND = 0.24 * EDGE
"""The width of a band."""

SPAN: dict[Shape, int] = {Shape.CORNER: 1, Shape.BEND: 2, Shape.STRAIGHT: 3}
"""How many edges further clockwise the other end of a link is."""

RADIUS: dict[Shape, float] = {Shape.CORNER: EDGE / 2, Shape.BEND: 3 * EDGE / 2}
"""The radius of the arcs."""

LENGTH: dict[Shape, float] = {
    Shape.CORNER: RADIUS[Shape.CORNER] * 2 * pi / 3,
    Shape.BEND: RADIUS[Shape.BEND] * pi / 3,
    Shape.STRAIGHT: 2 * APOTHEM,
}
"""The length of a link from edge to edge."""


CARD = 1200, 630
"""The pixels of a card: what other sites ask of the pictures of links."""


class Point(NamedTuple):
    """A place in a picture, in units."""

    x: float
    y: float


ORIGIN = Point(0, 0)
"""The middle of a tile drawn for itself."""


class Box(NamedTuple):
    """An upright rectangle, in units."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> Box:
        """Return the box with a margin on all four sides."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


def number(value: float) -> str:
    """Return a number as text with two decimals at most, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def centre(at: Hex) -> Point:
    """Return the middle of a cell."""
    return Point(1.5 * EDGE * at.q, 2 * APOTHEM * (at.r + at.q / 2))


def towards(edge: float, distance: float, origin: Point = ORIGIN) -> Point:
    """Return the point at a distance from `origin` in the direction of an edge (1.5: a corner)."""
    angle = radians(60 * edge - 90)
    return Point(origin.x + distance * cos(angle), origin.y + distance * sin(angle))


def edge_middle(edge: int, origin: Point = ORIGIN) -> Point:
    """Return the middle of an edge of the cell round `origin`: where a band ends."""
    return towards(edge, APOTHEM, origin)


def shape_between(a: int, b: int) -> tuple[Shape, int]:
    """Return the shape of a link between two edges, and the edge from which it runs clockwise."""
    apart = (b - a) % 6
    start, span = (a, apart) if apart <= 3 else (b, 6 - apart)
    return next(shape for shape, edges in SPAN.items() if edges == span), start


def link_path(shape: Shape, overlap: float = 0.0) -> str:
    """Return the path of a link from edge 0 clockwise, the middle of the tile at the origin.

    A corner is an arc round the corner of the tile between its edges, a bend one round the point
    where its edges, drawn on, cross. Both leave the tile at right angles, and go on straight for
    `overlap` units beyond it.
    """
    ends = 0, SPAN[shape]
    first, last = (edge_middle(edge) for edge in ends)
    before, after = (point(towards(edge, APOTHEM + overlap)) for edge in ends)
    way = f"{point(first)}{way_to(shape, last)}"
    return f"M{before}L{way}L{after}" if overlap else f"M{way}"


def way_to(shape: Shape, end: Point) -> str:
    """Return how a path goes on along a link, clockwise, to its other end."""
    if shape is Shape.STRAIGHT:
        return f"L{point(end)}"
    radius = number(RADIUS[shape])
    return f"A{radius} {radius} 0 0 0 {point(end)}"


@cache
def hexagon(inset: float = 0.0, rounding: float = 0.0) -> str:
    """Return the outline of a cell round (0, 0), `inset` units inside, its corners rounded."""
    reach = EDGE - inset * 2 / sqrt(3)
    corners = [towards(edge + 0.5, reach) for edge in range(6)]
    if not rounding:
        return f"M{'L'.join(map(point, corners))}Z"
    parts = []
    for before, corner, after in zip(
        corners[-1:] + corners, corners, corners[1:] + corners, strict=False
    ):
        start, end = _along(corner, before, rounding), _along(corner, after, rounding)
        parts.append(f"{point(start)}Q{point(corner)} {point(end)}")
    return f"M{'L'.join(parts)}Z"


def _along(start: Point, end: Point, distance: float) -> Point:
    """Return the point at a distance from `start` on the way to `end`."""
    dx, dy = end.x - start.x, end.y - start.y
    share = distance / sqrt(dx * dx + dy * dy)
    return Point(start.x + share * dx, start.y + share * dy)


def point(at: Point) -> str:
    """Return a point as it is written in a path."""
    return f"{number(at.x)} {number(at.y)}"


def box_round(cells: Iterable[Hex]) -> Box:
    """Return the least box round whole cells; one cell at the origin where there are none."""
    middles = [centre(cell) for cell in cells] or [ORIGIN]
    left, right = min(p.x for p in middles) - EDGE, max(p.x for p in middles) + EDGE
    top, bottom = min(p.y for p in middles) - APOTHEM, max(p.y for p in middles) + APOTHEM
    return Box(left, top, right - left, bottom - top)
