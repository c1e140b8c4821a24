"""The board of the Mind Game: a bounded hexagon, the pieces on it, and what its spaces ask [S1]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar

from tantrix.rules.core.hexes import Hex, distance, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, with_edge
from tantrix.rules.core.tile_board import TileBoard
from tantrix.rules.mindgame.pieces import EDGES, TURNED, Face, MindColour

CENTRE = Hex(0, 0)
"""The very centre of every board."""

CROWD = 4
"""An empty space with so many pieces round it is a priority move [S1]."""


@cache
def cells_of(side: int) -> frozenset[Hex]:
    """Return the cells inside the margin of a board with `side` cells a side.

    >>> from tantrix.rules.mindgame.board import cells_of
    >>> len(cells_of(6))
    91
    """
    reach = range(1 - side, side)
    cells = (Hex(q, r) for q in reach for r in reach)
    return frozenset(at for at in cells if distance(at, CENTRE) < side)


class MindBoard(TileBoard):
    """The pieces on a board with `side` cells a side, in order of play, and what spaces ask.

    The spaces are the empty cells inside the margin that touch a piece; `priority` are those with
    four or more pieces round them [S1].

    >>> from tantrix.rules.mindgame.board import MindBoard
    >>> len(MindBoard(6))
    0
    """

    CROWD: ClassVar[int] = CROWD
    EDGES: ClassVar[Mapping[int, Sequence[str]]] = EDGES

    def __init__(self, side: int, placements: Iterable[Placement] = ()) -> None:
        """Lay `placements` in order, unchecked."""
        self.side = side
        self.cells = cells_of(side)
        super().__init__(placements, self.cells)

    @property
    def priority(self) -> set[Hex]:
        """The spaces with four or more pieces round them [S1]."""
        return self.crowded

    def face(self, at: Hex) -> Face:
        """Return the piece on a covered cell as it lies."""
        placement = self.tiles[at]
        return TURNED[placement.tile][placement.rotation]

    def asked(self, at: Hex) -> str:
        """Return the pattern of the space `at`, with what the holes that it would close ask too.

        The sixth piece round a hole must leave an even number of red and of black edges there
        [S1]: as the other five show, that is one colour or the other.
        """
        pattern = self.spaces[at]
        for edge, cell in enumerate(neighbours(at)):
            beside = self.spaces.get(cell, OPEN)
            if beside.count(".") == 1:
                odd = beside.count(MindColour.RED) % 2
                pattern = with_edge(pattern, edge, MindColour.RED if odd else MindColour.BLACK)
        return pattern

    def __eq__(self, other: object) -> bool:
        """Tell whether the same pieces lie in the same way on boards of one size."""
        if not isinstance(other, MindBoard):
            return NotImplemented
        return (self.side, self.tiles) == (other.side, other.tiles)

    def __hash__(self) -> int:
        """Return the hash of the position as it is now."""
        return hash((self.side, frozenset(self.tiles.values())))

    def __repr__(self) -> str:
        """Return the placements as a constructor call."""
        return f"MindBoard({self.side}, {[tuple(placement) for placement in self.placements]})"

    def _drawn(self) -> str:
        from tantrix.render.mindgame.text import board

        return board(self)

    def _repr_svg_(self) -> str:
        from tantrix.render.mindgame.svg import board

        return board(self)
