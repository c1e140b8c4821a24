"""The reminder at 10:00: who is not there yet can be defaulted [S4.7], with one key."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tantrix.cli.i18n import say
from tantrix.cli.tournament.common import Alarm, time_of_day
from tantrix.tournaments import overview
from tantrix.tournaments.no_shows import began_ms
from tantrix.tournaments.points import NO_SHOW_MS
from tantrix.tournaments.state import RoundState, TournamentState

KEY = "a"
"""What is typed to default somebody; the word for it begins so in every language."""


@dataclass(slots=True)
class RoundReminder:
    """Reminds of each round once; `reminded` is the last one of which it did."""

    reminded: int = 0

    def alarm(self, state: TournamentState) -> Alarm | None:
        """Return what is to be said of the last round, and in how many seconds.

        It is `None` where it was said, or where no table is left that may wait for somebody.
        """
        number = len(state.rounds)
        if number <= self.reminded or not unbegun(state):
            return None
        due_ms = began_ms(state, number) + NO_SHOW_MS
        left_ms = due_ms - time.time_ns() // 1_000_000
        text = say("cli.tournament.ten_minutes", round=number, at=time_of_day(due_ms))
        return Alarm(left_ms / 1000, text, lambda: self._done(number))

    def _done(self, number: int) -> None:
        self.reminded = number


def unbegun(state: TournamentState) -> list[int]:
    """Return the tables of the last round, once it is published, of which nothing is known yet."""
    if not state.rounds or not state.rounds[-1].published:
        return []
    last = state.rounds[-1]
    return [table for table in overview.missing(state, last.number) if not _begun(last, table)]


def _begun(each: RoundState, table: int) -> bool:
    """Tell whether a table has any result."""
    return bool(each.heats[table - 1].marks) if each.heats else each.pairings[table - 1].begun
