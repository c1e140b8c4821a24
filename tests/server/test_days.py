"""How the puzzles of the days come to be: in time, once, in a process of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from server.dailies import (
    DAY_MS,
    FIRST,
    MIDNIGHT_MS,
    TODAY,
    TOMORROW,
    YESTERDAY,
    begin,
    finish,
    solution,
    until,
)
from server.kit import Open, Pages, RandomRobots, Times, opened, sooner_or_later
from server.process import gone, serving
from tantrix.puzzles.ids import read_id
from tantrix.server.daily.generator import GenerationFailed, ProcessDailyGenerator, made
from tantrix.server.daily.service import EARLY_MS, WAITING
from tantrix.server.db.base import Unavailable

pytestmark = pytest.mark.anyio


async def test_todays_puzzle_is_made_at_once_and_tomorrows_shortly_before_midnight(
    server: Open, times: Times
) -> None:
    await server.days.prepare()
    assert [day.isoformat() for _, day in server.maker.asked] == [TODAY]
    until(times, MIDNIGHT_MS - EARLY_MS - 1)
    await server.days.prepare()
    assert len(server.maker.asked) == 1
    times.ms += 1
    await server.days.prepare()
    await server.days.prepare()
    assert [day.isoformat() for _, day in server.maker.asked] == [TODAY, TOMORROW]
    until(times, MIDNIGHT_MS)
    await server.days.prepare()
    assert len(server.maker.asked) == 2


async def test_however_many_ask_a_puzzle_is_made_once(
    server: Open, pages: Pages, times: Times
) -> None:
    times.ms += DAY_MS
    server.maker.ready.clear()
    asking = [asyncio.create_task(pages.get("/api/daily")) for _ in range(10)]

    async def asked() -> bool:
        return len(server.maker.asked) == 2

    await sooner_or_later(asked)
    asking[0].cancel()
    server.maker.ready.set()
    answers = await asyncio.gather(*asking[1:])
    assert {one["date"] for one in answers} == {TOMORROW}
    assert len(server.maker.asked) == 2


async def prepared(server: Open) -> None:
    """Wait until the puzzle of the first day has been made, as it is when a server opens."""

    async def made() -> bool:
        return len(server.maker.asked) == 1

    await sooner_or_later(made)


async def test_a_puzzle_that_cannot_be_made_is_told_and_tried_again(
    server: Open, pages: Pages, times: Times
) -> None:
    await prepared(server)
    times.ms += DAY_MS
    server.maker.faults.append(GenerationFailed("broken"))
    answer = await pages.get("/api/daily", 503)
    assert answer["error"]["id"] == "bad.daily.unready"
    assert (await pages.get("/api/daily"))["date"] == TOMORROW


async def test_so_many_puzzles_are_in_the_making_and_no_more(
    server: Open, pages: Pages, times: Times
) -> None:
    await prepared(server)
    times.ms += 60 * DAY_MS
    server.maker.ready.clear()
    days = [(date(2023, 11, 20) + timedelta(n)).isoformat() for n in range(WAITING)]
    asking = [asyncio.create_task(pages.get(f"/api/daily/{day}")) for day in days]

    async def asked() -> bool:
        return len(server.maker.asked) == 1 + WAITING

    await sooner_or_later(asked)
    answer = await pages.get("/api/daily/2023-12-20", 503)
    assert answer["error"]["id"] == "bad.daily.unready"
    server.maker.ready.set()
    await asyncio.gather(*asking)
    await pages.get("/api/daily/2023-12-20")


async def test_a_server_that_closes_lets_nobody_wait_for_a_puzzle(
    server: Open, pages: Pages, times: Times
) -> None:
    await prepared(server)
    times.ms += DAY_MS
    server.maker.ready.clear()
    asking = asyncio.create_task(pages.get("/api/daily", 503))

    async def asked() -> bool:
        return len(server.maker.asked) == 2

    await sooner_or_later(asked)
    await server.days.close()
    assert (await asking)["error"]["id"] == "bad.daily.unready"


async def test_a_server_that_is_opened_again_goes_on_with_the_same_days(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "again.db"
    secrets: set[bytes] = set()
    cookies = None
    for number in range(2):
        async with opened(data, robots, times) as server, Pages(server.url) as pages:
            if cookies is not None:
                pages.http.cookies = cookies
            answer = await begin(pages)
            assert answer["now_ms"] - answer["started_ms"] == 1000 * number
            assert (await pages.get("/api/daily/calendar"))["first"] == FIRST
            await server.days.prepare()
            assert len(server.maker.asked) == 1 - number
            secrets |= {(await server.days.store.secret(b"", ""))[0]}
            cookies = pages.http.cookies
            times.ms += 1000
    (secret,) = secrets
    assert len(secret) == 32


async def test_a_store_that_fails_is_told(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise Unavailable("full")

    await begin(pages)
    monkeypatch.setattr(server.days.store, "finish", fails)
    answer = await finish(pages, status=503)
    assert answer["error"]["id"] == "table.paused"


# --- in processes of their own -------------------------------------------------------------------


@pytest.fixture
async def maker() -> AsyncIterator[ProcessDailyGenerator]:
    maker = ProcessDailyGenerator()
    yield maker
    maker.close()


MONDAY = date(2023, 11, 13)


async def test_a_process_makes_the_puzzle_of_the_secret_and_the_day(
    maker: ProcessDailyGenerator,
) -> None:
    found = await maker.make(b"secret", MONDAY)
    assert found == made(b"secret", MONDAY)
    assert (found.date, found.grade, found.kind) == (YESTERDAY, 1, "turns")
    assert len(read_id(found.puzzle).tiles) == found.tiles


async def test_a_process_that_takes_too_long_is_ended() -> None:
    maker = ProcessDailyGenerator(patience_s=0)
    with pytest.raises(GenerationFailed):
        await maker.make(b"secret", MONDAY)
    assert maker._process is not None
    assert maker._process.exitcode is not None


async def test_a_maker_that_is_closed_ends_what_it_makes_and_makes_no_more(
    maker: ProcessDailyGenerator,
) -> None:
    making = asyncio.create_task(maker.make(b"secret", MONDAY))

    async def running() -> bool:
        return maker._process is not None

    await sooner_or_later(running)
    maker.close()
    with pytest.raises(GenerationFailed):
        await making
    with pytest.raises(GenerationFailed):
        await maker.make(b"secret", MONDAY)


async def test_what_was_confirmed_outlives_the_server_and_its_process_ends_with_it(
    tmp_path: Path,
) -> None:
    data = tmp_path / "tantrix.db"
    with serving(data) as server:
        async with Pages(server.url) as pages:
            day: str = (await pages.get("/api/daily"))["date"]
            opened_at = await begin(pages, day)
            cookies = pages.http.cookies
            server.kill()
    puzzle = read_id(opened_at["puzzle"])
    with serving(data) as server:
        async with Pages(server.url) as pages:
            pages.http.cookies = cookies
            again = await begin(pages, day)
            assert {**again, "now_ms": 0} == {**opened_at, "now_ms": 0}
            answer = await finish(pages, solution(puzzle), day)
            server.kill()
    with serving(data) as server:
        async with Pages(server.url) as pages:
            pages.http.cookies = cookies
            assert (await pages.get(f"/api/daily/{day}"))["result"] == answer["result"]
            assert await finish(pages, [], day) == answer


async def test_the_process_that_makes_a_puzzle_ends_with_a_server_that_is_killed(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "tantrix.db", new=True) as server:
        children: list[int] = []

        async def started() -> bool:
            children[:] = server.children()
            return bool(children)

        await sooner_or_later(started)
        server.kill()

        async def all_gone() -> bool:
            return all(map(gone, children))

        await sooner_or_later(all_gone)
