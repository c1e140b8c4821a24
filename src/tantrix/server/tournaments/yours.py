"""What concerns a person in a tournament: their entry, where they play next, what they may do.

After every event each page is told if this has changed for its person. So what all persons have in
common is looked up once for a state, however many pages there are.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property

import msgspec

from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.offices import MAY, office_of
from tantrix.server.tournaments.views import public
from tantrix.tournaments import arranging, overview, teams, yielding
from tantrix.tournaments.events import Office
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import (
    EntryState,
    HeatState,
    PairingState,
    RoundState,
    TournamentState,
)

Seat = tuple[RoundState, int, PairingState]
"""A pairing, with its round and the number of its table."""

SeatInHeat = tuple[RoundState, int, HeatState]
"""A heat, with its round and the number of its table."""


class Yours:
    """What concerns each person in a state of a tournament that `owner` made."""

    def __init__(self, state: TournamentState, owner: str) -> None:
        self.state = state
        self._owner = owner

    def of(self, person: str) -> m.TournamentYou:
        """Return what concerns a person."""
        office, entry = office_of(self.state, self._owner, person), self._entries.get(person)
        may = [] if office is None or self.state.from_file else sorted(MAY[office])
        if entry is None:
            return self._not_entered(person, office, may)
        told = m.TournamentYou(entry.number, entry.presence, entry.checked_in, office, may)
        told = msgspec.structs.replace(told, captain=entry.registration.captain == person)
        leaving = entry.number in self.state.leaving
        told = msgspec.structs.replace(told, disqualified=entry.disqualified, leaving=leaving)
        seat = self._seat_of(entry.number)
        if seat is None:
            return self._in_heat(told, entry.number)
        each, table, pairing = seat
        one, two = pairing.sides
        side, boards = pairing.sides.index(entry.number), self.state.settings.boards
        board = teams.board_at(pairing, side, person) if boards else None
        game, room = _game_of(pairing) if not boards else _game_at(pairing, boards, board)
        return msgspec.structs.replace(
            told,
            board=board,
            round=each.number,
            table=table,
            game=game,
            opponent=two if one == entry.number else one,
            room=room or None,
            deadline_ms=each.deadline_ms,
            hours=list(pairing.hours[side]),
            overlaps=arranging.overlaps(pairing),
            offers=[m.TimeOfferView(made.starts_ms, made.side == side) for made in pairing.offers],
            contest=self._contest(each, pairing, side) if told.captain or not boards else None,
        )

    def _contest(
        self, each: RoundState, pairing: PairingState, side: int
    ) -> m.ColourContest | None:
        """Return the colour that a side may yield, if there is one."""
        found = yielding.contest(self.state, pairing)
        if found is None or not yielding.is_open(self.state, each, pairing):
            return None
        own, theirs = found.seconds[side], found.seconds[1 - side]
        return m.ColourContest(each.yields_ms, found.colour, own, theirs)

    def _not_entered(self, person: str, office: Office | None, may: list[str]) -> m.TournamentYou:
        """Return what concerns somebody without an entry."""
        own = self.state.invitations.get(person)
        return m.TournamentYou(
            entry=None,
            presence=None,
            checked_in=False,
            office=office,
            may=may,
            invited=None if own is None else own.partner_name,
            invited_by=self._invited_by.get(person, []),
        )

    def _in_heat(self, told: m.TournamentYou, entry: Entry) -> m.TournamentYou:
        """Return what concerns somebody, with the heat in which they still have to play."""
        for each, table, heat in self._heats.get(entry, ()):
            game = heat.next_game
            if game is None or any(mark.entry == entry for mark in heat.of_game(game)):
                continue
            return msgspec.structs.replace(
                told,
                round=each.number,
                table=table,
                game=game,
                room=heat.rooms[game - 1] or None,
                others=[other for other in heat.entries if other != entry],
            )
        return told

    def _seat_of(self, entry: Entry) -> Seat | None:
        """Return where an entry still has to play, in the latest rounds."""
        for each, table, pairing in self._pairings.get(entry, ()):
            if not overview.complete(self._public, each, pairing):
                return each, table, pairing
        return None

    # --- looked up once ---------------------------------------------------------------------

    @cached_property
    def _public(self) -> TournamentState:
        return public(self.state)

    @cached_property
    def _entries(self) -> dict[str, EntryState]:
        """The last entry of each person."""
        return {
            person: entry
            for entry in self.state.entries.values()
            for person in entry.registration.persons
            if person
        }

    @cached_property
    def _invited_by(self) -> dict[str, list[str]]:
        """Who has invited each person, to a pair or to a team."""
        found: dict[str, list[str]] = defaultdict(list)
        for invitation in self.state.invitations.values():
            found[invitation.partner].append(invitation.name)
        for entry in self.state.entries.values():
            if entry.presence != "left":
                for person in {one.person for one in entry.registration.invited}:
                    found[person].append(entry.name)
        found.pop("", None)
        return dict(found)

    @cached_property
    def _rounds(self) -> list[RoundState]:
        """The rounds that may still be played, of the last stage first."""
        return [
            each
            for stage in reversed(self._public.stages)
            for each in overview.current_rounds(self._public, stage)
        ]

    @cached_property
    def _pairings(self) -> dict[Entry, list[Seat]]:
        """Where each entry plays in those rounds."""
        found: dict[Entry, list[Seat]] = defaultdict(list)
        for each in self._rounds:
            for table, pairing in enumerate(each.pairings, start=1):
                for entry in pairing.sides:
                    found[entry].append((each, table, pairing))
        return found

    @cached_property
    def _heats(self) -> dict[Entry, list[SeatInHeat]]:
        """Where each entry plays in those rounds."""
        found: dict[Entry, list[SeatInHeat]] = defaultdict(list)
        for each in self._rounds:
            for table, heat in enumerate(each.heats, start=1):
                for entry in heat.entries:
                    found[entry].append((each, table, heat))
        return found


def _game_at(pairing: PairingState, boards: int, board: int | None) -> tuple[int | None, str]:
    """Return the game to be played at a board, and its table; nothing for reserves."""
    for number, game in teams.games_at(pairing, boards, board) if board else ():
        if game.result is None:
            return number, game.room
    return None, ""


def _game_of(pairing: PairingState) -> tuple[int, str]:
    """Return the game of a match that is to be played, and its table at the server."""
    games = (*pairing.games, *pairing.playoff)
    for number, game in enumerate(games, start=1):
        if game.result is None:
            return number, game.room
    return len(games) + 1, ""
