"""Searches for people who wait: how many, for how long, and for whom."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from functools import partial

import pytest
from starlette.requests import Request
from starlette.types import Message

from server.kit import InThreads, Open, Pages, Times, no_rally, untold
from sizes import PATIENCE_S
from tantrix.puzzles.known import known
from tantrix.rules.core.errors import TantrixError
from tantrix.server.puzzles import http
from tantrix.server.web.budget import Budget, Payer, paid_by
from tantrix.server.workers.searches import Turns, follow
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
    searches, running, leave = Turns(2, 3), [], asyncio.Event()
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


def paying(address: str) -> contextlib.AbstractContextManager[None]:
    """Have an address pay."""
    return paid_by(Payer(address, Budget(lambda: 0)))


async def test_who_asks_for_much_waits_for_their_own_work_alone() -> None:
    turns, order = Turns(1), []

    async def one(address: str) -> None:
        with paying(address):
            async with turns.turn():
                order.append(address)
                await asyncio.sleep(0)

    await asyncio.gather(*map(one, ["mob"] * 5 + ["ann", "ben", "ann"]))
    assert order == ["mob", "mob", "ann", "ben", "mob", "ann", "mob", "mob"]


async def test_an_address_has_half_of_the_places_and_a_short_line() -> None:
    turns, inside, leave = Turns(4, waiting=10, each=1), Counter[str](), asyncio.Event()

    async def one(address: str) -> None:
        with paying(address):
            async with turns.turn():
                inside[address] += 1
                await leave.wait()

    tasks = [asyncio.create_task(one(address)) for address in ["mob"] * 3 + ["ann"]]
    await asyncio.sleep(0)
    with pytest.raises(TantrixError, match="busy"):
        await one("mob")
    assert inside == {"mob": 2, "ann": 1}
    tasks[2].cancel()
    await asyncio.sleep(0)
    waiting = asyncio.create_task(one("mob"))
    await asyncio.sleep(0)
    leave.set()
    await asyncio.gather(*tasks, waiting, return_exceptions=True)
    assert inside == {"mob": 3, "ann": 1}


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
    room.searches = Turns(1, 0)
    async with room.searches.turn():
        assert await asked(pages, "solution", {"id": "discovery-3"}) == 503
    assert await asked(pages, "solution", {"id": "discovery-3"}) == 200


async def test_a_page_that_is_closed_gives_its_turn_to_others(pages: Pages, server: Open) -> None:
    room = server.app.state.puzzles
    room.searches = Turns(1, 1)
    body = {"id": ENDLESS.name}
    leaving = asyncio.create_task(asked(pages, "count", body))
    await asyncio.sleep(0.2)
    leaving.cancel()
    assert await asked(pages, "solution", {"id": "discovery-3"}) == 200


async def test_a_hint_waits_for_no_hint_of_another_address_on_any_machine(
    monkeypatch: pytest.MonkeyPatch, times: Times
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    hints, leave = http.PuzzleService(InThreads(), no_rally, untold).hints, asyncio.Event()

    async def hint(address: str) -> None:
        with paid_by(Payer(address, Budget(times.tick_ms))):
            async with hints.turn():
                await (leave.wait() if address == "mob" else asyncio.sleep(0))

    mob = [asyncio.create_task(hint("mob")) for _ in range(2)]
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE_S):
        await hint("ann")
    leave.set()
    await asyncio.gather(*mob)
