"""Several processes on one database: a table has one holder, and whoever dies is replaced."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cluster.conftest import browser
from server.crowd import Somebody, Talk
from server.kit import PERSON, ROBOT, Page, Pages, sooner_or_later
from server.process import Serving, serve_in_vain, serving
from server.rediskit import Redis
from server.test_together import to_move
from sizes import PATIENCE_S
from tantrix.server.cluster.repository import GONE_MS
from tantrix.server.web.cookies import Person

pytestmark = pytest.mark.anyio

OUTAGE_S = 3.0


async def come_back(pages: Pages, table: str) -> Page:
    """Visit a table again and again, as a page does, until it opens."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                page = await pages.open(table)
                answer = await page.hello()
                if answer["type"] == "snapshot":
                    return page
            except (ConnectionClosed, InvalidStatus, OSError):
                pass
            await asyncio.sleep(0.1)


async def closed(page: Page) -> int:
    """Wait for the end of a socket and return its code."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                await page.hear()
            except ConnectionClosed as ending:
                return ending.rcvd.code if ending.rcvd else 1006


async def caught_up(page: Page, version: int) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while page.version < version:
            await page.hear()


async def log_of(url: str, table: str) -> list[int]:
    """Return the numbers of the events of a table."""
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT seq FROM events WHERE table_id = $1 ORDER BY seq", table)
    await connection.close()
    return [row[0] for row in rows]


async def test_a_game_is_played_through_both_processes(processes: list[Serving]) -> None:
    one, two = processes
    rng = random.Random(1)
    async with browser(one) as mine, browser(two) as others:
        near = await mine.new()
        table = near.snapshot["table"]["id"]
        async with browser(two, mine) as also_mine:
            far = await also_mine.visit(table)
            watching = await others.visit(table)
            pages = [near, far]
            for _ in range(12):
                page = rng.choice(pages)
                assert (await page.place())["type"] == "accepted"
                for other in (near, far, watching):
                    await caught_up(other, page.version)
                    assert other.snapshot["view"] == page.snapshot["view"]
            refused = await watching.ask("place", placement=watching.view["legal"][0])
            assert refused["error"]["id"] == "table.not_your_seat"
            snapshots = [await one.get(f"/api/tables/{table}") for one in (mine, also_mine)]
            assert snapshots[0]["view"] == snapshots[1]["view"] == near.view
            assert (await others.get(f"/api/tables/{table}"))["you"] == []
            record = [await one.http.get(f"/api/tables/{table}/record") for one in (mine, others)]
            assert record[0].text == record[1].text


async def test_the_holder_that_is_killed_is_replaced_and_its_clock_stood_still(
    processes: list[Serving],
) -> None:
    one, two = processes
    async with browser(one) as mine, browser(two, mine) as later:
        near = await mine.new(clock={"minutes": 15})
        table = near.snapshot["table"]["id"]
        for _ in range(5):
            await near.place()
        used_ms, began = near.snapshot["clock"]["used_ms"], time.monotonic()
        for name, value in mine.http.cookies.items():
            later.http.cookies.set(name, value)
        one.kill()
        far = await come_back(later, table)
        passed_ms = 1000 * (time.monotonic() - began)
        assert far.version >= near.version
        again_ms = far.snapshot["clock"]["used_ms"]
        assert all(b >= a for a, b in zip(used_ms, again_ms, strict=True))
        assert sum(again_ms) - sum(used_ms) <= passed_ms - GONE_MS / 2
        assert (await far.place())["type"] == "accepted"


async def test_a_holder_that_wakes_up_late_writes_nothing(
    processes: list[Serving], url: str
) -> None:
    one, two = processes
    async with browser(one) as mine:
        near = await mine.new()
        table = near.snapshot["table"]["id"]
        await near.place()
        one.process.send_signal(signal.SIGSTOP)
        try:
            async with browser(two, mine) as later:
                far = await come_back(later, table)
                for _ in range(3):
                    assert (await far.place())["type"] == "accepted"
                stale = {"id": "late", "version": near.version}
                await near.send({"type": "place", **stale, "placement": near.view["legal"][0]})
                one.process.send_signal(signal.SIGCONT)
                assert await closed(near) in {1012, 1013}
                back = await come_back(mine, table)
                assert back.version == far.version
                assert back.view == far.view
                assert (await back.place())["type"] == "accepted"
                await caught_up(far, back.version)
        finally:
            one.process.send_signal(signal.SIGCONT)
    numbers = await log_of(url, table)
    assert numbers == list(range(1, len(numbers) + 1))


async def test_who_asks_for_a_table_as_something_else_disturbs_nobody_there(
    processes: list[Serving],
) -> None:
    one, two = processes
    async with browser(one) as mine, browser(two) as others:
        near = await mine.new()
        table = near.snapshot["table"]["id"]
        for kind in ("races", "reviews"):
            await others.get(f"/api/{kind}/{table}", 404)
            assert (await near.place())["type"] == "accepted"


async def test_redis_may_be_lost_and_nothing_else_is(
    processes: list[Serving], redis: Redis
) -> None:
    one, two = processes
    async with browser(one) as mine, browser(two) as others:
        near = await mine.new()
        table = near.snapshot["table"]["id"]
        watching = await others.visit(table)
        redis.stop()
        for _ in range(4):
            assert (await near.place())["type"] == "accepted"
        assert await closed(watching) == 1013
        redis.start()
        back = await come_back(others, table)
        assert back.view == near.view
        await near.place()
        await caught_up(back, near.version)


async def test_nobody_s_clock_runs_while_redis_cannot_carry_what_they_do(
    processes: list[Serving], redis: Redis
) -> None:
    one, two = processes
    async with browser(one) as mine, browser(two, mine) as elsewhere:
        near = await mine.new(clock={"minutes": 15})
        table = near.snapshot["table"]["id"]
        await near.socket.close()
        for name, value in mine.http.cookies.items():
            elsewhere.http.cookies.set(name, value)
        far = await elsewhere.visit(table)
        assert (await far.place())["type"] == "accepted"
        snapshot = await elsewhere.get(f"/api/tables/{table}")
        running, before_ms = snapshot["clock"]["running"], snapshot["clock"]["used_ms"]
        began = time.monotonic()
        redis.stop()
        lost = {"type": "place", "id": "lost", "version": far.version}
        await far.send(lost | {"placement": far.view["legal"][0]})
        await asyncio.sleep(OUTAGE_S)
        redis.start()
        assert await closed(far) == 1013
        back = await come_back(elsewhere, table)
        passed_ms = 1000 * (time.monotonic() - began)
        after_ms = back.snapshot["clock"]["used_ms"]
        assert after_ms[running] - before_ms[running] <= passed_ms - 1000 * OUTAGE_S / 2
        assert (await back.place())["type"] == "accepted"


async def test_what_a_process_has_read_takes_no_more_room_in_redis(
    processes: list[Serving], redis: Redis
) -> None:
    one, two = processes
    async with browser(one) as mine, browser(two) as others:
        near = await mine.new()
        watching = await others.visit(near.snapshot["table"]["id"])
        for _ in range(20):
            await near.place()
        await caught_up(watching, near.version)

        async def read() -> bool:
            return max(redis.lengths()) <= 1

        await sooner_or_later(read)


async def test_an_outage_of_redis_is_told_once_and_not_again_and_again(
    processes: list[Serving], redis: Redis
) -> None:
    redis.stop()
    await asyncio.sleep(2)
    redis.start()
    one, two = processes
    async with browser(one) as mine, browser(two) as others:
        near = await mine.new()
        # Each process has read again what the other one wrote.
        await come_back(others, near.snapshot["table"]["id"])
    for process in processes:
        _, output = process.end(signal.SIGTERM)
        records = [json.loads(line) for line in output.splitlines() if "redis" in line]
        lines = [(line["event"], line["what"]) for line in records if line["what"] == "reading"]
        assert lines == [("redis fails", "reading"), ("redis works again", "reading")]


async def test_messages_that_redis_forgets_close_a_socket_and_the_page_comes_back(
    processes: list[Serving], redis: Redis
) -> None:
    one, two = processes
    async with browser(one) as mine, browser(two) as others:
        near = await mine.new()
        table = near.snapshot["table"]["id"]
        watching = await others.visit(table)
        two.process.send_signal(signal.SIGSTOP)
        try:
            for _ in range(3):  # the first one is on its way already to who waits for it
                await near.place()
                await asyncio.sleep(0.1)
            redis.flush()
        finally:
            two.process.send_signal(signal.SIGCONT)
        await near.place()
        assert await closed(watching) == 1013
        assert (await come_back(others, table)).view == near.view


async def test_the_robots_of_a_holder_that_is_killed_go_on(processes: list[Serving]) -> None:
    one, two = processes
    robots = [{**ROBOT, "colour": colour} for colour in "RY"]
    async with browser(one) as mine, browser(two) as others:
        table = await mine.make(*robots, pace="human")
        one.kill()
        watching = await come_back(others, table)  # robots among themselves need somebody who looks
        await caught_up(watching, watching.version + 4)


async def test_a_server_that_is_alone_does_not_open_beside_others(
    processes: list[Serving], url: str, redis: Redis
) -> None:
    status, output = serve_in_vain("--port", "0", "--database", url)
    assert (status, len(output.splitlines())) == (2, 1)
    with serving(url, "--redis", redis.url) as third:
        async with browser(third) as pages:
            assert await pages.get("/api/tables") == {"tables": []}
    assert all(one.process.poll() is None for one in processes)


async def test_several_processes_need_a_database_that_can_be_shared(redis: Redis) -> None:
    for options in (("--database", "sqlite:///tantrix.db", "--redis", redis.url),):
        status, output = serve_in_vain("--port", "0", *options)
        assert (status, len(output.splitlines())) == (2, 1)


async def test_a_closing_process_leaves_its_tables_at_once(processes: list[Serving]) -> None:
    one, two = processes
    async with browser(one) as mine, browser(two, mine) as later:
        near = await mine.new(PERSON, {**PERSON, "name": "Ben", "colour": "Y"})
        table = near.snapshot["table"]["id"]
        await near.place()
        for name, value in mine.http.cookies.items():
            later.http.cookies.set(name, value)
        one.process.send_signal(signal.SIGTERM)
        await near.until("closing")
        far = await come_back(later, table)
        assert far.view == near.view
        assert (await far.place())["type"] == "accepted"
        assert one.end()[0] == 0


async def begun(host: Pages, guest: Pages) -> tuple[list[Talk], str]:
    """Have two people meet in a room and begin a game; return their pages of it, and the table."""
    for pages, name in ((host, "Ann"), (guest, "Ben")):
        await pages.post("/api/me/enter", {"name": name})
    talks = [await Somebody(host, Person("", "Ann")).opened()]
    talks.append(await Somebody(guest, Person("", "Ben")).room(talks[0].room["id"]))
    await talks[1].do("sit", slot=1)
    await talks[0].until_seated(2)
    return talks, (await talks[0].do("start", after=0))["table"]


async def test_a_table_begun_in_the_lobby_is_held_where_its_people_are(
    processes: list[Serving],
) -> None:
    one, two = processes
    async with browser(one) as here, browser(two) as there:
        _, table = await begun(here, there)  # in the lobby, which the first process holds
        pages = [await there.visit(table)]
        async with browser(two, here) as also:
            pages.append(await also.visit(table))
            one.kill()
            for _ in range(4):
                mover, _ = to_move(pages)
                assert (await mover.place())["type"] == "accepted"
                for page in pages:
                    await caught_up(page, mover.version)


async def test_a_table_and_its_room_hear_of_a_review_that_another_process_has_made(
    processes: list[Serving],
) -> None:
    one, two = processes
    async with browser(one) as ann, browser(two) as ben:
        talks, table = await begun(ann, ben)
        page, other = await ann.visit(table), await ben.visit(table)
        await page.ask("resign", player=page.snapshot["you"][0])
        wish = {"table": table, "room": talks[0].room["id"]}
        for pages in (ben, ann):
            review = (await pages.post("/api/reviews", wish))["review"]
        for listener in (page, other):
            while (heard := await listener.hear())["type"] != "review":
                pass
            assert heard["review"] == review
        for talk in talks:
            await talk.until_holds(lambda talk=talk: talk.room["review"] == review)
