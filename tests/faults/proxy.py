"""A line between a client and a server that can be slow, torn to pieces, silent or cut."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self

from faults.wire import address

UP, DOWN = "up", "down"
MOST_PIECES = 400
"""Into how many pieces at most something is torn that comes at once."""


@dataclass(frozen=True)
class Weather:
    """How a line is. Delays are seconds one way, up and down, and vary by `jitter` times that.

    `piece`: bytes that travel at once; `gather`: seconds for which bytes wait for others to travel
    with; `rate`: bytes a second.
    """

    up: float = 0.0
    down: float = 0.0
    jitter: float = 0.0
    piece: int | None = None
    gather: float = 0.0
    rate: float | None = None


WEATHERS = {
    "calm": Weather(),
    "far": Weather(up=0.004, down=0.001, jitter=1.0),
    "far the other way": Weather(up=0.001, down=0.004, jitter=1.0),
    "byte by byte": Weather(piece=1),
    "all at once": Weather(gather=0.005),
    "narrow": Weather(rate=2_000_000, piece=512),
}


def _clear() -> dict[str, asyncio.Event]:
    """Two ways on which nothing is held."""
    ways = {UP: asyncio.Event(), DOWN: asyncio.Event()}
    for way in ways.values():
        way.set()
    return ways


@dataclass
class Proxy:
    """A line to the server at `url`, which may move; `here` is where clients connect."""

    url: str
    rng: random.Random
    weather: Weather = field(default_factory=Weather)
    _cutting: asyncio.Event = field(default_factory=asyncio.Event)
    _ways: dict[str, asyncio.Event] = field(default_factory=_clear)
    _server: asyncio.Server | None = None
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)
    _lost: dict[asyncio.StreamWriter, set[str]] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def here(self) -> str:
        """The address at which the server seems to be."""
        assert self._server is not None
        host, port = self._server.sockets[0].getsockname()
        return f"http://{host}:{port}/"

    def cut(self) -> None:
        """Cut every connection, without a farewell to either side."""
        self._cutting.set()
        self._cutting = asyncio.Event()
        for writer in self._writers:
            writer.transport.abort()
        for way in self._ways:
            self.release(way)

    def hold(self, way: str) -> None:
        """Keep what goes one way on its way until it is released."""
        self._ways[way].clear()

    def release(self, way: str) -> None:
        """Let what was held arrive."""
        self._ways[way].set()

    def lose(self, *ways: str) -> None:
        """Drop what goes these ways on the connections that there are; neither side is told."""
        for lost in self._lost.values():
            lost.update(ways)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a client."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        lost = self._lost[writer] = set()
        with self._known(writer), contextlib.suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(*address(self.url))
            with self._known(far_writer):
                await asyncio.gather(
                    self._carry(UP, reader, far_writer, lost),
                    self._carry(DOWN, far_reader, writer, lost),
                )

    @contextlib.contextmanager
    def _known(self, writer: asyncio.StreamWriter) -> Iterator[None]:
        self._writers.add(writer)
        try:
            yield
        finally:
            self._writers.discard(writer)
            self._lost.pop(writer, None)
            writer.transport.abort()

    async def _carry(
        self, way: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: set[str]
    ) -> None:
        """Carry bytes one way until the end; then the other way ends too."""
        cutting = self._cutting
        with contextlib.suppress(OSError):
            while data := await self._gathered(reader):
                for piece in self._pieces(data):
                    await self._travel(way, len(piece))
                    if way not in lost:
                        writer.write(piece)
                        await writer.drain()
            if way in lost and not cutting.is_set():
                await cutting.wait()  # an end that is lost as well
        writer.close()

    async def _gathered(self, reader: asyncio.StreamReader) -> bytes:
        """Return what has come, also while it waited for more."""
        if self.weather.gather:
            await asyncio.sleep(self.weather.gather)
        return await reader.read(65536)

    def _pieces(self, data: bytes) -> list[bytes]:
        """Return what travels at once."""
        size = max(self.weather.piece or len(data), len(data) // MOST_PIECES)
        return [data[at : at + size] for at in range(0, len(data), size)]

    async def _travel(self, way: str, size: int) -> None:
        weather = self.weather
        delay = (weather.up if way == UP else weather.down) * (
            1 + weather.jitter * self.rng.uniform(-1, 1)
        )
        if weather.rate is not None:
            delay += size / weather.rate
        if delay > 0:
            await asyncio.sleep(delay)
        await self._ways[way].wait()
