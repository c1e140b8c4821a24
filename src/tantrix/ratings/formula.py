"""What a won game is worth on the scale of the rankings, from 0 to 1000 [S0, W].

The sources say how the gain behaves; the exact formula is ours [O], see `docs/server/ratings.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from math import sqrt
from typing import Final

from tantrix.ratings import elo
from tantrix.ratings.games import MOST_MARGIN

TOP = 1000
"""The end of the scale, which nobody reaches."""

FLOOR = 100
"""Below this nobody falls [O]."""

PACE = 10.0
"""The gain over an equal by a margin of 1, at the very bottom of the scale [O]."""

ROBOT_LEAD = 300
"""A win over a robot brings nothing from so far above it on [W]."""

ENTRY = 950
"""What it takes in the all-time table to be a master [W]."""

MOST_MASTERS = 100
"""How many masters there can be [W]."""


class Ladder(StrEnum):
    """The tables of players; all but the one of tournaments, an Elo number, go by the formula.

    >>> from tantrix.ratings.formula import STARTS, Ladder
    >>> STARTS[Ladder.MONTHLY]
    700.0
    """

    ALL_TIME = "all-time"
    MONTHLY = "monthly"
    MASTERS = "masters"
    DOUBLES = "doubles"
    TOURNAMENTS = "tournaments"


STARTS: Final[Mapping[Ladder, float]] = {
    Ladder.ALL_TIME: 500.0,
    Ladder.MONTHLY: 700.0,
    Ladder.MASTERS: 500.0,
    Ladder.DOUBLES: 500.0,
    Ladder.TOURNAMENTS: elo.START,
}
"""Where everybody begins: all-time and monthly as in the sources [W], the others as we like [O]."""

ROBOTS: Final[Mapping[str, float]] = {
    "random": 100.0,
    "greedy": 300.0,
    "planner": 600.0,
    "level1": 120.0,
    "level2": 160.0,
    "level3": 200.0,
    "level4": 250.0,
    "level5": 300.0,
    "level6": 450.0,
    "level7": 600.0,
    "level8": 620.0,
    "level9": 630.0,
    "level10": 640.0,
}
"""What a level counts as; no game moves it.

The order is that of `docs/internals/robots.md`, and the distances up to the planner are roughly
those [O]. What is stronger counts little more: robots alone shall make nobody a master.
"""

ANY_ROBOT = 300.0
"""What a level counts as that has no number of its own."""


def robot_ranking(level: str) -> float:
    """Return what a level of robots counts as.

    >>> from tantrix.ratings.formula import robot_ranking
    >>> robot_ranking("greedy"), robot_ranking("one of your own")
    (300.0, 300.0)
    """
    return ROBOTS.get(level, ANY_ROBOT)


def gain(winner: float, loser: float, margin: int) -> float:
    """Return what a win over a person brings, which is what it costs the loser.

    Rankings lie within `FLOOR` to `TOP`; nobody loses what would take them below the floor.

    >>> from tantrix.ratings.formula import gain
    >>> gain(500, 500, margin=4), gain(500, 105, margin=84)
    (10.0, 5)
    """
    return min(_worth(winner, loser, margin), loser - FLOOR)


def gain_over_robot(winner: float, robot: float, margin: int) -> float:
    """Return what a win over a robot brings: half, and nothing from `ROBOT_LEAD` above it on.

    >>> from tantrix.ratings.formula import gain_over_robot
    >>> gain_over_robot(500, 500, margin=4), gain_over_robot(600, 300, margin=4)
    (5.0, 0)
    """
    room = max(robot + ROBOT_LEAD - winner, 0.0)
    return min(_worth(winner, robot, margin) / 2, room)


def _worth(winner: float, loser: float, margin: int) -> float:
    """Return what a win is worth before any bound."""
    counted = min(margin, MOST_MARGIN)
    return PACE * sqrt(counted) * sqrt(loser / winner) * (1 - winner / TOP)
