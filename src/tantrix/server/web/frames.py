"""The server's end of a WebSocket: `uvicorn.Config(ws=FrameProtocol)`.

uvicorn reads the head of the request, makes a `FrameProtocol` and hands the connection over to it.
What frames look like and which of them are wrong is left to the Sans-I/O `ServerProtocol` of
websockets; this module moves its bytes, runs the application for the handshake (ASGI), and sets
limits. Three things differ from what uvicorn's own classes do:

- A connection that breaks a limit is told which one before it is closed, and what it still sends
  is read and thrown away for a moment: closing at once, with something unread, loses the reason.
- The application only opens the socket. It leaves a visit (`hand_over`), a coroutine that serves
  the socket from then on, so that idle sockets keep no request and no middleware alive.
- A visit sends without waiting (`send_now`), and the frame of a text is made once for all sockets
  that get it. Who reads too slowly is let go of.
"""

from __future__ import annotations

import asyncio
import contextlib
import http
from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any, Protocol

import structlog
import uvicorn
from starlette.types import Message, Scope
from starlette.websockets import WebSocketDisconnect
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.handshake import add_body, denial_of, headers_of, scope_of
from tantrix.server.web.mailbox import Mailbox
from tantrix.server.web.protocol import LARGEST_FRAME, Refused, encode, error_view

log = structlog.get_logger()

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

_REASONS = {
    CloseCode.MESSAGE_TOO_BIG: "limit.frame",
    CloseCode.INVALID_DATA: "bad.json",
}


class ServerState(Protocol):
    """What uvicorn shares with its connections: it waits for these when the server closes."""

    connections: set[Any]
    tasks: set[asyncio.Task[None]]


