"""The wire of a review: JSON objects with a `type`, as at a table.

A page says `hello` and hears a `snapshot`, then each `event`. Who leads goes to a move of the tree
(`step`), tries another one (`try`) and may hand the lead on; everybody's board follows.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.notation.json_types import GameView
from tantrix.server.review.tree import Node
from tantrix.server.tables.messages import Code, PreviewMessage, PreviewView, TableView
from tantrix.server.web.protocol import (
    Accepted,
    Closing,
    Hello,
    Input,
    Message,
    MessageId,
    Ping,
    Pong,
    Refused,
    kinds,
    read,
)

LARGEST_RECORD = 65_536
"""Bytes of the body with a record."""

Id = Annotated[str, msgspec.Meta(max_length=32, pattern=r"\A[!-~]+\Z")]
"""The id of a table or a room."""

NodeId = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class NewReview(Input, frozen=True, kw_only=True):
    """A review to be made, of the game of a table or of a record: `POST /api/reviews`.

    Those who meet in a `room` have one review of a table there, however many ask for it.
    """

    table: Id | None = None
    record: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)] | None = None
    room: Id | None = None


class GoTo(Message, frozen=True, tag="step"):
    """Look at a move of the tree; 0 is the start."""

    id: MessageId
    to: NodeId


class Try(Message, frozen=True, tag="try"):
    """Make a move after a node, which becomes part of the tree."""

    id: MessageId
    at: NodeId
    action: Code


class HandOn(Message, frozen=True, tag="hand"):
    """Let somebody else lead, who is there."""

    id: MessageId
    to: Annotated[str, msgspec.Meta(max_length=40)]


class Lead(Message, frozen=True, tag="lead"):
    """Lead, where nobody who is there does."""

    id: MessageId


ReviewAction = GoTo | Try | HandOn | Lead
ReviewMessage = Hello | Ping | PreviewMessage | ReviewAction

_KINDS = kinds(ReviewMessage)


class ReviewTable(TableView):
    """What is known of a table that is looked at; `source` is the table, None of a record."""

    source: str | None


class ReviewSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All of a review: the table, the tree, and where everybody looks (`at`).

    `played` is how many of the nodes are the game itself; `leading` says whether you lead; `room`
    is the one whose people meet here.
    """

    version: int
    table: ReviewTable
    room: str | None
    nodes: list[Node]
    played: int
    at: int
    view: GameView
    leader: str
    leading: bool


class ReviewEvent(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    """Where everybody looks now, and the move that was added, if one was."""

    version: int
    at: int
    view: GameView
    node: Node | None
    leader: str
    leading: bool


class ReviewPresence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there by name, and how many more; `led` says whether the one who leads is."""

    people: list[str]
    others: int
    led: bool


class ReviewMade(msgspec.Struct, frozen=True):
    """The id of a review that has been made."""

    review: str


class ReviewFound(msgspec.Struct, frozen=True):
    """The review of a table, None where there is none yet."""

    review: str | None


ReviewServerMessage = (
    ReviewSnapshot
    | ReviewEvent
    | ReviewPresence
    | PreviewView
    | Accepted
    | Refused
    | Pong
    | Closing
)


def decode(text: str) -> ReviewMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: ReviewMessage = read(text, _KINDS)
    return message
