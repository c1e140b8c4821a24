"""What a robot is, and the levels that people choose from."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Protocol

from tantrix.core.errors import TantrixError
from tantrix.core.placements import Placement
from tantrix.games.strategy import StrategyState

LEVELS = ("random", "greedy", "planner")
"""The levels by strength; each names its module, which holds its `Robot`."""


class Robot(Protocol):
    """A player that chooses one placement at a time."""

    def choose(self, state: StrategyState) -> Placement:
        """Return a legal placement for the player to act; `state` is left as it was found.

        The state is what a player may see: the order of its bag is unknown.
        """


def make_robot(level: str, rng: random.Random) -> Robot:
    """Return a robot of a level; equal seeds play equal games.

    Raises `TantrixError` `bad.robot`.
    """
    if level not in LEVELS:
        raise TantrixError("bad.robot", level=level)
    robot: Robot = import_module(f"tantrix.robots.{level}").Robot(rng)
    return robot
