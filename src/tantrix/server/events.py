"""What is stored of a table: its events, the first of which deals the tiles.

An event is JSON with a `kind`. The order of the bag and its seed are the secret part of `start`;
nothing else holds them, and they leave the house only in the record of a game that is over.
"""

from __future__ import annotations

import msgspec

from tantrix.games.bag import Deal
from tantrix.server.protocol import Pace
from tantrix.server.seats import Setup

FORM = 1
"""The version of the events' form, told by each `start`."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table.

    `used_ms` is what each player's clock had counted by then, None at a table without a clock.
    """

    used_ms: tuple[int, ...] | None = None


class Secret(msgspec.Struct, frozen=True):
    """What nobody may know before the end: the seed, and the bag with the next draw first."""

    seed: str
    bag: tuple[int, ...]

    def __repr__(self) -> str:
        """Tell nothing, so that no log can."""
        return "Secret(...)"


class Started(Event, frozen=True, kw_only=True, tag="start"):
    """The tiles are dealt and the game begins."""

    form: int = FORM
    setup: Setup
    hands: tuple[tuple[int, ...], ...]
    starter: int
    start_draws: tuple[int, ...]
    secret: Secret

    @property
    def deal(self) -> Deal:
        """The deal, the order of the bag included."""
        return Deal(self.hands, self.secret.bag, self.starter, self.start_draws)


class Placed(Event, frozen=True, kw_only=True, tag="place"):
    """A player laid a tile and drew another one, if the bag had any."""

    player: int
    placement: str
    drawn: int | None


class Resigned(Event, frozen=True, kw_only=True, tag="resign"):
    """A player gave up."""

    player: int


class Paced(Event, frozen=True, kw_only=True, tag="pace"):
    """Robots move faster or slower."""

    pace: Pace


class Rested(Event, frozen=True, kw_only=True, tag="rest"):
    """The table was put away, nobody being there: the clock stands until it is opened again."""


AnyEvent = Started | Placed | Resigned | Paced | Rested


def encode(event: AnyEvent) -> bytes:
    """Return an event as it is stored."""
    return msgspec.json.encode(event)


def decode(body: bytes) -> AnyEvent:
    """Return a stored event, the inverse of `encode`."""
    event: AnyEvent = msgspec.json.decode(body, type=AnyEvent)
    return event
