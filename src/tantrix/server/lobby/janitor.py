"""Looking after rooms in which nothing happens: games that are over, hosts who are gone."""

from __future__ import annotations

from msgspec.structs import replace

from tantrix.server.lobby import rooms
from tantrix.server.lobby.actor import LobbyActor
from tantrix.server.lobby.rooms import RoomState

HANDOVER_MS = 120_000
"""After how long a host who is not there hands over to somebody who is."""

EMPTY_MS = 600_000
EMPTY_DAYS_MS = 7 * 86_400_000
"""After how long a room without anybody is closed, and one for play by correspondence."""


class RoomJanitor:
    """Looks after the rooms of a hall from time to time, and notes who has been away since when."""

    def __init__(self, hall: LobbyActor) -> None:
        self._hall = hall
        self._empty_ms: dict[str, int] = {}
        self._hostless_ms: dict[str, int] = {}

    async def look(self) -> None:
        """Note games that are over, have hosts hand over who are gone, and close empty rooms."""
        hall = self._hall
        for room in list(hall.rooms.values()):
            state = await hall.looked_at(room)
            present = hall.present(state)
            empty_ms = self._since(self._empty_ms, room.id, here=bool(present))
            hostless_ms = self._since(self._hostless_ms, room.id, here=state.host in present)
            if empty_ms >= _patience_ms(state) and state.status != "playing":
                await hall.commit(replace(state, closed=True), {"kind": "close"})
            elif hostless_ms >= HANDOVER_MS and present.intersection(state.persons):
                await hall.commit(rooms.handed_on(state, present), {"kind": "host"})
        self._forget()

    def _since(self, away: dict[str, int], room: str, *, here: bool) -> int:
        """Return for how long somebody has been away from a room."""
        now_ms = self._hall.means.tick_ms()
        if here:
            away.pop(room, None)
        return 0 if here else now_ms - away.setdefault(room, now_ms)

    def _forget(self) -> None:
        """Forget rooms that are closed."""
        for away in (self._empty_ms, self._hostless_ms):
            for room in away.keys() - self._hall.rooms.keys():
                del away[room]


def _patience_ms(room: RoomState) -> int:
    return EMPTY_MS if room.terms.days is None else EMPTY_DAYS_MS
