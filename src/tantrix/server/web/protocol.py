"""What every socket speaks: JSON objects with a `type`, read strictly.

A page begins with `hello`. What changes something carries an id made by the sender: sent again with
the same id, it is done once and gets the same answer. `accepted` means that it is stored for good.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, get_args

import msgspec

from tantrix.notation import serializers
from tantrix.notation.json_types import RefusalView
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.server.web.decoding import convert, parse

PROTOCOL = 1
"""The version of the wire; a page of another one is asked to load itself again."""


LARGEST_FRAME = 8192
"""Bytes of a message from a page; a longer one closes the socket with 1009."""


MessageId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[!-~]+\Z")]


RoomId = Annotated[str, msgspec.Meta(max_length=32, pattern=r"\A[!-~]+\Z")]
"""The id of a table, a review, a room or a seek."""


Version = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


Letter = Literal["R", "Y", "B", "G"]


class Input(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is read from outside: no field may be missing, unknown or of another type."""


class Message(Input, frozen=True, tag_field="type"):
    """A message of a page, told apart by its `type`."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the protocol of the page and the version of the table that it holds."""

    protocol: int
    version: Version | None


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


Kinds = Mapping[str, type[Message]]
"""Kinds of messages by their `type`."""


def kinds(union: Any) -> Kinds:  # noqa: ANN401 - of messages
    """Return the kinds of a union by their `type`."""
    return MappingProxyType({kind.__struct_config__.tag: kind for kind in get_args(union)})


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """An action is done and stored: it is the event of this version."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was done; without an id it concerns no message, or one that could not be read."""

    id: str | None
    version: int
    error: RefusalView


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""


class Closing(msgspec.Struct, frozen=True, tag_field="type", tag="closing"):
    """The server closes for a moment: come back after `retry_ms`."""

    retry_ms: int


def read(text: str, known: Kinds) -> Any:  # noqa: ANN401 - one of the known kinds
    """Return the message of a frame, of one of the kinds that are `known`.

    Raises `TantrixError` as `decode` does.
    """
    value = parse(text)
    told = value.get("type") if isinstance(value, dict) else None
    if not isinstance(told, str) or told not in known:
        raise TantrixError("bad.type", type=told[:40] if isinstance(told, str) else "")
    return convert(value, known[told])


def message_id(text: str) -> str | None:
    """Return the id of a message that cannot be taken, so that its refusal can name it."""
    try:
        value: Any = parse(text)
        return convert(value["id"], MessageId)
    except (TantrixError, KeyError, TypeError):
        return None


def encode(message: msgspec.Struct) -> str:
    """Return the text of a message of the server."""
    return msgspec.json.encode(message).decode()


def error_view(error: TantrixError) -> RefusalView:
    """Return an error as it is sent; of an action against the rules, the first reason."""
    if isinstance(error, IllegalAction):
        return serializers.refusal(error.refusals[0])
    return {"id": error.id, "params": error.params, "cells": []}
