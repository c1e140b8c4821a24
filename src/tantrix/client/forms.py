"""What a program is told, as values; what a newer server tells beside it is left out."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]
"""A JSON object."""


class Account(msgspec.Struct, frozen=True):
    """Who a token belongs to, and what it may do."""

    name: str
    kind: str
    bot: bool
    scopes: list[str]


class Seat(msgspec.Struct, frozen=True):
    """A seat at a table: a person or a robot; the colour is None in games without."""

    kind: str
    name: str
    level: str | None
    colour: str | None = None


class About(msgspec.Struct, frozen=True):
    """What is fixed of a table; `status` is `playing` or `over`."""

    id: str
    game: str
    seats: list[Seat]
    status: str
    created: str
    terms: Json = {}

    @property
    def room(self) -> str | None:
        """The room of the lobby to which it belongs, None where it belongs to none."""
        room: str | None = self.terms.get("room")
        return room


class TableInfo(msgspec.Struct, frozen=True):
    """A table of a list; `mine` tells whether you sit there.

    Nobody else is told the scores and placements before those who watch late may know them.
    """

    table: About
    scores: list[int] | None
    player: int | None
    placements: int | None
    mine: bool
    updated: str


class View(msgspec.Struct, frozen=True):
    """A position as players see it; `position` is its text, `legal` and `steps` what can be done.

    `player` is whose turn it is, None at the end. Everything else that the server tells is in
    `more` of the `Seen`.
    """

    position: str
    game: str
    stage: str
    player: int | None
    bag: int
    hands: list[list[int]]
    legal: list[str]
    scores: list[int]
    steps: list[str] = []


class Result(msgspec.Struct, frozen=True):
    """How a game ended: tournament points of two sides, and the `outcome` of the rules."""

    points: tuple[float, float] | None
    outcome: Json


class Offer(msgspec.Struct, frozen=True):
    """What a player offers: `tie`, `take_back` or `pause`, by the version of its event."""

    version: int
    what: str
    by: int
    waiting: tuple[int, ...]


class Seen(msgspec.Struct, frozen=True):
    """A table as it stands at a version; `you` are the players that you move.

    `offer` is one that you are to answer, None where there is none. `more` is the message of the
    server as it came.
    """

    table: str
    version: int
    view: View
    you: tuple[int, ...]
    result: Result | None
    offer: Offer | None
    more: Json

    @property
    def your_turn(self) -> bool:
        """Whether one of your players is to act."""
        return self.result is None and self.view.player in self.you

    @property
    def actions(self) -> list[str]:
        """What can be done now: codes of placements, then names of steps."""
        return [*self.view.legal, *self.view.steps]


class Slot(msgspec.Struct, frozen=True):
    """A seat of a room: `kind` is `open`, `person` or `robot`; `ready` for the next game."""

    colour: str
    kind: str
    name: str
    ready: bool


class Room(msgspec.Struct, frozen=True):
    """A room of the lobby; `games` were begun there, the last one at `table`."""

    id: str
    name: str
    host: str
    status: str
    slots: list[Slot]
    games: int
    table: str | None
    terms: Json

    @property
    def free(self) -> list[int]:
        """The seats that nobody has."""
        return [number for number, slot in enumerate(self.slots) if slot.kind == "open"]


class RoomSeen(msgspec.Struct, frozen=True):
    """A room as it stands; `slot` is your seat, None where you have none."""

    room: Room
    slot: int | None

    @property
    def wanted(self) -> bool:
        """Whether the room waits for you to be ready."""
        return self.slot is not None and not self.room.slots[self.slot].ready


class Line(msgspec.Struct, frozen=True):
    """What somebody said, at a time in ISO 8601."""

    n: int
    at: str
    name: str
    kind: str
    text: str


class Begun(msgspec.Struct, frozen=True, tag_field="type", tag="gameStart"):
    """A game of yours begins, or goes on; it may be told more than once."""

    table: str
    about: About


class Ended(msgspec.Struct, frozen=True, tag_field="type", tag="gameFinish"):
    """A game of yours has ended."""

    table: str
    result: Result


class Invited(msgspec.Struct, frozen=True, tag_field="type", tag="challenge"):
    """Somebody invites you to a room, where a seat is free for you."""

    room: str
    by: str
    about: Room


class Seated(msgspec.Struct, frozen=True, tag_field="type", tag="room"):
    """You have a seat in a room, or are its host."""

    room: str
    by: str
    about: Room


Event = Begun | Ended | Invited | Seated
"""What the stream of events tells."""

EVENTS: dict[str, type[Event]] = {
    "gameStart": Begun,
    "gameFinish": Ended,
    "challenge": Invited,
    "room": Seated,
}
"""The events by their `type`."""
