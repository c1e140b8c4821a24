"""The 56 tiles: three links each, in three different colours out of four."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from tantrix.rules.core.colours import Colour

EDGES = """
    YYBRBR YYBRRB RRBBYY YRBRYB YYRBBR RBYBRY BBYRYR BBRYRY
    YBRBYR YYRBRB RRBYBY RRYBYB BBYRRY YYBBRR GGRYYR GGYRRY
    YYGRGR YYRGRG RRGYGY RRYGYG GGRRYY YYGRRG GYYRRG GGBRRB
    GGRRBB BBGRRG RRBGBG GGBBRR RRGBGB GGRBBR GGRYRY RYGYRG
    GGYRYR GYRYGR GRYRGY GGRBRB BBGRGR BBRGRG RBGBRG RGBGRB
    GGBRBR BGRGBR GGBBYY BGYGBY GGYYBB GGBYBY GGYBBY GGBYYB
    YYGBBG YGBGYB BYGYBG GGYBYB YYGBGB YYBGBG BBGYGY BBYGYG
"""
"""The edge colours of tiles 1-56, clockwise from edge 0 at rotation 0."""

NUMBER_COLOURS = "YYYRRBBBYRRYBBRRYRRYYYYRRRRRRRYGGGGGGGBBBBBYGGGWWWWWWWWW"
"""The colour of the number on the back of tiles 1-56; W is white."""


class Shape(StrEnum):
    """How a link crosses its tile: it turns by 120, 60 or 0 degrees [S3].

    >>> import tantrix
    >>> [link.shape.name for link in tantrix.TILES[1].links]
    ['CORNER', 'BEND', 'BEND']
    """

    CORNER = "corner"
    BEND = "bend"
    STRAIGHT = "straight"


class Link(NamedTuple):
    """One coloured band of a tile, joining the edges `a` < `b` (at rotation 0).

    >>> import tantrix
    >>> link = tantrix.TILES[1].links[0]
    >>> link.colour.name, link.a, link.b
    ('YELLOW', 0, 1)
    """

    colour: Colour
    a: int
    b: int

    @property
    def shape(self) -> Shape:
        """The shape, by how far apart the two edges are."""
        apart = min(self.b - self.a, 6 - self.b + self.a)
        return (Shape.CORNER, Shape.BEND, Shape.STRAIGHT)[apart - 1]


@dataclass(frozen=True)
class Tile:
    """One of the 56 tiles: its number and its six edge colours at rotation 0.

    >>> import tantrix
    >>> tile = tantrix.TILES[5]
    >>> tile.number, tile.edges, tile.links[1].colour.name
    (5, 'YYRBBR', 'RED')
    """

    number: int
    edges: str
    number_colour: str

    def rotated(self, rotation: int) -> str:
        """Return the six letters by direction when turned clockwise by `rotation` sixths."""
        cut = -rotation % 6
        return self.edges[cut:] + self.edges[:cut]

    @cached_property
    def links(self) -> tuple[Link, ...]:
        """The three links, at rotation 0."""
        return tuple(
            Link(Colour(letter), self.edges.index(letter), self.edges.rindex(letter))
            for letter in dict.fromkeys(self.edges)
        )

    def _repr_svg_(self) -> str:
        from tantrix.render.svg import tile

        return tile(self)


TILES: Mapping[int, Tile] = MappingProxyType(
    {
        number: Tile(number, edges, NUMBER_COLOURS[number - 1])
        for number, edges in enumerate(EDGES.split(), start=1)
    }
)
"""Every tile by its number."""

TURNED: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {number: tuple(tile.rotated(k) for k in range(6)) for number, tile in TILES.items()}
)
"""The six letters by direction of every tile, for each rotation 0-5."""


def partner(edges: str, edge: int) -> int:
    """Return the other edge that carries the colour of `edge`.

    >>> import tantrix
    >>> from tantrix.rules.core.tiles import partner
    >>> tantrix.TILES[5].edges, partner(tantrix.TILES[5].edges, 2)
    ('YYRBBR', 5)
    """
    other = edges.find(edges[edge])
    return other if other != edge else edges.rfind(edges[edge])
