"""Passkeys in a database, and the challenges that are to be answered with them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.repository import MEMBER, change
from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.auth import people_challenges, people_passkeys, persons

MOST = 20
"""How many passkeys somebody may have."""


class Passkey(NamedTuple):
    """A passkey: its public `key`, and how often it says it was used (`uses`, 0: untold).

    The `id` is that of the credential, the `name` is for its person; times are milliseconds.
    """

    id: str
    person: str
    name: str
    key: bytes
    uses: int
    made_ms: int
    used_ms: int | None = None


_PASSKEY = select(*(people_passkeys.c[name] for name in Passkey._fields))
_keys = people_passkeys.c


class PasskeyStore:
    """The passkeys of a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owned(self, person: str) -> list[Passkey]:
        """Return the passkeys of somebody, the oldest first."""
        query = _PASSKEY.where(_keys.person == person).order_by(_keys.made_ms, _keys.id)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Passkey(*row) for row in rows]

    async def passkey(self, passkey: str) -> Passkey | None:
        """Return a passkey, None where there is no such one."""
        query = _PASSKEY.where(_keys.id == passkey)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else Passkey(*row)

    async def add(self, passkey: Passkey) -> None:
        """Keep a passkey; who has one is a member.

        Raises `TantrixError`: `people.passkey.known`, `people.passkey.many`, `people.none`.
        """

        def job(connection: Connection) -> None:
            if _count(connection, passkey.person) >= MOST:
                raise TantrixError("people.passkey.many", most=MOST)
            connection.execute(people_passkeys.insert().values(**passkey._asdict()))
            change(connection, passkey.person, {"kind": MEMBER})

        try:
            await self._database.write(job)
        except Conflict:
            raise TantrixError("people.passkey.known") from None

    async def used(self, passkey: str, before: int, uses: int, at_ms: int) -> None:
        """Note that a passkey was used; raises `TantrixError` `people.passkey` for an old count."""

        def job(connection: Connection) -> None:
            same = update(people_passkeys).where(_keys.id == passkey, _keys.uses == before)
            if connection.execute(same.values(uses=uses, used_ms=at_ms)).rowcount != 1:
                raise TantrixError("people.passkey")

        await self._database.write(job)

    async def remove(self, person: str, passkey: str) -> None:
        """Forget a passkey of somebody.

        Raises `TantrixError` `people.passkey.last` where they could not come in again.
        """

        def job(connection: Connection) -> None:
            password = select(persons.c.password).where(persons.c.id == person)
            left = _count(connection, person) > 1
            if not left and connection.execute(password).scalar_one_or_none() is None:
                raise TantrixError("people.passkey.last")
            connection.execute(
                delete(people_passkeys).where(_keys.id == passkey, _keys.person == person)
            )

        await self._database.write(job)

    async def ask(self, challenge: bytes, purpose: str, session: str, until_ms: int) -> None:
        """Keep a challenge to a session, to be answered in time; old ones are forgotten."""

        def job(connection: Connection) -> None:
            old = people_challenges.c.until_ms < until_ms - 2 * PATIENCE_MS
            connection.execute(delete(people_challenges).where(old))
            row = {"purpose": purpose, "session": session, "until_ms": until_ms}
            connection.execute(people_challenges.insert().values(challenge=challenge, **row))

        await self._database.write(job)

    async def take(self, challenge: bytes, purpose: str, session: str, now_ms: int) -> bool:
        """Tell whether a challenge waits for the answer of a session, which comes once."""
        c = people_challenges.c

        def job(connection: Connection) -> bool:
            query = select(c.purpose, c.session, c.until_ms).where(c.challenge == challenge)
            row = connection.execute(query).one_or_none()
            connection.execute(delete(people_challenges).where(c.challenge == challenge))
            return row is not None and row[:2] == (purpose, session) and now_ms <= row.until_ms

        return await self._database.write(job)


PATIENCE_MS = 300_000
"""How long a challenge may be answered."""


def _count(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(people_passkeys).where(_keys.person == person)
    return connection.execute(query).scalar_one()
