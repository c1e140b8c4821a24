"""Event-sourced actors: what one is, is what its events add up to.

A message that changes one leads to an event. It is stored first; only then is the state to which it
leads true, and told. A message that was sent twice is answered twice and done once, by its id.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

from sqlalchemy import Connection

from tantrix.server.actors.actor import RoomActor, Unfollowed, client_id_of
from tantrix.server.actors.log import Event, EventLog, History, State
from tantrix.server.db import engine, event_log
from tantrix.server.db.base import StoredEvent, Summary
from tantrix.server.db.store import Store
from tantrix.server.web.protocol import Accepted


class Deps(Protocol):
    """What an event-sourced actor needs: the store, the time, and a clock that never goes back."""

    @property
    def store(self) -> Store:
        """Where the events are."""

    @property
    def wall_ms(self) -> Callable[[], int]:
        """Tells the wall-clock time in milliseconds."""

    @property
    def tick_ms(self) -> Callable[[], int]:
        """Tells the time of a monotonic clock in milliseconds."""


class Request(Protocol):
    """A message that asks for a change. The same one, sent again, has the same id."""

    @property
    def id(self) -> str:
        """The id that its sender gave it."""


Action = TypeVar("Action", bound=Request)


class EventSourced(RoomActor, Generic[State, Event, Action]):
    """An actor whose `state` is what its events add up to.

    A kind of actor says what a message does (`perform`, which ends in `commit` or refuses), what
    lists show of a state (`summary`), and what follows from an event that is stored (`committed`).
    """

    def __init__(
        self,
        history: History[State],
        log: EventLog[State, Event],
        deps: Deps,
        on_end: Callable[[], None],
    ) -> None:
        super().__init__(history.id, deps.tick_ms, on_end)
        self.owner = history.owner
        self.state = history.states[-1]
        self._answers = dict(history.answers)
        self._log = log
        self._deps = deps

    @property
    def version(self) -> int:
        """The number of events."""
        return self.state.version

    async def act(self, person: str, message: Action) -> Accepted:
        """Do what a person asks and store it; a message that was done before is only answered.

        Raises `TantrixError` where it cannot be done, and then nothing has changed.
        """
        return await self.post(partial(self._act, person, message))

    async def _act(self, person: str, message: Action) -> Accepted:
        """Do so, within the task."""
        self.authorize(person)
        client_id = self.client_id(person, message.id)
        version = self._answers.get(client_id)
        if version is None:
            await self.perform(person, message, client_id)
            version = self.version
        return Accepted(message.id, version)

    async def commit(self, event: Event, client_id: str | None = None) -> None:
        """Store an event, and only then let the state to which it leads be true.

        Raises `TantrixError` where the event cannot follow, `Conflict` and `Unavailable`.
        """
        await self.commit_together((event,), client_id)

    async def commit_together(
        self,
        happened: Sequence[Event],
        client_id: str | None = None,
        more: engine.Job[None] | None = None,
    ) -> None:
        """Do so with events that follow each other: all are stored, or none is.

        What `more` writes is part of the same commit. Raises what `commit` raises.
        """
        now_ms = self._tick_ms()
        at_ms = max(self._deps.wall_ms(), self.state.updated_ms)
        before = self.state
        states: list[State] = []
        entries: list[StoredEvent] = []
        for event in happened:
            states.append(self._log.apply(states[-1] if states else before, event, at_ms))
            last = client_id if event is happened[-1] else None
            entries.append(StoredEvent(states[-1].version, at_ms, last, self._log.encode(event)))
        summary = self.summary(states[-1])
        jobs = self.in_same_commit(before, states[-1])
        if more is not None:
            jobs.append(more)
        also = in_one(self.id, entries[1:], summary, jobs)
        await self._deps.store.append(self.id, entries[0], summary, also)
        if client_id is not None:
            self._answers[client_id] = states[-1].version
        try:
            for event, self.state in zip(happened, states, strict=True):
                self.committed(event, now_ms)
        except Exception as error:
            raise Unfollowed from error

    def authorize(self, person: str) -> None:
        """Raise `TantrixError` where a person may not act here at all."""

    def client_id(self, person: str, message: str) -> str:
        """Return how a message of a person is known here by its id: two may have the same one."""
        return client_id_of(person, message)

    @abstractmethod
    async def perform(self, person: str, message: Action, client_id: str) -> None:
        """Do what a message asks; raises `TantrixError`."""

    @abstractmethod
    def summary(self, state: State) -> Summary:
        """Return what lists show of a state."""

    def in_same_commit(self, before: State, state: State) -> list[engine.Job[None]]:  # noqa: ARG002
        """Return what else is written with the event between two states; by default nothing."""
        return []

    @abstractmethod
    def committed(self, event: Event, now_ms: int) -> None:
        """Emit an event that is stored and led to `state`, and have go on what goes on by itself.

        `now_ms` is the monotonic time at which it happened, before it was stored.
        """


def in_one(
    actor: str, more: Sequence[StoredEvent], summary: Summary, jobs: Sequence[engine.Job[None]]
) -> engine.Job[None] | None:
    """Return what is written with the first of some events: the others, and what else is."""
    if not more and not jobs:
        return None

    def job(connection: Connection) -> None:
        for entry in more:
            event_log.append(event_log.through(connection), actor, entry, summary)
        for one in jobs:
            one(connection)

    return job
