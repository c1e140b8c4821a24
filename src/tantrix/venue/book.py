"""What the page of a venue needs of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.state import TournamentState


class TournamentBook(Protocol):
    """A tournament that is kept somewhere, such as in the director's file."""

    def read(self) -> TournamentState:
        """Return the tournament as it is now; raises `TantrixError` where it cannot be read."""

    def append(self, decide: Callable[[TournamentState], Sequence[AnyEvent]]) -> object:
        """Add the events that are decided on for the tournament as it is now.

        When it returns they are kept. Raises `TantrixError`, also what `decide` raises.
        """
