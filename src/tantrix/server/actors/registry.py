"""All actors of a kind: opened when somebody asks for one, stopped when nobody needs it.

One that fails is opened again from the store without being asked, since clocks run and robots are
to move there: at once, and where the store cannot be read, again and again. One that fails as soon
as it is open is left, after a few times, to who asks for it next.

Where several processes share a database, `Locks` say which of them may run an actor.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import structlog

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Actor
from tantrix.server.actors.event_sourced import Deps, EventSourced
from tantrix.server.actors.log import Damaged
from tantrix.server.db.base import NewRow, StoredEvent, TableRow, Unavailable
from tantrix.server.db.engine import Job
from tantrix.server.web.protocol import Closing, encode
from tantrix.server.web.tasks import end_tasks


class Locks(Protocol):
    """Takes what exists only once for this process."""

    async def take(self, name: str) -> bool:
        """Take a name such as `table:ID`; return whether this process did not have it before.

        Raises `TantrixError` `table.paused` where another process has it, and `Unavailable`.
        """

    def drop(self, name: str) -> None:
        """Take the name anew when it is next asked for."""


class LocalLock:
    """The `Locks` of the only process: everything is its own."""

    async def take(self, name: str) -> bool:  # noqa: ARG002 - it is its own anyway
        return False

    def drop(self, name: str) -> None:
        """Do nothing: nobody else can have taken it."""


log = structlog.get_logger()

REAP_S = 15.0
"""How often actors without subscribers are put away."""

RESTART_S = 1.0
"""How long the supervisor waits before it tries again to open what has failed."""

RESTARTS = 5
"""How often an actor is opened again between two looks of the reaper."""

RESTARTING = 1012
"""The code with which sockets are closed: the service is started again."""

FAREWELL = encode(Closing(1000))
"""What pages are sent then: to come back after a second."""

Kind = TypeVar("Kind", bound=Actor)


class ActorRegistry(ABC, Generic[Kind]):
    """The open actors by id. A kind of registry says how one is read from the store (`read`).

    `locks` says whether an actor may be open in this process; there it is a `kind` with its id.
    """

    def __init__(self, locks: Locks | None = None, kind: str = "room") -> None:
        self._locks = locks or LocalLock()
        self._kind = kind
        self._actors: dict[str, asyncio.Task[Kind]] = {}
        self._closing = False
        self._reaper: asyncio.Task[None] | None = None
        self._supervisor: asyncio.Task[None] | None = None
        self._failed: dict[str, None] = {}
        self._restarts: Counter[str] = Counter()
        self._wanted = asyncio.Event()

    def __len__(self) -> int:
        """Return how many actors are open."""
        return len(self._actors)

    @property
    def closing(self) -> bool:
        """Whether no actor is opened any more."""
        return self._closing

    @abstractmethod
    async def read(self, actor_id: str, on_end: Callable[[], None]) -> Kind:
        """Return an actor as it is stored.

        Raises `TantrixError` `table.unknown`, and `Unavailable` and `Damaged`.
        """

    async def due(self) -> list[str]:
        """Return the actors at which something has fallen due, open or not; raises `Unavailable`.

        They are opened for it: what is to happen, `reap` of the actor says.
        """
        return []

    async def tidy(self) -> None:
        """Delete what nobody needs any more; called often; raises `Unavailable`."""

    async def room(self, actor_id: str) -> Kind:
        """Return an actor; raises `TantrixError` `table.unknown`, or `table.paused`."""
        if self._closing:
            raise TantrixError("table.paused")
        if actor_id not in self._actors:
            opening = asyncio.create_task(self._open(actor_id), name=f"opening {actor_id}")
            opening.add_done_callback(lambda done: self._opened(actor_id, done))
            self._actors[actor_id] = opening
        # Whoever else waits for the actor must have it even if this one gives up waiting.
        actor = await asyncio.shield(self._actors[actor_id])
        actor.touch()
        return actor

    async def renew(self, person: str) -> None:
        """Open the actors anew that concern somebody: what is stored of them has changed.

        Whoever is there is sent a farewell, and comes back.
        """
        opened = await asyncio.gather(*self._actors.values(), return_exceptions=True)
        for actor in opened:
            if not isinstance(actor, BaseException) and actor.concerns(person):
                await actor.close(FAREWELL, RESTARTING)
                with contextlib.suppress(TantrixError):
                    await self.room(actor.id)

    @property
    def in_use(self) -> frozenset[str]:
        """The ids of the actors that are open, or about to be."""
        return frozenset(self._actors)

    @property
    def opened(self) -> list[Kind]:
        """The actors that are open now."""
        done = [one for one in self._actors.values() if one.done() and not one.cancelled()]
        return [one.result() for one in done if one.exception() is None]

    def abandon(self, code: int) -> None:
        """End all actors as they are: what is true of them is now elsewhere."""
        for actor in self.opened:
            actor.abandon(code)

    def keep_reaping(self) -> None:
        """Put actors away that nobody uses, and open those again that fail, from now on."""
        self._reaper = asyncio.create_task(self._reap(), name="reaper")
        self._supervisor = asyncio.create_task(self._supervise(), name="supervisor")

    async def close(self) -> None:
        """Send a farewell to every subscriber and put all actors away; none is opened any more."""
        self._closing = True
        await end_tasks(self._reaper, self._supervisor)
        opened = await asyncio.gather(*self._actors.values(), return_exceptions=True)
        actors = [actor for actor in opened if not isinstance(actor, BaseException)]
        await asyncio.gather(*(actor.close(FAREWELL, RESTARTING) for actor in actors))

    async def _open(self, actor_id: str) -> Kind:
        """Take an actor for this process, and read it."""
        try:
            await self._locks.take(f"{self._kind}:{actor_id}")
            return await self.read(actor_id, lambda: self._forget(actor_id))
        except (Unavailable, Damaged) as error:
            raise paused(actor_id, error) from error

    def _opened(self, actor_id: str, opening: asyncio.Task[Kind]) -> None:
        """Forget an actor that could not be opened; one of another kind may have its name."""
        if opening.cancelled() or opening.exception() is not None:
            self._actors.pop(actor_id, None)

    def _forget(self, actor_id: str) -> None:
        """Open the actor anew when it is next asked for, and at once if it has failed."""
        opening = self._actors.pop(actor_id, None)
        self._locks.drop(f"{self._kind}:{actor_id}")
        if opening is None or not opening.done() or opening.cancelled():
            return
        if opening.exception() is None and opening.result().failed:
            self._failed[actor_id] = None
            self._wanted.set()

    async def _supervise(self) -> None:
        """Open again what has failed; whatever goes wrong, try again."""
        while True:
            await self._wanted.wait()
            for actor_id in tuple(self._failed):
                del self._failed[actor_id]
                if not await self._restarted(actor_id):
                    self._failed[actor_id] = None
                    break  # the store cannot be read
            if self._failed:
                await asyncio.sleep(RESTART_S)
            else:
                self._wanted.clear()

    async def _restarted(self, actor_id: str) -> bool:
        """Open an actor that has failed; tell whether nothing more is to be done for it now."""
        self._restarts[actor_id] += 1
        if self._restarts[actor_id] > RESTARTS:
            log.error("actor not restarted", actor=actor_id, why="it fails again and again")
            return True
        try:
            await self.room(actor_id)
        except TantrixError as error:  # where the store is not why, another process has it
            return not isinstance(error.__cause__, Unavailable)
        except Exception:
            log.exception("actor not restarted", actor=actor_id)
            return True
        log.warning("actor restarted", actor=actor_id)
        return True

    async def _open_due(self) -> None:
        """Open the actors at which something has fallen due, unless another process has them."""
        with contextlib.suppress(Unavailable):
            for actor_id in await self.due():
                with contextlib.suppress(TantrixError):
                    await self.room(actor_id)

    async def _reap(self) -> None:
        """Open actors at which something is due, and put those away that nobody uses."""
        while True:
            await asyncio.sleep(REAP_S)
            self._restarts.clear()
            await self._open_due()
            with contextlib.suppress(Unavailable):
                await self.tidy()
            opened = [opening for opening in self._actors.values() if opening.done()]
            for actor in await asyncio.gather(*opened, return_exceptions=True):
                if not isinstance(actor, BaseException):
                    with contextlib.suppress(TantrixError):  # whatever fails is in the log
                        await actor.reap()


Sourced = TypeVar("Sourced", bound=EventSourced[Any, Any, Any])


class SourcedRegistry(ActorRegistry[Sourced]):
    """The event-sourced actors of one kind of rows (`TABLE`, `RACE`, ...).

    `unknown` is the id of the refusal of an id that there is not.
    """

    def __init__(self, deps: Deps, locks: Locks, rows: str, unknown: str = "table.unknown") -> None:
        super().__init__(locks, "table")
        self._store = deps.store
        self._rows = rows
        self._unknown = unknown

    async def open(self) -> None:
        """Open the actors in which a robot is to move, and put unused ones away from now on.

        Raises `Unavailable` where the store cannot be read.
        """
        for actor_id in await self._store.robots_due(self._rows):
            try:
                await self.room(actor_id)
            except TantrixError:
                log.warning("robot cannot go on", actor=actor_id)
        self.keep_reaping()

    async def stored(self, actor_id: str) -> tuple[TableRow, list[StoredEvent]]:
        """Return what is stored of an actor; raises `TantrixError` and `Unavailable`."""
        row = await self._store.row(actor_id, self._rows)
        if row is None:
            raise TantrixError(self._unknown)
        return row, await self._store.entries(actor_id)

    async def insert(self, row: NewRow, body: bytes, also: Job[None] | None = None) -> str:
        """Store a new actor with its first event and return its id.

        For the follower of another one that exists already, the id of that one. What `also` writes
        is part of the same commit. Raises `TantrixError` `table.paused`.
        """
        try:
            start = StoredEvent(1, row.created_ms, None, body)
            making = (row, start) if also is None else (row, start, also)
            return await self._store.create(*making)
        except Unavailable as error:
            raise paused(row.id, error) from error


def paused(what: str, error: Exception) -> TantrixError:
    """Return the refusal where the store does not give what it should; the log has the reason."""
    log.error("store failed", what=what, why=str(error))
    return TantrixError("table.paused")
