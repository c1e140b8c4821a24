"""The events of a review, and the state they add up to: a tree of moves, and who leads.

People are stored by their ids alone; their names come from those who are present.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from tantrix.server.actors.log import Damaged
from tantrix.server.review.tree import Beginning, Tree, tree_of


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


@dataclass(frozen=True)
class ReviewState:
    """A review after `version` events: the tree, the id of who leads, and whose room it is of."""

    tree: Tree
    leader: str
    updated_ms: int
    version: int = 1
    room: str | None = None


def first(beginning: Beginning, event: AnyEvent, at_ms: int) -> ReviewState:
    """Return the notes of a review that has just been made; raises `Damaged` for other events."""
    if not isinstance(event, Opened):
        raise Damaged("the review has not been opened yet")
    return ReviewState(tree_of(beginning), event.leader, at_ms, room=event.room)


def apply(notes: ReviewState, event: AnyEvent, at_ms: int) -> ReviewState:
    """Return the notes after one more event; raises `TantrixError`, and `Damaged`."""
    notes = replace(notes, version=notes.version + 1, updated_ms=at_ms)
    if isinstance(event, Tried):
        return replace(notes, tree=notes.tree.tried(event.at, event.action, event.by))
    if isinstance(event, Handed):
        return replace(notes, leader=event.leader)
    raise Damaged("the review is opened twice")
