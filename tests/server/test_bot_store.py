"""Tokens in a database, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from server.databases import opened
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.repository import Account, PeopleStore, Session
from tantrix.server.bots.repository import ApiToken, BotStore, export, hand_over
from tantrix.server.db.base import Conflict
from tantrix.server.db.schema.bots import bot_tokens
from tantrix.server.db.store import Store
from tantrix.server.privacy.personal_data import ESTATES

pytestmark = pytest.mark.anyio


def token(name: str, person: str = "ann", made_ms: int = 1) -> ApiToken:
    return ApiToken(f"hash {name}", person, f"handle {name}", name, frozenset({"play"}), made_ms)


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    """A store in which Ann and Ben are members."""
    async with opened(where) as store:
        people = PeopleStore(store.database, ESTATES)
        for name in ("ann", "ben"):
            session = Session(name, name, name, 1, 1, "")
            await people.open(Account(name, "member", name.title(), 1), session)
        yield store


async def test_a_token_is_found_by_its_hash_and_listed_newest_first(store: Store) -> None:
    bots = BotStore(store.database)
    old, new, bens = token("old"), token("new", made_ms=2), token("his", "ben")
    for one in (old, new, bens):
        await bots.make(one, 9)
    assert await bots.find("hash old") == old
    assert await bots.find("hash none") is None
    assert await bots.of("ann") == [new, old]
    await bots.used("hash old", 77)
    assert (await bots.of("ann"))[1] == old._replace(used_ms=77)


async def test_who_has_enough_tokens_gets_no_more(store: Store) -> None:
    bots = BotStore(store.database)
    await bots.make(token("a"), 1)
    with pytest.raises(TantrixError, match=r"api\.tokens"):
        await bots.make(token("b"), 1)
    await bots.make(token("c", "ben"), 1)
    with pytest.raises(Conflict):
        await bots.make(token("c", "ben"), 9)


async def test_a_token_is_revoked_by_its_person_alone(store: Store) -> None:
    bots = BotStore(store.database)
    await bots.make(token("a"), 9)
    assert await bots.revoke("ben", "handle a") is None
    assert await bots.revoke("ann", "handle a") == "hash a"
    assert await bots.revoke("ann", "handle a") is None
    assert await bots.find("hash a") is None


async def test_tokens_end_with_the_account_and_are_exported_without_their_hash(
    store: Store,
) -> None:
    bots = BotStore(store.database)
    await bots.make(token("a"), 9)
    await bots.make(token("b", "ben"), 9)
    exported = await store.database.read(lambda c: export(c, "ann"))
    assert exported == {"tokens": [{"name": "a", "scopes": "play", "made_ms": 1, "used_ms": None}]}
    await PeopleStore(store.database, ESTATES).forget("ann")
    left = await store.database.read(lambda c: list(c.scalars(select(bot_tokens.c.person))))
    assert left == ["ben"]


async def test_tokens_are_handed_over(store: Store) -> None:
    bots = BotStore(store.database)
    await bots.make(token("a"), 9)
    await store.database.write(lambda c: hand_over(c, "ann", "ben"))
    assert [one.name for one in await bots.of("ben")] == ["a"]
