"""What is said, and who ignores whom, in a database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select

from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database, insert
from tantrix.server.db.schema.lobby import chat_ignored, chat_lines
from tantrix.server.moderation.lines import StoredLine


class IgnoredPerson(NamedTuple):
    """Somebody who is ignored, by the name of that time."""

    person: str
    name: str


_LINE = select(*(chat_lines.c[name] for name in StoredLine._fields)).where(
    chat_lines.c.deleted_ms.is_(None)
)


class ChatStore:
    """Lines, and who ignores whom. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, line: StoredLine) -> StoredLine:
        """Keep a line and return it with its number; the one that was kept by the same name."""
        return await self._database.write(lambda connection: _say(connection, line))

    async def lines(self, channel: str, limit: int) -> list[StoredLine]:
        """Return the last lines of a channel, in order; not those that were taken away."""
        newest = _LINE.where(chat_lines.c.channel == channel).order_by(chat_lines.c.number.desc())
        rows = await self._database.read(lambda c: c.execute(newest.limit(limit)).all())
        return [StoredLine(*row) for row in reversed(rows)]

    async def line(self, number: int) -> StoredLine | None:
        """Return a line, None where there is no such one any more."""
        query = _LINE.where(chat_lines.c.number == number)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else StoredLine(*row)

    async def ignored(self, person: str) -> list[IgnoredPerson]:
        """Return whom a person ignores, by name."""
        columns = (chat_ignored.c.other, chat_ignored.c.name)
        query = select(*columns).where(chat_ignored.c.person == person).order_by(columns[1])
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [IgnoredPerson(*row) for row in rows]

    async def ignore(self, person: str, other: IgnoredPerson, at_ms: int, most: int) -> None:
        """Have a person ignore another one; raises `Conflict` where `most` are ignored already."""
        await self._database.write(lambda c: _ignore(c, person, other, at_ms, most))

    async def stop_ignoring(self, person: str, other: str) -> None:
        """Have a person ignore another one no more."""
        both = (chat_ignored.c.person == person) & (chat_ignored.c.other == other)
        await self._database.write(lambda c: _stop_ignoring(c, both))


def _say(connection: Connection, line: StoredLine) -> StoredLine:
    mine = (chat_lines.c.person == line.person) & (chat_lines.c.client_id == line.client_id)
    columns = [chat_lines.c[name] for name in StoredLine._fields]
    known = connection.execute(select(*columns).where(mine)).one_or_none()
    if known is not None:
        return StoredLine(*known)
    row = line._asdict()
    del row["number"]
    number = connection.execute(
        chat_lines.insert().values(**row).returning(chat_lines.c.number)
    ).scalar_one()
    return line._replace(number=number)


def _ignore(
    connection: Connection, person: str, other: IgnoredPerson, at_ms: int, most: int
) -> None:
    query = select(chat_ignored.c.other).where(chat_ignored.c.person == person)
    known = set(connection.scalars(query))
    if other.person not in known and len(known) >= most:
        raise Conflict(f"{most} are ignored already")
    row = {"person": person, "other": other.person, "name": other.name, "at_ms": at_ms}
    connection.execute(insert(connection, chat_ignored).values(**row).on_conflict_do_nothing())


def _stop_ignoring(connection: Connection, both: ColumnElement[bool]) -> None:
    connection.execute(delete(chat_ignored).where(both))
