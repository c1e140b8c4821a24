"""A stream of JSON lines: an answer that goes on, and is one more listener of a room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

KEEP_ALIVE_S = 15.0
"""After how long without news an empty line is sent."""

LONGEST_QUEUE = 64
"""How many lines may wait for who reads slowly, before they are let go of."""

Join = Callable[["Stream"], Awaitable[None]]
Part = Callable[["Stream"], None]


class Stream(Response):
    """The answer to whoever listens to a room.

    It joins, is told of everything that happens, and parts: at the end of the room, when nobody
    listens any more, when the reader is too slow, or when `listed` says that the token has ended.
    `name` is that of who listens; `translate` says how each message of the room reads here.
    """

    media_type = "application/x-ndjson"

    def __init__(
        self,
        name: str,
        join: Join,
        part: Part,
        listed: Callable[[Callable[[], None]], AbstractContextManager[None]],
        translate: Callable[[str], bytes] = str.encode,
    ) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.headers["Cache-Control"] = "no-store"
        self.name = name
        self._join = join
        self._part = part
        self._listed = listed
        self._translate = translate
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._closed = False

    def send(self, text: str) -> None:
        """See `Listener`. Who reads too slowly is let go of, and comes back."""
        if self._queue.qsize() >= LONGEST_QUEUE:
            self.dismiss()
        elif not self._closed:
            self._queue.put_nowait(self._translate(text) + b"\n")

    def end(self, code: int) -> None:  # noqa: ARG002 - a stream ends in one way only
        """See `Listener`: what waits is still sent."""
        self._close()

    def dismiss(self) -> None:
        """Let go at once; what waits is not sent."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Answer, until either side has had enough."""
        with self._listed(self.dismiss):
            try:
                await self._join(self)
                await send(
                    {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
                )
                await self._go_on(receive, send)
            finally:
                self._part(self)

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

    def _close(self) -> None:
        """Tell nothing more, and leave the room now: whoever does not read must not hold it."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
            self._part(self)


async def _gone(receive: Receive) -> None:
    """Wait until nobody is there any more."""
    while (await receive())["type"] != "http.disconnect":
        pass
