"""What a robot is, and the levels that people choose from."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from tantrix.rules.base import Action
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

LEVELS = ("random", "greedy", "planner")
"""The levels of Strategy by strength; each names its module, whose class is
called as `GreedyRobot` is."""

GAME_LEVELS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "solitaire": ("greedy", "planner"),
        "mindgame": ("greedy", "planner"),
    }
)
"""The levels of every other game by strength; see `GAME_ROBOTS`."""

GAME_ROBOTS: Mapping[str, str] = MappingProxyType(
    {"solitaire": "tantrix.robots.solitaire", "mindgame": "tantrix.robots.mindgame.players"}
)
"""The module of each of these games, whose `make` returns a robot of a level."""


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
    module = import_module(f"tantrix.robots.{level}")
    robot: Robot = getattr(module, f"{level.capitalize()}Robot")(rng)
    return robot


class GameRobot(Protocol):
    """A player of another game than Strategy."""

    def choose(self, state: Any) -> Action:  # noqa: ANN401 - each game has its own state
        """Return a legal action for the player to act; `state` is left as it was found.

        The state is what a player may see.
        """


def make_game_robot(game: str, level: str, rng: random.Random) -> GameRobot:
    """Return a robot for a game other than Strategy; equal seeds play equal games.

    Raises `TantrixError` `bad.robot`.
    """
    if level not in GAME_LEVELS.get(game, ()):
        raise TantrixError("bad.robot", level=level)
    robot: GameRobot = import_module(GAME_ROBOTS[game]).make(level, rng)
    return robot
