"""Score sheets that come in: what is entered at once, and what waits for the director.

A sheet that all players have confirmed counts. One that some of them have not confirmed, or that
says something else than the result that is there, waits; so does nothing that the tournament
refuses. The same result twice is one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import scoring, teams
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.points import penalty
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState
from tantrix.venue.book import TournamentBook
from tantrix.venue.pins import RANK, Role

MOST_WAITING = 500

Outcome = Literal["entered", "same", "waits", "conflict"]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A score sheet: a game, the tiles of both sides, the times used, and who has confirmed it.

    Of a heat it says what some of the `entries` did, or all of them, in that order.
    """

    round: int
    table: int
    game: int
    scores: tuple[int, ...]
    times_ms: tuple[int, ...] | None = None
    confirmed: tuple[bool, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def signed(self) -> bool:
        """Whether everybody has confirmed it."""
        return len(self.confirmed) == len(self.scores) and all(self.confirmed)

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
        signed = sheet.signed or RANK[role] >= RANK["helper"]
        try:
            _entered(self._book.read(), sheet, role)
        except TantrixError as error:
            if error.id == "tournament.same_result":
                return "same"
            if error.id == "tournament.has_result":
                return self._keep(sheet, conflict=True)
            raise
        if not signed:
            return self._keep(sheet, conflict=False)
        self._book.append(lambda now: [_entered(now, sheet, role)])
        return "entered"

    def decide(self, number: int, *, accept: bool, reason: str) -> None:
        """Let a sheet that waits count, or put it away; raises `TantrixError`."""
        waiting = self._waiting.get(number)
        if waiting is None:
            raise TantrixError("venue.no_sheet")
        if accept:
            self._book.append(lambda state: [_accepted(state, waiting.sheet, reason)])
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


def _entered(state: TournamentState, sheet: Sheet, by: str) -> AnyEvent:
    """Return the event that enters a sheet; raises `TantrixError` for one that is wrong.

    What the director accepts stays marked as unsigned, unless all players have confirmed it.
    """
    unsigned = by == "director" and not sheet.signed
    heats = state.round(sheet.round).heats
    if sheet.entries and not heats:
        raise TantrixError("venue.sheet_bad")
    if heats:
        marks = [replace(mark, unsigned=unsigned) for mark in _marks(state, sheet)]
        return scoring.mark(state, (sheet.round, sheet.table), marks, by=by)
    scores, times_ms = _of_two(sheet)
    found = scoring.played(state, scores, times_ms)
    return scoring.result(state, sheet.place, found, times_ms, by, unsigned=unsigned)


def _accepted(state: TournamentState, sheet: Sheet, reason: str) -> AnyEvent:
    """Return the event that lets a sheet count: a result, or a correction of another one."""
    try:
        return _entered(state, sheet, "director")
    except TantrixError as error:
        if error.id != "tournament.has_result":
            raise
    if sheet.entries:
        if not reason.strip():
            raise TantrixError("tournament.reason")
        marks, where = _marks(state, sheet), (sheet.round, sheet.table)
        return scoring.mark(state, where, marks, reason=reason, by="director")
    scores, times_ms = _of_two(sheet)
    found = scoring.played(state, scores, times_ms)
    return scoring.correct(state, sheet.place, found, reason, times_ms=times_ms, by="director")


def _of_two(sheet: Sheet) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """Return the scores and times of two sides; raises `TantrixError` `venue.sheet_bad`."""
    _check_lengths(sheet, 2)
    one, two = sheet.scores
    times = sheet.times_ms
    return (one, two), None if times is None else (times[0], times[1])


def _marks(state: TournamentState, sheet: Sheet) -> list[Mark]:
    """Return what a sheet says of a heat; raises `TantrixError` `venue.sheet_bad`."""
    _check_lengths(sheet, len(set(sheet.entries)))
    times = sheet.times_ms or (None,) * len(sheet.scores)
    return [
        Mark(
            entry=entry,
            game=sheet.game,
            score=score,
            time_ms=used,
            penalty=penalty(used or 0, state.settings.limit_ms),
        )
        for entry, score, used in zip(sheet.entries, sheet.scores, times, strict=True)
    ]


def _check_lengths(sheet: Sheet, count: int) -> None:
    """Raise `TantrixError` for a sheet of another number of players, or one with a bad time."""
    times = sheet.times_ms
    lengths = {len(sheet.scores), len(sheet.entries) or count}
    lengths |= set() if times is None else {len(times)}
    if lengths != {count} or count == 0 or any(time < 0 for time in times or ()):
        raise TantrixError("venue.sheet_bad")


def is_conflict(state: TournamentState, sheet: Sheet) -> bool:
    """Tell whether the game of a sheet has a result already."""
    if sheet.entries:
        marked = state.heat(sheet.round, sheet.table).of_game(sheet.game)
        return any(mark.entry in sheet.entries for mark in marked)
    pairing = state.pairing(sheet.round, sheet.table)
    games = (*pairing.games, *pairing.playoff)
    return sheet.game <= len(games) and games[sheet.game - 1].result is not None


def players_of(state: TournamentState, sheet: Sheet) -> list[str]:
    """Return whose scores a sheet has, by name and in its order."""
    if sheet.entries:
        return [state.entries[entry].name for entry in sheet.entries]
    pairing = state.pairing(sheet.round, sheet.table)
    return [teams.seated(state, pairing, side, sheet.game)[1] for side in (0, 1)]


def _settled(state: TournamentState, sheet: Sheet) -> bool:
    """Tell whether the result of a sheet is the one that is there, or its round is gone."""
    try:
        _entered(state, sheet, "")
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
