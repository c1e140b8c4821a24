"""The WebSocket protocol: texts go out at once, and what it refuses is told as a refusal is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.mailbox import Mailbox
from tantrix.server.web.protocol import Refused, encode, error_view

LINGER_S = 1.0
"""How long what a page still sends is read and thrown away, so that it can read why."""

CUT_S = 10.0
"""How long a page may take, after everything is over, to read what is on its way."""

MOST_PIECES = 1024
"""In how many pieces a message may come: each costs us memory, and may be empty."""

MOST_BEHIND = 512 * 1024
"""How many bytes may wait for a page that reads slowly, before it is let go of."""

_WHOLE_TEXT = 0x80 | Opcode.TEXT
_IN_TWO_BYTES, _IN_EIGHT_BYTES = 126, 127
"""How a frame begins that is not continued; what its length says that stands after it."""

_WIRE = "wire"

_TOLD = {
    CloseCode.MESSAGE_TOO_BIG: "limit.frame",
    CloseCode.INVALID_DATA: "bad.json",
}


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which says why it closes, and does not wait for ever for the end."""

    failed = False
    visit: Coroutine[Any, Any, None] | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Mailbox()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol, as `wire` does."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][_WIRE] = self

    def hand_over(self, visit: Coroutine[Any, Any, None]) -> None:
        """Have a visit serve the socket, which is open, once the application has returned.

        What was only needed to open the socket takes no more room from there on.
        """
        self.visit = visit
        del self.request, self.response, self.scope

    async def close(self, code: int) -> None:
        """Close the socket, unless it is closed."""
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def say(self, text: str) -> bool:
        """Send a text without waiting; tell whether the page is not too far behind in reading.

        The text stands in no queue but the connection's own, and its frame is made once for all
        whom it is told.
        """
        if self.close_sent or self.transport.is_closing():
            return True
        self.transport.write(frame(text))
        return self.transport.get_write_buffer_size() <= MOST_BEHIND

    def data_received(self, data: bytes) -> None:
        """Take what the page sends, unless the connection has failed."""
        if not self.failed:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Tell the page which error ends the connection, then close it.

        To close at once, with something unread, would have the page lose what it was told.
        """
        self.failed = True
        self.close_sent = True
        assert self.conn.close_sent is not None  # noqa: S101 - so websockets ends a connection
        code = self.conn.close_sent.code
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.write(_refusal(code) + b"".join(self.conn.data_to_send()))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.close)

    def handle_ping(self) -> None:
        """Answer a ping, unless the page does not read its answers: they would pile up here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message."""
        if self.failed:
            return
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Close the connection after a text that is no UTF-8."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Cut the connection to a page that does not read, a while after everything is over."""
        super().on_task_complete(task)
        self.loop.call_later(CUT_S, self.transport.abort)


class HandingOver:
    """An application whose sockets go on, without it and all that it consists of, in their visits.

    Thousands of sockets wait most of the time: each keeps what it needs to be served, and no more.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the application answer, then the visit, if it has handed a socket over."""
        opened = wire(scope) if scope["type"] == "websocket" else None
        await self._app(scope, receive, send)
        del scope, receive, send
        if opened is not None and opened.visit is not None:
            await opened.visit


def wire(scope: Scope) -> FrameProtocol:
    """Return the protocol of a socket."""
    found: FrameProtocol = scope["state"][_WIRE]
    return found


@lru_cache(maxsize=8)
def frame(text: str) -> bytes:
    """Return the frame of a text: a whole one, without a mask (RFC 6455, 5.2)."""
    data = text.encode()
    size = len(data)
    if size < _IN_TWO_BYTES:
        head = bytes((_WHOLE_TEXT, size))
    elif size < 2**16:
        head = bytes((_WHOLE_TEXT, _IN_TWO_BYTES)) + size.to_bytes(2, "big")
    else:
        head = bytes((_WHOLE_TEXT, _IN_EIGHT_BYTES)) + size.to_bytes(8, "big")
    return head + data


def _refusal(code: int) -> bytes:
    """Return the frame that says why a connection is closed with a code, where we have a word."""
    told = _TOLD.get(CloseCode(code))
    if told is None:
        return b""
    text = encode(Refused(None, 0, error_view(TantrixError(told))))
    return frame(text)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
