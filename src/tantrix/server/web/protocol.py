"""What every socket speaks: JSON objects with a `type`, read strictly.

A page begins with `hello`. What changes something carries an id made by the sender: sent again with
the same id, it is done once and gets the same answer. `accepted` means that it is stored for good.

Whatever comes from outside is read strictly, over HTTP as well; every fault has its error id, and
nothing is guessed. `bad.json`: no JSON, a name twice in one object, a number that JSON does not
have, half a surrogate pair, nested too deep. `bad.message`: a field that is missing, unknown, of
another type or out of its bounds, named by the parameter `field`; what is wrong with it is in the
parameter `why`, in the words of msgspec, and of a text that is none of those known which they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, NoReturn, TypeVar, get_args

import msgspec

from tantrix.notation import serializers
from tantrix.notation.json_types import RefusalView
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.server.web.allowed import allowed, listing

Read = TypeVar("Read")

_FIELD = re.compile(r"field `([^`]*)`")
_PATH = re.compile(r"`\$\.?([^`]*)`$")
_SHOWN = 40
_NOT_ALLOWED = ("Invalid enum value", "Invalid value")


def parse(text: str) -> Any:  # noqa: ANN401 - any JSON value
    """Return the value of a JSON text; raises `TantrixError` `bad.json`."""
    try:
        value = _DECODER.decode(text)
        if "\\u" in text:  # else it has only what stands in the text itself
            _check(value)
    except (ValueError, RecursionError):
        raise TantrixError("bad.json") from None
    return value


def convert(value: object, kind: type[Read]) -> Read:
    """Return a JSON value as a struct.

    Raises `TantrixError` `bad.message` with the `field` and `why`.
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        problem = str(error)
        path = _PATH.search(problem)
        known: list[str] = []
        if path is not None and problem.startswith(_NOT_ALLOWED):
            known = allowed(kind, path[1])
        why = listing(problem.partition(" - at ")[0], known)
        raise TantrixError("bad.message", field=_field(problem), why=why) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object none of whose names stands twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _check(value: object) -> None:
    """Refuse with `ValueError` a value in which a text is that cannot be sent on."""
    if isinstance(value, str):
        value.encode()
    elif isinstance(value, list):
        for one in value:
            _check(one)
    elif isinstance(value, dict):
        _check([*value, *value.values()])


def _no_constant(name: str) -> NoReturn:
    """Refuse NaN and the infinities."""
    raise ValueError(name)


def _field(problem: str) -> str:
    """Return the field of which msgspec speaks, with the way to it: `seats[...].name`."""
    path, field = _PATH.search(problem), _FIELD.search(problem)
    words = [match[1] for match in (path, field) if match is not None and match[1]]
    return ".".join(words)[:_SHOWN]


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_constant)
"""Made once: `json.loads` makes a new one for each text that has hooks."""

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
    """The first message: the protocol of the page and the version of the table that it holds.

    Who `follows` a game of Strategy with rules of their own is not sent the view after each
    placement, but what happened, in a tenth of the bytes.
    """

    protocol: int
    version: Version | None
    follows: bool = False


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
