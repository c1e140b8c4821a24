"""The robot that plays anything legal."""

from __future__ import annotations

import random

from tantrix.robots.choices import placements_of
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


class RandomRobot:
    """Chooses among the legal placements, each as likely as another.

    >>> import random
    >>> import tantrix
    >>> from tantrix.robots.random import RandomRobot
    >>> game = tantrix.new_game(seed=1)
    >>> RandomRobot(random.Random(1)).choose(game.hidden()) in game.legal_actions()
    True
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: StrategyState) -> Placement:
        """Return any legal placement."""
        return self._rng.choice(placements_of(state))
