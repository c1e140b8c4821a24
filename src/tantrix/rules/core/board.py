"""The board: the tiles that lie on the table, and the spaces round them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.hexes import OPPOSITE, Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import refusals
from tantrix.rules.core.spaces import FORCING, OPEN, count, with_edge

if TYPE_CHECKING:
    from tantrix.rules.core.lines import Traced
    from tantrix.rules.core.restrictions import Closure


class Board:
    """The Tantrix: placements in order of play, and what every space asks.

    `tiles` maps each covered cell to its placement, `spaces` each empty cell that touches a tile
    to its pattern; `forced` are the spaces with three or more tiles round them [S0]. `loose`
    counts the tiles that touched nothing when they were laid, the first one too.

    What is found out of it at some cost is kept: `closing` (by `restrictions.closure`) until it
    changes, `traced` (by `lines.lines` and `best_line`) by colour until a tile is taken back.
    """

    def __init__(self, placements: Iterable[Placement] = ()) -> None:
        """Lay `placements` in order, unchecked."""
        self.tiles: dict[Hex, Placement] = {}
        self.spaces: dict[Hex, str] = {}
        self.forced: set[Hex] = set()
        self.loose = 0
        self.closing: Closure | None = None
        self.traced: dict[str, Traced] = {}
        for placement in placements:
            self.push(placement)

    def push(self, placement: Placement) -> None:
        """Lay a tile, unchecked."""
        at = Hex(placement.q, placement.r)
        tiles, spaces, forced = self.tiles, self.spaces, self.forced
        self.closing = None
        self.loose += spaces.pop(at, None) is None
        forced.discard(at)
        tiles[at] = placement
        edges = placement.edges
        for edge, cell in enumerate(neighbours(at)):
            if cell not in tiles:
                pattern = with_edge(spaces.get(cell, OPEN), OPPOSITE[edge], edges[edge])
                spaces[cell] = pattern
                if pattern.count(".") <= 6 - FORCING:
                    forced.add(cell)

    def pop(self) -> Placement:
        """Take the last tile back and return it; everything is as it was before."""
        at, placement = self.tiles.popitem()
        self.closing = None
        self.traced = {}
        for edge, cell in enumerate(neighbours(at)):
            if cell not in self.tiles:
                self._leave(cell, OPPOSITE[edge])
        self._reopen(at)
        return placement

    def _leave(self, cell: Hex, edge: int) -> None:
        """Take the letter at `edge` out of the pattern of a space."""
        pattern = with_edge(self.spaces[cell], edge, ".")
        if pattern == OPEN:
            del self.spaces[cell]
        else:
            self.spaces[cell] = pattern
        if count(pattern) < FORCING:
            self.forced.discard(cell)

    def _reopen(self, at: Hex) -> None:
        """Make a cell that was covered a space again, if any tile touches it."""
        pattern = self.pattern(at)
        self.loose -= pattern == OPEN
        if pattern != OPEN:
            self.spaces[at] = pattern
            if count(pattern) >= FORCING:
                self.forced.add(at)

    def play(self, placement: Placement) -> None:
        """Lay a tile by the golden rule: connected, on an empty cell, all edges matching.

        Raises `IllegalAction`.
        """
        reasons = refusals(self, placement, restricted=False)
        if reasons:
            raise IllegalAction(reasons)
        self.push(placement)

    def peek(self) -> Placement:
        """Return the last placement."""
        return next(reversed(self.tiles.values()))

    def pattern(self, at: Hex) -> str:
        """Return what touches any cell, by direction, as a pattern."""
        return "".join(
            self.tiles[cell].edges[OPPOSITE[edge]] if cell in self.tiles else "."
            for edge, cell in enumerate(neighbours(at))
        )

    def edge(self, at: Hex, direction: int) -> str:
        """Return the colour letter that the tile at `at` shows in a direction."""
        return self.tiles[at].edges[direction]

    @property
    def placements(self) -> tuple[Placement, ...]:
        """The placements in order of play."""
        return tuple(self.tiles.values())

    def sorted_placements(self) -> list[Placement]:
        """Return the placements in order of (q, r)."""
        return [self.tiles[at] for at in sorted(self.tiles)]

    def copy(self) -> Board:
        """Return a board of its own with the same tiles in the same order."""
        twin = Board()
        twin.tiles = self.tiles.copy()
        twin.spaces = self.spaces.copy()
        twin.forced = self.forced.copy()
        twin.loose = self.loose
        twin.traced = self.traced.copy()
        return twin

    def __len__(self) -> int:
        """Return the number of tiles."""
        return len(self.tiles)

    def __contains__(self, at: object) -> bool:
        """Tell whether a cell is covered."""
        return at in self.tiles

    def __eq__(self, other: object) -> bool:
        """Tell whether the same tiles lie in the same way, in whatever order they came."""
        return self.tiles == other.tiles if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        """Return the hash of the position as it is now."""
        return hash(frozenset(self.tiles.values()))

    def __repr__(self) -> str:
        """Return the placements as a constructor call."""
        return f"Board({[tuple(placement) for placement in self.placements]})"

    def _repr_svg_(self) -> str:
        from tantrix.render.svg import board

        return board(self)
