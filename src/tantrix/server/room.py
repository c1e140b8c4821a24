"""What tables of every kind are: rooms in which one task does one thing after another.

What is done is first stored, then told to everybody who listens, and only then acknowledged. When
the store fails, nobody knows whether the last write was kept: the room is given up, and whoever
comes back finds it as it is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, Unavailable, Unreadable
from tantrix.server.inbox import Inbox

log = structlog.get_logger()

IDLE_MS = 60_000
"""After how long without anybody there a room is put away."""

Result = TypeVar("Result")
Job = Callable[[], Awaitable[Result]]


class Listener(Protocol):
    """Somebody who hears of everything that happens in a room."""

    @property
    def name(self) -> str:
        """The name of who listens, empty where they have none."""

    def send(self, text: str) -> None:
        """Take a message, without waiting."""

    def end(self, code: int) -> None:
        """Close with a code of the WebSocket protocol."""


class _Post(NamedTuple):
    """A job for the task of a room, and where its answer goes."""

    job: Job[Any]
    answer: asyncio.Future[Any]


class Room(ABC):
    """A room that is open. `leave` is called once, when it is no longer to be used.

    `tick_ms` is a monotonic clock. A kind of room says whether it must stay open without anybody
    (`busy`), and what is to be done at its end (`rest`, `stop`).
    """

    owner: str
    """Who made the room, by the id of the person."""

    def __init__(self, room_id: str, tick_ms: Callable[[], int], leave: Callable[[], None]) -> None:
        self.id = room_id
        self._tick_ms = tick_ms
        self._leave = leave
        self._listeners: dict[Listener, str] = {}
        self._posts: Inbox[_Post] = Inbox()
        self._touched_ms = tick_ms()
        self._ended = False
        self._task = asyncio.create_task(self._run(), name=f"room {room_id}")

    # --- what a kind of room says -----------------------------------------------------------

    @abstractmethod
    def busy(self) -> bool:
        """Tell whether something goes on here without anybody."""

    def concerns(self, person: str) -> bool:
        """Tell whether what is stored of the room speaks of somebody."""
        return person == self.owner

    async def rest(self) -> None:  # noqa: B027 - most have nothing to store
        """Store what is to be stored before the room is put away."""

    def stop(self) -> None:  # noqa: B027
        """Stop whatever goes on beside the task."""

    # --- what can be asked ------------------------------------------------------------------

    def touch(self) -> None:
        """Note that somebody is interested in the room."""
        self._touched_ms = self._tick_ms()

    def part(self, listener: Listener) -> None:
        """Forget a listener."""
        self._listeners.pop(listener, None)
        self.touch()

    async def tidy(self) -> None:
        """Put the room away if nobody has been there for a while and nothing goes on.

        Raises `TantrixError` where that fails.
        """
        if not self._ended and self._idle():
            await self.post(self._put_away)

    async def close(self, farewell: str, code: int) -> None:
        """Rest, say farewell to everybody who listens, and end."""

        async def job() -> None:
            try:
                await self.rest()
            finally:
                self._end(code, farewell)

        if not self._ended:
            with contextlib.suppress(TantrixError):
                await self.post(job)
        await self._task

    def abandon(self, code: int) -> None:
        """End at once, with nothing stored: the room is open elsewhere."""
        self._end(code)
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waking.cancel()  # nothing is to be done, but the task, which may wait, sees the end
        self._posts.put_nowait(_Post(self.rest, waking))

    # --- the task ---------------------------------------------------------------------------

    async def post(self, job: Job[Result]) -> Result:
        """Have the task do a job; raises `TantrixError`, `table.paused` after the end."""
        if self._ended:
            raise TantrixError("table.paused")
        self.touch()
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._posts.put_nowait(_Post(job, answer))
        return await answer

    @property
    def ended(self) -> bool:
        """Whether the room is no longer to be used."""
        return self._ended

    @property
    def owners(self) -> frozenset[str]:
        """The sessions that listen."""
        return frozenset(self._listeners.values())

    def tell(self, text: str) -> None:
        """Tell everybody who listens."""
        for listener in tuple(self._listeners):
            listener.send(text)

    async def _run(self) -> None:
        """Do the jobs, one after another, until the end."""
        while not self._ended:
            job, answer = await self._posts.get()
            await self._do(job, answer)
        while not self._posts.empty():
            _fail(self._posts.get_nowait().answer, TantrixError("table.paused"))

    async def _do(self, job: Job[Any], answer: asyncio.Future[Any]) -> None:
        """Do one job, unless nobody waits for it any more.

        A mistake of ours pauses the room; it never costs anybody the game. A read that fails has
        changed nothing and refuses this job alone. After a failed write the sockets close without
        an answer: whoever asked asks again.
        """
        if answer.cancelled():
            return
        try:
            done = await job()
        except TantrixError as error:
            _fail(answer, error)
        except Unreadable as error:
            log.error("store failed", what=self.id, why=str(error))  # noqa: TRY400 - not our fault
            _fail(answer, TantrixError("table.paused"))
        except (Conflict, Unavailable) as error:
            why = str(error) if isinstance(error, Unavailable) else "it is written elsewhere"
            log.error("store failed", what=self.id, why=why)  # noqa: TRY400 - no fault of ours
            self._end(1013)
            _fail(answer, TantrixError("table.paused"))
        except Exception:
            log.exception("room failed", room=self.id)
            _fail(answer, TantrixError("table.paused"))
        else:
            if not answer.done():
                answer.set_result(done)

    def _end(self, code: int, farewell: str | None = None) -> None:
        """Let go of everybody and of the room."""
        if self._ended:
            return
        self._ended = True
        self.stop()
        listeners = tuple(self._listeners)
        self._listeners.clear()  # a stream parts as soon as it is let go of
        for listener in listeners:
            if farewell is not None:
                listener.send(farewell)
            listener.end(code)
        self._leave()

    def _idle(self) -> bool:
        """Whether the room can be put away."""
        waited = self._tick_ms() - self._touched_ms
        return not self._listeners and not self.busy() and waited >= IDLE_MS

    async def _put_away(self) -> None:
        """Rest and end, unless somebody has come meanwhile."""
        await self.rest()
        if not self._listeners and self._posts.empty():
            self._end(1001)


class OpenRoom(Room):
    """A room that everybody may join who asks; what they see of it, `welcome` says."""

    @abstractmethod
    def welcome(self, owner: str) -> str:
        """Return the message that tells all of the room to the session `owner`."""

    async def join(self, listener: Listener, owner: str) -> None:
        """Welcome a listener of a session, who hears every event from there on."""
        await self.post(partial(self.admit, listener, owner))

    async def admit(self, listener: Listener, owner: str) -> None:
        """Do so, within the task."""
        listener.send(self.welcome(owner))
        self._listeners[listener] = owner


def client_id_of(person: str, message: str) -> str:
    """Return how a room knows a message by its id: two people may give theirs the same one."""
    return f"{person[:16]}:{message}"


def _fail(answer: asyncio.Future[Any], error: TantrixError) -> None:
    """Answer with an error, unless nobody waits for it any more."""
    if not answer.done():
        answer.set_exception(error)
