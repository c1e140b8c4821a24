"""Actors: one task and one mailbox each, so that one thing happens after another.

Whatever changes an actor is a job that its task runs. What a job does is stored first, then emitted
to the subscribers, and acknowledged last. When the store fails, nobody knows whether the last write
was kept: the actor ends, and whoever comes back finds it as it is stored. So it does where its task
breaks down, or a mistake of ours comes after a write. Its registry opens an actor that has failed
again by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, Unavailable, Unreadable
from tantrix.server.web.budget import PAYER, Payer, metered
from tantrix.server.web.mailbox import Mailbox
from tantrix.server.web.protocol import Refused, encode, error_view

log = structlog.get_logger()

IDLE_MS = 60_000
"""After how long without a subscriber an actor is put away."""

_PAUSED = encode(Refused(None, 0, error_view(TantrixError("table.paused"))))
"""What pages are sent before their sockets close because the store fails: why they do."""

Result = TypeVar("Result")
Job = Callable[[], Coroutine[Any, Any, Result]]


class Subscriber(Protocol):
    """Somebody to whom everything that happens is sent."""

    @property
    def name(self) -> str:
        """The name of who subscribes, empty where they have none."""

    @property
    def unheard_ms(self) -> int | None:
        """Since when a connection of ours, between processes, has carried nothing for them.

        By the monotonic clock of this process; None unless they are gone because of it.
        """

    @property
    def follows(self) -> bool:
        """Whether they follow a game with rules of their own (`Hello`)."""

    def send(self, text: str) -> None:
        """Take a message, without waiting."""

    def close(self, code: int) -> None:
        """Close with a code of the WebSocket protocol."""


class Unfollowed(Exception):
    """An event is stored, but what follows from it was broken off: `state` is no longer true."""


class _Letter(NamedTuple):
    """A job in the mailbox, where its result goes, and who pays for it."""

    job: Job[Any]
    answer: asyncio.Future[Any]
    payer: Payer | None


class Actor(ABC):
    """An actor that is open. `on_end` is called once, when it is no longer to be used.

    `tick_ms` is a monotonic clock. A kind of actor says whether it must stay open without anybody
    (`busy`), and what is to be done before its end (`flush`, `stop`).
    """

    owner: str
    """Who made it, by the id of the person."""

    def __init__(
        self, actor_id: str, tick_ms: Callable[[], int], on_end: Callable[[], None]
    ) -> None:
        self.id = actor_id
        self._tick_ms = tick_ms
        self._on_end = on_end
        self._subscribers: dict[Subscriber, str] = {}
        self._mailbox: Mailbox[_Letter] = Mailbox()
        self._touched_ms = tick_ms()
        self._wanted = False  # asked for since it was found to be idle
        self._ended = False
        self.failed = False
        """Whether the actor has ended because of a failure, and not because nobody needs it."""
        self._task = asyncio.create_task(self._run(), name=f"actor {actor_id}")
        self._task.add_done_callback(self._stopped)

    # --- what a kind of actor says ----------------------------------------------------------

    @abstractmethod
    def busy(self) -> bool:
        """Tell whether something goes on here without anybody."""

    def concerns(self, person: str) -> bool:
        """Tell whether what is stored here speaks of somebody."""
        return person == self.owner

    async def flush(self) -> None:  # noqa: B027 - most have nothing to store
        """Store what is to be stored before the actor is put away."""

    def stop(self) -> None:  # noqa: B027
        """Stop whatever goes on beside the task."""

    # --- what can be asked ------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """Whether the actor is no longer to be used."""
        return self._ended

    @property
    def here(self) -> frozenset[str]:
        """The persons who subscribe."""
        return frozenset(self._subscribers.values())

    def touch(self) -> None:
        """Note that somebody is interested."""
        self._touched_ms = self._tick_ms()
        self._wanted = True

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Forget a subscriber."""
        self._subscribers.pop(subscriber, None)
        self.touch()

    def emit(self, text: str) -> None:
        """Send a message to every subscriber."""
        for subscriber in tuple(self._subscribers):
            subscriber.send(text)

    async def post(self, job: Job[Result]) -> Result:
        """Have the task run a job; raises `TantrixError`, `table.paused` after the end."""
        if self._ended:
            raise TantrixError("table.paused")
        self._touched_ms = self._tick_ms()
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(_Letter(job, answer, PAYER.get()))
        return await answer

    # --- the end ----------------------------------------------------------------------------

    async def reap(self) -> None:
        """Put the actor away if nobody has been there for a while and nothing goes on.

        Raises `TantrixError` where that fails.
        """
        idle_ms = self._tick_ms() - self._touched_ms
        if not (self._ended or self._subscribers or self.busy()) and idle_ms >= IDLE_MS:
            self._wanted = False
            await self.post(self._put_away)

    async def close(self, farewell: str, code: int) -> None:
        """Flush, send a farewell to every subscriber, and end."""

        async def job() -> None:
            try:
                await self.flush()
            finally:
                self._end(code, farewell)

        if not self._ended:
            with contextlib.suppress(TantrixError):
                await self.post(job)
        await self._task

    def abandon(self, code: int) -> None:
        """End at once, with nothing stored: another process has the actor now."""
        self._end(code)
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waking.cancel()  # nothing is to be done, but the task, which may wait, sees the end
        self._mailbox.put_nowait(_Letter(self.flush, waking, None))

    async def _put_away(self) -> None:
        """Flush and end, unless somebody has come meanwhile, or is about to."""
        await self.flush()
        if not (self._subscribers or self._wanted) and self._mailbox.empty():
            self._end(1001)

    def _fail(self) -> None:
        """End because of a failure: pages are told why, and come back."""
        self.failed = self.failed or not self._ended
        self._end(1013, _PAUSED)

    def _end(self, code: int, farewell: str | None = None) -> None:
        """Let go of every subscriber and of the actor."""
        if self._ended:
            return
        self._ended = True
        self.stop()
        subscribers = tuple(self._subscribers)
        self._subscribers.clear()  # a stream unsubscribes as soon as it is let go of
        for subscriber in subscribers:
            if farewell is not None:
                subscriber.send(farewell)
            subscriber.close(code)
        self._on_end()

    # --- the task ---------------------------------------------------------------------------

    async def _run(self) -> None:
        """Run the jobs, one after another, until the end."""
        while not self._ended:
            job, answer, payer = await self._mailbox.get()
            if not answer.cancelled():
                PAYER.set(payer)  # this task does nothing between two jobs that anybody pays for
                await self._do(job, answer)
        while not self._mailbox.empty():
            _fail(self._mailbox.get_nowait().answer, TantrixError("table.paused"))

    def _stopped(self, task: asyncio.Task[None]) -> None:
        """See to it that nobody waits for an actor whose task has broken down or was cancelled.

        What is stored is true: the actor is opened from there again.
        """
        if self._ended and self._mailbox.empty():
            return
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("actor stopped", actor=self.id, exc_info=error)
        self._fail()
        while not self._mailbox.empty():
            _fail(self._mailbox.get_nowait().answer, TantrixError("table.paused"))

    async def _do(self, job: Job[Any], answer: asyncio.Future[Any]) -> None:
        """Run one job.

        After a mistake of ours the asker is told `table.paused` and the actor goes on: what was not
        stored has not happened. A read that fails has changed nothing and refuses this job alone.
        After a failed write, or a mistake in what follows from one, the actor ends and its sockets
        close without an answer: whoever asked asks again.
        """
        try:
            result = await metered(job())
        except TantrixError as error:
            _fail(answer, error)
        except Unreadable as error:
            log.error("store failed", what=self.id, why=str(error))  # noqa: TRY400 - not our fault
            _fail(answer, TantrixError("table.paused"))
        except (Conflict, Unavailable) as error:
            why = str(error) if isinstance(error, Unavailable) else "it is written elsewhere"
            log.error("store failed", what=self.id, why=why)  # noqa: TRY400 - no fault of ours
            self._fail()
            _fail(answer, TantrixError("table.paused"))
        except Unfollowed:
            log.exception("actor failed", actor=self.id)
            self._fail()
            _fail(answer, TantrixError("table.paused"))
        except Exception:
            log.exception("actor failed", actor=self.id)
            _fail(answer, TantrixError("table.paused"))
        except BaseException:  # the task ends
            _fail(answer, TantrixError("table.paused"))
            raise
        else:
            if not answer.done():
                answer.set_result(result)


