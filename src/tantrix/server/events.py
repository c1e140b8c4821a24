"""What is stored of a table: its events, the first of which deals the tiles.

An event is JSON with a `kind`. The order of the bag and its seed are the secret part of `start`;
nothing else holds them, and they leave the house only in the record of a game that is over.
"""

from __future__ import annotations

import msgspec

from tantrix.games.base import Step
from tantrix.server.kinds import AnySetup
from tantrix.server.protocol import Drawn, Pace
from tantrix.server.seats import Dealt

FORM = 1
"""The version of the events' form, told by each `start`."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table.

    `used_ms` is what each player's clock had counted by then, None at a table without a clock.
    """

    used_ms: tuple[int, ...] | None = None


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What nobody may know before the end: the seed, and the bag with the next draw first.

    `lot` decides where tiles go that are returned to the bag, in games that have such.
    """

    seed: str
    bag: tuple[int, ...]
    lot: int = 0

    def __repr__(self) -> str:
        """Tell nothing, so that no log can."""
        return "Secret(...)"


class Started(Event, frozen=True, kw_only=True, tag="start"):
    """The tiles are dealt and the game begins. What a game does not have is empty."""

    form: int = FORM
    setup: AnySetup
    hands: tuple[tuple[int, ...], ...] = ()
    starter: int = 0
    start_draws: tuple[int, ...] = ()
    laid: tuple[str, ...] = ()
    secret: Secret

    @property
    def dealt(self) -> Dealt:
        """The deal, the order of the bag included."""
        secret = self.secret
        return Dealt(secret.bag, self.hands, self.starter, self.start_draws, self.laid, secret.lot)


class Placed(Event, frozen=True, kw_only=True, tag="place"):
    """A player laid a tile and drew another one, if the bag had any."""

    player: int
    placement: str
    drawn: Drawn


class Acted(Event, frozen=True, kw_only=True, tag="act"):
    """A player did what is no placement."""

    player: int
    action: Step
    drawn: Drawn = None


class Resigned(Event, frozen=True, kw_only=True, tag="resign"):
    """A player gave up."""

    player: int


class Paced(Event, frozen=True, kw_only=True, tag="pace"):
    """Robots move faster or slower."""

    pace: Pace


class Rested(Event, frozen=True, kw_only=True, tag="rest"):
    """The table was put away, nobody being there: the clock stands until it is opened again."""


AnyEvent = Started | Placed | Acted | Resigned | Paced | Rested


def encode(event: AnyEvent) -> bytes:
    """Return an event as it is stored."""
    return msgspec.json.encode(event)


def decode(body: bytes) -> AnyEvent:
    """Return a stored event, the inverse of `encode`."""
    event: AnyEvent = msgspec.json.decode(body, type=AnyEvent)
    return event
