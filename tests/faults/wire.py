"""Bytes on the wire: connections that say what no browser would."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from typing import NamedTuple, Self

from server.kit import Json, Pages
from sizes import PATIENCE_S

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
CONTINUED = 0
HELLO = json.dumps({"type": "hello", "protocol": 1, "version": None}).encode()


class Frame(NamedTuple):
    """A frame as it came."""

    opcode: int
    payload: bytes

    def json(self) -> Json:
        """Return the message in it."""
        document: Json = json.loads(self.payload)
        return document


def frame(
    opcode: int, payload: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """Return a frame of a client; all of it may be wrong."""
    first = (fin << 7) | (reserved << 4) | opcode
    mask, key = (0x80, bytes(4)) if masked else (0, b"")
    size = len(payload)
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 65536:
        head = bytes([first, mask | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first, mask | 127]) + struct.pack("!Q", size)
    return head + key + payload


class Wire:
    """A connection to the server, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, url: str, buffer: int | None = None) -> Self:
        """Connect. `buffer`: bytes that the system takes for us."""
        host, port = address(url)
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, (host, port))
        return cls(*await asyncio.open_connection(sock=sock, limit=2**20))

    @classmethod
    async def at(cls, pages: Pages, table: str, buffer: int | None = None) -> Self:
        """Open a socket at a table, and say hello."""
        wire = await cls.to(pages.url, buffer)
        cookies = "; ".join(f"{name}={value}" for name, value in pages.http.cookies.items())
        wire.send(handshake(pages.url, f"/ws/tables/{table}", Cookie=cookies, Origin=pages.origin))
        head = await wire.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        wire.send(frame(TEXT, HELLO))
        assert (await wire.hear()).json()["type"] == "snapshot"
        return wire

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(data)

    async def hear(self) -> Frame:
        """Take the next frame; raises `IncompleteReadError` at the end."""
        async with asyncio.timeout(PATIENCE_S):
            first, second = await self.reader.readexactly(2)
            assert not second & 0x80, "a server masks nothing"
            size = second & 0x7F
            if size >= 126:
                form, length = ("!H", 2) if size == 126 else ("!Q", 8)
                (size,) = struct.unpack(form, await self.reader.readexactly(length))
            return Frame(first & 0x0F, await self.reader.readexactly(size))

    async def ask(self, message: Json) -> Json:
        """Send a message and take what comes next."""
        self.send(frame(TEXT, json.dumps(message).encode()))
        return (await self.hear()).json()

    async def end(self) -> tuple[int | None, str | None]:
        """Read to the end: the code of the last frame if any, and the error told before it."""
        code: int | None = None
        error: str | None = None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionResetError):
            while True:
                heard = await self.hear()
                if heard.opcode == CLOSE and len(heard.payload) >= 2:
                    (code,) = struct.unpack("!H", heard.payload[:2])
                elif heard.opcode == TEXT and heard.json()["type"] == "refused":
                    error = heard.json()["error"]["id"]
        return code, error

    async def rest(self) -> bytes:
        """Read to the end, which must come."""
        async with asyncio.timeout(PATIENCE_S):
            with contextlib.suppress(ConnectionResetError):
                return await self.reader.read(-1)
        return b""

    def close(self) -> None:
        """Go without a word."""
        self.writer.transport.abort()


def address(url: str) -> tuple[str, int]:
    """Return host and port of a server."""
    host, port = url.rstrip("/").removeprefix("http://").split(":")
    return host, int(port)


def handshake(url: str, path: str, **headers: str) -> bytes:
    """Return the request that opens a socket; headers without a value are left out."""
    host, port = address(url)
    wanted = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = [f"{name}: {value}\r\n" for name, value in wanted.items() if value]
    return f"GET {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode()
