"""Streams of JSON lines: responses that go on, with the messages of one or more actors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tantrix.server.actors.actor import Subscriber
from tantrix.server.bots.messages import Challenge, ChatLineEvent, InRoom
from tantrix.server.web.streaming import until_gone

TABLE = {"snapshot": b"tableFull", "event": b"tableState"}
ROOM = {"snapshot": b"roomFull", "event": b"roomState", "presence": b"roomPresence"}
TOURNAMENT = {
    "snapshot": b"tournamentFull",
    "event": b"tournamentState",
    "you": b"tournamentYou",
    "live": b"tournamentLive",
    "standings": b"tournamentStandings",
}
"""How messages of tables, rooms and tournaments are called in a stream; others keep their names."""


def of_table(text: str) -> Iterable[bytes]:
    """Tell a message of a table."""
    yield _renamed(text, TABLE)


def of_room(text: str) -> Iterable[bytes]:
    """Tell a message of a room."""
    yield _renamed(text, ROOM)


def of_tournament(text: str) -> Iterable[bytes]:
    """Tell a message of a tournament."""
    yield _renamed(text, TOURNAMENT)


def _renamed(text: str, names: Mapping[str, bytes]) -> bytes:
    """Return a message under the name that it has in a stream; nothing else of it is looked at."""
    fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    kind = msgspec.json.decode(fields["type"], type=str)
    if kind in names:
        fields["type"] = msgspec.Raw(b'"' + names[kind] + b'"')
    return msgspec.json.encode(fields)


def of_news(text: str) -> Iterable[bytes]:
    """Tell the news of a person as they are."""
    yield text.encode()


def of_chat(text: str) -> Iterable[bytes]:
    """Tell what is said in a channel from now on."""
    message: Any = msgspec.json.decode(text)
    if message["type"] == "line":
        line = message["line"]
        event = ChatLineEvent(line["n"], line["at"], line["name"], line["kind"], line["text"])
        yield msgspec.json.encode(event)


class Own:
    """Tells each invitation to a room, and each room of one's own, once.

    The lobby tells a person all of them again whenever one changes.
    """

    def __init__(self) -> None:
        self._sent: set[tuple[type, str]] = set()

    def __call__(self, text: str) -> Iterator[bytes]:
        """Tell what is new; what was withdrawn may come again."""
        message: Any = msgspec.json.decode(text)
        if message["type"] == "snapshot":
            message = message["mine"]
        if message["type"] != "mine":
            return
        now = {
            (kind, room["id"]): kind(room["id"], room["host"], room)
            for kind, rooms in ((Challenge, message["invitations"]), (InRoom, message["rooms"]))
            for room in rooms
        }
        yield from (msgspec.json.encode(now[one]) for one in now if one not in self._sent)
        self._sent = set(now)


KEEP_ALIVE_S = 15.0
"""After how long without news an empty line is sent."""

LONGEST_QUEUE = 64
"""How many lines may wait for who reads slowly, beside those of the beginning."""


class StreamSource(NamedTuple):
    """An actor to subscribe to, and how its messages read in the stream.

    Whoever has not subscribed may unsubscribe all the same. `subscribe` may raise `TantrixError`.
    """

    subscribe: Callable[[Subscriber], Awaitable[None]]
    unsubscribe: Callable[[Subscriber], None]
    translate: Callable[[str], Iterable[bytes]]


class Stream(Response):
    """The answer to whoever listens.

    It joins all rooms, tells what happens there, and parts: at the end of any of them, when nobody
    listens any more, when the reader is too slow, or when `listed` says that the token has ended.
    `name` is that of who listens.
    """

    media_type = "application/x-ndjson"

    def __init__(
        self,
        name: str,
        sources: Sequence[StreamSource],
        listed: Callable[[Callable[[], None]], AbstractContextManager[None]],
    ) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.headers["Cache-Control"] = "no-store"
        self.name = name
        self._ears = [_Ear(self, source) for source in sources]
        self._listed = listed
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._closed = False
        self._most: int | None = None

    def tell(self, line: bytes) -> None:
        """Take a line, without waiting. Who reads too slowly is let go of, and comes back."""
        if self._most is not None and self._queue.qsize() >= self._most:
            self.dismiss()
        elif not self._closed:
            self._queue.put_nowait(line + b"\n")

    def close(self) -> None:
        """Tell nothing more, and leave the rooms now: whoever does not read must not hold them."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
            self._part()

    def dismiss(self) -> None:
        """Let go at once; what waits is not sent."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Answer, until either side has had enough."""
        with self._listed(self.dismiss):
            try:
                for ear in self._ears:
                    await ear.source.subscribe(ear)
                self._most = LONGEST_QUEUE + self._queue.qsize()
                await send(
                    {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
                )
                await until_gone(self._write(send), receive)
            finally:
                self._part()

    def _part(self) -> None:
        """Leave the rooms."""
        for ear in self._ears:
            ear.source.unsubscribe(ear)

    async def _write(self, send: Send) -> None:
        """Write the lines, and an empty one where there is nothing to tell for long."""
        more = True
        while more:
            try:
                async with asyncio.timeout(KEEP_ALIVE_S):
                    line = await self._queue.get()
            except TimeoutError:
                line = b"\n"
            more = line is not None
            await send({"type": "http.response.body", "body": line or b"", "more_body": more})


class _Ear:
    """What listens in one room for a stream."""

    unheard_ms = None
    """See `Subscriber`: a program asks over HTTP, and asks again."""

    follows = False
    """See `Subscriber`: a stream has all that there is to see in each line."""

    def __init__(self, stream: Stream, source: StreamSource) -> None:
        self.source = source
        self._stream = stream

    @property
    def name(self) -> str:
        return self._stream.name

    def send(self, text: str) -> None:
        for line in self.source.translate(text):
            self._stream.tell(line)

    def close(self, code: int) -> None:  # noqa: ARG002 - a stream ends in one way only
        """See `Subscriber`: what waits is still sent."""
        self._stream.close()
