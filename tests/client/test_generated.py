"""The generated types: each can be read, by a client that is older than its server too."""

from __future__ import annotations

import inspect

import msgspec
import pytest

from tantrix.client import ChatLineEvent, generated

STRUCTS = [
    kind
    for _, kind in inspect.getmembers(generated, inspect.isclass)
    if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
]


@pytest.mark.parametrize("kind", STRUCTS, ids=lambda kind: kind.__name__)
def test_every_type_can_be_read(kind: type[msgspec.Struct]) -> None:
    msgspec.json.Decoder(kind)
    assert kind.__doc__


def test_names_and_fields_of_a_newer_server_are_no_fault() -> None:
    fields = {
        "n": 1,
        "at": "2026-11-05T12:00:00Z",
        "name": "Ann",
        "kind": "patron",
        "text": "Hello",
    }
    line = msgspec.convert({"type": "chatLine", **fields, "mood": "glad"}, ChatLineEvent)
    assert line.kind == "patron"