class RoomActor(Actor):
    """An actor to which whoever asks may subscribe."""

    @abstractmethod
    def snapshot(self, person: str) -> msgspec.Struct:
        """Return everything that a person may see now; raises `TantrixError`."""

    async def subscribe(self, subscriber: Subscriber, person: str) -> None:
        """Send a snapshot to a subscriber, and every event from there on; raises `TantrixError`."""
        await self.post(partial(self._subscribe, subscriber, person))

    async def _subscribe(self, subscriber: Subscriber, person: str) -> None:
        """Do so, within the task."""
        subscriber.send(encode(self.snapshot(person)))
        self._subscribers[subscriber] = person
        await self.joined(subscriber, person)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Forget a subscriber."""
        person = self._subscribers.get(subscriber)
        super().unsubscribe(subscriber)
        if person is not None:
            self.left(person)

    async def joined(self, subscriber: Subscriber, person: str) -> None:
        """Do what is to be done when a page of somebody has come."""

    def left(self, person: str) -> None:
        """Do what is to be done when a page of somebody has gone."""


def client_id_of(person: str, message: str) -> str:
    """Return how an actor knows a message by its id: two people may give theirs the same one."""
    return f"{person[:16]}:{message}"


def _fail(answer: asyncio.Future[Any], error: TantrixError) -> None:
    """Answer with an error, unless nobody waits for it any more."""
    if not answer.done():
        answer.set_exception(error)
