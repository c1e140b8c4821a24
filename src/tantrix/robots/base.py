"""What a robot is, and the levels that people choose from."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol, cast

from tantrix.rules.base import Action
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

ROBOTS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "strategy": {
            "random": "random:RandomRobot",
            "greedy": "greedy:GreedyRobot",
            "planner": "planner:PlannerRobot",
        },
        "solitaire": {
            "greedy": "solitaire:GreedySolitaire",
            "planner": "solitaire:PlannerSolitaire",
        },
        "mindgame": {
            "greedy": "mindgame.players:GreedyMindGame",
            "planner": "mindgame.players:PlannerMindGame",
        },
    }
)
"""The levels of each game by strength, each with the module and the class of its robot, which is
made of a generator of random numbers. Nobody needs a robot for Gobble alone."""

LEVELS = tuple(ROBOTS["strategy"])
"""The levels of Strategy."""


class Robot(Protocol):
    """A player that chooses one placement at a time."""

    def choose(self, state: StrategyState) -> Placement:
        """Return a legal placement for the player to act; `state` is left as it was found.

        The state is what a player may see: the order of its bag is unknown.
        """


class GameRobot(Protocol):
    """A player of any game."""

    def choose(self, state: Any) -> Action:  # noqa: ANN401 - each game has its own state
        """Return a legal action for the player to act; `state` is left as it was found.

        The state is what a player may see.
        """


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of a game's robots, by strength; none where nobody is needed."""
    return tuple(ROBOTS.get(game, ()))


def make_game_robot(game: str, level: str, rng: random.Random) -> GameRobot:
    """Return a robot for a game; equal seeds play equal games.

    Raises `TantrixError` `bad.robot`.
    """
    path = ROBOTS.get(game, {}).get(level)
    if path is None:
        raise TantrixError("bad.robot", level=level)
    module, name = path.split(":")
    robot: GameRobot = getattr(import_module(f"tantrix.robots.{module}"), name)(rng)
    return robot


def make_robot(level: str, rng: random.Random) -> Robot:
    """Return a robot for Strategy; equal seeds play equal games.

    Raises `TantrixError` `bad.robot`.
    """
    return cast(Robot, make_game_robot("strategy", level, rng))
