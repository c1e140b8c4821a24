"""The wire of the lobby and of its rooms: JSON objects with a `type`.

A page says `hello` and hears a `snapshot`, which replaces whatever it knew; then each `event`, in
the order of its `version`. What it asks for carries an id of its own: sent again with the same id,
it is done once. The lobby tells everybody the public rooms, the seeks and who is on; `mine` tells a
person alone the own rooms, invitations and seek, and `matched` the game that a seek has led to.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec

from tantrix.server.lobby.room_settings import RoomSettings, SlotColour
from tantrix.server.lobby.seeks import Wishes
from tantrix.server.web.cookies import PersonView
from tantrix.server.web.protocol import (
    Closing,
    Hello,
    Message,
    MessageId,
    Ping,
    Pong,
    Refused,
    RoomId,
    kinds,
    read,
)

RoomName = Annotated[str, msgspec.Meta(max_length=40)]
PersonName = Annotated[str, msgspec.Meta(max_length=40)]
SlotIndex = Annotated[int, msgspec.Meta(ge=0, le=3)]
Level = Annotated[str, msgspec.Meta(max_length=20)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class LobbyRequest(Message, frozen=True, kw_only=True):
    """What changes something, under an id of the sender's."""

    id: MessageId


# --- in a room -----------------------------------------------------------------------------------


class TakeSlot(LobbyRequest, frozen=True, kw_only=True, tag="sit"):
    """Take a slot, or change over to it."""

    slot: SlotIndex


class LeaveSlot(LobbyRequest, frozen=True, kw_only=True, tag="stand"):
    """Leave the own slot."""


class SetRobot(LobbyRequest, frozen=True, kw_only=True, tag="robot"):
    """Put a robot on a slot, or take it away; for the host."""

    slot: SlotIndex
    level: Level | None


class Remove(LobbyRequest, frozen=True, kw_only=True, tag="remove"):
    """Free the slot of somebody else; for the host."""

    slot: SlotIndex


class ReadyForNext(LobbyRequest, frozen=True, kw_only=True, tag="ready"):
    """Want the next game, after so many games of the room."""

    after: Count


class Begin(LobbyRequest, frozen=True, kw_only=True, tag="start"):
    """Begin the game, after so many games of the room; for the host."""

    after: Count


class ChangeSettings(LobbyRequest, frozen=True, kw_only=True, tag="terms"):
    """Change the terms; for the host."""

    terms: RoomSettings


class Rename(LobbyRequest, frozen=True, kw_only=True, tag="rename"):
    """Give the room another name; for the host."""

    name: RoomName


class Invite(LobbyRequest, frozen=True, kw_only=True, tag="invite"):
    """Invite a person by name."""

    name: PersonName


class HandOver(LobbyRequest, frozen=True, kw_only=True, tag="host"):
    """Make somebody with a slot the host; for the host."""

    slot: SlotIndex


class Leave(LobbyRequest, frozen=True, kw_only=True, tag="leave"):
    """Leave the room for good."""


class Close(LobbyRequest, frozen=True, kw_only=True, tag="close"):
    """Close the room; for the host."""


RoomAction = (
    TakeSlot
    | LeaveSlot
    | SetRobot
    | Remove
    | ReadyForNext
    | Begin
    | ChangeSettings
    | Rename
    | Invite
    | HandOver
    | Leave
    | Close
)
RoomMessage = Hello | Ping | RoomAction

_ROOM_KINDS = kinds(RoomMessage)


# --- in the lobby --------------------------------------------------------------------------------


class Open(LobbyRequest, frozen=True, kw_only=True, tag="open"):
    """Open a room, and take a slot of it where one is named."""

    name: RoomName
    terms: RoomSettings
    private: bool = False
    slot: SlotIndex | None = None


class TakeSeat(LobbyRequest, frozen=True, kw_only=True, tag="seat"):
    """Take a slot of a room."""

    room: RoomId
    slot: SlotIndex


class SeekOpponent(LobbyRequest, frozen=True, kw_only=True, tag="seek"):
    """Look for an opponent; one seek a person, a new one takes the place of the old one."""

    terms: RoomSettings
    wishes: Wishes = ()


class Quick(LobbyRequest, frozen=True, kw_only=True, tag="quick"):
    """Look for any opponent."""

    wishes: Wishes = ()


class Accept(LobbyRequest, frozen=True, kw_only=True, tag="accept"):
    """Take up somebody's seek."""

    seek: RoomId
    wishes: Wishes = ()


