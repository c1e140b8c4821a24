"""Where one turn ends and the next begins, seen from the moves alone."""

from __future__ import annotations

from typing import NamedTuple

from tantrix.rules.base import CHANCE, Stage
from tantrix.rules.strategy.state import StrategyState


class Moment(NamedTuple):
    """Whose turn it is when a move is made, and the stage of that turn."""

    player: int
    stage: Stage


NEVER = Moment(CHANCE, Stage.OVER)
"""The moment before a game begins."""


def moment(state: StrategyState) -> Moment:
    """Return the moment that a state shows."""
    return Moment(state.player, state.stage)


def turn_between(earlier: Moment, later: Moment) -> bool:
    """Tell whether a new turn has begun between the moments of two moves in a row.

    It may be the same player's again, where nobody else has tiles: after the free move a turn has
    no stage but `after`.
    """
    moved_freely = earlier.stage in (Stage.FREE, Stage.AFTER)
    anew = later.stage in (Stage.FORCED, Stage.FREE)
    return earlier.player != later.player or (moved_freely and anew)


class Turn(NamedTuple):
    """A turn by its number in the game, from 1, and the moment of the last move in it."""

    number: int = 0
    last: Moment = NEVER

    def at(self, state: StrategyState) -> Turn:
        """Return the turn to which a move belongs that is about to be made in `state`."""
        now = moment(state)
        return Turn(self.number + turn_between(self.last, now), now)
