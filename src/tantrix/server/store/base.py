"""What the house asks of a store.

The events of a table are the truth; the row of a table holds what can be listed without them, and
is written in the same transaction. Every method that writes returns after the commit is durable.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Conflict(Exception):
    """The event does not follow the last one of its table, or its client id is known already."""


class Unavailable(Exception):
    """The store cannot be read or written now; whether the last write was kept is not known."""


class Entry(NamedTuple):
    """Event `seq` (from 1) of a table, at a wall-clock time in milliseconds, as JSON.

    `client_id` names the message that asked for it: the same name is never taken twice at a table.
    """

    seq: int
    at_ms: int
    client_id: str | None
    body: bytes


class Summary(NamedTuple):
    """What a list shows of a table (JSON), and whether a robot is to move there."""

    robot_due: bool
    body: bytes


class NewRow(NamedTuple):
    """A table to be made. `owner` is the hash of the session that makes it."""

    id: str
    owner: str
    created_ms: int
    summary: Summary
    rematch_of: str | None = None


class Row(NamedTuple):
    """A table as it is stored, without its events. `version` is the number of events."""

    id: str
    owner: str
    created_ms: int
    updated_ms: int
    version: int
    summary: bytes


class Store(Protocol):
    """Tables and their events. Every method may raise `Unavailable`."""

    async def create(self, row: NewRow, start: Entry) -> str:
        """Make a table with its first event and return its id.

        For a rematch that exists already, the id of that one.
        """

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        """Append an event, or raise `Conflict` and change nothing."""

    async def row(self, table: str) -> Row | None:
        """Return a table, or None where there is no such one."""

    async def entries(self, table: str) -> list[Entry]:
        """Return all events of a table, in order."""

    async def rows(self, owner: str | None, limit: int) -> list[Row]:
        """Return the newest tables, of one owner or of all."""

    async def robots_due(self) -> list[str]:
        """Return the ids of the tables at which a robot is to move."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""
