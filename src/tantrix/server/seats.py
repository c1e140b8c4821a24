"""Who sits at a table, and by which rules they play."""

from __future__ import annotations

import unicodedata
from typing import Literal

import msgspec

from tantrix.core.colours import Colour
from tantrix.core.errors import TantrixError
from tantrix.games.bag import Start
from tantrix.games.strategy import StrategyRules
from tantrix.robots.base import LEVELS
from tantrix.server.protocol import Letter, NewTable, Pace, SeatForm

MINUTE_MS = 60_000


class Seat(msgspec.Struct, frozen=True):
    """A seat: a person, or a robot of a level."""

    kind: Literal["person", "robot"]
    name: str
    level: str | None
    colour: Letter


class ClockSetup(msgspec.Struct, frozen=True):
    """How long each player may think, in milliseconds."""

    limit_ms: int


class Setup(msgspec.Struct, frozen=True):
    """Everything that is fixed when a table is made; `pace` may change later."""

    game: str
    seats: tuple[Seat, ...]
    doubles: bool
    start: Start
    clock: ClockSetup | None
    pace: Pace

    @property
    def rules(self) -> StrategyRules:
        """The rules of the game; in doubles each team has one colour."""
        colours = [Colour(seat.colour) for seat in self.seats]
        return StrategyRules(
            players=len(self.seats),
            colours=tuple(colours[:2] if self.doubles else colours),
            doubles=self.doubles,
            start=self.start,
        )

    @property
    def persons(self) -> list[int]:
        """The players who are no robots."""
        return [player for player, seat in enumerate(self.seats) if seat.kind == "person"]

    def rematch(self) -> Setup:
        """Return the same seats, of which the next side's begins the order."""
        return msgspec.structs.replace(self, seats=self.seats[1:] + self.seats[:1])


def setup_of(wish: NewTable) -> Setup:
    """Return the setup that a wish asks for; raises `TantrixError` `bad.message`."""
    seats = tuple(map(_seat, wish.seats))
    colours = [seat.colour for seat in seats]
    if wish.doubles and len(seats) != 4:
        raise TantrixError("bad.message", field="doubles")
    teams = colours[:2] if wish.doubles else colours
    if len(set(teams)) < len(teams) or (wish.doubles and colours[2:] != teams):
        raise TantrixError("bad.message", field="seats[...].colour")
    return Setup(
        game=wish.game,
        seats=seats,
        doubles=wish.doubles,
        start=wish.start,
        clock=None if wish.clock is None else ClockSetup(wish.clock.minutes * MINUTE_MS),
        pace=wish.pace,
    )


def _seat(wish: SeatForm) -> Seat:
    """Return a seat; a robot must have a level, and a person none."""
    known = wish.level in LEVELS if wish.kind == "robot" else wish.level is None
    if not known:
        raise TantrixError("bad.message", field="seats[...].level")
    return Seat(wish.kind, clean_name(wish.name, "seats[...].name"), wish.level, wish.colour)


def clean_name(text: str, field: str) -> str:
    """Return a name as it is shown: composed letters, single spaces, nothing invisible.

    Raises `TantrixError` `bad.message` with the `field` in which the name stands.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(letter).startswith("C") for letter in name):
        raise TantrixError("bad.message", field=field)
    return name
