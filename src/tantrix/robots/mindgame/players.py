"""The robots of the Mind Game: `greedy` and `planner`.

Both see what a player sees: the board and both hands, not the bag. Neither offers to end; an offer
is agreed to by who leads.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tantrix.robots.choices import placements_of
from tantrix.robots.mindgame.search_state import MindGameSearchState
from tantrix.rules.base import Action, Stage, Step
from tantrix.rules.core.hexes import distance
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.board import CENTRE
from tantrix.rules.mindgame.pieces import TURNED
from tantrix.rules.mindgame.state import MindGameState

CANDIDATES = 12
"""How many of the own placements are looked at together with their replies."""

FILLS = 3
"""How many fills of the own turn are looked at further, each time one is due."""


class GreedyMindGame:
    """Chooses the placement after which its longest line is furthest ahead.

    >>> import random
    >>> from tantrix.robots.mindgame.players import GreedyMindGame
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> GreedyMindGame(random.Random(1)).choose(game.hidden()) in game.legal_actions()
    True
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: MindGameState) -> Action:
        """Return the best action; equals are chosen among by chance."""
        position = MindGameSearchState(state)
        if state.stage is Stage.OFFERED:
            return Step.AGREE if position.lead() > 0 else Step.DECLINE
        found = distinct(state)
        self._rng.shuffle(found)
        return found[0] if len(found) == 1 else self._best(state, position, found)

    def _best(
        self, _: MindGameState, position: MindGameSearchState, found: Sequence[Placement]
    ) -> Placement:
        """Return the best of some placements, the first of equals."""
        return max(found, key=lambda placement: lead_with(position, placement))


class PlannerMindGame(GreedyMindGame):
    """Chooses the placement after which the best reply leaves it best off.

    >>> import random
    >>> from tantrix.robots.mindgame.players import PlannerMindGame
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> PlannerMindGame(random.Random(1)).choose(game.hidden()) in game.legal_actions()
    True
    """

    def _best(
        self, state: MindGameState, position: MindGameSearchState, found: Sequence[Placement]
    ) -> Placement:
        """Return the best of some placements, the first of equals."""
        ahead = Ahead(state, position)
        best, most = found[0], float("-inf")
        for placement in ahead.ranked(found)[:CANDIDATES]:
            value = ahead.value(placement, most)
            if value > most:
                best, most = placement, value
        return best


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
