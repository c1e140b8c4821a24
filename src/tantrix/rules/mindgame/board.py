"""The board of the Mind Game: a bounded hexagon, the pieces on it, and what its spaces ask [S1]."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tantrix.rules.core.hexes import OPPOSITE, Hex, distance, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, count, with_edge
from tantrix.rules.mindgame.pieces import TURNED, Face, MindColour

CENTRE = Hex(0, 0)
"""The very centre of every board."""

CROWD = 4
"""An empty space with so many pieces round it is a priority move [S1]."""


@cache
def cells_of(side: int) -> frozenset[Hex]:
    """Return the cells inside the margin of a board with `side` cells a side."""
    reach = range(1 - side, side)
    cells = (Hex(q, r) for q in reach for r in reach)
    return frozenset(at for at in cells if distance(at, CENTRE) < side)


class MindBoard:
    """The pieces on a board with `side` cells a side, in order of play, and what spaces ask.

    `tiles` maps each covered cell to its placement, `spaces` each empty cell inside the margin
    that touches a piece to its pattern; `priority` are the spaces with four or more pieces round
    them [S1].
    """

    def __init__(self, side: int, placements: Iterable[Placement] = ()) -> None:
        """Lay `placements` in order, unchecked."""
        self.side = side
        self.cells = cells_of(side)
        self.tiles: dict[Hex, Placement] = {}
        self.spaces: dict[Hex, str] = {}
        self.priority: set[Hex] = set()
        for placement in placements:
            self.push(placement)

    def push(self, placement: Placement) -> None:
        """Lay a piece, unchecked."""
        at = Hex(placement.q, placement.r)
        tiles, spaces = self.tiles, self.spaces
        spaces.pop(at, None)
        self.priority.discard(at)
        tiles[at] = placement
        edges = TURNED[placement.tile][placement.rotation].edges
        for edge, cell in enumerate(neighbours(at)):
            if cell not in tiles and cell in self.cells:
                pattern = with_edge(spaces.get(cell, OPEN), OPPOSITE[edge], edges[edge])
                spaces[cell] = pattern
                if count(pattern) >= CROWD:
                    self.priority.add(cell)

    def pop(self) -> Placement:
        """Take the last piece back and return it; everything is as it was before."""
        at, placement = self.tiles.popitem()
        for edge, cell in enumerate(neighbours(at)):
            if cell in self.spaces:
                self._leave(cell, OPPOSITE[edge])
        pattern = self.pattern(at)
        if pattern != OPEN:
            self.spaces[at] = pattern
            if count(pattern) >= CROWD:
                self.priority.add(at)
        return placement

    def _leave(self, cell: Hex, edge: int) -> None:
        """Take the letter at `edge` out of the pattern of a space."""
        pattern = with_edge(self.spaces[cell], edge, ".")
        if pattern == OPEN:
            del self.spaces[cell]
        else:
            self.spaces[cell] = pattern
        if count(pattern) < CROWD:
            self.priority.discard(cell)

    def face(self, at: Hex) -> Face:
        """Return the piece on a covered cell as it lies."""
        placement = self.tiles[at]
        return TURNED[placement.tile][placement.rotation]

    def pattern(self, at: Hex) -> str:
        """Return what touches any cell, by direction, as a pattern."""
        return "".join(
            self.face(cell).edges[OPPOSITE[edge]] if cell in self.tiles else "."
            for edge, cell in enumerate(neighbours(at))
        )

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

    def peek(self) -> Placement:
        """Return the last placement."""
        return next(reversed(self.tiles.values()))

    @property
    def placements(self) -> tuple[Placement, ...]:
        """The placements in order of play."""
        return tuple(self.tiles.values())

    def sorted_placements(self) -> list[Placement]:
        """Return the placements in order of (q, r)."""
        return [self.tiles[at] for at in sorted(self.tiles)]

    def copy(self) -> MindBoard:
        """Return a board of its own with the same pieces in the same order."""
        twin = MindBoard(self.side)
        twin.tiles = self.tiles.copy()
        twin.spaces = self.spaces.copy()
        twin.priority = self.priority.copy()
        return twin

    def __len__(self) -> int:
        """Return the number of pieces."""
        return len(self.tiles)

    def __contains__(self, at: object) -> bool:
        """Tell whether a cell is covered."""
        return at in self.tiles

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

    def _repr_svg_(self) -> str:
        from tantrix.render.mindgame.svg import board

        return board(self)
