"""What every game shares: stages, actions, outcomes, and the shape of a state.

An action is one placement, not one turn. Drawing a tile is an action of chance, so that one state
serves play, search, records and learning alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from tantrix.core.placements import Placement

CHANCE = -1
"""The player to act when a draw is due."""

TERMINAL = -2
"""The player to act when the game is over."""


class Stage(StrEnum):
    """Where a turn stands: forced fills, the free move, forced fills again; or the end."""

    FORCED = "forced"
    FREE = "free"
    AFTER = "after"
    OVER = "over"


class Termination(StrEnum):
    """Why a game ended."""

    PLAYED = "played"
    DEADLOCK = "deadlock"
    RESIGNED = "resigned"


class Draw(NamedTuple):
    """The action of chance: `tile` comes out of the bag."""

    tile: int


class Resign(NamedTuple):
    """`player` gives up."""

    player: int


Action = Placement | Draw | Resign


class Outcome(NamedTuple):
    """How a game ended: the winning players (several share a tie; none after a deadlock)."""

    termination: Termination
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class State(Protocol):
    """A position of some game, with its turn; pushed and popped in place."""

    @property
    def current_player(self) -> int:
        """The player to act, `CHANCE`, or `TERMINAL`."""

    def legal_actions(self) -> Sequence[Action]:
        """Return the legal actions, sorted."""

    def push(self, action: Action) -> None:
        """Make an action, unchecked."""

    def pop(self) -> Action:
        """Take the last action back and return it."""

    def settle(self) -> bool:
        """Make the due draw from a bag whose order is known; tell whether there was one."""
