"""Too much of everything: whoever sends it is refused, and everybody else plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from faults.wire import CLOSE, TEXT, Wire, address, frame, handshake
from server.kit import Open, Pages, RandomRobots, Times, opened, sooner_or_later, wish
from server.process import Serving, serving
from tantrix.server.config import Settings

pytestmark = pytest.mark.anyio


async def answered(wire: Wire) -> bytes:
    """Return the first line of what a connection is told before it ends, empty where nothing is."""
    return (await wire.rest()).partition(b"\r\n")[0]


@pytest.fixture
async def brief(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Open]:
    """A server that waits for nobody for long."""
    monkeypatch.setattr("tantrix.server.web.heads.HEAD_S", 0.5)
    monkeypatch.setattr("tantrix.server.web.responses.BODY_S", 0.2)
    monkeypatch.setattr("tantrix.server.web.responses.SLOWEST", 10**9)
    async with opened(tmp_path / "tantrix.db", robots, times) as server:
        yield server


async def test_connections_on_which_nothing_is_asked_are_closed(brief: Open) -> None:
    wires = [await Wire.to(brief.url) for _ in range(50)]
    async with Pages(brief.url) as pages:
        page = await pages.new()
        assert (await page.place())["type"] == "accepted"
    assert {await answered(wire) for wire in wires} == {b""}
    for wire in wires:
        wire.close()


async def test_a_head_that_never_ends_is_closed(brief: Open) -> None:
    host, port = address(brief.url)
    wire = await Wire.to(brief.url)
    wire.send(f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\n".encode())
    sending = asyncio.create_task(drip(wire, b"X-Slow: 1\r\n" * 1000))
    assert await answered(wire) == b""
    sending.cancel()
    wire.close()


async def drip(wire: Wire, data: bytes) -> None:
    """Send byte by byte, slowly."""
    with contextlib.suppress(ConnectionError):
        for at in range(len(data)):
            wire.send(data[at : at + 1])
            await wire.writer.drain()
            await asyncio.sleep(0.01)


async def test_a_second_request_is_waited_for_no_longer_than_the_first(brief: Open) -> None:
    host, port = address(brief.url)
    wire = await Wire.to(brief.url)
    wire.send(f"GET /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
    await wire.reader.readuntil(b"\r\n\r\n")
    wire.send(b"\r\n")
    await wire.rest()
    wire.close()


async def test_a_head_without_bounds_is_refused(server: Open) -> None:
    wire = await Wire.to(server.url)
    wire.send(b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 100_000 + b"\r\n\r\n")
    assert b" 400 " in await answered(wire)
    wire.close()
    wire = await Wire.to(server.url)
    wire.send(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n")
    assert b" 400 " in await answered(wire)
    wire.close()


async def test_a_header_that_never_ends_is_closed_as_soon_as_it_is_too_large(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.web.heads.HEAD_S", 10**6)
    wire = await Wire.to(server.url)
    wire.send(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 4_000_000)
    await wire.rest()
    wire.close()


async def test_a_request_for_a_socket_with_too_long_a_header_is_refused(pages: Pages) -> None:
    wire = await Wire.to(pages.url)
    wire.send(handshake(pages.url, f"/ws/tables/{await pages.make()}", Cookie="a=" + "b" * 20_000))
    assert b" 431 " in await answered(wire)
    wire.close()


async def test_a_body_in_many_packets_is_no_head(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what follows a head, nor a second request, is measured with it."""
    monkeypatch.setattr("tantrix.server.web.heads.LARGEST_HEAD", 500)
    host, port = address(server.url)
    wire = await Wire.to(server.url)
    for last in (False, True):
        end = "Connection: close\r\n" if last else ""
        wire.send(f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\n{end}".encode())
        wire.send(b"Content-Type: application/json\r\nContent-Length: 10002\r\n\r\n{")
        for _ in range(10):
            wire.send(b" " * 1000)
            await asyncio.sleep(0)
        wire.send(b"}")
    answers = await wire.rest()
    assert answers.count(b'"bad.message"') == 2, answers
    wire.close()


async def test_a_body_that_never_ends_is_refused(brief: Open) -> None:
    host, port = address(brief.url)
    wire = await Wire.to(brief.url)
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
    wire.send(f"{head}Content-Length: 1000\r\nConnection: close\r\n\r\n{{".encode())
    answer = await wire.rest()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"limit.slow"' in answer
    wire.close()


async def test_sockets_that_never_say_hello_are_closed_and_keep_nobody_out(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await pages.new()
    monkeypatch.setattr("tantrix.server.actors.websocket.HELLO_S", 0.2)
    wires = [await Wire.to(pages.url) for _ in range(100)]
    for wire in wires:
        wire.send(handshake(pages.url, f"/ws/tables/{page.snapshot['table']['id']}"))
    assert (await page.place())["type"] == "accepted"
    for wire in wires:
        await wire.reader.readuntil(b"\r\n\r\n")
        assert (await wire.hear()).json()["error"]["id"] == "bad.protocol"
        assert (await wire.hear()).opcode == CLOSE
        wire.close()
    assert (await page.place())["type"] == "accepted"


@pytest.fixture
async def narrow(tmp_path: Path, robots: RandomRobots, times: Times) -> AsyncIterator[Open]:
    """A server that lets an address open three sockets at once."""
    settings = Settings(sockets=3)
    async with opened(tmp_path / "tantrix.db", robots, times, settings=settings) as server:
        yield server


async def test_an_address_holds_only_so_many_sockets_open(narrow: Open) -> None:
    async with Pages(narrow.url) as pages:
        table = await pages.make()
        first = [await pages.visit(table) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refusal:
            await pages.open(table)
        assert refusal.value.response.status_code == 429
        assert json.loads(refusal.value.response.body or b"")["error"]["id"] == "limit.places"
        elsewhere = await pages.open(table, local_addr=("127.0.0.2", 0))
        assert (await elsewhere.hello())["type"] == "snapshot"
        assert (await first[0].place())["type"] == "accepted"
        await first[1].socket.close()

        async def room_again() -> bool:
            with contextlib.suppress(InvalidStatus):
                await pages.visit(table)
                return True
            return False

        await sooner_or_later(room_again)


@pytest.mark.parametrize("proxies", [(), ("10.1.2.3",), ("127.0.0.1",)])
async def test_what_a_header_says_of_the_address_counts_only_from_a_proxy_that_is_named(
    tmp_path: Path, robots: RandomRobots, times: Times, proxies: tuple[str, ...]
) -> None:
    opening = opened(tmp_path / "tantrix.db", robots, times, settings=Settings(proxies=proxies))
    async with opening as server, Pages(server.url) as pages:
        refused = 0
        for number in range(130):
            headers = {"X-Forwarded-For": f"10.0.0.{number}"}
            answer = await pages.http.post("/api/tables", json={}, headers=headers)
            refused += answer.status_code == 429
        assert (refused > 0) == ("127.0.0.1" not in proxies)


async def test_who_floods_a_socket_is_refused_and_others_at_the_table_play_on(
    pages: Pages, others: Pages
) -> None:
    page = await pages.new()
    loud = await others.visit(page.snapshot["table"]["id"])
    for _ in range(500):
        await loud.send({"type": "ping"})
    for _ in range(5):
        assert (await page.place())["type"] == "accepted"
    heard = [(await loud.until("pong", "refused"))["type"] for _ in range(500)]
    assert heard.count("refused") >= 300
    loud.socket.transport.abort()


async def test_a_flood_on_one_socket_takes_nothing_from_another_of_the_same_session(
    pages: Pages,
) -> None:
    page = await pages.new()
    loud = await pages.visit(page.snapshot["table"]["id"])
    for _ in range(200):
        await loud.send("nonsense")
    assert (await page.place())["type"] == "accepted"
    loud.socket.transport.abort()


async def test_a_limit_is_not_lifted_by_coming_with_a_new_cookie(pages: Pages) -> None:
    statuses = []
    for _ in range(130):
        pages.http.cookies.clear()
        statuses.append((await pages.http.post("/api/tables", json={})).status_code)
    assert 429 in statuses


def allow_no_more_than(more: int, server: Serving) -> None:
    """Let a server open only so many more files and connections than it has."""
    used = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
    limits = (used + more, used + more)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, limits)


async def test_when_no_connection_can_be_accepted_old_games_live_on(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        async with Pages(server.url) as pages:
            page = await pages.new()
            await page.place()
            allow_no_more_than(20, server)
            wires = [await Wire.to(server.url) for _ in range(60)]
            for _ in range(5):
                assert (await page.place())["type"] == "accepted"
            for wire in wires:
                wire.close()

            async def welcome() -> bool:
                return (await pages.http.post("/api/tables", json=wish())).status_code == 201

            await sooner_or_later(welcome)


async def test_a_storm_of_reconnections_is_answered_whole(pages: Pages, soak: bool) -> None:
    page = await pages.new()
    await page.place()
    table = page.snapshot["table"]["id"]
    everybody = await asyncio.gather(*(pages.visit(table) for _ in range(900 if soak else 100)))
    assert all(one.snapshot == page.snapshot for one in everybody)
    assert (await page.place())["type"] == "accepted"
    for one in everybody:
        await one.until("event")
        assert one.view == page.view


async def test_tiny_messages_in_one_packet_are_all_answered(pages: Pages) -> None:
    wire = await Wire.at(pages, await pages.make())
    wire.send(frame(TEXT, b'{"type":"ping"}') * 90)
    assert [(await wire.hear()).json() for _ in range(90)] == [{"type": "pong"}] * 90
    wire.close()
