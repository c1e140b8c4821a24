"""What goes wrong: pages that do not read, a store that fails, a server that closes."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from server.kit import (
    PERSON,
    ROBOT,
    Deaf,
    Open,
    Page,
    Pages,
    RandomRobots,
    Times,
    opened,
    sooner_or_later,
)
from sizes import PATIENCE_S
from tantrix.server.db.base import Conflict, StoredEvent, Summary, Unavailable
from tantrix.server.tables.messages import decode
from tantrix.server.tables.state import TABLE_LOG
from tantrix.server.web.frames import FrameProtocol
from tantrix.server.web.protocol import Hello

pytestmark = pytest.mark.anyio


async def closing_code(page: Page) -> int:
    """Read a socket to its end and return the code with which it was closed."""
    with pytest.raises(ConnectionClosed) as closed:
        await page.until("nothing that is ever sent")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_a_page_that_does_not_read_is_let_go_of_and_holds_nobody_up(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    async with (
        opened(tmp_path / "h.db", robots, times, send_buffer=4096) as server,
        Pages(server.url) as pages,
    ):
        page = await pages.new()
        table = await server.table_manager.room(page.snapshot["table"]["id"])
        reader, writer = await deaf_page(pages, table.id)
        assert len(table._subscribers) == 2
        for number in range(2000):
            times.ms += 1000
            await page.ask("pace", pace=("human", "instant")[number % 2])
            if len(table._subscribers) == 1:
                break
        assert len(table._subscribers) == 1
        assert page.snapshot["table"]["pace"] == ("human", "instant")[number % 2]
        await drained(reader)
        writer.close()


async def deaf_page(pages: Pages, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket that says hello and then reads no more than the system does for it."""
    host, port = pages.origin.removeprefix("http://").split(":")
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.setblocking(False)
    await asyncio.get_running_loop().sock_connect(sock, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=sock, limit=4096)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"type": "hello", "protocol": 1, "version": None}).encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    await reader.readexactly(100)
    return reader, writer


async def drained(reader: asyncio.StreamReader) -> None:
    """Read to the end, which must come."""
    while await asyncio.wait_for(reader.read(65536), PATIENCE_S):
        pass


