"""The board: the tiles that lie on the table, and the spaces round them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import refusals
from tantrix.rules.core.spaces import FORCING
from tantrix.rules.core.tile_board import TileBoard
from tantrix.rules.core.tiles import TURNED

if TYPE_CHECKING:
    from tantrix.rules.core.lines import Traced
    from tantrix.rules.core.restrictions import Closure


class Board(TileBoard):
    """The Tantrix: placements in order of play, and what every space asks.

    `forced` are the spaces with three or more tiles round them [S0]. `loose` counts the tiles that
    touched nothing when they were laid, the first one too.

    What is found out of it at some cost is kept: `closing` (by `restrictions.closure`) until it
    changes, `traced` (by `lines.lines` and `best_line`) by colour until a tile is taken back.

    >>> import tantrix
    >>> board = tantrix.Board()
    >>> board.play("1@0,0:0")
    >>> board.play("2@0,1:3")
    >>> board.spaces[tantrix.Hex(1, 0)]  # red from the south-west, blue from the north-west
    '....RB'
    >>> board.pop()
    Placement(tile=2, q=0, r=1, rotation=3)
    """

    CROWD: ClassVar[int] = FORCING
    EDGES: ClassVar[Mapping[int, Sequence[str]]] = TURNED

    def __init__(self, placements: Iterable[Placement] = ()) -> None:
        """Lay `placements` in order, unchecked."""
        self.loose = 0
        self.closing: Closure | None = None
        self.traced: dict[str, Traced] = {}
        super().__init__(placements)

    @property
    def forced(self) -> set[Hex]:
        """The spaces with three or more tiles round them [S0]."""
        return self.crowded

    def _lay(self, placement: Placement) -> None:
        loose = placement.hex not in self.spaces
        super()._lay(placement)
        self.closing = None
        self.loose += loose

    def pop(self) -> Placement:
        placement = super().pop()
        self.closing = None
        self.traced = {}
        self.loose -= placement.hex not in self.spaces
        return placement

    def play(self, placement: Placement | str) -> None:
        """Lay a tile by the golden rule: connected, on an empty cell, all edges matching.

        A placement may be given by its code. Raises `IllegalAction`, `NotationError` where a text
        is no code, and `TypeError` for anything that is neither; the board then stays as it was.

        >>> from tantrix import Board
        >>> board = Board()
        >>> board.play("1@0,0:0")
        >>> board.play("2@0,1:3")
        >>> len(board)
        2
        """
        if isinstance(placement, str):
            from tantrix.notation.moves import read_placement

            placement = read_placement(placement)
        nonsense = self.nonsense(placement)
        reasons = (nonsense,) if nonsense else refusals(self, placement, restricted=False)
        if reasons:
            raise IllegalAction(reasons)
        self.push(placement)

    def copy(self) -> Self:
        """Return a board of its own with the same tiles in the same order."""
        twin = super().copy()
        twin.closing = None  # it looks into the tiles of this board
        twin.traced = self.traced.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        """Tell whether the same tiles lie in the same way, in whatever order they came."""
        return self.tiles == other.tiles if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        """Return the hash of the position as it is now."""
        return hash(frozenset(self.tiles.values()))

    def __repr__(self) -> str:
        """Return the placements as a constructor call."""
        return f"Board({[tuple(placement) for placement in self.placements]})"

    def _drawn(self) -> str:
        from tantrix.render.text import board

        return board(self)

    def _repr_svg_(self) -> str:
        from tantrix.render.svg import board

        return board(self)
