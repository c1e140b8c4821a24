"""How long and how large the head of a request may be: `uvicorn.Config(http=HeadProtocol)`.

uvicorn waits for ever for the end of a head, and keeps however much of it there is. So a
`HeadProtocol` stands between the connection and uvicorn's own protocol. It hands everything on, but
first reads the bytes itself, with the same parser, only to see where heads begin and end. Once a
WebSocket is opened, uvicorn gives the connection to the `ws` class, and neither is needed any more.

To read a head and open a WebSocket takes a fifth of a millisecond. Hundreds of connections that
come at once are therefore read in several turns of the event loop, between which others have
theirs.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

import httptools
import uvicorn

HEAD_S = 10.0
"""How long a request may take up to the end of its head."""

LARGEST_HEAD = 65_536
"""Bytes of the path and the headers of a request."""

TURN_S = 0.005
"""For how long heads and bodies are read in one turn of the event loop."""

_TOO_LARGE = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: 0\r\nConnection: close\r\n\r\n"
)


@cache
def _uvicorn_protocol() -> Any:  # noqa: ANN401 - it is made with arguments that uvicorn alone knows
    """Return the class that uvicorn would use by itself."""
    config = uvicorn.Config(_nothing, http="httptools", ws="none", log_config=None)
    config.load()
    return config.http_protocol_class


async def _nothing(_scope: object, _receive: object, _send: object) -> None:
    """Be an application, without which there is no configuration."""


class _HeadQueue:
    """The connections of a server whose bytes wait for a later turn of the event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[HeadProtocol, bytes]] = deque()
        self._until_s: float | None = None
        """The end of the reading in this turn; None as long as nothing was read in it."""

    def admits(self) -> bool:
        """Tell whether something that comes now is read in this turn."""
        return not self._waiting and self._has_time()

    def join(self, connection: HeadProtocol, data: bytes) -> None:
        """Have bytes of a connection wait."""
        self._waiting.append((connection, data))

    def _has_time(self) -> bool:
        """Tell whether there is time for more in this turn: always for the first."""
        now_s = time.perf_counter()
        if self._until_s is None:
            self._until_s = now_s + TURN_S
            self._loop.call_soon(self._next_turn)
            return True
        return now_s < self._until_s

    def _next_turn(self) -> None:
        """Read on what waits."""
        self._until_s = None
        while self._waiting and self._has_time():
            connection, data = self._waiting.popleft()
            connection.read(data)


_QUEUES: WeakKeyDictionary[object, _HeadQueue] = WeakKeyDictionary()
"""The queue of each server, by what uvicorn shares with all its connections."""


class HeadProtocol(asyncio.Protocol):
    """A connection on which requests come, each of whose heads must end in time."""

    def __init__(self, **arguments: Any) -> None:  # noqa: ANN401 - as above
        self._inner: asyncio.Protocol = _uvicorn_protocol()(**arguments)
        self._loop = asyncio.get_running_loop()
        server = arguments["server_state"]
        self._queue = _QUEUES.get(server) or _QUEUES.setdefault(server, _HeadQueue())
        self._parser: Any = httptools.HttpRequestParser(self)
        self._deadline: asyncio.TimerHandle | None = None
        self._heads = 0
        self._in_head = False
        self._in_body = False
        self._size = 0
        self._unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        self._transport = transport
        self._inner.connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._wait_no_more()
        self._parser = None
        self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        """Hand it on."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Hand it on."""
        self._inner.resume_writing()

    def data_received(self, data: bytes) -> None:
        """Read what comes, in this turn of the event loop or a later one."""
        if self._queue.admits():
            self._hand_on(data)
        else:
            self._transport.pause_reading()
            self._queue.join(self, data)

    def read(self, data: bytes) -> None:
        """Read what has waited, if the connection is still there."""
        if self._parser is not None:
            self._transport.resume_reading()
            self._hand_on(data)

    def _hand_on(self, data: bytes) -> None:
        """Hand on what has come, unless it is too much of a head."""
        if self._is_short(data):
            self._inner.data_received(data)
            if self._transport.get_protocol() is not self:
                # This protocol, which has done, and its parser would keep each other alive.
                self._parser = None
        elif not self._transport.is_closing():
            self._transport.write(_TOO_LARGE)
            self._transport.close()

    def _is_short(self, data: bytes) -> bool:
        """Read on; wait for the end of a head that has begun, or for one at all.

        Bytes that belong to no request, such as empty lines, end no wait: they begin one.
        """
        heads, was_head, was_body = self._heads, self._in_head, self._in_body
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            pass
        except httptools.HttpParserCallbackError:
            return False
        except httptools.HttpParserError:
            return True  # which uvicorn finds as well, and answers
        if self._deadline is None and (self._in_head or (heads == self._heads and not was_body)):
            self._wait()
        # A header is told of when it has ended, which may be never.
        self._unread = self._unread + len(data) if was_head and self._in_head else 0
        return self._unread <= LARGEST_HEAD

    # --- what the parser finds ----------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Measure the head from here."""
        self._in_head = True
        self._size = 0

    def on_url(self, url: bytes) -> None:
        """Measure a piece of the path."""
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Measure a header."""
        self._count(len(name) + len(value))

    def on_headers_complete(self) -> None:
        """Wait no more: the request is heard."""
        self._wait_no_more()
        self._heads += 1
        self._in_head, self._in_body = False, True

    def on_message_complete(self) -> None:
        """Be ready for the next request."""
        self._in_body = False

    def _count(self, size: int) -> None:
        """Add to the size of the head; an error here ends the parsing."""
        self._size += size
        if self._size > LARGEST_HEAD:
            raise ValueError

    # --- the wait -----------------------------------------------------------------------------

    def _wait(self) -> None:
        self._deadline = self._loop.call_later(HEAD_S, self._transport.close)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
