"""Beginning the game of a room: who may play there, and who plays elsewhere already.

Nobody plays two live games at once. A slot in another room is no game: it is given up.
"""

from __future__ import annotations

from tantrix.rules.core.errors import TantrixError
from tantrix.server.lobby import games
from tantrix.server.lobby.actor import LobbyActor
from tantrix.server.lobby.messages import RoomEvent
from tantrix.server.lobby.room_settings import config_of
from tantrix.server.lobby.rooms import RoomState
from tantrix.server.tables.schedule import awaiting


async def begin(lobby: LobbyActor, room: RoomState, client_id: str | None) -> RoomState:
    """Begin the game of a room in which everybody is ready; raises `TantrixError` too."""
    await _refuse_busy(lobby, room)
    config = config_of(room.terms, games.turns(room), room.id, private=room.private)
    once = games.once(room, config)
    table = await lobby.deps.create(awaiting(config, lobby.deps.wall_ms()), room.host, once)
    for person in room.persons if room.terms.live else []:
        lobby.withdraw(person)
    event: RoomEvent = {"kind": "start", "table": table}
    return await lobby.commit(games.begun(room, table), event, client_id)


async def playing(lobby: LobbyActor, person: str) -> RoomState | None:
    """Return the room whose live game a person plays in now, with a slot there."""
    every = list(lobby.rooms.values())
    for room in [r for r in every if r.terms.live and person in r.players]:
        state = await lobby.looked_at(room)
        if person in state.players and person in state.persons:
            return state
    return None


def waiting(lobby: LobbyActor, person: str, beside: str) -> list[RoomState]:
    """Return the other rooms for live games where a person has a slot and nobody plays."""
    return [
        room
        for room in lobby.rooms.values()
        if room.id != beside
        and room.terms.live
        and person in room.persons
        and room.status != "playing"
    ]


async def refuse_weak(lobby: LobbyActor, kind: str, person: str, name: str) -> None:
    """Refuse who may not play masters games; raises `TantrixError` `lobby.masters`."""
    if kind == "masters" and not await lobby.deps.may_play_masters(person):
        raise TantrixError("lobby.masters", name=name)


async def _refuse_busy(lobby: LobbyActor, room: RoomState) -> None:
    """Refuse to begin where somebody may not play, or plays another live game."""
    for slot in room.slots:
        if slot.person:
            lobby.deps.refuse_banned(slot.person)
            await refuse_weak(lobby, room.terms.kind, slot.person, slot.name)
            other = await playing(lobby, slot.person)
            if other is not None and other.id != room.id and room.terms.live:
                raise TantrixError("lobby.busy", name=slot.name)
