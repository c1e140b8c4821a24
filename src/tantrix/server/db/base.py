"""What is stored of everything that is event-sourced, and how a store fails.

The events of a table are the truth; the row of a table holds what can be listed without them, and
is written in the same transaction. Every method that writes returns after the commit is durable.
"""

from __future__ import annotations

from typing import NamedTuple


class Conflict(Exception):
    """The event does not follow the last one of its table, or its client id is known already."""


class Unavailable(Exception):
    """The store cannot be read or written now; whether the last write was kept is not known."""


class Unreadable(Unavailable):
    """The store cannot be read now. Whoever only reads changes nothing by failing."""


class StoredEvent(NamedTuple):
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


TABLE = "table"
RACE = "race"
REVIEW = "review"
TOURNAMENT = "tournament"
"""The kinds of tables: games with turns, races, games that are looked at together, tournaments."""


def review_of(room: str, table: str) -> str:
    """Return the word under which a room has its one review of a table."""
    return f"{REVIEW}:{room}:{table}"


class NewRow(NamedTuple):
    """A table to be made. `owner` is the hash of the session that makes it.

    `seats` are the players with the people who move them, where these are not all the owner. A
    `hidden` one is in the list of those who sit there alone. At `due_ms` something falls due there.
    """

    id: str
    owner: str
    created_ms: int
    summary: Summary
    rematch_of: str | None = None
    kind: str = TABLE
    seats: tuple[tuple[int, str], ...] = ()
    hidden: bool = False
    due_ms: int | None = None


class TableRow(NamedTuple):
    """A table as it is stored, without its events. `version` is the number of events."""

    id: str
    owner: str
    created_ms: int
    updated_ms: int
    version: int
    summary: bytes