class WithdrawSeek(LobbyRequest, frozen=True, kw_only=True, tag="withdraw"):
    """Look no more."""


class PlayRobot(LobbyRequest, frozen=True, kw_only=True, tag="robot"):
    """Play a robot at once, instead of looking on."""

    level: Level


class Decline(LobbyRequest, frozen=True, kw_only=True, tag="decline"):
    """Refuse an invitation."""

    room: RoomId


LobbyAction = Open | TakeSeat | SeekOpponent | Quick | Accept | WithdrawSeek | PlayRobot | Decline
LobbyMessage = Hello | Ping | LobbyAction

_LOBBY_KINDS = kinds(LobbyMessage)


# --- what is told --------------------------------------------------------------------------------


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """It is done and stored; `room` and `table` are those to which it leads."""

    id: str
    version: int
    room: str | None = None
    table: str | None = None


class SlotView(msgspec.Struct, frozen=True):
    """A slot as it is told; `here` says whether its person is there."""

    colour: SlotColour
    kind: Literal["open", "person", "robot"]
    name: str
    level: str | None
    ready: bool
    here: bool


class RoomView(msgspec.Struct, frozen=True):
    """A room as everybody may know it.

    `seats` are how many of its slots are taken for a game; `review` is that of its last game, once
    it is looked at.
    """

    id: str
    name: str
    host: str
    status: Literal["seating", "playing", "over", "review"]
    private: bool
    terms: RoomSettings
    seats: int
    slots: list[SlotView]
    games: int
    table: str | None
    review: str | None
    created: str


class YouView(msgspec.Struct, frozen=True):
    """What a room is to whoever asks: the own slot, whether one is its host, or plays its game.

    `link` is the path of the room, told to those who may pass it on.
    """

    slot: int | None
    host: bool
    playing: bool
    link: str | None


class RoomSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All of a room."""

    version: int
    room: RoomView
    people: list[PersonView]
    you: YouView


class RoomEvent(TypedDict):
    """What has happened in a room: of what kind, by whom, on which slot, and the table it began."""

    kind: str
    name: NotRequired[str]
    slot: NotRequired[int]
    table: NotRequired[str]


class RoomUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    """What has just happened in a room, and how it stands after it."""

    version: int
    event: RoomEvent
    room: RoomView
    you: YouView


class RoomPresence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is in a room, and on which slots somebody is there."""

    people: list[PersonView]
    here: list[bool]


class SeekView(msgspec.Struct, frozen=True):
    """A seek as everybody may know it."""

    id: str
    by: PersonView
    terms: RoomSettings
    wishes: Wishes
    quick: bool


class PresentView(msgspec.Struct, frozen=True):
    """Somebody who is on, and where: what is private is only told to be somewhere."""

    person: PersonView
    place: Literal["lobby", "room", "table", "watch"]
    id: str | None


class OwnView(msgspec.Struct, frozen=True, tag_field="type", tag="mine"):
    """What is a person's own: rooms with a slot or as the host, invitations, and the seek.

    After `offer_ms` a robot is offered to somebody who looks for any opponent.
    """

    rooms: list[RoomView]
    invitations: list[RoomView]
    seek: SeekView | None
    offer_ms: int


class LobbySnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All of the lobby; `count` is how many are on, of whom `people` may be the first ones only."""

    version: int
    you: PersonView
    rooms: list[RoomView]
    seeks: list[SeekView]
    people: list[PresentView]
    count: int
    mine: OwnView


class LobbyUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="event", omit_defaults=True):
    """What has changed in the lobby: rooms and seeks as they are now, and the ids of those gone."""

    version: int
    rooms: list[RoomView] = []
    closed: list[str] = []
    seeks: list[SeekView] = []
    gone: list[str] = []
    people: list[PresentView] = []
    left: list[str] = []
    count: int | None = None


class Matched(msgspec.Struct, frozen=True, tag_field="type", tag="matched"):
    """The game that a seek has led to."""

    room: str
    table: str


RoomServerMessage = RoomSnapshot | RoomUpdate | RoomPresence | Done | Refused | Pong | Closing
LobbyServerMessage = (
    LobbySnapshot | LobbyUpdate | OwnView | Matched | Done | Refused | Pong | Closing
)


def decode_room(text: str) -> RoomMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: RoomMessage = read(text, _ROOM_KINDS)
    return message


def decode_lobby(text: str) -> LobbyMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: LobbyMessage = read(text, _LOBBY_KINDS)
    return message
