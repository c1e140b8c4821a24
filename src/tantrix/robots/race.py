"""Robots for the Gobble race, at three speeds: what they do, and how long they take over it.

A robot sees a race as people do, looks at the spaces where its tile might go, overlooks some,
the slower it is the more, and needs a moment to act; meanwhile somebody else may take the space.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import count, fits
from tantrix.rules.gobble.state import JOINED, is_gobble
from tantrix.rules.race.pieces import Discard, Give, GiveSource, JoinTile, RaceAction, TurnTile
from tantrix.rules.race.state import RaceState


class Speed(NamedTuple):
    """How long a join takes on average, in seconds, and how likely a space is noticed.

    >>> from tantrix.robots.race import SPEEDS
    >>> SPEEDS["fast"].join_s
    1.8
    """

    join_s: float
    sees: float


SPEEDS: Mapping[str, Speed] = MappingProxyType(
    {"slow": Speed(6.0, 0.7), "medium": Speed(3.5, 0.85), "fast": Speed(1.8, 1.0)}
)
"""The speeds that people choose from."""

EFFORT: Mapping[type[RaceAction], float] = MappingProxyType(
    {TurnTile: 0.2, JoinTile: 1.0, Discard: 1.4, Give: 0.5}
)
"""How long an action takes, as a part of the time for a join: to find no space takes longest."""

JITTER = 0.35
"""How much one time differs from another: the deviation of its logarithm."""


class RaceRobot:
    """A player of the race. Raises `TantrixError` `bad.robot` where there is no such speed.

    >>> import random
    >>> from tantrix.robots.race import RaceRobot
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> race = rules.new_state(rules.deal(random.Random(1)))
    >>> robot = RaceRobot("fast", random.Random(2))
    >>> action = robot.choose(race, player=0)
    >>> action in race.legal_actions(0), 0 < robot.seconds(action) < 10
    (True, True)
    """

    def __init__(self, speed: str, rng: random.Random) -> None:
        if speed not in SPEEDS:
            raise TantrixError("bad.robot", level=speed)
        self._speed = SPEEDS[speed]
        self._rng = rng

    def choose(self, state: RaceState, player: int) -> RaceAction | None:
        """Return what to do now, None where there is nothing; `state` is left as it was found."""
        actions = state.legal_actions(player)
        if not actions:
            return None
        if isinstance(actions[0], Give):
            return self._gift(state, [action for action in actions if isinstance(action, Give)])
        return (
            self._join(state, [action for action in actions if isinstance(action, JoinTile)])
            or (actions[-1])
        )

    def seconds(self, action: RaceAction) -> float:
        """Return how long the robot takes over an action: about as long as people do."""
        mean = self._speed.join_s * EFFORT[type(action)]
        return mean * min(2.5, max(0.4, self._rng.lognormvariate(0, JITTER)))

    def _gift(self, state: RaceState, gifts: list[Give]) -> Give:
        """Give a penalty rather than an unseen tile, to whoever has the fewest left."""
        self._rng.shuffle(gifts)
        left = [holding.left for holding in state.holdings]
        return min(gifts, key=lambda gift: (gift.source is GiveSource.PILE, left[gift.to]))

    def _join(self, state: RaceState, joins: list[JoinTile]) -> JoinTile | None:
        """Return the best join that is noticed, a gobble if there is one."""
        noticed = {
            cell
            for cell in sorted({join.placement.hex for join in joins})
            if self._rng.random() < self._speed.sees
        }
        seen = [join for join in joins if join.placement.hex in noticed]
        self._rng.shuffle(seen)
        return max(seen, key=lambda join: promise(state, join.placement), default=None)


def promise(state: RaceState, placement: Placement) -> tuple[bool, int]:
    """Tell how good a join is: whether it is a gobble, and how many tiles then fit beside it.

    >>> import random
    >>> from tantrix.robots.race import promise
    >>> from tantrix.rules.race.pieces import TurnTile
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> race = rules.new_state(rules.deal(random.Random(1)))
    >>> race.play(TurnTile(player=0))
    >>> max(promise(race, placement) for placement in race.legal_placements(0))
    (False, 56)
    """
    board = state.board
    gobble = is_gobble(board, placement.hex)
    board.push(placement)
    room = sum(len(fits(pattern)) for pattern in board.spaces.values() if count(pattern) >= JOINED)
    board.pop()
    return gobble, room
