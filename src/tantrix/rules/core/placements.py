"""A tile laid on the table: the atom of every game and puzzle."""

from __future__ import annotations

from typing import NamedTuple

from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.tiles import TURNED


class Placement(NamedTuple):
    """Tile `tile` at `(q, r)`, turned clockwise by `rotation` sixths (0-5).

    >>> from tantrix import Placement
    >>> Placement(tile=25, q=0, r=-1, rotation=5).edges
    'GRRBBG'
    """

    tile: int
    q: int
    r: int
    rotation: int

    @property
    def hex(self) -> Hex:
        """The place."""
        return Hex(self.q, self.r)

    @property
    def edges(self) -> str:
        """The six edge colours as they lie, by direction."""
        return TURNED[self.tile][self.rotation]
