"""The games in play about which Controllers are to decide. Tables know; nothing is stored here."""

from __future__ import annotations

from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.games import TableCall, room_of
from tantrix.server.tournaments.games import awaited as awaited_games
from tantrix.tournaments.state import TournamentState


class Calls:
    """Which tables call a Controller, and when their games are scored as they stand."""

    def __init__(self) -> None:
        self._calls: dict[str, TableCall] = {}

    def add(self, room: str, until_ms: int, *, awaited: bool = False) -> None:
        """Note that a table calls a Controller, since somebody is `awaited` there or takes long."""
        self._calls[room] = TableCall(until_ms, awaited)

    def open(self, tournament: str, state: TournamentState) -> list[m.ControllerCalled]:
        """Return the calls of games that are still in play."""
        if not self._calls:
            return []
        games = awaited_games(tournament, state).values()
        on = {room_of(state, place): place for place in games}
        self._calls = {room: call for room, call in self._calls.items() if room in on}
        return [
            m.ControllerCalled(place.round, place.table, place.game, room, *self._calls[room])
            for room, place in on.items()
            if room in self._calls
        ]