class FrameProtocol(asyncio.Protocol):
    """One WebSocket, from the head of its request on.

    uvicorn makes one as it makes its own, and calls `shutdown` when the server closes.
    """

    __slots__ = (
        "_app_state",
        "_blocked",
        "_config",
        "_kind",
        "_loop",
        "_lost",
        "_over",
        "_paused",
        "_pieces",
        "_pinged",
        "_queue",
        "_response",
        "_server",
        "_timer",
        "_visit",
        "conn",
        "transport",
    )

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._config = config
        self._app_state = app_state
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self.conn = ServerProtocol(max_size=LARGEST_FRAME)
        self.transport: asyncio.Transport
        self._queue: Mailbox[Message] = Mailbox()
        self._kind = Opcode.TEXT
        self._pieces: list[bytes | bytearray] = []
        self._response: Response | None = None
        """The answer to the handshake, as long as it is not sent."""
        self._visit: Coroutine[Any, Any, None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._blocked: asyncio.Event | None = None
        """Set once the page has read what waits for it; None unless too much does."""
        self._paused = False
        self._pinged = False
        self._over = False
        """Nothing more is sent: the socket is closing, or the connection is lost."""
        self._lost = False

    # --- the connection -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection over."""
        self.transport = transport
        self._server.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - of asyncio
        """End the visit."""
        self._over = self._lost = True
        self._response = None
        self._set_timer(None)
        self._queue.put_nowait(_disconnect(CloseCode.ABNORMAL_CLOSURE))
        self._server.connections.discard(self)
        self.resume_writing()

    def pause_writing(self) -> None:
        """Note that the page reads too slowly."""
        self._blocked = asyncio.Event()

    def resume_writing(self) -> None:
        """Go on with whatever waits for the page to read."""
        if self._blocked is not None:
            self._blocked.set()
            self._blocked = None

    def shutdown(self) -> None:
        """Close at once, since the server does."""
        if self._response is not None:
            self._refuse(self.conn.reject(http.HTTPStatus.SERVICE_UNAVAILABLE, ""))
        else:
            self._close(CloseCode.SERVICE_RESTART, "")
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take what the page sends."""
        conn = self.conn
        conn.receive_data(data)
        if conn.parser_exc is not None:
            self._end_failed()
            return
        for event in conn.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._begin(event)
        if conn.handshake_exc is not None:
            self._write()
            self.transport.close()
        elif self._blocked is None:
            self._write()
        else:
            # The answers to pings would pile up here.
            conn.data_to_send()

    def _write(self) -> None:
        """Send what websockets has to send."""
        if parts := self.conn.data_to_send():
            self.transport.write(b"".join(parts))

    def _set_timer(self, after_s: float | None, then: Callable[[], object] | None = None) -> None:
        """Have something done later, in place of what was to be done."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = (
            None if after_s is None or then is None else self._loop.call_later(after_s, then)
        )

    # --- what the page sends ------------------------------------------------------------------

    def _begin(self, request: Request) -> None:
        """Have the application answer the request to open a socket."""
        response = self.conn.accept(request)
        if response.status_code == http.HTTPStatus.SWITCHING_PROTOCOLS and request.path.isascii():
            self._response = response
        else:
            self._refuse(response if self.conn.handshake_exc else self.conn.reject(400, ""))
            return
        self._pause()
        scope = scope_of(request, self.transport, self._app_state)
        scope["state"][_WIRE] = self
        self._queue.put_nowait({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(scope))
        self._server.tasks.add(task)
        task.add_done_callback(self._done)

    def _take(self, frame: Frame) -> None:
        """Take a frame. websockets has answered pings already, and the end of a closed socket."""
        if frame.opcode is Opcode.CLOSE:
            self._end_closed()
        elif self._over:
            return
        elif frame.opcode is Opcode.PONG:
            if self._pinged:
                self._pinged = False
                self._set_timer(self._config.ws_ping_interval, self._ping)
        elif frame.opcode is not Opcode.PING:
            self._add(frame)

    def _add(self, frame: Frame) -> None:
        """Take a message, or a piece of one."""
        if len(self._pieces) >= MOST_PIECES:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
            return
        if frame.opcode is not Opcode.CONT:
            self._kind = frame.opcode
        self._pieces.append(frame.data)  # type: ignore[arg-type]
        if frame.fin:
            data = b"".join(self._pieces)
            self._pieces = []
            self._deliver(data)

    def _deliver(self, data: bytes) -> None:
        """Have a message read. While two wait, no more is taken."""
        message: Message = {"type": "websocket.receive", "bytes": data}
        if self._kind is Opcode.TEXT:
            try:
                message = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        if not self._queue.empty():
            self._pause()
        self._queue.put_nowait(message)

    def _pause(self) -> None:
        if not self._paused and not self.transport.is_closing():
            self._paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()

    # --- the end ------------------------------------------------------------------------------

    def _fail(self, code: CloseCode) -> None:
        """Close the connection: the page has broken a rule of ours, or answers no more."""
        self.conn.fail(code)
        self._end_failed()

    def _end_failed(self) -> None:
        """Tell the page why the connection has failed, and close it."""
        if self._over:
            return
        self._over = True
        close = self.conn.close_sent
        if close is not None:
            self.transport.write(_refusal(close.code))
            self._queue.put_nowait(_disconnect(close.code))
        self._write()
        self._resume()
        self._set_timer(LINGER_S, self.transport.close)

    def _end_closed(self) -> None:
        """Close the connection: either the page wants to, or it has agreed to."""
        if not self._over and (close := self.conn.close_rcvd) is not None:
            self._over = True
            self._queue.put_nowait(_disconnect(close.code, close.reason))
        self._set_timer(None)
        self._write()
        self.transport.close()

    def _close(self, code: int, reason: str) -> None:
        """Ask the page to close the connection, and do so without it if it takes too long."""
        if self._over:
            return
        self._over = True
        self.conn.send_close(code, reason)
        self._queue.put_nowait(_disconnect(code, reason))
        self._write()
        self._resume()
        self._set_timer(CUT_S, self.transport.close)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Close what the application has left open; cut off a page that reads no more."""
        self._server.tasks.discard(task)
        if self._response is not None:
            self._refuse(self.conn.reject(http.HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        elif not self._over:
            self._set_timer(None)
            self.transport.close()
        if not self._lost:
            self._loop.call_later(CUT_S, self.transport.abort)

    # --- what the application says (ASGI) -----------------------------------------------------

    async def _run(self, scope: Scope) -> None:
        """Have the application open the socket, then serve it if it has been handed over."""
        try:
            await self._config.loaded_app(scope, self.receive, self.send)
            # From here on nothing that was only needed to open the socket takes any room.
            del scope
            if self._visit is not None:
                await self._visit
        except Exception as error:
            if not (self._over and isinstance(error, OSError | WebSocketDisconnect)):
                log.exception("socket failed")

    async def receive(self) -> Message:
        """Return what the page says next."""
        message = await self._queue.get()
        if self._paused and self._queue.empty() and self._response is None:
            self._resume()
        return message

    async def send(self, message: Message) -> None:
        """Take a message of the application, of which each has text, if any, and no bytes.

        Raises `OSError` where the page is gone.
        """
        await self.drained()
        if self._lost:
            raise ConnectionResetError
        if self._response is not None:
            self._answer(self._response, message)
        elif message["type"] == "websocket.close":
            self._close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        elif self._over:
            raise ConnectionResetError
        else:
            self.transport.write(frame(message["text"]))

    def _answer(self, response: Response, message: Message) -> None:
        """Take an answer to the request to open the socket, or a part of one."""
        kind = message["type"]
        if kind == "websocket.accept":
            self._accept(response, message)
        elif kind == "websocket.close":
            self._refuse(self.conn.reject(http.HTTPStatus.FORBIDDEN, ""))
        elif kind == "websocket.http.response.start":
            self._response = denial_of(message)
        else:
            add_body(response, message)
            if not message.get("more_body", False):
                self._refuse(response)

    def _accept(self, response: Response, message: Message) -> None:
        """Open the socket."""
        self._response = None
        response.headers.update(headers_of(message))
        self.conn.send_response(response)
        self._write()
        self._resume()
        self._set_timer(self._config.ws_ping_interval, self._ping)

    def _refuse(self, response: Response) -> None:
        """Answer the request to open a socket with something else."""
        self._response = None
        self._over = True
        self._queue.put_nowait(_disconnect(CloseCode.ABNORMAL_CLOSURE))
        self.conn.send_response(response)
        self._write()
        self.transport.close()

    def _ping(self) -> None:
        """Ask whether the page is still there; it is gone unless it answers in time."""
        self._pinged = True
        self.conn.send_ping(b"")
        self._write()
        self._set_timer(self._config.ws_ping_timeout, lambda: self._fail(CloseCode.INTERNAL_ERROR))

    # --- what a visit needs -------------------------------------------------------------------

    @property
    def unheard_ms(self) -> None:
        """See `Subscriber`: nothing of ours is between the page and us."""

    def hand_over(self, visit: Coroutine[Any, Any, None]) -> None:
        """Have a visit serve the socket, which is open, once the application has returned."""
        self._visit = visit

    async def drained(self) -> None:
        """Wait while the page reads too slowly."""
        while self._blocked is not None:
            await self._blocked.wait()

    def send_now(self, text: str) -> bool:
        """Send a text without waiting; tell whether the page is not too far behind in reading.

        The text stands in no queue but the connection's own, and its frame is made once for all
        to whom it is sent.
        """
        if self._over or self.transport.is_closing():
            return True
        self.transport.write(frame(text))
        return self.transport.get_write_buffer_size() <= MOST_BEHIND

    async def close(self, code: int) -> None:
        """Close the socket, unless it is closed."""
        with contextlib.suppress(OSError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})


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
    reason = _REASONS.get(CloseCode(code))
    if reason is None:
        return b""
    return frame(encode(Refused(None, 0, error_view(TantrixError(reason)))))


def _disconnect(code: int, reason: str = "") -> Message:
    return {"type": "websocket.disconnect", "code": code, "reason": reason}
