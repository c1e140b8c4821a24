"""What is stored of a race: its events, the first of which says who may sit where.

An event is JSON with a `kind`. The piles and the seed of the deal are the secret part of `go`; they
leave the house only tile by tile, as they are turned.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.core.placements import Placement
from tantrix.games.race import RaceDeal
from tantrix.notation.moves import code, parse_code
from tantrix.server.seating import SeatState

FORM = 1
"""The version of the events' form, told by each `make`."""


class Seat(SeatState, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a race. It is stored with its `kind`, and with the person as the `owner`."""

    kind: Literal["open", "person", "robot"] = "open"
    person: str = msgspec.field(default="", name="owner")

    def emptied(self) -> Seat:
        """See `SeatState`."""
        return Seat()

    @staticmethod
    def of_person(person: str, name: str) -> Seat:
        """Return the seat of somebody who is not ready yet."""
        return Seat(kind="person", person=person, name=name)

    @staticmethod
    def of_robot(level: str | None) -> Seat:
        """Return the seat of a robot; without a level, a free one."""
        return Seat() if level is None else Seat(kind="robot", level=level)


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened in a race."""


class Made(Event, frozen=True, kw_only=True, tag="make"):
    """The race is made: the seats, and by how many tiles each has more than an equal share."""

    form: int = FORM
    seats: tuple[Seat, ...]
    handicap: tuple[int, ...]


class Sat(Event, frozen=True, kw_only=True, tag="sit"):
    """A person of the session `owner` took a free seat."""

    seat: int
    name: str
    owner: str


class Stood(Event, frozen=True, kw_only=True, tag="stand"):
    """The person on a seat left it."""

    seat: int


class Readied(Event, frozen=True, kw_only=True, tag="ready"):
    """The person on a seat is ready, or no longer."""

    seat: int
    ready: bool


class Manned(Event, frozen=True, kw_only=True, tag="man"):
    """A seat got a robot, or is free again."""

    seat: int
    level: str | None


class Called(Event, frozen=True, kw_only=True, tag="call"):
    """Everybody is ready: the countdown begins."""


class Secret(msgspec.Struct, frozen=True):
    """What nobody may know: the seed, and the piles with the next tile first."""

    seed: str
    piles: tuple[tuple[int, ...], ...]

    def __repr__(self) -> str:
        """Tell nothing, so that no log can."""
        return "Secret(...)"


class Went(Event, frozen=True, kw_only=True, tag="go"):
    """The tiles are dealt and the race is on; `start` are the two tiles on the table."""

    start: tuple[str, str]
    secret: Secret

    @property
    def deal(self) -> RaceDeal:
        """The deal, the piles included."""
        first, second = map(parse_code, self.start)
        return RaceDeal((first, second), self.secret.piles)


class Acted(Event, frozen=True, kw_only=True, tag="act"):
    """A player did something, told as `notation.races` writes it; `turned` is the tile turned."""

    player: int
    action: str
    turned: int | None = None


class Continued(Event, frozen=True, kw_only=True, tag="again"):
    """The next race of the same people is made."""

    race: str


AnyEvent = Made | Sat | Stood | Readied | Manned | Called | Went | Acted | Continued


def went(deal: RaceDeal, seed: str) -> Went:
    """Return the event of a deal."""
    first, second = (code(Placement(*placement)) for placement in deal.start)
    return Went(start=(first, second), secret=Secret(seed, deal.piles))
