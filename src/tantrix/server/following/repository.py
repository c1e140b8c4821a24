"""Who follows whom, in a database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.repository import DELETED, Account
from tantrix.server.db.engine import Database, insert
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.notifications import follows

MOST = 200
"""How many people one may follow."""


class FollowStore:
    """Who follows whom. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def followed(self, person: str) -> list[Account]:
        """Return whom somebody follows, by name."""
        query = select(*(persons.c[name] for name in Account._fields)).join_from(
            follows, persons, persons.c.id == follows.c.other
        )
        query = query.where(follows.c.person == person, persons.c.kind != DELETED)
        query = query.order_by(persons.c.folded)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Account(*row) for row in rows]

    async def follow(self, person: str, other: str, at_ms: int) -> None:
        """Have somebody follow another one; raises `TantrixError` `limit.follows`."""

        def job(connection: Connection) -> None:
            mine = select(func.count()).where(follows.c.person == person)
            if (connection.scalar(mine) or 0) >= MOST:
                raise TantrixError("limit.follows", most=MOST)
            row = insert(connection, follows).values(person=person, other=other, at_ms=at_ms)
            connection.execute(row.on_conflict_do_nothing())

        await self._database.write(job)

    async def unfollow(self, person: str, other: str) -> None:
        """Have somebody follow another one no more."""
        gone = delete(follows).where(follows.c.person == person, follows.c.other == other)
        await self._database.write(lambda connection: connection.execute(gone))
