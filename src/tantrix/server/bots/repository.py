"""The tokens of programs in a database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, select, update

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.bots import bot_tokens


class ApiToken(NamedTuple):
    """A token, by the `hash` of its secret; the `handle` names it to its person.

    Times are milliseconds of the wall clock; `used_ms` is None before its first use.
    """

    hash: str
    person: str
    handle: str
    name: str
    scopes: frozenset[str]
    made_ms: int
    used_ms: int | None = None


_TOKEN = select(*(bot_tokens.c[name] for name in ApiToken._fields))


class BotStore:
    """The tokens of a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, token: str) -> ApiToken | None:
        """Return the token with a hash, None where there is none (any more)."""
        query = _TOKEN.where(bot_tokens.c.hash == token)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else _token(row)

    async def of(self, person: str) -> list[ApiToken]:
        """Return the tokens of somebody, the newest first."""
        query = _TOKEN.where(bot_tokens.c.person == person)
        query = query.order_by(bot_tokens.c.made_ms.desc(), bot_tokens.c.handle)
        return [_token(row) for row in await self._database.read(lambda c: c.execute(query).all())]

    async def make(self, token: ApiToken, most: int) -> None:
        """Keep a token; raises `TantrixError` `api.tokens` for somebody who has `most`."""

        def job(connection: Connection) -> None:
            mine = select(func.count()).where(bot_tokens.c.person == token.person)
            if connection.execute(mine).scalar_one() >= most:
                raise TantrixError("api.tokens", most=most)
            row = {**token._asdict(), "scopes": " ".join(sorted(token.scopes))}
            connection.execute(bot_tokens.insert().values(**row))

        await self._database.write(job)

    async def revoke(self, person: str, handle: str) -> str | None:
        """End a token of somebody and return its hash, None where there is no such one."""
        which = (bot_tokens.c.person == person, bot_tokens.c.handle == handle)

        def job(connection: Connection) -> str | None:
            found = connection.scalars(select(bot_tokens.c.hash).where(*which)).one_or_none()
            connection.execute(bot_tokens.delete().where(*which))
            return found

        return await self._database.write(job)

    async def used(self, token: str, at_ms: int) -> None:
        """Note that a token was used."""
        query = bot_tokens.update().where(bot_tokens.c.hash == token).values(used_ms=at_ms)

        def job(connection: Connection) -> None:
            connection.execute(query)

        await self._database.write(job)


def export(connection: Connection, person: str) -> dict[str, list[Json]]:
    """Tell the tokens of somebody, of which nobody knows the secrets."""
    shown = (bot_tokens.c[name] for name in ("name", "scopes", "made_ms", "used_ms"))
    query = select(*shown).where(bot_tokens.c.person == person).order_by(bot_tokens.c.made_ms)
    return {"tokens": [dict(row) for row in connection.execute(query).mappings()]}


def hand_over(connection: Connection, was: str, to: str) -> None:
    """Give the tokens of one to another."""
    connection.execute(update(bot_tokens).where(bot_tokens.c.person == was).values(person=to))


def forget(connection: Connection, person: str, _: str) -> None:
    """Delete the tokens of somebody."""
    connection.execute(bot_tokens.delete().where(bot_tokens.c.person == person))


def _token(row: tuple[object, ...]) -> ApiToken:
    """Return a token from its columns."""
    token = ApiToken(*row)  # type: ignore[arg-type]
    return token._replace(scopes=frozenset(str(token.scopes).split()))
