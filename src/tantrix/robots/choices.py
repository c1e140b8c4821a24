"""What a robot chooses from."""

from __future__ import annotations

from typing import Protocol

from tantrix.rules.core.errors import IllegalAction, Refusal
from tantrix.rules.core.placements import Placement


class _Asked(Protocol):
    """A position of a game in which tiles are placed by turns."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def legal_placements(self) -> list[Placement]:
        """Return all legal placements."""


def placements_of(state: _Asked) -> list[Placement]:
    """Return the legal placements of a position, in a list to be changed at will.

    Raises `IllegalAction` where there is none: the game is over, or a tile must be drawn first.
    """
    found = state.legal_placements()
    if not found:
        why = "illegal.game_over" if state.is_over else "illegal.draw_due"
        raise IllegalAction((Refusal(why),))
    return found
