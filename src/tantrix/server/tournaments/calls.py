"""The games in play about which Controllers are to decide. Nothing of this is stored."""

from __future__ import annotations

from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.games import awaited, room_of
from tantrix.tournaments.state import TournamentState


class Calls:
    """Which tables call a Controller, and when their games are scored as they stand."""

    def __init__(self) -> None:
        self._until_ms: dict[str, int] = {}
        self._awaited: set[str] = set()

    def add(self, room: str, until_ms: int, *, awaited: bool = False) -> None:
        """Note that a table calls a Controller, since somebody is `awaited` there or takes long."""
        self._until_ms[room] = until_ms
        self._awaited = self._awaited | {room} if awaited else self._awaited - {room}

    def open(self, tournament: str, state: TournamentState) -> list[m.ControllerCalled]:
        """Return the calls of games that are still in play."""
        if not self._until_ms:
            return []
        on = {room_of(state, place): place for place in awaited(tournament, state).values()}
        self._until_ms = {room: until for room, until in self._until_ms.items() if room in on}
        return [
            m.ControllerCalled(
                *(place.round, place.table, place.game, room, self._until_ms[room]),
                awaited=room in self._awaited,
            )
            for room, place in on.items()
            if room in self._until_ms
        ]
