"""What an empty cell asks of a tile: patterns and the tiles that fit them.

A *pattern* is six characters by direction: the colour that touches there, or `.` where nothing
does, so `..RYB.` is a space with a red, a yellow and a blue edge in a row.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from tantrix.rules.core.tiles import TURNED

OPEN = "......"
"""The pattern of a cell that no tile touches."""

FORCING = 3
"""A space with this many tiles round it is forced [S0]."""


@cache
def fits(pattern: str) -> Mapping[int, tuple[int, ...]]:
    """Return the tiles that match `pattern`, each with its matching rotations.

    >>> from tantrix.rules.core.spaces import fits
    >>> sorted(fits("RRYY..")), fits("RRYY..")[sorted(fits("RRYY.."))[0]]
    ([14, 21], (2,))
    """
    if pattern == OPEN:
        return MappingProxyType(dict.fromkeys(TURNED, tuple(range(6))))
    edge = len(pattern.rstrip(".")) - 1
    wider = fits(with_edge(pattern, edge, "."))
    found = {
        tile: tuple(k for k in rotations if TURNED[tile][k][edge] == pattern[edge])
        for tile, rotations in wider.items()
    }
    return MappingProxyType({tile: rotations for tile, rotations in found.items() if rotations})


def count(pattern: str) -> int:
    """Return how many tiles stand round the cell.

    >>> from tantrix.rules.core.spaces import count
    >>> count("R.Y..."), count("......")
    (2, 0)
    """
    return 6 - pattern.count(".")


@cache
def three_alike(pattern: str) -> bool:
    """Tell whether three edges of one colour touch: no tile can ever fit.

    >>> from tantrix.rules.core.spaces import three_alike
    >>> three_alike("RR.R.."), three_alike("RR.Y..")
    (True, False)
    """
    return any(pattern.count(letter) > 2 for letter in "RYBG")


@cache
def twice(pattern: str) -> tuple[str, ...]:
    """Return the colours that touch at two edges or more: one more makes three alike.

    >>> from tantrix.rules.core.spaces import twice
    >>> twice("RR.YY.")
    ('R', 'Y')
    """
    return tuple(letter for letter in "RYBG" if pattern.count(letter) > 1)


@cache
def canonical(pattern: str) -> str:
    """Return the least of the six turned patterns: twin spaces share it [S3].

    >>> from tantrix.rules.core.spaces import canonical
    >>> canonical("Y...RB") == canonical("BY...R")
    True
    """
    return min(pattern[k:] + pattern[:k] for k in range(6))


def with_edge(pattern: str, edge: int, letter: str) -> str:
    """Return `pattern` with `letter` (a colour, or `.`) at `edge`.

    >>> from tantrix.rules.core.spaces import with_edge
    >>> with_edge("R.....", 2, "Y")
    'R.Y...'
    """
    return pattern[:edge] + letter + pattern[edge + 1 :]
