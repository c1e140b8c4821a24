"""What boards of every game share: tiles laid and taken back, and what the spaces round them ask.

Each push and pop changes the patterns of six neighbours at most, and so costs the same on a board
of any size.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from numbers import Integral
from typing import ClassVar, Self

from tantrix.rules.core.errors import IllegalAction, Refusal, no_action
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import OPEN, count, with_edge

_INTS = {int}
"""Asked first: `Integral`, which takes in the numbers of NumPy, is slow to answer."""


def _is_whole(thing: object) -> bool:
    """Tell whether something is a placement whose numbers are whole."""
    return isinstance(thing, Placement) and (
        _INTS.issuperset(map(type, thing)) or all(isinstance(number, Integral) for number in thing)
    )


class TileBoard(ABC):
    """Tiles in order of play.

    `tiles` maps each covered cell to its placement, `spaces` each empty cell that touches a tile to
    its pattern; `crowded` are the spaces with `CROWD` or more tiles round them.

    >>> import tantrix
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> board.edge(tantrix.Hex(0, 0), 0), board.pattern(tantrix.Hex(0, 1))
    ('Y', 'R.....')
    >>> board.copy() == board
    True
    """

    CROWD: ClassVar[int]
    EDGES: ClassVar[Mapping[int, Sequence[str]]]
    """The six edges of every tile, for each rotation 0-5."""

    def __init__(
        self, placements: Iterable[Placement] = (), within: Collection[Hex] | None = None
    ) -> None:
        """Lay `placements` in order, unchecked; spaces lie `within` these cells, or anywhere."""
        self._within = within
        self.tiles: dict[Hex, Placement] = {}
        self.spaces: dict[Hex, str] = {}
        self.crowded: set[Hex] = set()
        for placement in placements:
            self.push(placement)

    def push(self, placement: Placement) -> None:
        """Lay a tile, unchecked, on a cell that is empty.

        Raises `IllegalAction` where there is no such tile or rotation, `TypeError` where it is no
        placement or its numbers are not whole; nothing is changed then.
        """
        if nonsense := self.nonsense(placement):
            raise IllegalAction((nonsense,))
        self._lay(placement)

    def _lay(self, placement: Placement) -> None:
        """Lay a tile whose numbers make sense."""
        tile, q, r, rotation = placement
        at = Hex(q, r)
        tiles, spaces, crowded, within = self.tiles, self.spaces, self.crowded, self._within
        spaces.pop(at, None)
        crowded.discard(at)
        tiles[at] = placement
        edges = self.EDGES[tile][rotation]
        most = 6 - self.CROWD
        for edge, cell in enumerate(neighbours(at)):
            if cell not in tiles and (within is None or cell in within):
                pattern = with_edge(spaces.get(cell, OPEN), OPPOSITE[edge], edges[edge])
                spaces[cell] = pattern
                if pattern.count(".") <= most:
                    crowded.add(cell)

    def pop(self) -> Placement:
        """Take the last tile back and return it; everything is as it was before.

        Raises `IndexError` where no tile lies.
        """
        if not self.tiles:
            raise IndexError("pop from an empty board")
        at, placement = self.tiles.popitem()
        for edge, cell in enumerate(neighbours(at)):
            if cell in self.spaces:
                self._leave(cell, OPPOSITE[edge])
        pattern = self.pattern(at)
        if pattern != OPEN and (self._within is None or at in self._within):
            self.spaces[at] = pattern
            if count(pattern) >= self.CROWD:
                self.crowded.add(at)
        return placement

    def nonsense(self, placement: Placement) -> Refusal | None:
        """Refuse a number that is no tile, `illegal.no_such_tile`, or no `illegal.rotation`.

        Raises `TypeError` where it is no placement, or one of its numbers is not whole.
        """
        if not _is_whole(placement):
            raise no_action(placement)
        if placement.tile not in self.EDGES:
            return Refusal("illegal.no_such_tile", {"tile": placement.tile})
        if not 0 <= placement.rotation <= 5:
            return Refusal("illegal.rotation", {"rotation": placement.rotation})
        return None

    def _leave(self, cell: Hex, edge: int) -> None:
        """Take the letter at `edge` out of the pattern of a space."""
        pattern = with_edge(self.spaces[cell], edge, ".")
        if pattern == OPEN:
            del self.spaces[cell]
        else:
            self.spaces[cell] = pattern
        if count(pattern) < self.CROWD:
            self.crowded.discard(cell)

    def peek(self) -> Placement:
        """Return the last placement; raises `IndexError` where no tile lies."""
        if not self.tiles:
            raise IndexError("peek at an empty board")
        return next(reversed(self.tiles.values()))

    def pattern(self, at: Hex) -> str:
        """Return what touches any cell, by direction, as a pattern."""
        return "".join(
            self.edge(cell, OPPOSITE[edge]) if cell in self.tiles else "."
            for edge, cell in enumerate(neighbours(at))
        )

    def edge(self, at: Hex, direction: int) -> str:
        """Return the colour letter that the tile at `at` shows in a direction."""
        placement = self.tiles[at]
        return self.EDGES[placement.tile][placement.rotation][direction]

    @property
    def placements(self) -> tuple[Placement, ...]:
        """The placements in order of play."""
        return tuple(self.tiles.values())

    def sorted_placements(self) -> list[Placement]:
        """Return the placements in order of (q, r)."""
        return [self.tiles[at] for at in sorted(self.tiles)]

    def copy(self) -> Self:
        """Return a board of its own with the same tiles in the same order."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.tiles = self.tiles.copy()
        twin.spaces = self.spaces.copy()
        twin.crowded = self.crowded.copy()
        return twin

    def __len__(self) -> int:
        """Return the number of tiles."""
        return len(self.tiles)

    def __str__(self) -> str:
        """Return the board as a picture of letters."""
        return self._drawn()

    @abstractmethod
    def _drawn(self) -> str:
        """Return the board as plain text."""

    def __contains__(self, at: object) -> bool:
        """Tell whether a cell is covered."""
        return at in self.tiles
