r"""Places on the plane: axial coordinates of flat-top hexagons.

Edges and directions are numbered 0-5 clockwise from north::

          0
       5 ___ 1
        /   \
        \___/
       4     2
          3
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Hex(NamedTuple):
    """A place on the plane in axial coordinates `(q, r)`, in units of one cell.

    >>> from tantrix import Hex
    >>> Hex(2, -1).q, Hex(2, -1) == (2, -1)
    (2, True)
    """

    q: int
    r: int


DIRECTIONS: tuple[Hex, ...] = (
    Hex(0, -1),
    Hex(1, -1),
    Hex(1, 0),
    Hex(0, 1),
    Hex(-1, 1),
    Hex(-1, 0),
)
"""The step across each edge, 0-5 clockwise from north."""

OPPOSITE: tuple[int, ...] = (3, 4, 5, 0, 1, 2)
"""The edge of the neighbour that touches edge 0-5."""


def opposite(edge: int) -> int:
    """Return the edge of the neighbour that touches `edge` (0-5).

    >>> from tantrix.rules.core.hexes import opposite
    >>> opposite(0), opposite(4)
    (3, 1)
    """
    return OPPOSITE[edge]


@lru_cache(maxsize=2**16)
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six places round `at`, by direction.

    >>> from tantrix.rules.core.hexes import Hex, neighbours
    >>> neighbours(Hex(0, 0))[:2]  # north, north-east
    (Hex(q=0, r=-1), Hex(q=1, r=-1))
    """
    q, r = at
    return tuple(Hex(q + dq, r + dr) for dq, dr in DIRECTIONS)


def rotated(at: Hex, sixths: int) -> Hex:
    """Return `at` turned about the origin, clockwise by `sixths` of a full turn.

    >>> from tantrix.rules.core.hexes import Hex, rotated
    >>> rotated(Hex(0, -1), 1)  # the north becomes the north-east
    Hex(q=1, r=-1)
    """
    q, r = at
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Hex(q, r)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps between two places.

    >>> from tantrix.rules.core.hexes import Hex, distance
    >>> distance(Hex(0, 0), Hex(2, -1))
    2
    """
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))
