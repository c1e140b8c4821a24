"""The robot that takes what it can get now."""

from __future__ import annotations

import random

from tantrix.robots.choices import placements_of
from tantrix.robots.search import LookAhead
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


class GreedyRobot:
    """Chooses the placement with the best lead after its turn, the forced fills included.

    >>> import random
    >>> import tantrix
    >>> from tantrix.robots.greedy import GreedyRobot
    >>> game = tantrix.new_game(seed=1)
    >>> GreedyRobot(random.Random(1)).choose(game.hidden()) in game.legal_actions()
    True
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: StrategyState) -> Placement:
        """Return the placement of most immediate gain; equals are chosen among by chance."""
        actions = placements_of(state)
        self._rng.shuffle(actions)
        return LookAhead(state, joints=0).best(actions, turns=1)
