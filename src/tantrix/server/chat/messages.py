"""The wire of a channel: a page says `hello`, hears a `snapshot`, then each `line` as it is said.

A line is plain text: a page shows it as such, whatever it looks like. Lines of those whom somebody
ignores are not sent there.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.notation.json_types import RefusalView
from tantrix.server.web.cookies import Kind, PersonView, Role
from tantrix.server.web.protocol import (
    Closing,
    Hello,
    Message,
    MessageId,
    Ping,
    Pong,
    Refused,
    kinds,
    read,
)


class Say(Message, frozen=True, tag="say"):
    """Say something; sent again with the same id, it is said once."""

    id: MessageId
    text: Annotated[str, msgspec.Meta(max_length=2000)]


ChatMessage = Hello | Ping | Say

_KINDS = kinds(ChatMessage)


class ChatLineView(msgspec.Struct, frozen=True):
    """A line: its number in the server, the wall-clock time, by whom, and the text."""

    n: int
    at: str
    name: str
    kind: Kind
    role: Role
    text: str


class ChatSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The last lines; `silent` is why one may not write, None where one may."""

    version: int
    channel: str
    you: PersonView
    lines: list[ChatLineView]
    silent: RefusalView | None


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="line"):
    """A line has been said."""

    line: ChatLineView


class Deleted(msgspec.Struct, frozen=True, tag_field="type", tag="deleted"):
    """A moderator has taken a line away."""

    n: int


class Silenced(msgspec.Struct, frozen=True, tag_field="type", tag="silent"):
    """Why one may not write from now on, None where one may again."""

    silent: RefusalView | None


class LineAccepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """A line is kept, under its number."""

    id: str
    version: int


ChatServerMessage = (
    ChatSnapshot | Said | Deleted | Silenced | LineAccepted | Refused | Pong | Closing
)


def decode(text: str) -> ChatMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: ChatMessage = read(text, _KINDS)
    return message
