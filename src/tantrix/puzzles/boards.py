"""Boards to fill: triangles, hexagons and spirals of cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import DIRECTIONS, Hex

MOST_CELLS = 100_000
"""The most cells that a board may have."""


def triangle(side: int) -> frozenset[Hex]:
    """Return the pyramid of `side` cells a side, one corner at 0,0.

    >>> from tantrix.puzzles.boards import triangle
    >>> len(triangle(4))
    10
    """
    return frozenset(Hex(q, r) for q in range(side) for r in range(side - q))


def hexagon(side: int) -> frozenset[Hex]:
    """Return the hexagon of `side` cells a side round 0,0.

    >>> from tantrix.puzzles.boards import hexagon
    >>> len(hexagon(3))
    19
    """
    return spiral(1 + 3 * side * (side - 1)) if side > 0 else frozenset()


def spiral(size: int) -> frozenset[Hex]:
    """Return the first `size` cells of the spiral round 0,0.

    Each ring runs clockwise and ends north of the centre, beside the beginning of the next.

    >>> from tantrix.puzzles.boards import hexagon, spiral
    >>> spiral(7) == hexagon(2)
    True
    """
    cells = [Hex(0, 0)][:size]
    ring = 1
    while len(cells) < size:
        cells += _ring(ring)[: size - len(cells)]
        ring += 1
    return frozenset(cells)


def _ring(radius: int) -> list[Hex]:
    """Return the cells at a distance from 0,0, clockwise, the northern one last."""
    at = Hex(0, -radius)
    cells = []
    for turn in range(2, 8):
        step = DIRECTIONS[turn % 6]
        for _ in range(radius):
            at = Hex(at.q + step.q, at.r + step.r)
            cells.append(at)
    return cells


SHAPES: Mapping[str, tuple[Callable[[int], frozenset[Hex]], int]] = MappingProxyType(
    {"triangle": (triangle, 446), "hexagon": (hexagon, 183), "spiral": (spiral, MOST_CELLS)}
)
"""Every kind of board by its name, with the largest size that stays within `MOST_CELLS`."""


def cells(name: str, size: int) -> int:
    """Return how many cells a board of a kind and a size has.

    >>> from tantrix.puzzles.boards import cells
    >>> cells("triangle", 5), cells("hexagon", 3)
    (15, 19)
    """
    if name == "spiral":
        return size
    return size * (size + 1) // 2 if name == "triangle" else 1 + 3 * size * (size - 1)


def read_board(text: str, most: int = MOST_CELLS) -> frozenset[Hex]:
    """Return the cells of a board such as `triangle:5`, `most` of them at most.

    Raises `TantrixError` `bad.board`, or `bad.puzzle.many` before any cell is made.

    >>> from tantrix.puzzles.boards import read_board, triangle
    >>> read_board("triangle:5") == triangle(5)
    True
    """
    name, _, size = text.partition(":")
    shape, largest = SHAPES.get(name, (triangle, 0))
    if not (size.isascii() and size.isdigit() and len(size) < 7 and 0 < int(size) <= largest):
        raise TantrixError("bad.board", text=text)
    if cells(name, int(size)) > most:
        raise TantrixError("bad.puzzle.many", most=most)
    return shape(int(size))
