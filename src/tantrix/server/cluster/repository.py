"""Who holds what, in a database that several processes share.

Every table has a holder, the one process in which its room may be open, and an epoch that grows
with every new one: an event is only taken from the holder of the newest epoch. What else there is
only once, such as the lobby, has a lease of the same kind. A process that has not been seen for a
while holds nothing any more. Times are those of the database, so that no clock of ours matters.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Connection, Table, cast, delete, func, select

from tantrix.server.db.engine import Database, insert
from tantrix.server.db.schema.cluster import leases, processes
from tantrix.server.db.schema.tables import tables

GONE_MS = 3_000
"""After how long a process that is not seen any more holds nothing."""

FORGOTTEN_MS = 24 * 3600 * 1000
"""After how long a process that is gone is forgotten."""

TABLE = "table:"
"""How the names of tables begin."""


class Lease(NamedTuple):
    """Who holds something, and since which epoch."""

    holder: str
    epoch: int


class LeaseStore:
    """The holders in a PostgreSQL database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def enter(self, process: str) -> None:
        """Note that a process is there, and forget those that are long gone."""
        old = delete(processes).where(processes.c.seen_ms < _now() - FORGOTTEN_MS)
        await self._database.write(lambda connection: _run(connection, old))
        await self.beat(process)

    async def beat(self, process: str) -> None:
        """Note that a process is still there."""
        await self._database.write(lambda connection: _beat(connection, process))

    async def leave(self, process: str) -> None:
        """Note that a process is there no more."""
        gone = delete(processes).where(processes.c.id == process)
        await self._database.write(lambda connection: _run(connection, gone))

    async def claim(self, name: str, process: str) -> Lease | None:
        """Give a process what nobody holds, and say who holds it; None for a table that is not."""
        return await self._database.write(lambda connection: _claim(connection, name, process))

    async def holder(self, name: str) -> str | None:
        """Return the process that holds something, None where none does that is there."""
        return await self._database.read(lambda connection: _holder(connection, name))

    async def others(self, process: str) -> list[str]:
        """Return the other processes that are there."""
        there = select(processes.c.id).where(_there(), processes.c.id != process)
        return await self._database.read(lambda connection: list(connection.scalars(there)))

    async def stranded(self) -> list[tuple[str, str]]:
        """Return the tables (id and kind) at which a robot is to move, and that nobody holds."""
        held = select(processes.c.id).where(processes.c.id == tables.c.holder, _there()).exists()
        due = select(tables.c.id, tables.c.kind).where(tables.c.robot_due == 1, ~held)
        rows = await self._database.read(lambda connection: connection.execute(due).all())
        return [(table, kind) for table, kind in rows]


def _now() -> ColumnElement[int]:
    """Return the time of the database in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _there() -> ColumnElement[bool]:
    """Whether a process has been seen of late."""
    return processes.c.seen_ms > _now() - GONE_MS


def _run(connection: Connection, statement: object) -> None:
    connection.execute(statement)  # type: ignore[call-overload]


def _beat(connection: Connection, process: str) -> None:
    seen = insert(connection, processes).values(id=process, seen_ms=_now())
    again = seen.on_conflict_do_update(index_elements=["id"], set_={"seen_ms": _now()})
    connection.execute(again)


def _row(name: str) -> tuple[Table, ColumnElement[bool]]:
    """Return the database's table in which something stands, and which row is meant."""
    if name.startswith(TABLE):
        return tables, tables.c.id == name.removeprefix(TABLE)
    return leases, leases.c.name == name


def _claim(connection: Connection, name: str, process: str) -> Lease | None:
    of, which = _row(name)
    if of is leases:
        fresh = insert(connection, leases).values(name=name, holder=None, epoch=0)
        connection.execute(fresh.on_conflict_do_nothing())
    found = connection.execute(select(of.c.holder, of.c.epoch).where(which)).one_or_none()
    if found is None:
        return None
    holder, epoch = found
    if holder not in {None, process} and _is_there(connection, holder):
        return Lease(holder, epoch)
    connection.execute(of.update().where(which).values(holder=process, epoch=epoch + 1))
    return Lease(process, epoch + 1)


def _holder(connection: Connection, name: str) -> str | None:
    of, which = _row(name)
    holder: str | None = connection.scalar(select(of.c.holder).where(which))
    return holder if holder is not None and _is_there(connection, holder) else None


def _is_there(connection: Connection, process: str) -> bool:
    there = select(processes.c.id).where(processes.c.id == process, _there())
    return connection.scalar(there) is not None
