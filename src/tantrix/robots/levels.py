"""The ten levels of Strategy for people: players of the engine, about 100 Elo apart.

Up to the seventh a level thinks like `greedy` or `planner`, but misjudges what a placement is worth
by some points (`temperature`), so that it errs where choices are close; from the third on it never
gives away more than `slip` points knowingly. Those above look further by sampling. With three or
four players, and in doubles, they play random games out instead, as the network has learnt from
games of two alone. Budgets are samples and games, not time: a level plays alike on every machine.
`docs/internals/robots.md` has the matches that they were fitted by.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Level(NamedTuple):
    """A level as a player of the engine: with two players, and with several or in doubles.

    >>> from tantrix.robots.levels import LADDER
    >>> LADDER["level8"].two, LADDER["level8"].several
    ('search samples=16', 'flat playouts=1000')
    """

    two: str
    several: str


def _alike(player: str) -> Level:
    return Level(player, player)


LADDER: Mapping[str, Level] = MappingProxyType(
    {
        "level1": _alike("greedy temperature=4"),
        "level2": _alike("greedy temperature=1.8"),
        "level3": _alike("greedy temperature=2 slip=2.5"),
        "level4": _alike("greedy temperature=0.5 slip=2"),
        "level5": _alike("greedy temperature=0.1 slip=1"),
        "level6": _alike("planner temperature=1 slip=2"),
        "level7": _alike("planner temperature=0.1 slip=1"),
        "level8": Level("search samples=16", "flat playouts=1000"),
        "level9": Level("search samples=40", "flat playouts=4000"),
        "level10": Level("search samples=400 mix=0.5", "flat playouts=12500"),
    }
)
"""The levels by name, the weakest first."""

NEWCOMER = "level3"
"""Whom somebody meets who has not chosen."""
