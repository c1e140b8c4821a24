"""How the messages of tables, of the lobby and of chat read in the streams of programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from tantrix.server.bots.messages import Challenge, ChatLineEvent, InRoom

TABLE = {"snapshot": b"tableFull", "event": b"tableState"}
ROOM = {"snapshot": b"roomFull", "event": b"roomState", "presence": b"roomPresence"}
"""How the messages of tables and rooms are called in a stream; all others keep their names."""


def of_table(text: str) -> Iterable[bytes]:
    """Tell a message of a table."""
    yield _renamed(text, TABLE)


def of_room(text: str) -> Iterable[bytes]:
    """Tell a message of a room."""
    yield _renamed(text, ROOM)


def _renamed(text: str, names: Mapping[str, bytes]) -> bytes:
    """Return a message under the name that it has in a stream; nothing else of it is looked at."""
    fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    kind = msgspec.json.decode(fields["type"], type=str)
    if kind in names:
        fields["type"] = msgspec.Raw(b'"' + names[kind] + b'"')
    return msgspec.json.encode(fields)


def of_news(text: str) -> Iterable[bytes]:
    """Tell the news of a person as they are."""
    yield text.encode()


def of_chat(text: str) -> Iterable[bytes]:
    """Tell what is said in a channel from now on."""
    message: Any = msgspec.json.decode(text)
    if message["type"] == "line":
        line = message["line"]
        told = ChatLineEvent(line["n"], line["at"], line["name"], line["kind"], line["text"])
        yield msgspec.json.encode(told)


class Own:
    """Tells each invitation to a room, and each room of one's own, once.

    The lobby tells a person all of them again whenever one changes.
    """

    def __init__(self) -> None:
        self._told: set[tuple[type, str]] = set()

    def __call__(self, text: str) -> Iterator[bytes]:
        """Tell what is new; what was withdrawn may come again."""
        message: Any = msgspec.json.decode(text)
        if message["type"] == "snapshot":
            message = message["mine"]
        if message["type"] != "mine":
            return
        now = {
            (kind, room["id"]): kind(room["id"], room["host"], room)
            for kind, rooms in ((Challenge, message["invitations"]), (InRoom, message["rooms"]))
            for room in rooms
        }
        yield from (msgspec.json.encode(now[one]) for one in now if one not in self._told)
        self._told = set(now)