async def test_the_connection_to_a_page_that_never_reads_again_is_cut(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.web.frames.CUT_S", 0.01)
    monkeypatch.setattr("tantrix.server.web.frames.MOST_BEHIND", 16_384)
    async with (
        opened(tmp_path / "h.db", robots, times, send_buffer=4096) as server,
        Pages(server.url) as pages,
    ):
        page = await pages.new()
        _, writer = await deaf_page(pages, page.snapshot["table"]["id"])
        connections = server.server.server_state.connections
        number = 0

        async def cut() -> bool:
            nonlocal number
            number += 1
            times.ms += 1000
            await page.ask("pace", pace=("human", "instant")[number % 2])
            sockets = [one for one in connections if isinstance(one, FrameProtocol)]
            return len(sockets) == 1

        await sooner_or_later(cut)
        writer.close()


async def test_a_page_that_leaves_at_once_is_not_kept(server: Open, pages: Pages) -> None:
    table = await server.table_manager.room(await pages.make())
    for pause in range(20):
        page = await pages.open(table.id)
        await page.send({"type": "hello", "protocol": 1, "version": None})
        await asyncio.sleep(pause / 5000)
        page.socket.transport.abort()

    async def alone() -> bool:
        return not table._subscribers

    await sooner_or_later(alone)
    await (await pages.visit(table.id)).place()
    assert len(table._subscribers) == 1


async def test_a_listener_whose_wait_is_given_up_never_joins(server: Open, pages: Pages) -> None:
    table = await server.table_manager.room(await pages.make())
    joining = asyncio.create_task(table.subscribe(Deaf(), ""))
    await asyncio.sleep(0)
    joining.cancel()
    await asyncio.gather(joining, return_exceptions=True)
    await pages.visit(table.id)
    assert len(table._subscribers) == 1


@pytest.mark.parametrize("kept", [False, True])
async def test_a_write_of_unknown_outcome_gives_the_table_up_and_nothing_is_done_twice(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    page = await pages.new()
    table = page.snapshot["table"]["id"]
    await page.place()
    append = server.store.append

    async def failing(table: str, entry: StoredEvent, summary: Summary, came: None = None) -> None:
        if kept:
            await append(table, entry, summary, came)
        raise Unavailable("the disk is gone")

    what = {"id": "once", "version": page.version, "placement": page.view["legal"][0]}
    with monkeypatch.context() as patch, capture_logs() as logged:
        patch.setattr(server.store, "append", failing)
        await page.send({"type": "place", **what})
        assert await closing_code(page) == 1013
    [line] = [line for line in logged if line["log_level"] != "debug"]
    assert (line["event"], line["why"]) == ("store failed", "the disk is gone")
    again = await pages.visit(table)
    assert again.version == page.version + kept
    answer = await again.ask("place", **what)
    assert answer == {"type": "accepted", "id": "once", "version": page.version + 1}
    assert again.version == page.version + 1
    assert len(again.view["board"]) == 2


async def test_an_event_that_somebody_else_wrote_gives_the_table_up(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await pages.new()

    async def conflicting(*_: object) -> None:
        raise Conflict("event 2 does not follow")

    with monkeypatch.context() as patch:
        patch.setattr(server.store, "append", conflicting)
        code = page.view["legal"][0]
        await page.send({"type": "place", "id": "x", "version": 1, "placement": code})
        assert await closing_code(page) == 1013


async def test_a_mistake_of_ours_costs_nobody_the_game(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await pages.new()
    with monkeypatch.context() as patch:
        patch.setattr(TABLE_LOG, "encode", lambda _: 1 / 0)
        answer = await page.ask("place", placement=page.view["legal"][0])
    assert answer["error"]["id"] == "table.paused"
    assert (await page.place())["type"] == "accepted"


async def test_a_store_that_cannot_be_read_is_told(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise Unavailable("the disk is gone")

    for name in ("row", "rows", "create"):
        monkeypatch.setattr(server.store, name, failing)
    assert (await pages.get("/api/tables", 503))["error"]["id"] == "table.paused"
    assert (await pages.get("/api/tables/0", 503))["error"]["id"] == "table.paused"
    seats = {"game": "strategy", "seats": [PERSON, ROBOT]}
    assert (await pages.post("/api/tables", seats, 503))["error"]["id"] == "table.paused"


@pytest.mark.parametrize(
    "bodies",
    [
        [b'{"kind":"pace","pace":"human"}'],
        [None, b'{"kind":"place","player":0,"placement":"1@5,5:0","drawn":7}'],
        [None, None],
        [b"{}"],
        [b"not JSON"],
    ],
)
async def test_a_table_whose_events_make_no_game_is_not_opened(
    server: Open, pages: Pages, bodies: list[bytes | None]
) -> None:
    table = await pages.make()
    started = (await server.store.entries(table))[0]
    row = await server.store.row(table)
    damaged = [
        StoredEvent(seq, started.at_ms, None, started.body if body is None else body)
        for seq, body in enumerate(bodies, start=1)
    ]

    async def entries(_: str) -> list[StoredEvent]:
        return damaged

    async def found(*_: str) -> object:
        return row

    server.store.entries, server.store.row = entries, found  # type: ignore[method-assign, assignment]
    assert (await pages.get("/api/tables/damaged", 503))["error"]["id"] == "table.paused"


async def test_a_server_that_closes_says_so_to_every_page(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    async with opened(tmp_path / "h.db", robots, times) as server, Pages(server.url) as pages:
        some = [await pages.new() for _ in range(3)]
        server.server.stop()
        for page in some:
            assert await page.until("closing") == {"type": "closing", "retry_ms": 1000}
            assert await closing_code(page) == 1012


async def test_a_server_that_is_opened_again_goes_on_where_it_was(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        page = await pages.new(PERSON, ROBOT)
        await page.play(rng, 4)
        await page.my_turn()
        cookies, before = pages.http.cookies, page.snapshot
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        pages.http.cookies = cookies
        page = await pages.visit(before["table"]["id"])
        assert page.snapshot == before
        await page.play(rng)
        assert page.is_over


async def left_to_robots(data: Path, robots: RandomRobots, times: Times) -> list[str]:
    """Leave tables at which a robot is to move, and has failed to; return their ids."""
    robots.faults = [RuntimeError("stopped in the middle") for _ in range(12)]
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        for _ in range(12):
            await pages.make(PERSON, {**ROBOT, "colour": "Y"})
        due = await server.store.robots_due("table")
    robots.faults.clear()
    return due


async def test_robots_that_are_to_move_go_on_before_anybody_comes(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.tables.robot_driver.RETRY_S", 60)
    data = tmp_path / "tantrix.db"
    tables = await left_to_robots(data, robots, times)
    assert tables
    async with opened(data, robots, times) as server:

        async def moved() -> bool:
            return await server.store.robots_due("table") == []

        await sooner_or_later(moved)
        rows = [await server.store.row(table) for table in tables]
        assert all(row is not None and row.version > 1 for row in rows)


async def test_a_damaged_table_keeps_no_server_closed(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.tables.robot_driver.RETRY_S", 60)
    data = tmp_path / "tantrix.db"
    damaged, *whole = await left_to_robots(data, robots, times)
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("UPDATE events SET body = x'00' WHERE table_id = ?", (damaged,))
        connection.commit()
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        assert (await pages.get(f"/api/tables/{damaged}", 503))["error"]["id"] == "table.paused"

        async def moved() -> bool:
            return await server.store.robots_due("table") == [damaged]

        assert whole
        await sooner_or_later(moved)


async def test_somebody_who_leaves_while_a_table_is_opened_takes_it_from_nobody(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        table = await pages.make()
    async with opened(data, robots, times) as server:
        first = asyncio.create_task(server.table_manager.room(table))
        second = asyncio.create_task(server.table_manager.room(table))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).id == table
        assert await server.table_manager.room(table) is await second


async def test_a_table_that_is_let_go_of_leaves_nothing_behind(server: Open, pages: Pages) -> None:
    table = await server.table_manager.room(await pages.make())
    page = await pages.visit(table.id)
    server.table_manager.abandon(1013)
    assert await closing_code(page) == 1013
    async with asyncio.timeout(PATIENCE_S):
        await table.close("{}", 1012)
    assert await server.table_manager.room(table.id) is not table


async def test_a_second_hello_is_answered_with_how_the_table_stands(pages: Pages) -> None:
    page = await pages.new()
    before = page.snapshot
    assert await page.hello() == before
    assert isinstance(decode('{"type": "hello", "protocol": 1, "version": 3}'), Hello)
