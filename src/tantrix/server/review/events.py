"""What is stored of a review: what is looked at, what was tried, and who leads.

People are stored by their ids alone: what they are called is known of those who are there.
"""

from __future__ import annotations

import msgspec


class Opened(msgspec.Struct, frozen=True, tag_field="kind", tag="open"):
    """The game of a table, or of a record, is looked at; `leader` is the id of a person.

    Those of the `room` come to it.
    """

    leader: str
    table: str | None = None
    record: str | None = None
    room: str | None = None


class Tried(msgspec.Struct, frozen=True, tag_field="kind", tag="try"):
    """A move was tried after a node."""

    at: int
    action: str
    by: str


class Handed(msgspec.Struct, frozen=True, tag_field="kind", tag="hand"):
    """Somebody else leads."""

    leader: str


AnyEvent = Opened | Tried | Handed
