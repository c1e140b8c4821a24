"""The store of a server, in a file of SQLite or in a database at an address."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    or_,
    select,
)

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import (
    TABLE,
    NewRow,
    StoredEvent,
    Summary,
    TableRow,
)
from tantrix.server.db.engine import Database, Job
from tantrix.server.db.event_log import ENTERED, entries_of
from tantrix.server.db.schema.tables import due_tables, seats_of, tables
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.web.counters import COMMITS, FAILED, WRITING

SOME = 500
"""So many people are asked for at once."""

_ROW = select(*(tables.c[name] for name in TableRow._fields))


class Store:
    """Tables and their events. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, row: NewRow, start: StoredEvent, also: Job[None] | None = None) -> str:
        """Make a table with its first event and return its id.

        For a rematch that exists already, the id of that one. What `also` writes for a new table is
        part of the same commit.
        """

        def job(connection: Connection) -> str:
            made = _create(connection, row, start)
            if also is not None and made == row.id:
                also(connection)
            return made

        return await self.database.write(job)

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        """Append an event, or raise `Conflict` and change nothing.

        What `also` writes is part of the same commit.
        """
        began = perf_counter()
        WRITING.now += 1
        try:
            await self.database.append(table, entry, summary, also)
        except BaseException:
            FAILED.inc()
            raise
        finally:
            WRITING.now -= 1
            COMMITS.observe(perf_counter() - began)

    async def row(self, table: str, kind: str = TABLE) -> TableRow | None:
        """Return a table of a kind, or None where there is no such one."""
        rows = await self._rows(_ROW.where(tables.c.id == table, tables.c.kind == kind))
        return rows[0] if rows else None

    async def entries(self, table: str) -> list[StoredEvent]:
        """Return all events of a table, in order."""
        return await self.database.read(entries_of(table))

    async def made_under(self, words: Collection[str], kind: str) -> list[tuple[str, bytes]]:
        """Return the words of some under which tables of a kind were made, and their summaries."""
        of = tables.c
        query = select(of.rematch_of, of.summary).where(of.kind == kind, of.rematch_of.in_(words))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(word, body) for word, body in rows]

    async def rows(self, owner: str | None, limit: int) -> list[TableRow]:
        """Return the newest tables of games with turns: of one owner or who sits there, or of all.

        Hidden ones are in the former alone.
        """
        theirs = select(seats_of.c.table_id).where(seats_of.c.person == owner)
        mine = or_(tables.c.owner == owner, tables.c.id.in_(theirs))
        query = _ROW.where(tables.c.kind == TABLE, tables.c.hidden == 0 if owner is None else mine)
        return await self._rows(query.order_by(tables.c.updated_ms.desc()).limit(limit))

    async def since(self, kind: str, since_ms: int, limit: int) -> list[TableRow]:
        """Return what of a kind has changed since a time (wall clock), the newest first."""
        query = _ROW.where(tables.c.kind == kind, tables.c.updated_ms >= since_ms)
        return await self._rows(query.order_by(tables.c.updated_ms.desc()).limit(limit))

    async def show(self, table_id: str) -> None:
        """Have a hidden table listed for everybody."""
        shown = tables.update().where(tables.c.id == table_id).values(hidden=0)
        await self.database.write(lambda connection: connection.execute(shown))

    async def seats(self, person: str, of: Sequence[str]) -> dict[str, list[int]]:
        """Return the players whom a person moves at some tables, by table; no empty list."""
        query = select(seats_of.c.table_id, seats_of.c.player).where(
            seats_of.c.person == person, seats_of.c.table_id.in_(of)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        seats: dict[str, list[int]] = {}
        for table, player in rows:
            seats.setdefault(table, []).append(player)
        return seats

    async def seated(self, people: Collection[str], since_ms: int) -> list[tuple[str, TableRow]]:
        """Return who of some people sits at which table that has changed since a time."""
        at_tables = _ROW.add_columns(seats_of.c.person).join(
            seats_of, seats_of.c.table_id == tables.c.id
        )
        recent = at_tables.where(tables.c.kind == TABLE, tables.c.updated_ms >= since_ms)
        wanted = sorted(people)
        found: list[tuple[str, TableRow]] = []
        for first in range(0, len(wanted), SOME):
            query = recent.where(seats_of.c.person.in_(wanted[first : first + SOME]))

            def job(connection: Connection, query: Select[Any] = query) -> Sequence[Any]:
                return connection.execute(query).all()

            found += [(row[-1], TableRow(*row[:-1])) for row in await self.database.read(job)]
        return found

    async def robots_due(self, kind: str = TABLE) -> list[str]:
        """Return the ids of the tables of a kind at which a robot is to move."""
        due = select(tables.c.id).where(tables.c.robot_due == 1, tables.c.kind == kind)
        query = due.order_by(tables.c.id)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        await self.database.close()

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [TableRow(*row) for row in rows]


def _create(connection: Connection, row: NewRow, start: StoredEvent) -> str:
    """Insert a table with its first event; a rematch only once."""
    if row.rematch_of is not None:
        query = select(tables.c.id).where(tables.c.rematch_of == row.rematch_of)
        made: str | None = connection.scalar(query)
        if made is not None:
            return made
    robot_due, body = row.summary
    connection.execute(
        tables.insert().values(
            id=row.id,
            owner=row.owner,
            created_ms=row.created_ms,
            updated_ms=start.at_ms,
            version=start.seq,
            robot_due=int(robot_due),
            rematch_of=row.rematch_of,
            summary=body,
            kind=row.kind,
            hidden=int(row.hidden),
        )
    )
    connection.execute(ENTERED, {"table_id": row.id, **start._asdict()})
    seats = [
        {"person": person, "table_id": row.id, "player": player} for player, person in row.seats
    ]
    if seats:
        connection.execute(seats_of.insert(), seats)
    if row.due_ms is not None:
        connection.execute(due_tables.insert().values(table_id=row.id, due_ms=row.due_ms))
    return row.id


FILE = "sqlite:///"
"""How the address of a file begins."""

SERVERS = ("postgresql://", "postgres://")


async def open_store(where: Path | str, *, shared: bool = False) -> Store:
    """Return the store in a file, or at an address: `postgresql://...` or `sqlite:///FILE`.

    Raises `TantrixError` as `SQLiteDatabase` and `postgres.opened` do, `store.address` for an
    address of another kind, `store.not_shared` for a file that is to be `shared`, and
    `store.no_postgres` where the driver is not installed.
    """
    path = file_of(where)
    if path is not None and shared:
        raise TantrixError("store.not_shared", path=str(path))
    if path is not None:
        return Store(SQLiteDatabase(path))
    try:
        from tantrix.server.db import postgres
    except ModuleNotFoundError as error:
        raise TantrixError("store.no_postgres") from error
    return Store(await postgres.opened(str(where), shared=shared))


def file_of(where: Path | str) -> Path | None:
    """Return the file that is meant, None for the address of a server."""
    if isinstance(where, Path):
        return where
    if where.startswith(FILE):
        return Path(where.removeprefix(FILE))
    if not where.startswith(SERVERS):
        raise TantrixError("store.address", address=where.partition(":")[0])
    return None
