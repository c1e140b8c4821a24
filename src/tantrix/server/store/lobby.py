"""The rooms of the lobby in a database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from tantrix.server.store.base import Conflict
from tantrix.server.store.database import Database
from tantrix.server.store.tables.lobby import lobby_rooms


class KeptRoom(NamedTuple):
    """A room as it is stored, after `version` changes; one that is not `open` is history."""

    id: str
    version: int
    open: bool
    updated_ms: int
    body: bytes


class LobbyStore:
    """The rooms of the lobby. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rooms(self) -> list[bytes]:
        """Return the rooms that are open, the oldest first."""
        rooms = lobby_rooms.c
        query = select(rooms.body).where(rooms.open == 1).order_by(rooms.updated_ms, rooms.id)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def keep(self, room: KeptRoom) -> None:
        """Keep a room; raises `Conflict` where it is not the next version."""
        await self._database.write(lambda connection: _keep(connection, room))


def _keep(connection: Connection, room: KeptRoom) -> None:
    row = {**room._asdict(), "open": int(room.open)}
    if room.version == 1:
        connection.execute(lobby_rooms.insert().values(**row))
        return
    before = (lobby_rooms.c.id == room.id) & (lobby_rooms.c.version == room.version - 1)
    changed = connection.execute(lobby_rooms.update().where(before).values(**row))
    if changed.rowcount != 1:
        raise Conflict(f"room {room.id} is not at version {room.version - 1}")
