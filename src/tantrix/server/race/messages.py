"""The wire of a race: the messages between a page and the server, JSON objects with a `type`.

The page says `hello` and hears a `snapshot`, which replaces whatever it knew; then each `event` as
it happens. What it asks for carries an id of its own: sent again with the same id, it is done once.
No message names a version: in a race the rules alone, at the moment of arrival, refuse an action.
`view` and `result` are the forms of `tantrix.notation.races`.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec

from tantrix.notation.json_types import RaceFinish, RaceView
from tantrix.server.tables.decisions import Void
from tantrix.server.tables.messages import Code
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

SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=5)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Level = Literal["slow", "medium", "fast"]


class TakeRaceSeat(Message, frozen=True, tag="sit"):
    """Take a seat, the first free one where none is named."""

    id: MessageId
    name: Name
    seat: SeatIndex | None = None


class LeaveRaceSeat(Message, frozen=True, tag="stand"):
    """Leave the own seat."""

    id: MessageId


class RaceReady(Message, frozen=True, tag="ready"):
    """Be ready, or no longer."""

    id: MessageId
    ready: bool


class SetRaceRobot(Message, frozen=True, tag="man"):
    """Put a robot on a seat, or free it, where nobody is there; for whoever made the race."""

    id: MessageId
    seat: SeatIndex
    level: Level | None


class RaceAct(Message, frozen=True, tag="act"):
    """Do something in the race: `turn`, a placement, `discard`, `give:2:stack`, `resign`."""

    id: MessageId
    action: Code


ClientMessage = Hello | Ping | TakeRaceSeat | LeaveRaceSeat | RaceReady | SetRaceRobot | RaceAct
Action = TakeRaceSeat | LeaveRaceSeat | RaceReady | SetRaceRobot | RaceAct
"""What changes a race."""

_KINDS = kinds(ClientMessage)


class RaceSeatView(TypedDict):
    """A seat of a race: not whose session sits there. `share` are the tiles that it gets."""

    kind: Literal["open", "person", "robot"]
    name: str
    level: Level | None
    ready: bool
    here: bool
    share: int
    handicap: int


class RaceInfo(TypedDict):
    """What is known of a race beside the tiles; `next` is the next race of the same people.

    `go_in_ms` is how long the countdown lasts, `passed_ms` how long the race has gone on. In a race
    of a `tournament` the seats are fixed, and at `due_ms` (wall clock, as `now_ms`) it begins
    without those who are not ready, or is stopped.
    """

    id: str
    created: str
    status: Literal["seating", "counting", "racing", "over"]
    seats: list[RaceSeatView]
    go_in_ms: int | None
    passed_ms: int | None
    next: str | None
    tournament: str | None
    due_ms: int | None
    now_ms: int


class ListedRacer(TypedDict):
    """Who races: a person by name, or a robot by its level, with `left` tiles."""

    name: str
    level: Level | None
    left: int


class ListedRace(TypedDict):
    """A race that is on, as a list shows it; `mine` where who asks has a seat."""

    id: str
    began: str
    racers: list[ListedRacer]
    mine: bool


class WaitingRace(TypedDict):
    """A public race with free seats: who sits in it by name, and its robots by their levels."""

    id: str
    created: str
    people: list[str]
    robots: list[Level]
    free: int
    mine: bool


class RaceResult(RaceFinish):
    """How a race ended, and after how long each player was out.

    A race of a tournament that was `closed` counts nothing: its result was `entered` by somebody in
    office, the tournament was `cancelled`, or the race is `unneeded`.
    """

    out_ms: list[int | None]
    closed: NotRequired[Void]


class RaceHappened(msgspec.Struct, frozen=True, tag_field="kind"):
    """What has happened; what is secret in it is left out."""


class RaceCreatedView(RaceHappened, frozen=True, tag="make"):
    """The race was made."""


class SeatTakenView(RaceHappened, frozen=True, tag="sit"):
    """Somebody took a seat."""

    seat: int


class SeatLeftView(RaceHappened, frozen=True, tag="stand"):
    """Somebody left a seat."""

    seat: int


class ReadyChangedView(RaceHappened, frozen=True, tag="ready"):
    """Somebody is ready, or no longer."""

    seat: int


class RobotSetView(RaceHappened, frozen=True, tag="man"):
    """A seat got a robot, or is free again."""

    seat: int


class CountdownStartedView(RaceHappened, frozen=True, tag="call"):
    """Everybody is ready: the countdown begins."""


class RaceStartedView(RaceHappened, frozen=True, tag="go"):
    """The race is on."""


class RaceActionView(RaceHappened, frozen=True, tag="act"):
    """A player did something; `turned` is the tile that was turned by it."""

    player: int
    action: str
    turned: int | None


class RaceStoppedView(RaceHappened, frozen=True, tag="stop"):
    """The time of a race is up."""


class RaceClosedView(RaceHappened, frozen=True, tag="close"):
    """The tournament does not need the race any more; `result` says why."""


class NextRaceView(RaceHappened, frozen=True, tag="again"):
    """The next race of the same people is made."""

    race: str


RaceEventView = (
    RaceCreatedView
    | SeatTakenView
    | SeatLeftView
    | ReadyChangedView
    | RobotSetView
    | CountdownStartedView
    | RaceStartedView
    | RaceActionView
    | RaceStoppedView
    | RaceClosedView
    | NextRaceView
)


class RaceSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All of a race; `you` is the seat of this session, `host` whether it made the race."""

    version: int
    race: RaceInfo
    view: RaceView | None
    result: RaceResult | None
    you: int | None
    host: bool


class RaceEventMessage(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    """What has just happened, and how the race stands after it, for the session on seat `you`."""

    version: int
    event: RaceEventView
    race: RaceInfo
    view: RaceView | None
    result: RaceResult | None
    you: int | None


class RacePresence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """On which seats somebody is there."""

    here: list[bool]


class NewSeat(Input, frozen=True):
    """A seat of a race that is to be made: one's own, free, or a robot's of a level.

    `handicap` is by how many tiles it has more than an equal share.
    """

    kind: Literal["me", "open", "robot"]
    level: Level | None = None
    handicap: Annotated[int, msgspec.Meta(ge=0, le=52)] = 0


class NewRace(Input, frozen=True):
    """A race to be made: the body of `POST /api/races`.

    One that is `public` is listed for everybody as long as it waits for people.
    """

    name: Name
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=2, max_length=6)]
    public: bool = False


class RaceList(msgspec.Struct, frozen=True):
    """The races that are on and may be watched, the last changed first."""

    races: list[ListedRace]


class WaitingRaces(msgspec.Struct, frozen=True):
    """The public races that wait for people, the last changed first."""

    races: list[WaitingRace]


class RaceMade(msgspec.Struct, frozen=True):
    """The id of a race that has been made."""

    race: str


ServerMessage = RaceSnapshot | RaceEventMessage | RacePresence | Accepted | Refused | Pong | Closing


def decode(text: str) -> ClientMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: ClientMessage = read(text, _KINDS)
    return message
