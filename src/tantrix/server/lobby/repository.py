"""The rooms of the lobby in a database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, select

from tantrix.server.db.base import Conflict, review_of
from tantrix.server.db.engine import Database, Job
from tantrix.server.db.schema.lobby import lobby_rooms
from tantrix.server.db.schema.tables import tables


class StoredRoom(NamedTuple):
    """A room as it is stored, after `version` changes."""

    id: str
    version: int
    updated_ms: int
    body: bytes


class LobbyStore:
    """The rooms of the lobby. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rooms(self) -> list[bytes]:
        """Return all rooms, the one that changed last at the end."""
        rooms = lobby_rooms.c
        query = select(rooms.body).order_by(rooms.updated_ms, rooms.id)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def follower(self, table: str) -> str | None:
        """Return the table of the next game after that of a table, None where there is none."""
        query = select(tables.c.id).where(tables.c.rematch_of == table)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def review(self, room: str, table: str) -> str | None:
        """Return the review of a table to which those of a room come, None where there is none."""
        return await self.follower(review_of(room, table))

    async def keep(self, room: StoredRoom, also: Job[None]) -> None:
        """Keep a room, and do what belongs to it; raises `Conflict` if not the next version."""

        def job(connection: Connection) -> None:
            _keep(connection, room)
            also(connection)

        await self._database.write(job)

    async def forget(self, room: str, version: int, also: Job[None]) -> None:
        """Forget a room that is closed, and do what belongs to it.

        Raises `Conflict` where it is not at this version.
        """

        def job(connection: Connection) -> None:
            _forget(connection, room, version)
            also(connection)

        await self._database.write(job)


def _keep(connection: Connection, room: StoredRoom) -> None:
    if room.version == 1:
        connection.execute(lobby_rooms.insert().values(**room._asdict()))
        return
    changing = lobby_rooms.update().where(_is(room.id, room.version - 1))
    changed = connection.execute(changing.values(**room._asdict()))
    _check(changed.rowcount, room.id, room.version - 1)


def _forget(connection: Connection, room: str, version: int) -> None:
    gone = connection.execute(lobby_rooms.delete().where(_is(room, version)))
    _check(gone.rowcount, room, version)


def _is(room: str, version: int) -> ColumnElement[bool]:
    return (lobby_rooms.c.id == room) & (lobby_rooms.c.version == version)


def _check(found: int, room: str, version: int) -> None:
    if found != 1:
        raise Conflict(f"room {room} is not at version {version}")
