"""What a robot is, and the levels that people choose from."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Any, Protocol, cast

from tantrix.robots.levels import LADDER
from tantrix.robots.native import NativeRobot, is_native
from tantrix.rules.base import Action
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

Maker = Callable[[random.Random], Any]
"""Makes a robot of a generator of random numbers."""


def _named(path: str) -> Maker:
    """Return the maker of the robots of a class, whose module is imported when it is needed."""

    def make(rng: random.Random) -> GameRobot:
        module, name = path.split(":")
        robot: GameRobot = getattr(import_module(f"tantrix.robots.{module}"), name)(rng)
        return robot

    return make


ROBOTS: Mapping[str, Mapping[str, Maker]] = MappingProxyType(
    {
        "strategy": {
            "random": _named("random:RandomRobot"),
            "greedy": _named("greedy:GreedyRobot"),
            "planner": _named("planner:PlannerRobot"),
            **{level: partial(NativeRobot, level) for level in LADDER},
        },
        "solitaire": {
            "greedy": _named("solitaire:GreedySolitaire"),
            "planner": _named("solitaire:PlannerSolitaire"),
        },
        "mindgame": {
            "greedy": _named("mindgame.players:GreedyMindGame"),
            "planner": _named("mindgame.players:PlannerMindGame"),
        },
    }
)
"""The robots of each game by level: in Strategy three for programs, whose play never changes, then
the levels for people. Nobody needs a robot for Gobble alone."""

LEVELS = tuple(ROBOTS["strategy"])
"""The levels of Strategy."""

PLUGINS = "tantrix.robots"
"""The group of entry points by which other packages offer robots."""

STANDARD = "planner"
"""The level where nobody chooses one, for programs; every game with robots has it."""


class Robot(Protocol):
    """A player that chooses one placement at a time.

    >>> import tantrix
    >>> class First:
    ...     def choose(self, state):
    ...         return state.legal_placements()[0]
    >>> robot: tantrix.Robot = First()
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(robot.choose(game.hidden()))
    """

    def choose(self, state: StrategyState) -> Placement:
        """Return a legal placement for the player to act; `state` is left as it was found.

        The state is what a player may see: the order of its bag is unknown.
        """


class GameRobot(Protocol):
    """A player of any game.

    >>> import random
    >>> from tantrix.robots.base import make_game_robot
    >>> from tantrix.rules.solitaire.state import SolitaireRules
    >>> game = SolitaireRules().new_state(SolitaireRules().deal(random.Random(1)))
    >>> robot = make_game_robot("solitaire", "greedy", random.Random(2))
    >>> robot.choose(game.hidden()) in game.legal_actions()
    True
    """

    def choose(self, state: Any) -> Action:  # noqa: ANN401 - each game has its own state
        """Return a legal action for the player to act; `state` is left as it was found.

        The state is what a player may see.
        """


def plugins() -> Mapping[str, EntryPoint]:
    """Return the robots of other packages by name: their entry points `tantrix.robots`.

    What one loads is called with a generator of random numbers and returns a robot for Strategy. A
    name of ours is never taken.

    >>> from tantrix.robots.base import plugins
    >>> sorted(plugins())  # no other package is installed
    []
    """
    found = {point.name: point for point in entry_points(group=PLUGINS)}
    return {name: point for name, point in found.items() if name not in LEVELS}


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of a game's robots, by strength; none where nobody is needed.

    >>> from tantrix.robots.base import levels_of
    >>> levels_of("solitaire")
    ('greedy', 'planner')
    """
    return tuple(ROBOTS.get(game, ()))


def make_game_robot(game: str, level: str, rng: random.Random) -> GameRobot:
    """Return a robot for a game; equal seeds play equal games.

    Raises `TantrixError` `bad.robot`.

    >>> import random
    >>> from tantrix.robots.base import make_game_robot
    >>> type(make_game_robot("strategy", "greedy", random.Random(1))).__name__
    'GreedyRobot'
    """
    make = ROBOTS.get(game, {}).get(level)
    if make is None and game == "strategy" and is_native(level):
        return NativeRobot(level, rng)
    if make is None and game == "strategy" and (plugin := plugins().get(level)):
        make = plugin.load()
    if make is None:
        raise TantrixError("bad.robot", level=level)
    robot: GameRobot = make(rng)
    return robot


def make_robot(level: str, rng: random.Random | None = None, *, seed: int | None = None) -> Robot:
    """Return a robot for Strategy: a level, a player of the engine, or a robot of another package.

    Its chance comes from `rng`, or from a `seed`: equal seeds play equal games. Without either it
    plays differently every time. Asked where nothing can be placed it raises `TantrixError`.

    Raises `TantrixError` `bad.robot`, and `TypeError` where `rng` is no generator, or given with a
    seed.

    >>> import tantrix
    >>> robot = tantrix.make_robot("greedy", seed=2)
    >>> game = tantrix.new_game(seed=1)
    >>> robot.choose(game.hidden()) in game.legal_placements()
    True
    """
    if rng is None:
        rng = random.Random(seed)
    elif seed is not None:
        raise TypeError("a robot takes rng or seed, not both")
    elif not isinstance(rng, random.Random):
        raise TypeError(f"rng is a random.Random, not {rng!r}: a number is given as seed={rng!r}")
    return cast(Robot, make_game_robot("strategy", level, rng))
