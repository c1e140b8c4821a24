"""The page's half of a WebSocket, as much of it as the server uses, for thousands in a process."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)
"""A mask that changes nothing: it is lawful, and costs nothing here."""

GONE = 1006
"""The code of a connection that ended without a word."""


class Wire(asyncio.Protocol):
    """A socket; `heard` is given every text, `closed` the code at the end, once."""

    def __init__(
        self,
        url: str,
        path: str,
        cookie: str,
        heard: Callable[[bytes], None],
        closed: Callable[[int], None],
    ) -> None:
        self._request = _request(url, path, cookie)
        self._heard = heard
        self._closed = closed
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._early = b""
        self._open = False
        self._code = GONE

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def cut(self) -> None:
        """End the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    def close(self) -> None:
        """Say that this is the end."""
        self._send(CLOSE, struct.pack("!H", 1000))

    # --- as a protocol of asyncio -----------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        self._buffer += data
        if not self._open and not self._welcome():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the code says all
        """Tell that it is over."""
        self._open = False
        self._closed(self._code)

    def _welcome(self) -> bool:
        """Take the answer to the request, if all of it is there."""
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self.cut()
            return False
        self._buffer, self._open = rest, True
        if self._transport is not None:
            self._transport.write(self._early)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """Take the next frame out of what has come, if all of it is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 15, buffer[start : start + size]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._heard(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self._code = int.from_bytes(data[:2], "big")

    def _send(self, kind: int, data: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(data)
        short = bytes([_FINAL | kind, _MASKED | min(size, 126)])
        long = struct.pack("!H", size) if size >= 126 else b""
        frame = short + long + _NO_MASK + data
        if self._open:
            self._transport.write(frame)
        else:
            self._early += frame


async def connect(wire: Wire, url: str, own: str = "127.0.0.1") -> None:
    """Have a socket connect to the server, from an address of one's `own` of this machine."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    await loop.create_connection(
        lambda: wire, str(parts.hostname), int(parts.port or 80), local_addr=(own, 0)
    )


def _request(url: str, path: str, cookie: str) -> bytes:
    """Return the request for a socket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
        "\r\n",
    ]
    return "\r\n".join(lines).encode()
