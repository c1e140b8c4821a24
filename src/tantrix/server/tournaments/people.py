"""Who somebody is, by their id or their name, as tournaments need it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.identity import banned
from tantrix.server.auth.repository import PeopleStore
from tantrix.server.auth.sessions import ban_of, person_of
from tantrix.server.web.cookies import Person


class Strength(NamedTuple):
    """What seeding knows of somebody: the tournament Elo, games at it, and the all-time ranking.

    The Elo is drawn towards the start while there are few games behind it; `None` without games.
    """

    elo: float | None = None
    games: int = 0
    ranking: float = 0.0


class People(Protocol):
    """Finds people. Every method may raise `TantrixError` and `Unavailable`."""

    async def member(self, person: str) -> Person:
        """Return who has an id; `people.members` for visitors and guests, who cannot enter."""

    async def named(self, name: str) -> Person:
        """Return who has a name; `people.unknown` where nobody has it."""

    async def preferences(self, person: str) -> str:
        """Return the colours that somebody prefers, as two letters, or nothing."""


class StoredPeople:
    """`People` as the server's store knows them."""

    def __init__(self, store: PeopleStore, wall_ms: Callable[[], int]) -> None:
        self._store = store
        self._wall_ms = wall_ms

    async def member(self, person: str) -> Person:
        account = await self._store.account(person) if person else None
        if account is None or account.kind != "member":
            raise TantrixError("people.members")
        ban = ban_of(account, self._wall_ms())
        if ban is not None:
            raise banned(ban)
        return person_of(account)

    async def named(self, name: str) -> Person:
        account = await self._store.named(name)
        if account is None or account.kind != "member":
            raise TantrixError("people.unknown", name=name)
        return person_of(account)

    async def preferences(self, person: str) -> str:
        account = await self._store.account(person)
        if account is None or not (account.first_colour and account.second_colour):
            return ""
        return account.first_colour + account.second_colour
