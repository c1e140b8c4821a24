"""Where one turn ends and the next begins, seen from the moves alone."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tantrix.rules.base import CHANCE, Stage


class InTurn(Protocol):
    """A state of any game with turns, or a moment of one."""

    @property
    def player(self) -> int:
        """The player whose turn it is."""

    @property
    def stage(self) -> Stage:
        """Where the turn stands."""


class TurnMoment(NamedTuple):
    """Whose turn it is when a move is made, and the stage of that turn."""

    player: int
    stage: Stage


NEVER = TurnMoment(CHANCE, Stage.OVER)
"""The moment before a game begins."""


def moment(state: InTurn) -> TurnMoment:
    """Return the moment that a state shows."""
    return TurnMoment(state.player, state.stage)


def turn_between(earlier: InTurn, later: InTurn) -> bool:
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
    last: InTurn = NEVER

    def at(self, now: InTurn) -> Turn:
        """Return the turn to which a move belongs that is made at a moment."""
        return Turn(self.number + turn_between(self.last, now), now)
