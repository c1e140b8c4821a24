"""What the robots of the Mind Game look at: placements that differ, and the replies to them."""

from __future__ import annotations

from collections.abc import Iterable

from tantrix.robots.choices import placements_of
from tantrix.robots.mindgame.search_state import MindGameSearchState
from tantrix.rules.base import Stage
from tantrix.rules.core.hexes import distance
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.board import CENTRE
from tantrix.rules.mindgame.pieces import TURNED
from tantrix.rules.mindgame.state import MindGameState

FILLS = 3
"""How many fills of the own turn are looked at further, each time one is due."""


class Ahead:
    """A look ahead: the fills that are due after a placement, and the reply to it."""

    def __init__(self, state: MindGameState, position: MindGameSearchState) -> None:
        self._state = state.copy()
        self._position = position
        self._own = state.player
        self._strong: dict[Placement, int] = {}

    def ranked(self, found: Iterable[Placement]) -> list[Placement]:
        """Return own placements, the most promising first."""
        return sorted(found, key=lambda one: -expected_lead_with(self._position, 0, one))

    def value(self, placement: Placement, enough: float) -> float:
        """Return the expected lead after an own placement and the reply to it.

        A value that is not above `enough` may be too high.
        """
        self._state.push(placement)
        self._position.place(0, placement)
        value = self._onward(enough)
        self._position.undo(0)
        self._state.pop()
        return value

    def _onward(self, enough: float) -> float:
        """Return the value of the state as it is now."""
        state, position = self._state, self._position
        if state.is_over:
            return position.lead()
        another_turn = state.player == self._own and state.stage is not Stage.AFTER
        if state.drawing or another_turn:
            return position.expected_lead()
        found = distinct(state)
        if state.player == self._own:
            return max(self.value(fill, enough) for fill in self.ranked(found)[:FILLS])
        return self._after_reply(found, enough)

    def _after_reply(self, found: list[Placement], enough: float) -> float:
        """Return the value after the best reply, or after the first that is good enough.

        What was such a reply before is tried first.
        """
        least = float("inf")
        for reply in sorted(found, key=lambda reply: -self._strong.get(reply, 0)):
            least = min(least, expected_lead_with(self._position, 1, reply))
            if least <= enough:
                self._strong[reply] = self._strong.get(reply, 0) + 1
                break
        return least


def lead_with(position: MindGameSearchState, placement: Placement) -> float:
    """Return the lead after an own placement."""
    position.place(0, placement)
    value = position.lead()
    position.undo(0)
    return value


def expected_lead_with(position: MindGameSearchState, side: int, placement: Placement) -> float:
    """Return the expected lead after a placement of a side."""
    position.place(side, placement)
    value = position.expected_lead()
    position.undo(side)
    return value


def distinct(state: MindGameState) -> list[Placement]:
    """Return the legal placements that differ in what is seen.

    The first piece of a game comes as near to the centre as it may: boards are alike all round.
    """
    found = {(p.hex, TURNED[p.tile][p.rotation]): p for p in placements_of(state)}
    if state.board:
        return list(found.values())
    nearest = min(distance(at, CENTRE) for at, _ in found)
    return [p for (at, _), p in found.items() if distance(at, CENTRE) == nearest]
