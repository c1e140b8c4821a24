"""Boards and fillings with a theme: letters, symmetric givens, one long line through all tiles.

Letters are drawn with a broad pen: a cell belongs to a letter if its centre lies near enough to one
of the strokes. A stroke one cell broad would leave tiles with two neighbours, which could be turned
in many ways; two cells broad it leaves most of them three or four, as the other boards of rotation
puzzles do.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import pairwise
from math import hypot, sqrt
from types import MappingProxyType

from tantrix.rules.core.hexes import Hex, neighbours

Board = frozenset[Hex]
Point = tuple[float, float]

PEN = 0.9
"""How far from a stroke a cell may lie, where neighbouring centres are 1 apart."""

LETTER_STROKES: Mapping[str, str] = MappingProxyType(
    {
        "A": "0.2,6.4 2.6,0 5,6.4; 1,4.4 4.2,4.4",
        "B": "0.4,0 0.4,6 3.4,6 4,4.6 3.2,3 0.4,3; 0.4,0 3.2,0 3.8,1.5 3.2,3",
        "C": "4.4,1 2.6,0 0.4,1.2 0.4,4.8 2.6,6 4.4,5",
        "D": "0.4,0 0.4,6 2.6,6 4.1,4.6 4.1,1.4 2.6,0 0.4,0",
        "E": "4,0 0.4,0 0.4,6 4,6; 0.4,3 3.2,3",
        "F": "4,0 0.4,0 0.4,6; 0.4,3 3.2,3",
        "G": "4.4,1 2.6,0 0.4,1.2 0.4,4.8 2.6,6 4.4,5 4.4,3.6 3.2,3.6",
        "H": "0.4,0 0.4,6; 3.9,0 3.9,6; 0.4,3 3.9,3",
        "I": "0.4,0 3.1,0; 1.75,0 1.75,6; 0.4,6 3.1,6",
        "J": "3.9,0 3.9,4.6 2.2,6 0.4,5",
        "K": "0.4,0 0.4,6; 4.4,0 0.4,3 4.4,6",
        "L": "0.4,0 0.4,6 4,6",
        "M": "0.4,6 0.4,0 3,3 5.6,0 5.6,6",
        "N": "0.4,6 0.4,0 4.8,6 4.8,0",
        "O": "2.6,0 0.4,1.2 0.4,4.8 2.6,6 4.8,4.8 4.8,1.2 2.6,0",
        "P": "0.4,6 0.4,0 3.2,0 4,1.7 3.2,3.4 0.4,3.4",
        "Q": "2.6,0 0.4,1.2 0.4,4.8 2.6,6 4.8,4.8 4.8,1.2 2.6,0; 3.4,4.6 5.2,6.6",
        "R": "0.4,6 0.4,0 3.2,0 4,1.6 3.2,3.2 0.4,3.2; 1.7,3.2 4.3,6",
        "S": "4,0.8 2.2,0 0.4,1.2 0.9,2.6 3.4,3.4 4,4.8 2.2,6 0.2,5.2",
        "T": "0,0 5.2,0; 2.6,0 2.6,6",
        "U": "0.4,0 0.4,4.8 2.6,6 4.8,4.8 4.8,0",
        "V": "0,0 2.6,6 5.2,0",
        "W": "0.4,0 0.4,6 3,3 5.6,6 5.6,0",
        "X": "0,0 4.3,6; 4.3,0 0,6",
        "Y": "0,0 2.6,3 5.2,0; 2.6,3 2.6,6",
        "Z": "0.2,0 4.2,0 0.2,6 4.2,6",
    }
)
"""The strokes of each letter, the points of a stroke one after another, x to the right, y down."""


def letter_board(name: str) -> Board:
    """Return the cells of a capital letter, one of `LETTER_STROKES`.

    >>> from tantrix.solver.themes import letter_board
    >>> len(letter_board("T")) < len(letter_board("M"))
    True
    """
    strokes = LETTER_STROKES[name].split(";")
    edges = [edge for stroke in strokes for edge in pairwise(map(_point, stroke.split()))]
    cells = (Hex(q, r) for q in range(-2, 9) for r in range(-6, 11))
    return frozenset(at for at in cells if any(_near(_centre(at), *edge) <= PEN for edge in edges))


def _point(text: str) -> Point:
    x, _, y = text.partition(",")
    return float(x), float(y)


def _centre(at: Hex) -> Point:
    return at.q * sqrt(3) / 2, at.r + at.q / 2


def _near(at: Point, one: Point, other: Point) -> float:
    """Return how far a point is from a stroke between two."""
    along = other[0] - one[0], other[1] - one[1]
    part = ((at[0] - one[0]) * along[0] + (at[1] - one[1]) * along[1]) / (hypot(*along) ** 2)
    part = min(1.0, max(0.0, part))
    return hypot(at[0] - one[0] - part * along[0], at[1] - one[1] - part * along[1])


def opposite_cells(board: Board) -> Mapping[Hex, Hex]:
    """Return the cell that half a turn brings each cell to; nothing for a board that it changes.

    >>> from tantrix.puzzles.boards import hexagon, triangle
    >>> from tantrix.solver.themes import opposite_cells
    >>> opposite_cells(hexagon(2))[1, 0], opposite_cells(triangle(4))
    (Hex(q=-1, r=0), {})
    """
    low, high = min(board), max(board)
    turned = {at: Hex(low.q + high.q - at.q, low.r + high.r - at.r) for at in board}
    return turned if set(turned.values()) == board else {}


def long_line(board: Board, rng: random.Random) -> list[Hex]:
    """Return a random way through every cell of a board, from neighbour to neighbour.

    It goes where the fewest ways on are left (Warnsdorff's rule), ties at random, and begins anew
    where it is stuck, or where its ends touch: a line along it might close to a loop. The board
    must have such a way.

    >>> import random
    >>> from tantrix.puzzles.boards import hexagon
    >>> from tantrix.solver.themes import long_line
    >>> way = long_line(hexagon(3), random.Random(1))
    >>> len(way), len(set(way))
    (19, 19)
    """
    while True:
        way = [rng.choice(sorted(board))]
        left = set(board - {way[0]})
        while ahead := [at for at in neighbours(way[-1]) if at in left]:
            rng.shuffle(ahead)
            way.append(min(ahead, key=lambda at: sum(cell in left for cell in neighbours(at))))
            left.remove(way[-1])
        if not left and way[-1] not in neighbours(way[0]):
            return way
