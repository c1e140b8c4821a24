"""A stream of JSON lines: an answer that goes on, and listens in one or several rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tantrix.server.actors.actor import Subscriber

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
                await self._go_on(receive, send)
            finally:
                self._part()

    def _part(self) -> None:
        """Leave the rooms."""
        for ear in self._ears:
            ear.source.unsubscribe(ear)

    async def _go_on(self, receive: Receive, send: Send) -> None:
        """Write what there is to tell, until the end or until nobody is there any more."""
        writing = asyncio.create_task(self._write(send))
        leaving = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait((writing, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, leaving):
                task.cancel()
            await asyncio.gather(writing, leaving, return_exceptions=True)

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

    def __init__(self, stream: Stream, source: StreamSource) -> None:
        self.source = source
        self._stream = stream

    @property
    def name(self) -> str:
        """See `Subscriber`."""
        return self._stream.name

    def send(self, text: str) -> None:
        """See `Subscriber`."""
        for line in self.source.translate(text):
            self._stream.tell(line)

    def close(self, code: int) -> None:  # noqa: ARG002 - a stream ends in one way only
        """See `Subscriber`: what waits is still sent."""
        self._stream.close()


async def _gone(receive: Receive) -> None:
    """Wait until nobody is there any more."""
    while (await receive())["type"] != "http.disconnect":
        pass
