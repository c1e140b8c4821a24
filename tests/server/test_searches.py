"""Searches for people who wait: how many, for how long, and for whom."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from starlette.requests import Request
from starlette.types import Message

from server.kit import Open, Pages, Times
from sizes import PATIENCE_S
from tantrix.puzzles.known import known
from tantrix.rules.core.errors import TantrixError
from tantrix.server.puzzles import http
from tantrix.server.workers.searches import SearchQueue, follow
from tantrix.solver import Search, Status

pytestmark = pytest.mark.anyio

ENDLESS = known("v1~1-10x20~loopR.loopB~free")


def request(gone: asyncio.Event) -> Request:
    """A request whose client stays until an event is set."""

    async def receive() -> Message:
        await gone.wait()
        return {"type": "http.disconnect"}

    return Request({"type": "http"}, receive)


async def test_a_search_is_followed_to_its_end() -> None:
    begin = partial(Search, known("discovery-9"))
    answer = await follow(request(asyncio.Event()), begin)
    assert (answer.status, answer.complete, len(answer.solutions)) == (Status.SOLVED, True, 114)


async def test_a_search_ends_when_its_time_is_up() -> None:
    begin = partial(Search, ENDLESS, seconds=0.2)
    answer = await follow(request(asyncio.Event()), begin)
    assert answer.status is Status.STOPPED


async def test_a_search_ends_when_the_client_goes_away() -> None:
    gone = asyncio.Event()
    following = asyncio.create_task(follow(request(gone), partial(Search, ENDLESS)))
    await asyncio.sleep(0.05)
    assert not following.done()
    gone.set()
    async with asyncio.timeout(PATIENCE_S):
        assert (await following).status is Status.STOPPED


async def test_a_search_ends_when_the_server_closes() -> None:
    begun: list[Search] = []

    def begin() -> Search:
        begun.append(Search(ENDLESS))
        return begun[0]

    following = asyncio.create_task(follow(request(asyncio.Event()), begin))
    await asyncio.sleep(0.05)
    following.cancel()
    with pytest.raises(asyncio.CancelledError):
        await following
    async with asyncio.timeout(PATIENCE_S):
        while not begun[0].ended:  # noqa: ASYNC110 - nothing else tells
            await asyncio.sleep(0.01)


async def test_few_search_at_once_and_few_more_wait() -> None:
    searches, running, leave = SearchQueue(2, 3), [], asyncio.Event()
    most = 0

    async def one() -> None:
        nonlocal most
        async with searches.turn():
            running.append(1)
            most = max(most, len(running))
            await leave.wait()
            running.pop()

    tasks = [asyncio.create_task(one()) for _ in range(5)]
    await asyncio.sleep(0)
    with pytest.raises(TantrixError) as error:
        await one()
    assert error.value.id == "limit.busy"
    assert len(running) == 2
    leave.set()
    await asyncio.gather(*tasks)
    assert most == 2
    await one()


async def asked(pages: Pages, what: str, body: object) -> int:
    answer = await pages.http.post(f"/api/puzzles/{what}", json=body)
    return answer.status_code


async def test_who_asks_too_often_waits(pages: Pages, times: Times) -> None:
    for what, number in (("count", http.ASKS), ("look", http.LOOKS)):
        body: dict[str, object] = {"id": "discovery-3"} | (
            {"placements": []} if what == "look" else {}
        )
        statuses = [await asked(pages, what, body) for _ in range(number + 1)]
        assert statuses == [200] * number + [429]
    times.ms += 1000
    assert await asked(pages, "count", {"id": "discovery-3"}) == 200


async def test_a_crowd_is_told_to_come_back(pages: Pages, server: Open) -> None:
    room = server.app.state.puzzles
    room.searches = SearchQueue(1, 0)
    async with room.searches.turn():
        assert await asked(pages, "solution", {"id": "discovery-3"}) == 503
    assert await asked(pages, "solution", {"id": "discovery-3"}) == 200


async def test_a_page_that_is_closed_gives_its_turn_to_others(pages: Pages, server: Open) -> None:
    room = server.app.state.puzzles
    room.searches = SearchQueue(1, 1)
    body = {"id": ENDLESS.name}
    leaving = asyncio.create_task(asked(pages, "count", body))
    await asyncio.sleep(0.2)
    leaving.cancel()
    assert await asked(pages, "solution", {"id": "discovery-3"}) == 200
