"""Names that visitors gave without an account: who gave one that stands somewhere, and another one.

Such a name belongs to no account: it stands in the table of a day, on a figure or a spaghetti, or
on the seats of tables and races. Who gave it is known by the id of their cookie alone.
"""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, or_, select, update

from tantrix.server.db.base import TOURNAMENT
from tantrix.server.db.engine import Database, Job
from tantrix.server.db.schema.archive import game_seats
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.daily import daily_attempts
from tantrix.server.db.schema.freetable import figures, spaghettis
from tantrix.server.db.schema.tables import tables
from tantrix.server.moderation.service import ShownName
from tantrix.server.privacy.personal_data import (
    events_of,
    rename_seats,
    rewrite,
    sitting_at,
    tables_of,
)
from tantrix.server.tables.repository import known_as


class ShownNameStore:
    """The `ShownNames` of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def givers(self, shown: ShownName) -> list[str]:
        """See `ShownNames`."""
        return await self._database.read(lambda connection: _givers(connection, shown))

    async def rename(self, shown: ShownName, to: str, note: Job[None]) -> list[str]:
        """See `ShownNames`."""

        def job(connection: Connection) -> list[str]:
            givers = _givers(connection, shown)
            accounts = select(persons.c.id).where(persons.c.id.in_(givers))
            visitors = sorted(set(givers) - set(connection.scalars(accounts)))
            for person in visitors:
                _rename(connection, person, shown.name, to)
            if visitors:
                note(connection)
            return visitors

        return await self._database.write(job)


def _givers(connection: Connection, shown: ShownName) -> list[str]:
    """Return who gave a name, each once, in order of their ids."""
    if shown.at == "daily":
        query = select(daily_attempts.c.owner).where(
            daily_attempts.c.date == shown.id, daily_attempts.c.name == shown.name
        )
        return sorted(connection.scalars(query))
    if shown.at in {"race", "table"}:
        return sorted(_sitters(connection, shown.id, shown.name))
    built = figures if shown.at == "figure" else spaghettis
    signed = or_(built.c.name == shown.name, built.c.by_name == shown.name)
    query = select(built.c.owner).where(built.c.id == shown.id, signed)
    return list(connection.scalars(query))


def _sitters(connection: Connection, table: str, name: str) -> set[str]:
    """Return who sits at a table, or in a race, under a name."""
    made = select(tables.c.owner).where(tables.c.id == table, tables.c.kind != TOURNAMENT)
    owner = connection.scalar(made)
    if owner is None:
        return set()
    happened = [event for *_, event in events_of(connection, table)]
    return {one.person for one in sitting_at(happened, owner).values() if one.name == name}


def _rename(connection: Connection, person: str, was: str, to: str) -> None:
    """Put another name wherever somebody gave one."""
    for table in tables_of(connection, person):
        happened = [event for *_, event in events_of(connection, table.id)]
        sitting = sitting_at(happened, table.owner)
        seats = [n for n, one in sitting.items() if one.person == person and one.name == was]
        if seats:
            change = partial(rename_seats, person=person, seats=seats, word=to)
            rewrite(connection, table, '"name"', change)
    seated = update(game_seats).where(game_seats.c.person == person, game_seats.c.name == was)
    connection.execute(seated.values(name=to, known_as=known_as(to, None)))
    signed = [built.c[name] for built in (figures, spaghettis) for name in ("name", "by_name")]
    for column in (daily_attempts.c.name, *signed):
        mine = column.table.c.owner == person, column == was
        connection.execute(update(column.table).where(*mine).values({column.name: to}))
