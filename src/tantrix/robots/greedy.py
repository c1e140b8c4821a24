"""The robot that takes what it can get now."""

from __future__ import annotations

import random
from functools import partial

from tantrix.core.lines import score
from tantrix.core.placements import Placement
from tantrix.games.strategy import StrategyState
from tantrix.robots.judgement import outlook
from tantrix.robots.sight import Desk, Hand, without

FILLS_AHEAD = 2
"""How many of the fills that a placement obliges to are looked at."""


class Robot:
    """Chooses the placement with the best lead in points, the forced fills that follow included."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: StrategyState) -> Placement:
        """Return the placement of most immediate gain; equals are chosen among by chance."""
        desk = Desk(state)
        hand = desk.hands[state.player]
        values = {p: _value(desk, p, hand, FILLS_AHEAD) for p in state.placements()}
        best = max(values.values())
        return self._rng.choice([p for p, value in values.items() if value == best])


def _value(desk: Desk, placement: Placement, hand: Hand, ahead: int) -> float:
    """Return the lead after a placement and the best of the fills that it obliges to.

    The lead is that in points, and that in what the lines promise: their indirect length and ends.
    """
    rest = without(hand, placement.tile)
    with desk.with_tile(placement):
        fills = desk.fills(rest) if ahead else []
        if fills:
            return max(_value(desk, fill, rest, ahead - 1) for fill in fills)
        return desk.lead(score) + desk.lead(partial(outlook, unplayed=desk.unplayed))
