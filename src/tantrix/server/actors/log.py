"""Event logs: how the events of one kind of actor are stored, and the state that they add up to.

An event is a struct of a tagged union, stored as JSON. `start` makes the first state from the first
event, `apply` the next state from a state and one more event. Both are pure, so that the same
events give the same state at any time: while the actor runs, when it is opened again, and when an
administrator checks the database.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import StoredEvent


class Damaged(Exception):
    """The stored events do not add up to a state."""


class Versioned(Protocol):
    """A state that knows how many events led to it, and when the last one happened."""

    @property
    def version(self) -> int:
        """The number of events."""

    @property
    def updated_ms(self) -> int:
        """The wall-clock time of the last event, in milliseconds."""


State = TypeVar("State", bound=Versioned)
Event = TypeVar("Event", bound=msgspec.Struct)


class EventLog(Generic[State, Event]):
    """The events of a `union`, whose structs are told apart by a tag.

    `start` and `apply` take an event with its wall-clock time in milliseconds. Both raise
    `TantrixError` or `Damaged` for an event that cannot come first, or next.
    """

    def __init__(
        self,
        union: Any,  # noqa: ANN401 - of structs
        start: Callable[[Event, int], State],
        apply: Callable[[State, Event, int], State],
    ) -> None:
        self.start = start
        self.apply = apply
        self.encode: Callable[[Event], bytes] = msgspec.json.Encoder().encode
        """Returns an event as it is stored."""
        decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(union)
        self.decode: Callable[[bytes], Event] = decoder.decode
        """Returns a stored event, the inverse of `encode`; raises `MsgspecError`."""

    def replay(self, entries: Iterable[StoredEvent], stored: int = 0) -> State:
        """Return the state after all events.

        Raises `Damaged`, also where fewer events are found than were `stored`.
        """
        return deque(self.replay_steps(entries, stored), 1).pop()

    def replay_steps(self, entries: Iterable[StoredEvent], stored: int = 0) -> Iterator[State]:
        """Yield the state after each event; raises what `replay` raises."""
        state: State | None = None
        seq = 0
        for seq, entry in enumerate(entries, start=1):
            if entry.seq != seq:
                raise Damaged(f"event {entry.seq} is out of order")
            try:
                event = self.decode(entry.body)
                if state is None:
                    state = self.start(event, entry.at_ms)
                else:
                    state = self.apply(state, event, entry.at_ms)
            except (TantrixError, msgspec.MsgspecError, Damaged) as error:
                raise Damaged(f"event {seq}: {error}") from error
            yield state
        if state is None:
            raise Damaged("there are no events")
        if seq < stored:
            raise Damaged(f"events from {seq + 1} to {stored} are missing")


class History(NamedTuple, Generic[State]):
    """What the store has of an actor, for opening it.

    `owner` is whoever made it; `states` ends with the present one, and may have those that led to
    it; `answers` holds the version that each message became, by the client's id of the message.
    """

    id: str
    owner: str
    states: Sequence[State]
    answers: Mapping[str, int]


def answers_of(entries: Iterable[StoredEvent]) -> dict[str, int]:
    """Return the version that each message became, by the client's id of the message."""
    return {entry.client_id: entry.seq for entry in entries if entry.client_id is not None}
