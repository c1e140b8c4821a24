"""Lines that are slow, torn, silent or cut: a game goes on as if nothing had been."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from faults.proxy import DOWN, UP, Proxy, Weather
from faults.wire import PING, Wire
from server.company import Company, gathered
from server.kit import FRIEND, PERSON, Json, Open, Page, Pages, Times, sooner_or_later
from server.process import serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def line(server: Open, rng: random.Random) -> AsyncIterator[Proxy]:
    """A line to the server."""
    async with Proxy(server.url, rng) as proxy:
        yield proxy


@pytest.fixture
async def far(line: Proxy) -> AsyncIterator[Pages]:
    """The pages of a session at the other end of the line."""
    async with Pages(line.here) as browser:
        yield browser
        line.cut()


HARD = {
    "far, with jitter": Weather(up=0.05, down=0.05, jitter=1.0),
    "a long way up": Weather(up=0.3, down=0.01),
    "a long way down": Weather(up=0.01, down=0.3),
    "byte by byte": Weather(piece=1),
    "many frames at once": Weather(gather=0.1),
    "9 kB a second": Weather(rate=9_000, piece=900),
}


@pytest.mark.parametrize("weather", HARD.values(), ids=HARD)
async def test_a_game_goes_on_over_a_bad_line(
    line: Proxy, far: Pages, pages: Pages, weather: Weather
) -> None:
    page = await far.new()
    watcher = await pages.visit(page.snapshot["table"]["id"])
    line.weather = weather
    for _ in range(3):
        assert (await page.place())["type"] == "accepted"
    while watcher.version < page.version:
        await watcher.hear()
    assert watcher.snapshot == {**page.snapshot, "you": []}


async def gone_on(company: Company, before: list[Page]) -> None:
    """Check that everybody comes back to one table and plays on there."""
    after = await company.visit()
    assert after[0].view == after[1].view
    assert after[0].version >= max(page.version for page in before)
    mover = after[0] if after[0].mine else after[1]
    assert (await mover.place())["type"] == "accepted"


async def test_both_players_are_cut_at_once_and_come_back(server: Open, rng: random.Random) -> None:
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(Proxy(server.url, rng)) for _ in range(2)]
        company = await stack.enter_async_context(gathered(server))
        people = [
            await moved(stack, one, line) for one, line in zip(company.people, lines, strict=True)
        ]
        pages = [await one.visit(company.table) for one in people]
        mover = pages[0] if pages[0].mine else pages[1]
        await mover.send(message(mover))
        for line in lines:
            line.cut()
        await gone_on(company, pages)


async def moved(stack: AsyncExitStack, one: Pages, line: Proxy) -> Pages:
    """Return the same browser at the end of a line."""
    there = await stack.enter_async_context(Pages(line.here))
    there.http.cookies = one.http.cookies
    return there


def message(page: Page) -> Json:
    """Return a placement under a name of its own."""
    code = page.view["legal"][0]
    return {"type": "place", "id": f"at-{page.version}", "version": page.version, "placement": code}


async def test_a_line_that_falls_silent_is_given_up_and_the_table_forgets_it(
    server: Open, line: Proxy, far: Pages
) -> None:
    # Whoever still hears answers in time, however busy the machine is.
    server.server.config.ws_ping_interval, server.server.config.ws_ping_timeout = 0.2, 5
    page = await far.new()
    table = await server.table_manager.room(page.snapshot["table"]["id"])
    assert len(table.here) == 1
    line.lose(UP, DOWN)
    again = await far.visit(table.id)
    assert (await again.place())["type"] == "accepted"
    listeners = table._subscribers

    async def forgotten() -> bool:
        return len(listeners) == 1

    await sooner_or_later(forgotten)
    assert (await again.place())["type"] == "accepted"


async def test_a_line_on_which_nothing_happens_is_kept_open(server: Open, pages: Pages) -> None:
    """A proxy on the way may close what is silent for a minute."""
    interval = server.server.config.ws_ping_interval
    assert interval is not None
    assert interval < 60
    server.server.config.ws_ping_interval = 0.05
    wire = await Wire.at(pages, await pages.make())
    assert (await wire.hear()).opcode == PING
    wire.close()


async def test_a_message_of_an_old_socket_that_arrives_after_a_new_one_has_moved_is_refused(
    line: Proxy, far: Pages, pages: Pages
) -> None:
    old = await far.new()
    pages.http.cookies = far.http.cookies
    line.hold(UP)
    await old.send(message(old))
    new = await pages.visit(old.snapshot["table"]["id"])
    assert (await new.place())["type"] == "accepted"
    line.release(UP)
    answer = await old.until("accepted", "refused")
    assert answer["error"]["id"] == "table.stale_version"
    assert (await pages.visit(old.snapshot["table"]["id"])).version == 2


async def test_who_comes_from_another_address_goes_on_with_the_same_cookie(pages: Pages) -> None:
    page = await pages.new()
    await page.place()
    page.socket.transport.abort()
    moved = await pages.open(page.snapshot["table"]["id"], local_addr=("127.0.0.3", 0))
    assert await moved.hello() == page.snapshot
    assert (await moved.place())["type"] == "accepted"


async def test_who_sleeps_for_an_hour_finds_the_game_where_it_is(
    line: Proxy, far: Pages, times: Times
) -> None:
    page = await far.new(clock={"minutes": 15})
    mover = page.view["player"]
    line.lose(UP, DOWN)
    times.ms += 3_600_000
    again = await far.visit(page.snapshot["table"]["id"])
    assert again.view == page.view
    assert again.snapshot["clock"]["used_ms"][mover] == 3_600_000
    assert (await again.place())["type"] == "accepted"


async def test_twenty_tabs_of_one_player_stay_equal(pages: Pages) -> None:
    first = await pages.new()
    tabs = [first, *[await pages.visit(first.snapshot["table"]["id"]) for _ in range(19)]]
    for tab in tabs[:5]:
        while tab.version < max(one.version for one in tabs):
            await tab.hear()
        assert (await tab.place())["type"] == "accepted"
    for tab in tabs:
        while tab.version < 6:
            await tab.hear()
    assert all(tab.snapshot == first.snapshot for tab in tabs)


async def test_the_same_message_from_ten_tabs_at_once_is_done_once(pages: Pages) -> None:
    first = await pages.new()
    tabs = [first, *[await pages.visit(first.snapshot["table"]["id"]) for _ in range(9)]]
    what = message(first)
    await asyncio.gather(*(tab.send(what) for tab in tabs))
    answers = [await tab.until("accepted", "refused") for tab in tabs]
    assert answers == [{"type": "accepted", "id": what["id"], "version": 2}] * 10


async def test_a_server_that_stands_still_for_two_seconds_loses_nobody(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        async with Pages(server.url) as pages:
            page = await pages.new(PERSON, FRIEND)
            await page.place()
            server.process.send_signal(signal.SIGSTOP)
            await page.send(message(page))
            await asyncio.sleep(2)
            server.process.send_signal(signal.SIGCONT)
            assert (await page.until("accepted", "refused"))["type"] == "accepted"
            await page.socket.ping()
            again = await pages.visit(page.snapshot["table"]["id"])
            assert again.version == 3
