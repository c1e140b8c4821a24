"""Score sheets that come in: what is entered at once, and what waits for the director.

A sheet that both players have confirmed counts. One that a single player has confirmed, or that
says something else than the result that is there, waits; so does nothing that the tournament
refuses. The same result twice is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
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


class WaitingSheet(msgspec.Struct, frozen=True):
    """A sheet that the director has to look at."""

    number: int
    sheet: Sheet


class Sheets:
    """The sheets of a venue; those that wait are in a file, if there is one for them."""

    def __init__(self, book: TournamentBook, kept: Path | None = None) -> None:
        self._book = book
        self._kept = kept
        self._waiting = {each.number: each for each in _read(kept)}
        self._last = max(self._waiting, default=0)

    def waiting(self) -> list[WaitingSheet]:
        """Return the sheets that wait and are not settled meanwhile, the oldest first."""
        state = self._book.read()
        return [each for each in self._waiting.values() if not _settled(state, each.sheet)]

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
        self._write()

    def _write(self) -> None:
        """Keep the sheets that wait; the file is replaced as a whole."""
        if self._kept is not None:
            fresh = self._kept.with_name(f"{self._kept.name}.new")
            fresh.write_bytes(msgspec.json.encode(list(self._waiting.values())))
            fresh.replace(self._kept)

    def _keep(self, sheet: Sheet, *, conflict: bool) -> Outcome:
        """Keep a sheet for the director, once."""
        if all(sheet != each.sheet for each in self._waiting.values()):
            if len(self._waiting) >= MOST_WAITING:
                raise TantrixError("venue.full")
            self._last += 1
            self._waiting[self._last] = WaitingSheet(self._last, sheet)
            self._write()
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


def is_conflict(state: TournamentState, sheet: Sheet) -> bool:
    """Tell whether the game of a sheet has a result already."""
    pairing = state.pairing(sheet.round, sheet.table)
    games = (*pairing.games, *pairing.playoff)
    return sheet.game <= len(games) and games[sheet.game - 1].result is not None


def _settled(state: TournamentState, sheet: Sheet) -> bool:
    """Tell whether the result of a sheet is the one that is there, or its round is gone."""
    try:
        found = scoring.played(state, sheet.scores, sheet.times_ms)
        scoring.result(state, sheet.place, found, sheet.times_ms)
    except TantrixError as error:
        return error.id != "tournament.has_result"
    return False


def _read(kept: Path | None) -> list[WaitingSheet]:
    """Return the sheets that a file has, none where it cannot be read: nothing depends on them."""
    try:
        content = b"[]" if kept is None else kept.read_bytes()
        return msgspec.json.decode(content, type=list[WaitingSheet])
    except (OSError, msgspec.MsgspecError):
        return []
