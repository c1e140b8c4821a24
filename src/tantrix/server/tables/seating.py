"""Who sits where before a game: the seats of a race and the slots of a room of the lobby.

`Seating` is a value; what changes it makes the next one or refuses, with the ids of its `Refusals`.
Only what follows from the seats is refused here: who may come in and who is busy elsewhere, the
lobby knows; whether a game goes on, its room or race does.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import Generic, NamedTuple, Self, TypeVar

import msgspec
from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError


class SeatState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat: free, with a person, or with a robot of a level.

    `ready` says that the person wants to begin; robots always do.
    """

    person: str = ""
    name: str = ""
    level: str | None = None
    ready: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return not self.person and self.level is None

    @abstractmethod
    def emptied(self) -> Self:
        """Return the seat without whoever has it."""


class Refusals(NamedTuple):
    """The ids of errors.

    A seat is `taken`, or `missing`; all are taken (`full`); one has none (`unseated`); only the
    host may do something.
    """

    taken: str
    missing: str
    full: str
    unseated: str
    host_only: str


Place = TypeVar("Place", bound=SeatState)


class Seating(NamedTuple, Generic[Place]):
    """The seats, of which `most` may be taken."""

    seats: tuple[Place, ...]
    most: int
    refusals: Refusals

    @property
    def taken(self) -> list[Place]:
        """The seats that somebody has."""
        return [seat for seat in self.seats if not seat.free]

    @property
    def full(self) -> bool:
        """Whether nobody else may sit down."""
        return len(self.taken) >= self.most

    @property
    def all_ready(self) -> bool:
        """Whether every seat is taken, and every person ready."""
        return all(seat.level is not None or seat.ready for seat in self.seats)

    def seat_of(self, person: str) -> int | None:
        """Return the seat that a person has; nobody has none, not the free ones."""
        found = (n for n, seat in enumerate(self.seats) if person and seat.person == person)
        return next(found, None)

    def own(self, person: str) -> int:
        """Return the seat that a person has; raises `TantrixError`."""
        number = self.seat_of(person)
        if number is None:
            raise TantrixError(self.refusals.unseated)
        return number

    def at(self, number: int) -> Place:
        """Return a seat; raises `TantrixError`."""
        if number >= len(self.seats):
            raise TantrixError(self.refusals.missing)
        return self.seats[number]

    def put(self, number: int, seat: Place) -> Self:
        """Return the seating with another seat in the place of one."""
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return self._replace(seats=seats)

    def sit(self, number: int, seat: Place) -> Self:
        """Seat the person of `seat` there; who has another one changes over."""
        before = self.seat_of(seat.person)
        if before == number:
            return self
        if not self.at(number).free:
            raise TantrixError(self.refusals.taken)
        left = self if before is None else self.stand(seat.person)
        if left.full:
            raise TantrixError(self.refusals.full)
        return left.put(number, seat)

    def stand(self, person: str) -> Self:
        """Free the seat of a person."""
        number = self.own(person)
        return self.put(number, self.seats[number].emptied())

    def set_robot(self, number: int, robot: Place | None, present: Collection[str]) -> Self:
        """Put a robot on a seat, or take one away; who is `present` keeps the own seat."""
        seat = self.at(number)
        if seat.person and seat.person in present:
            raise TantrixError(self.refusals.taken)
        if robot is None:
            return self.put(number, seat.emptied())
        if seat.free and self.full:
            raise TantrixError(self.refusals.full)
        return self.put(number, robot)

    def set_ready(self, person: str, *, ready: bool) -> Self:
        """Have a person want to begin, or no longer."""
        number = self.own(person)
        return self.put(number, replace(self.seats[number], ready=ready))

    def refuse_others(self, person: str, host: str) -> None:
        """Refuse who is not the host."""
        if person != host:
            raise TantrixError(self.refusals.host_only)
