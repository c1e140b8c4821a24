"""The wire between processes: a stream in Redis for each of them, which it alone reads."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from redis import asyncio as redis
from redis.exceptions import RedisError

from tantrix.server.web.tasks import end_tasks

log = structlog.get_logger()

LONGEST_STREAM = 20_000
"""How many messages a stream keeps at most; whoever reads more slowly misses some."""

GROUP = 256
"""How many messages are written or read at once."""

WAITING = 20_000
"""How many messages may wait to be written before they are dropped."""

BLOCK_MS = 500
PAUSE_S = 0.25
"""How long a reader waits for messages, and how long everybody waits after a failure."""

STREAM_S = 3600
"""After how long the stream of a process that is gone is forgotten."""

Take = Callable[[bytes], None]


class Bus:
    """Sends messages to other processes and takes those to this one, `server`.

    Messages between two processes arrive in order; some may be lost, which `tunnel` finds out.
    """

    def __init__(self, url: str, prefix: str, process: str, take: Take) -> None:
        self._redis = redis.Redis.from_url(
            url, socket_timeout=5, socket_connect_timeout=2, health_check_interval=10
        )
        self._prefix = prefix
        self._process = process
        self._take = take
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._failing: set[str] = set()

    async def open(self) -> None:
        """Read and write from now on."""
        tasks = (self._write(), self._read())
        self._tasks = [asyncio.create_task(task, name="bus") for task in tasks]

    async def close(self) -> None:
        """Write what waits, for a moment, and stop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._queue.join()
        await end_tasks(*self._tasks)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.delete(self._stream(self._process))
        await self._redis.aclose()

    def send(self, to: str, message: bytes) -> None:
        """Send a message, without waiting; where too many wait it is lost."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait((to, message))

    def _stream(self, process: str) -> str:
        return f"{self._prefix}:to:{process}"

    async def _write(self) -> None:
        """Write what waits, many messages at once; what cannot be written is lost."""
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                await self._put(group)
            except (RedisError, OSError) as error:
                await self._fails("writing", error)
            else:
                self._works("writing")
            finally:
                for _ in group:
                    self._queue.task_done()

    async def _put(self, group: list[tuple[str, bytes]]) -> None:
        """Write messages, those to each process as one entry."""
        apart: dict[str, list[bytes]] = defaultdict(list)
        for to, message in group:
            apart[to].append(message)
        async with self._redis.pipeline(transaction=False) as pipe:
            for to, messages in apart.items():
                stream = self._stream(to)
                pipe.xadd(stream, {"m": _packed(messages)}, maxlen=LONGEST_STREAM)
                pipe.expire(stream, STREAM_S)
            await pipe.execute()

    async def _read(self) -> None:
        """Take messages as they come."""
        last, stream = "0", self._stream(self._process)
        while True:
            try:
                found = await self._next(stream, last)
            except (RedisError, OSError) as error:
                await self._fails("reading", error)
                continue
            self._works("reading")
            for _, entries in found:
                for entry, fields in entries:
                    last = entry
                    self._hand_over(fields[b"m"])

    async def _next(self, stream: str, last: str) -> Any:  # noqa: ANN401 - as the driver has it
        """Return what came after an entry; what came before it takes no more room."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.xtrim(stream, minid=last, approximate=False)
            pipe.xread({stream: last}, count=GROUP, block=BLOCK_MS)
            _, found = await pipe.execute()
        return found

    async def _fails(self, what: str, error: Exception) -> None:
        """Say that something fails, once until it works again, and wait a moment."""
        if what not in self._failing:
            self._failing.add(what)
            log.warning("redis fails", what=what, why=str(error))
        await asyncio.sleep(PAUSE_S)

    def _works(self, what: str) -> None:
        if what in self._failing:
            self._failing.remove(what)
            log.info("redis works again", what=what)

    def _hand_over(self, packed: bytes) -> None:
        try:
            for message in _UNPACK.decode(packed):
                self._take(message)
        except Exception:
            log.exception("message not taken")


_UNPACK = msgspec.msgpack.Decoder(list[bytes])


def _packed(messages: list[bytes]) -> bytes:
    return msgspec.msgpack.encode(messages)
