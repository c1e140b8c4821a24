"""What is stored of a race: its events, the first of which says who may sit where.

An event is JSON with a `kind`. The piles and the seed of the deal are the secret part of `go`; they
leave the server only tile by tile, as they are turned.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.notation.moves import code, parse_code
from tantrix.rules.core.placements import Placement
from tantrix.rules.race.state import RaceDeal
from tantrix.server.tables.seating import SeatState

FORM = 1
"""The version of the events' form, told by each `make`."""


class RaceSeat(SeatState, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a race. It is stored with its `kind`, and with the person as the `owner`."""

    kind: Literal["open", "person", "robot"] = "open"
    person: str = msgspec.field(default="", name="owner")

    def emptied(self) -> RaceSeat:
        """See `SeatState`."""
        return RaceSeat()

    @staticmethod
    def of_person(person: str, name: str) -> RaceSeat:
        """Return the seat of somebody who is not ready yet."""
        return RaceSeat(kind="person", person=person, name=name)

    @staticmethod
    def of_robot(level: str | None) -> RaceSeat:
        """Return the seat of a robot; without a level, a free one."""
        return RaceSeat() if level is None else RaceSeat(kind="robot", level=level)


class RaceEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened in a race."""


class RaceCreated(RaceEvent, frozen=True, kw_only=True, tag="make"):
    """The race is made: the seats, and by how many tiles each has more than an equal share."""

    form: int = FORM
    seats: tuple[RaceSeat, ...]
    handicap: tuple[int, ...]


class SeatTaken(RaceEvent, frozen=True, kw_only=True, tag="sit"):
    """A person of the session `owner` took a free seat."""

    seat: int
    name: str
    owner: str


class SeatLeft(RaceEvent, frozen=True, kw_only=True, tag="stand"):
    """The person on a seat left it."""

    seat: int


class ReadyChanged(RaceEvent, frozen=True, kw_only=True, tag="ready"):
    """The person on a seat is ready, or no longer."""

    seat: int
    ready: bool


class RobotSet(RaceEvent, frozen=True, kw_only=True, tag="man"):
    """A seat got a robot, or is free again."""

    seat: int
    level: str | None


class CountdownStarted(RaceEvent, frozen=True, kw_only=True, tag="call"):
    """Everybody is ready: the countdown begins."""


class RaceSecret(msgspec.Struct, frozen=True):
    """What nobody may know: the seed, and the piles with the next tile first."""

    seed: str
    piles: tuple[tuple[int, ...], ...]

    def __repr__(self) -> str:
        """Tell nothing, so that no log can."""
        return "Secret(...)"


class RaceStarted(RaceEvent, frozen=True, kw_only=True, tag="go"):
    """The tiles are dealt and the race is on; `start` are the two tiles on the table."""

    start: tuple[str, str]
    secret: RaceSecret

    @property
    def deal(self) -> RaceDeal:
        """The deal, the piles included."""
        first, second = map(parse_code, self.start)
        return RaceDeal((first, second), self.secret.piles)


class RaceActionDone(RaceEvent, frozen=True, kw_only=True, tag="act"):
    """A player did something, told as `notation.races` writes it; `turned` is the tile turned."""

    player: int
    action: str
    turned: int | None = None


class NextRaceMade(RaceEvent, frozen=True, kw_only=True, tag="again"):
    """The next race of the same people is made."""

    race: str


AnyEvent = (
    RaceCreated
    | SeatTaken
    | SeatLeft
    | ReadyChanged
    | RobotSet
    | CountdownStarted
    | RaceStarted
    | RaceActionDone
    | NextRaceMade
)


def went(deal: RaceDeal, seed: str) -> RaceStarted:
    """Return the event of a deal."""
    first, second = (code(Placement(*placement)) for placement in deal.start)
    return RaceStarted(start=(first, second), secret=RaceSecret(seed, deal.piles))
