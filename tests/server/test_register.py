"""Who is at the door: remembered for a moment, and never longer than it is true."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from server.kit import Times
from tantrix.server.auth import sessions
from tantrix.server.auth.repository import Account, CookieMatch, PeopleStore, Session
from tantrix.server.auth.sessions import FRESH_MS, SessionCache
from tantrix.server.auth.sockets import Sockets

pytestmark = pytest.mark.anyio

ANN = Account("ann", "member", "Ann", 1)


class Kept:
    """A store of sessions that counts how often it is asked, and answers when it is let."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.asked: list[str] = []
        self.seen_at: list[int] = []
        self.sessions = {"s": Session("s", "ann", "h", 1, times.wall_ms(), "")}
        self.open = asyncio.Event()
        self.open.set()

    async def find(self, session: str) -> CookieMatch:
        self.asked.append(session)
        row = self.sessions.get(session)
        await self.open.wait()
        return CookieMatch(ANN if row else None, row, spent=session == "ann")

    async def seen(self, _: str, at_ms: int) -> None:
        self.seen_at.append(at_ms)


@pytest.fixture
async def kept(times: Times) -> Kept:
    return Kept(times)


@pytest.fixture
def register(kept: Kept, times: Times) -> SessionCache:
    return SessionCache(cast("PeopleStore", kept), times.wall_ms, times.tick_ms)


async def kind(register: SessionCache, session: str) -> Any:  # noqa: ANN401 - one of the kinds or None
    person = (await register.find(session)).person
    return None if person is None else person.kind


async def test_somebody_is_looked_up_once_in_a_while(
    register: SessionCache, kept: Kept, times: Times
) -> None:
    for _ in range(3):
        assert await kind(register, "s") == "member"
        assert await kind(register, "x") == "visitor"
    assert kept.asked == ["s", "x"]
    times.ms += FRESH_MS
    await register.find("s")
    assert kept.asked == ["s", "x", "s"]


async def test_a_cookie_that_became_an_account_is_worth_nothing(register: SessionCache) -> None:
    assert await kind(register, "ann") is None


async def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(
    register: SessionCache, kept: Kept
) -> None:
    kept.open.clear()
    looking = asyncio.create_task(register.find("s"))
    await asyncio.sleep(0)
    del kept.sessions["s"]
    register.drop("s")
    kept.open.set()
    await looking
    assert await kind(register, "s") == "visitor"


async def test_a_change_of_somebody_is_known_at_once(register: SessionCache, kept: Kept) -> None:
    notified: list[tuple[str, str]] = []
    register.elsewhere = lambda *what: notified.append(what)
    await register.find("s")
    register.drop_person("bo")
    await register.find("s")
    assert kept.asked == ["s"]
    register.drop_person("ann")
    await register.find("s")
    assert kept.asked == ["s", "s"]
    assert notified == [("person", "bo"), ("person", "ann")]


async def test_it_is_noted_now_and_then_that_somebody_is_there(
    register: SessionCache, kept: Kept, times: Times
) -> None:
    assert not (await register.find("s")).stale
    times.ms += 3_600_000
    assert (await register.find("s")).stale
    assert not (await register.find("s")).stale
    assert kept.seen_at == [times.wall_ms()]


async def test_a_clock_that_is_ahead_by_years_ends_no_session(
    register: SessionCache, times: Times
) -> None:
    for _ in range(3):
        times.ms += 400 * 24 * 3_600_000
        assert await kind(register, "s") == "member"


async def test_only_so_many_are_remembered(
    register: SessionCache, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "REMEMBERED", 2)
    for session in "abc":
        await register.find(session)
    assert len(register._remembered) <= 2
    await register.find("c")
    assert kept.asked == ["a", "b", "c"]


async def test_sockets_end_with_their_session_or_their_person_and_no_others() -> None:
    sockets, ended = Sockets(), []
    notified: list[object] = []
    sockets.elsewhere = lambda *what: notified.append(what)
    with (
        sockets.listed("s1", "ann", lambda: ended.append("s1")),
        sockets.listed("s2", "ann", lambda: ended.append("s2")),
        sockets.listed("s3", "bo", lambda: ended.append("s3")),
    ):
        sockets.end_session("s1")
        assert ended == ["s1"]
        sockets.end_person("ann", but="s1")
        assert ended == ["s1", "s2"]
        assert sockets.here("bo")
    assert not sockets.here("bo")
    assert notified == [("session", "s1", None), ("person", "ann", "s1")]
