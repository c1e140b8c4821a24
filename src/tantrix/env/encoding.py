"""How positions and actions become numbers.

The table is seen through a *window* of cells. On an endless table it is anchored so that the least
q and the least r of all spaces are its first column and row: whatever play can bring about fits.
A *slot* is a place of a tile that a player may lay, in the order of the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tantrix.rules.base import Action, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]

LETTERS = ".RYBGK"
"""The letters of edges by number: nothing, the four colours, and the Mind Game's black."""

CHANNELS = 8
"""What is told of a cell: six edges, the number of the tile, its rotation."""


@dataclass(frozen=True)
class Encoding:
    """The numbers of the actions: placements by slot, cell and rotation, then the steps.

    `size` cells is the window wide and high; `corner` is its first cell where it never moves.
    """

    slots: int
    size: int
    steps: tuple[Step, ...] = ()
    corner: Hex | None = None

    @property
    def actions(self) -> int:
        """How many actions have a number."""
        return self.slots * self.size * self.size * 6 + len(self.steps)

    def anchor(self, spaces: Iterable[Hex]) -> Hex:
        """Return the cell that is first in the window now."""
        if self.corner is not None:
            return self.corner
        cells = list(spaces)
        return Hex(min((at.q for at in cells), default=0), min((at.r for at in cells), default=0))

    def number(self, action: Action, held: Sequence[int], anchor: Hex) -> int:
        """Return the number of an action of a player who holds the tiles `held` by slot."""
        if isinstance(action, Step):
            return self.actions - len(self.steps) + self.steps.index(action)
        assert isinstance(action, Placement)  # noqa: S101 - draws and resignations have no number
        column, row = action.q - anchor.q, action.r - anchor.r
        at = (held.index(action.tile) * self.size + column) * self.size + row
        return at * 6 + action.rotation

    def action(self, number: int, held: Sequence[int], anchor: Hex) -> Action:
        """Return the action of a number, the inverse of `number`.

        Raises `TantrixError` `bad.action` where there is none: out of range, or an empty slot.
        """
        placed = self.actions - len(self.steps)
        if placed <= number < self.actions:
            return self.steps[number - placed]
        at, rotation = divmod(number, 6)
        cell, row = divmod(at, self.size)
        slot, column = divmod(cell, self.size)
        if not 0 <= number < placed or slot >= len(held):
            raise TantrixError("bad.action", number=number)
        return Placement(held[slot], anchor.q + column, anchor.r + row, rotation)

    def mask(self, actions: Iterable[Action], held: Sequence[int], anchor: Hex) -> Mask:
        """Return 1 for the number of every action given, else 0; shape `(actions,)`."""
        mask = np.zeros(self.actions, np.int8)
        mask[[self.number(action, held, anchor) for action in actions]] = 1
        return mask

    def table(self, laid: Iterable[tuple[Placement, str]], anchor: Hex) -> Bytes:
        """Return the tiles that lie, each told with its edge letters.

        Shape `(size, size, CHANNELS)`: column, row, and the six edges as numbers of `LETTERS`, the
        number of the tile, its rotation.
        """
        planes = np.zeros((self.size, self.size, CHANNELS), np.uint8)
        for (tile, q, r, rotation), edges in laid:
            planes[q - anchor.q, r - anchor.r] = _cell(tile, rotation, edges)
        return planes


@cache
def _cell(tile: int, rotation: int, edges: str) -> Bytes:
    """Return what is told of a cell where a tile lies; shape `(CHANNELS,)`."""
    return np.array([*map(LETTERS.index, edges), tile, rotation], np.uint8)
