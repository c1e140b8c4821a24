"""Heads of requests: who comes with many at once lets others between."""

from __future__ import annotations

import asyncio

import pytest

from tantrix.server.web import heads
from tantrix.server.web.heads import HeadProtocol

pytestmark = pytest.mark.anyio

REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"


class Server:
    """What all connections of a server share, and what was handed on in which turn."""

    def __init__(self) -> None:
        self.turn = 0
        self.handed: list[tuple[int, bytes]] = []

    async def turns(self, count: int) -> None:
        for _ in range(count):
            self.turn += 1
            await asyncio.sleep(0)


class Inner(asyncio.Protocol):
    """uvicorn's own protocol, which does nothing but note what it gets."""

    def __init__(self, server_state: Server) -> None:
        self.server = server_state

    def data_received(self, data: bytes) -> None:
        self.server.handed.append((self.server.turn, data))


class Line(asyncio.Transport):
    """A connection that is read from, or not."""

    reads = True

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.protocol = HeadProtocol(server_state=server)
        self.protocol.connection_made(self)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that reads one head in a turn."""
    monkeypatch.setattr(heads, "_uvicorn_protocol", lambda: Inner)
    monkeypatch.setattr(heads, "TURN_S", 0)
    return Server()


async def test_what_many_connections_send_at_once_is_read_in_several_turns(server: Server) -> None:
    lines = [Line(server) for _ in range(5)]
    sent = [b"GET /%d HTTP/1.1\r\nHost: a\r\n\r\n" % number for number in range(5)]
    for line, data in zip(lines, sent, strict=True):
        line.protocol.data_received(data)
    assert server.handed == [(0, sent[0])]
    assert [line.reads for line in lines] == [True, False, False, False, False]
    await server.turns(6)
    assert [data for _, data in server.handed] == sent
    assert len({turn for turn, _ in server.handed}) == 5
    assert all(line.reads for line in lines)


async def test_who_comes_later_is_read_after_those_who_wait(server: Server) -> None:
    first, second, late = (Line(server) for _ in range(3))
    first.protocol.data_received(REQUEST)
    second.protocol.data_received(b"GET /second HTTP/1.1\r\n\r\n")
    late.protocol.data_received(b"GET /late HTTP/1.1\r\n\r\n")
    await server.turns(4)
    assert [data.split()[1] for _, data in server.handed] == [b"/", b"/second", b"/late"]


async def test_a_connection_that_is_lost_while_it_waits_is_not_read(server: Server) -> None:
    first, lost = Line(server), Line(server)
    first.protocol.data_received(REQUEST)
    lost.protocol.data_received(REQUEST)
    lost.protocol.connection_lost(None)
    await server.turns(3)
    assert server.handed == [(0, REQUEST)]


async def test_one_server_does_not_wait_for_another(server: Server) -> None:
    other = Server()
    for each in (server, other):
        Line(each).protocol.data_received(REQUEST)
    assert len(server.handed) == len(other.handed) == 1


async def test_the_same_connection_is_read_at_once_in_the_next_turn(server: Server) -> None:
    line = Line(server)
    for _ in range(3):
        line.protocol.data_received(REQUEST)
        await server.turns(2)
    assert len(server.handed) == 3
    assert line.reads
