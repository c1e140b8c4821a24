"""The pieces of the Mind Game: three links each, red or black [S1].

No source lists the 56 tiles. Three links join the six edges of a tile in one of five ways, and each
link is red or black: 28 patterns that no turn makes alike, so the set is each pattern twice [O].

Patterns are numbered 1-28 by the way of joining, in the order of `JOINS`, and within it by the
colours of its three links in the order written there, red before black; of colourings that a turn
makes alike the first counts. Piece n shows pattern n, and piece n + 28 shows it again.

Edges alone do not tell a piece: four red edges may be joined in several ways. So a piece carries
its links. It is a *tile* to the players and in every text form, by its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from tantrix.rules.core.spaces import OPEN
from tantrix.rules.core.tiles import Shape


class MindColour(StrEnum):
    """A colour of the Mind Game; equal to its letter, which is how edges are written.

    >>> from tantrix.rules.mindgame.pieces import MindColour
    >>> MindColour.RED == "R", list(map(str, MindColour))
    (True, ['R', 'K'])
    """

    RED = "R"
    BLACK = "K"


MIND_COLOURS: tuple[MindColour, ...] = tuple(MindColour)
"""Both colours in seat order: red begins [S1]."""

Join = tuple[int, int]
"""The two edges that a link joins, the lower first."""

JOINS: tuple[tuple[Join, Join, Join], ...] = (
    ((0, 1), (2, 3), (4, 5)),
    ((0, 3), (1, 2), (4, 5)),
    ((0, 3), (1, 5), (2, 4)),
    ((0, 1), (2, 4), (3, 5)),
    ((0, 3), (1, 4), (2, 5)),
)
"""The ways to join six edges, turns left out: three corners, a straight between two corners, a
straight across two bends, a corner beside two bends, three straights."""


class Face(NamedTuple):
    """A piece as it lies: the colour letter of each edge, and the edge that it is joined to.

    >>> from tantrix.rules.mindgame.pieces import PIECES
    >>> PIECES[20].edges, PIECES[20].turned(1).edges
    ('RRKKKK', 'KRRKKK')
    """

    edges: str
    partners: tuple[int, ...]

    def turned(self, rotation: int) -> Face:
        """Return the face turned clockwise by `rotation` sixths."""
        cut = -rotation % 6
        partners = self.partners[cut:] + self.partners[:cut]
        edges = self.edges[cut:] + self.edges[:cut]
        return Face(edges, tuple((edge + rotation) % 6 for edge in partners))

    @property
    def links(self) -> tuple[MindLink, ...]:
        """The three links, by their lower edge."""
        return tuple(
            MindLink(MindColour(self.edges[a]), a, b) for a, b in enumerate(self.partners) if a < b
        )


class MindLink(NamedTuple):
    """One band of a piece, joining the edges `a` < `b`.

    >>> from tantrix.rules.mindgame.pieces import PIECES
    >>> [(link.colour.name, link.a, link.b) for link in PIECES[20].links]
    [('RED', 0, 1), ('BLACK', 2, 4), ('BLACK', 3, 5)]
    """

    colour: MindColour
    a: int
    b: int

    @property
    def shape(self) -> Shape:
        """The shape, by how far apart the two edges are."""
        apart = min(self.b - self.a, 6 - self.b + self.a)
        return (Shape.CORNER, Shape.BEND, Shape.STRAIGHT)[apart - 1]


def _face(joins: tuple[Join, ...], colours: tuple[str, ...]) -> Face:
    """Return the face with these links."""
    edges, partners = [""] * 6, [0] * 6
    for (a, b), colour in zip(joins, colours, strict=True):
        edges[a] = edges[b] = colour
        partners[a], partners[b] = b, a
    return Face("".join(edges), tuple(partners))


def _patterns() -> Iterator[Face]:
    """Yield each pattern, the first of those that a turn makes alike."""
    seen: set[Face] = set()
    for joins, colours in product(JOINS, product(MIND_COLOURS, repeat=3)):
        face = _face(joins, colours)
        if face not in seen:
            yield face
        seen.update(face.turned(k) for k in range(6))


PATTERNS: tuple[Face, ...] = tuple(_patterns())
"""The 28 patterns as they lie at rotation 0, pattern 1 first."""

COPIES = 2
"""How often each pattern is in the set [O]; the numbers 1-56 leave no room for more."""

PIECES: Mapping[int, Face] = MappingProxyType(dict(enumerate(PATTERNS * COPIES, start=1)))
"""Every piece of the whole set by its number, at rotation 0."""

TURNED: Mapping[int, tuple[Face, ...]] = MappingProxyType(
    {number: tuple(face.turned(k) for k in range(6)) for number, face in PIECES.items()}
)
"""Every piece as it lies, for each rotation 0-5."""

EDGES: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {number: tuple(face.edges for face in turned) for number, turned in TURNED.items()}
)
"""The edges of every piece, for each rotation 0-5."""


def pattern_of(piece: int) -> int:
    """Return the number of the pattern (1-28) that a piece shows.

    >>> from tantrix.rules.mindgame.pieces import pattern_of
    >>> pattern_of(1), pattern_of(56)
    (1, 28)
    """
    return (piece - 1) % len(PATTERNS) + 1


def all_red(piece: int) -> bool:
    """Tell whether every link of a piece is red.

    >>> from tantrix.rules.mindgame.pieces import all_red
    >>> sum(map(all_red, range(1, 29)))
    5
    """
    return set(PIECES[piece].edges) == {MindColour.RED}


@cache
def fits(pattern: str) -> Mapping[int, tuple[int, ...]]:
    """Return the pieces that match what a space asks, each with its matching rotations.

    `pattern` has the letter that touches by direction, `.` where nothing does.

    >>> from tantrix.rules.mindgame.pieces import fits
    >>> len(fits("RK....")), len(fits("RKRKRK"))
    (36, 0)
    """
    asked = [(edge, letter) for edge, letter in enumerate(pattern) if letter != OPEN[0]]
    found: dict[int, tuple[int, ...]] = {}
    for piece, turned in TURNED.items():
        rotations = tuple(k for k in range(6) if all(turned[k].edges[e] == c for e, c in asked))
        if rotations:
            found[piece] = rotations
    return MappingProxyType(found)
