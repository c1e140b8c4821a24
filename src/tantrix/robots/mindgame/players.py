"""The robots of the Mind Game: `greedy` and `planner`.

Both see what a player sees: the board and both hands, not the bag. Neither offers to end; an offer
is agreed to by who leads.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tantrix.robots.mindgame.ahead import Ahead, distinct, lead_with
from tantrix.robots.mindgame.search_state import MindGameSearchState
from tantrix.rules.base import Action, Stage, Step
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameState

CANDIDATES = 12
"""How many of the own placements are looked at together with their replies."""


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
