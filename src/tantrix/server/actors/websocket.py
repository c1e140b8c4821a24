"""The socket of a room: one page that hears what happens there, and asks for more to happen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import msgspec
import structlog
from starlette.websockets import WebSocket

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Subscriber
from tantrix.server.auth.accounts import AccountService
from tantrix.server.web import cookies
from tantrix.server.web.budget import (
    BYTES,
    PROCESSOR,
    SOCKETS,
    Bucket,
    Payer,
    Rate,
    budget_of,
    metered,
    paid_by,
)
from tantrix.server.web.frames import wire
from tantrix.server.web.protocol import (
    PROTOCOL,
    Hello,
    Refused,
    encode,
    error_view,
    message_id,
)
from tantrix.server.web.responses import denial, visitor

log = structlog.get_logger()

HELLO_S = 10.0
"""How long a page has to say hello."""

MESSAGES = Rate("messages", 100, 20.0)
"""How many messages a page may send at once, and in the long run."""

MESSAGE_MS = 0.1
"""What taking a message from its connection is reckoned to cost, in milliseconds of the event loop.

It is not measured; what is done for the message is. So an address with many sockets is held back
however small its messages are.
"""

DISMISSED = 4001
"""The code that closes a socket whose session has ended."""

REFUSED = 1008
"""The code that closes a socket on which nothing more is answered."""

_BEHIND = 0
"""Stands for the end of a page that would not read a code any more."""


class VisitableRoom(Protocol):
    """A room that pages visit."""

    @property
    def version(self) -> int:
        """The number of events."""

    async def subscribe(self, subscriber: Subscriber, owner: str) -> None:
        """Send a snapshot to a subscriber of a session, and every event from there on."""

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Forget a subscriber."""


Room = TypeVar("Room", bound=VisitableRoom)
Said = TypeVar("Said")


@dataclass(frozen=True)
class SocketEndpoint(Generic[Room, Said]):
    """How pages visit a kind of room: how it is found, what they say there and what it answers.

    `version` is that of which somebody may know. Each may raise `TantrixError`.
    """

    find: Callable[[str], Awaitable[Room]]
    decode: Callable[[str], Said]
    answer: Callable[[Room, str, Said], Awaitable[msgspec.Struct]]
    version: Callable[[Room, str], int] = lambda room, _: room.version


async def serve(websocket: WebSocket, door: SocketEndpoint[Room, Said], room_id: str) -> None:
    """Open one socket of a room, and hand it over to a visit that serves it to its end."""
    budget, who = budget_of(websocket), visitor(websocket)
    try:
        cookies.check_origin(websocket)
        budget.occupy(who, SOCKETS)
    except TantrixError as error:
        await websocket.send_denial_response(denial(error))
        return
    visit = _Visit(websocket, door, room_id)
    try:
        await websocket.accept()
    except BaseException:
        budget.vacate(who, SOCKETS)
        raise
    wire(websocket.scope).hand_over(visit.run(lambda: budget.vacate(who, SOCKETS)))


class _Visit(Generic[Room, Said]):
    """A page in a room. What it is told goes out at once, so that nobody ever waits for it."""

    __slots__ = (
        "_bucket",
        "_door",
        "_ended",
        "_owner",
        "_payer",
        "_people",
        "_room",
        "_room_id",
        "_session",
        "_task",
        "_wire",
        "follows",
        "name",
    )

    def __init__(
        self, websocket: WebSocket, door: SocketEndpoint[Room, Said], room_id: str
    ) -> None:
        self._wire = wire(websocket.scope)
        self._door = door
        self._room_id = room_id
        self.name = cookies.person(websocket).name
        self._owner = cookies.owner(websocket)
        self._session = cookies.session(websocket)
        self._people: AccountService = websocket.app.state.people
        self._payer = Payer(visitor(websocket), budget_of(websocket))
        self._bucket = Bucket(MESSAGES, self._payer.budget.tick_ms())
        self._room: Room | None = None
        self._task: asyncio.Task[None] | None = None
        self._ended: int | None = None
        self.follows = False

    @property
    def unheard_ms(self) -> int | None:
        """See `Subscriber`."""
        return self._wire.unheard_ms

    def send(self, text: str) -> None:
        """See `Subscriber`. A page that reads too slowly is let go of, and comes back."""
        if self._ended is None:
            self._payer.charge(BYTES, len(text))
            if not self._wire.send_now(text):
                self.close(_BEHIND)

    def close(self, code: int) -> None:
        if self._ended is None and self._task is not None:
            self._ended = code
            self._task.cancel()

    def dismiss(self) -> None:
        """Let go, since the session has ended."""
        self.close(DISMISSED)

    async def run(self, leave: Callable[[], None]) -> None:
        """Answer what comes, until either side has had enough or the session ends; then `leave`."""
        self._task = asyncio.current_task()
        with paid_by(self._payer):
            await metered(self._served(leave))

    async def _served(self, leave: Callable[[], None]) -> None:
        """Answer one message after another, at the cost of the address."""
        try:
            with self._people.sockets.listed(self._session, self._owner, self.dismiss):
                room = await self._greet()
                while (text := await self._receive()) is not None:
                    await self._take(room, text)
        except asyncio.CancelledError:
            if self._ended is None:
                raise
        except TantrixError as error:  # it cannot be gone on with
            self.send(encode(self._refusal(None, error)))
        except Exception:
            log.exception("page failed")
        finally:
            self._task = None
            leave()
            if self._room is not None:
                self._room.unsubscribe(self)
        if self._ended != _BEHIND:
            await self._wire.close(self._ended or REFUSED)

    async def _greet(self) -> Room:
        """Take the first message, which must be hello, and join the room.

        Raises `TantrixError`, also `bad.protocol` where another message came or none in time.
        """
        try:
            async with asyncio.timeout(HELLO_S):
                text = await self._receive()
        except TimeoutError:
            raise TantrixError("bad.protocol") from None
        hello = self._door.decode(text or "")
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            raise TantrixError("bad.protocol")
        self.follows = hello.follows
        self._room = await self._door.find(self._room_id)
        await self._room.subscribe(self, self._owner)
        return self._room

    async def _receive(self) -> str | None:
        """Return the next message, None at the end; a binary one is read as an empty text."""
        message = await self._wire.receive()
        if message["type"] != "websocket.receive":
            return None
        return message.get("text") or ""

    async def _take(self, room: Room, text: str) -> None:
        """Answer one message, once the address has paid for what it had done before.

        A page that reads no answers is not asked for more messages.
        """
        answer: msgspec.Struct
        await self._payer.budget.settled(self._payer.address)
        try:
            self._payer.charge(PROCESSOR, MESSAGE_MS)
            self._bucket.take(self._payer.budget.tick_ms())
            answer = await self._door.answer(room, self._owner, self._door.decode(text))
        except TantrixError as error:
            answer = self._refusal(message_id(text), error)
        self.send(encode(answer))
        await self._wire.drained()

    def _refusal(self, message: str | None, error: TantrixError) -> Refused:
        """Return what says that something is not done, and why."""
        version = self._door.version(self._room, self._owner) if self._room is not None else 0
        return Refused(message, version, error_view(error))
