"""The games in play about which Controllers are to decide. Nothing of this is stored."""

from __future__ import annotations

from typing import NamedTuple

from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.games import awaited as awaited_games
from tantrix.server.tournaments.games import room_of
from tantrix.tournaments.state import TournamentState


class _Call(NamedTuple):
    """Until when a Controller may decide, and whether about somebody who has not come."""

    until_ms: int
    awaited: bool


class Calls:
    """Which tables call a Controller, and when their games are scored as they stand."""

    def __init__(self) -> None:
        self._calls: dict[str, _Call] = {}

    def add(self, room: str, until_ms: int, *, awaited: bool = False) -> None:
        """Note that a table calls a Controller, since somebody is `awaited` there or takes long."""
        self._calls[room] = _Call(until_ms, awaited)

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
