"""Score sheets that come in: what is entered at once, and what waits for the director.

A sheet that both players have confirmed counts. One that a single player has confirmed, or that
says something else than the result that is there, waits; so does nothing that the tournament
refuses. The same result twice is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import scoring
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState
from tantrix.venue.book import TournamentBook
from tantrix.venue.pins import RANK, Role

MOST_WAITING = 500

Outcome = Literal["entered", "same", "waits", "conflict"]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A score sheet: a game, the tiles of both sides, the times used, and who has confirmed it."""

    round: int
    table: int
    game: int
    scores: tuple[int, int]
    times_ms: tuple[int, int] | None = None
    confirmed: tuple[bool, bool] = (False, False)

    @property
    def place(self) -> Place:
        """Where the game is."""
        return Place(self.round, self.table, self.game)


@dataclass(frozen=True, slots=True)
class WaitingSheet:
    """A sheet that the director has to look at; a conflict has another result in its place."""

    number: int
    sheet: Sheet
    conflict: bool


class Sheets:
    """The sheets of a venue."""

    def __init__(self, book: TournamentBook) -> None:
        self._book = book
        self._waiting: dict[int, WaitingSheet] = {}
        self._last = 0

    @property
    def waiting(self) -> list[WaitingSheet]:
        """The sheets that wait, the oldest first."""
        return list(self._waiting.values())

    def hand_in(self, sheet: Sheet, role: Role) -> Outcome:
        """Enter a sheet, or keep it for the director; raises `TantrixError` for one that is wrong.

        A helper's sheet needs no confirmation.
        """
        if any(time < 0 for time in sheet.times_ms or ()):
            raise TantrixError("venue.sheet_bad")
        signed = all(sheet.confirmed) or RANK[role] >= RANK["helper"]
        state = self._book.read()
        found = scoring.played(state, sheet.scores, sheet.times_ms)
        try:
            scoring.result(state, sheet.place, found, sheet.times_ms)
        except TantrixError as error:
            if error.id == "tournament.same_result":
                return "same"
            if error.id == "tournament.has_result":
                return self._keep(sheet, conflict=True)
            raise
        if not signed:
            return self._keep(sheet, conflict=False)
        self._book.append(lambda now: [self._entered(now, sheet, found, role)])
        return "entered"

    def decide(self, number: int, *, accept: bool, reason: str) -> None:
        """Let a sheet that waits count, or put it away; raises `TantrixError`."""
        waiting = self._waiting.get(number)
        if waiting is None:
            raise TantrixError("venue.no_sheet")
        if accept:
            self._book.append(lambda state: self._accepted(state, waiting.sheet, reason))
        del self._waiting[number]

    def _keep(self, sheet: Sheet, *, conflict: bool) -> Outcome:
        """Keep a sheet for the director, once."""
        if all(sheet != each.sheet for each in self._waiting.values()):
            if len(self._waiting) >= MOST_WAITING:
                raise TantrixError("venue.full")
            self._last += 1
            self._waiting[self._last] = WaitingSheet(self._last, sheet, conflict)
        return "conflict" if conflict else "waits"

    def _accepted(self, state: TournamentState, sheet: Sheet, reason: str) -> Sequence[AnyEvent]:
        """Return the event that lets a sheet count: a result, or a correction of another one."""
        found = scoring.played(state, sheet.scores, sheet.times_ms)
        try:
            return [self._entered(state, sheet, found, "director")]
        except TantrixError as error:
            if error.id != "tournament.has_result":
                raise
        return [
            scoring.correct(
                state, sheet.place, found, reason, times_ms=sheet.times_ms, by="director"
            )
        ]

    def _entered(
        self, state: TournamentState, sheet: Sheet, found: GameResult, role: Role
    ) -> AnyEvent:
        return scoring.result(state, sheet.place, found, sheet.times_ms, by=role)
