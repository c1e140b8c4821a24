"""The robot that looks at its whole turn, and at what the next player makes of it."""

from __future__ import annotations

import random

from tantrix.robots.choices import placements_of
from tantrix.robots.search import LookAhead
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

JOINTS = 4
"""Over how many joining spaces an indirect connection is followed."""


class PlannerRobot:
    """Chooses the placement after which the next player's best turn leaves it best off.

    >>> import random
    >>> import tantrix
    >>> from tantrix.robots.planner import PlannerRobot
    >>> game = tantrix.new_game(seed=1)
    >>> PlannerRobot(random.Random(1)).choose(game.hidden()) in game.legal_actions()
    True
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: StrategyState) -> Placement:
        """Return the most promising placement; equals are chosen among by chance."""
        actions = placements_of(state)
        if len(actions) == 1:
            return actions[0]
        self._rng.shuffle(actions)
        return LookAhead(state, joints=JOINTS).best(actions, turns=2)
