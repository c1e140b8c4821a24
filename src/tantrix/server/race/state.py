"""The events of a race, and the state they add up to. The first event says who may sit where.

An event is JSON with a `kind`. The piles and the seed of the deal are the secret part of `go`; they
leave the server only tile by tile, as they are turned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from tantrix.notation.moves import read_placement, write_placement
from tantrix.notation.races import read_action
from tantrix.rules.base import Resign
from tantrix.rules.core.placements import Placement
from tantrix.rules.race.pieces import RaceAction, TurnTile
from tantrix.rules.race.state import RaceDeal, RaceRules, RaceState
from tantrix.server.actors.log import Damaged, EventLog
from tantrix.server.tables.decisions import Void
from tantrix.server.tables.seating import Refusals, Seating, SeatState

COMPANY = 2
"""A race with fewer people is nobody else's business."""

FORM = 1
"""The version of the events' form, told by each `make`."""


class RaceSeat(SeatState, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a race. It is stored with its `kind`, and with the person as the `owner`."""

    kind: Literal["open", "person", "robot"] = "open"
    person: str = msgspec.field(default="", name="owner")

    def emptied(self) -> RaceSeat:
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


class RaceTerms(msgspec.Struct, frozen=True, kw_only=True):
    """On what terms a race of a tournament is held: the seats are fixed, and times are kept.

    Who is not ready `no_show_ms` after `starts_ms` (wall clock) does not race; `limit_ms` after it
    began the race is stopped.
    """

    tournament: str
    starts_ms: int
    no_show_ms: int
    limit_ms: int


class RaceCreated(RaceEvent, frozen=True, kw_only=True, tag="make"):
    """The race is made: the seats, and by how many tiles each has more than an equal share.

    One that is `public` is listed for everybody as long as it waits for people.
    """

    form: int = FORM
    seats: tuple[RaceSeat, ...]
    handicap: tuple[int, ...]
    terms: RaceTerms | None = None
    public: bool = False


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
    """The tiles are dealt and the race is on; `start` are the two tiles on the table.

    Players who are `absent` give up at once; if at most one is left then, the race is over.
    """

    start: tuple[str, str]
    secret: RaceSecret
    absent: tuple[int, ...] = ()

    @property
    def deal(self) -> RaceDeal:
        """The deal, the piles included."""
        first, second = map(read_placement, self.start)
        return RaceDeal((first, second), self.secret.piles)


class RaceActionDone(RaceEvent, frozen=True, kw_only=True, tag="act"):
    """A player did something, told as `notation.races` writes it; `turned` is the tile turned."""

    player: int
    action: str
    turned: int | None = None


class RaceStopped(RaceEvent, frozen=True, kw_only=True, tag="stop"):
    """The time of a race is up: it ends as it stands."""


class RaceClosed(RaceEvent, frozen=True, kw_only=True, tag="close"):
    """The tournament does not need a race any more, which ends as it stands and counts nothing."""

    why: Void


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
    | RaceStopped
    | RaceClosed
    | NextRaceMade
)


def went(deal: RaceDeal, seed: str, absent: tuple[int, ...] = ()) -> RaceStarted:
    """Return the event of a deal."""
    first, second = (write_placement(Placement(*placement)) for placement in deal.start)
    secret = RaceSecret(seed, deal.piles)
    return RaceStarted(start=(first, second), secret=secret, absent=absent)


REFUSALS = Refusals(
    taken="lobby.taken",
    missing="lobby.taken",
    full="lobby.full",
    unseated="table.not_your_seat",
    host_only="lobby.host_only",
)

Status = Literal["seating", "counting", "racing", "over"]


@dataclass(frozen=True)
class RaceTableState:
    """A race after `version` events. A state never changes: `apply` makes the next one.

    `state` is None before the race is on, and not to be played on. Times are in milliseconds:
    `went_ms` when the race began, `out_ms` how long after that each player was out.
    `following` is the id of the next race. A race that is `closed` counts nothing, for that reason.
    """

    seats: tuple[RaceSeat, ...]
    handicap: tuple[int, ...]
    created_ms: int
    updated_ms: int
    version: int = 1
    called: bool = False
    state: RaceState | None = None
    went_ms: int = 0
    out_ms: tuple[int | None, ...] = ()
    following: str | None = None
    terms: RaceTerms | None = None
    absent: tuple[int, ...] = ()
    public: bool = False
    closed: Void | None = None

    @property
    def rules(self) -> RaceRules:
        """By which rules the race is dealt."""
        return RaceRules(len(self.seats), self.handicap)

    @property
    def status(self) -> Status:
        """Where the race stands."""
        if self.state is None:
            return "counting" if self.called else "seating"
        return "over" if self.state.is_over else "racing"

    @property
    def people(self) -> int:
        """How many people have a seat."""
        return sum(seat.kind == "person" for seat in self.seats)

    @property
    def going(self) -> bool:
        """Whether the race is counted down, or a robot has something to do in it."""
        if self.state is None:
            return self.called
        robots = (player for player, seat in enumerate(self.seats) if seat.kind == "robot")
        return any(map(self.state.legal_actions, robots))

    @property
    def waits(self) -> bool:
        """Whether it is listed for everybody who wants to join: somebody waits in it."""
        free = any(seat.free for seat in self.seats)
        return self.public and self.status == "seating" and free and self.people > 0

    @property
    def seating(self) -> Seating[RaceSeat]:
        """Who sits where, by the rules of sitting down."""
        return Seating(self.seats, len(self.seats), REFUSALS)

    @property
    def falls_due_ms(self) -> int | None:
        """When a race of a tournament begins without the others, or is stopped, by the clock."""
        if self.terms is None or self.status == "over":
            return None
        if self.state is None:
            return self.terms.starts_ms + self.terms.no_show_ms
        return self.went_ms + self.terms.limit_ms

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, None where they have none."""
        return self.seating.seat_of(person)


def ready_alone(seats: Sequence[RaceSeat]) -> tuple[RaceSeat, ...]:
    """Return seats; the only person is ready beside robots alone, for nobody else is awaited."""
    kinds = [seat.kind for seat in seats]
    alone = kinds.count("person") == 1 and "open" not in kinds
    return tuple(
        msgspec.structs.replace(seat, ready=alone and seat.kind == "person") for seat in seats
    )


def seated(seats: Iterable[RaceSeat]) -> set[tuple[int, str]]:
    """Return the numbers of seats and the ids of the persons on them."""
    return {(number, seat.person) for number, seat in enumerate(seats) if seat.person}


def turned(state: RaceState, action: RaceAction) -> int | None:
    """Return the tile that an action is about to turn, None where it turns none."""
    pile = state.holdings[action.player].pile if isinstance(action, TurnTile) else ()
    return pile[0] if pile else None


def first(event: AnyEvent, at_ms: int) -> RaceTableState:
    """Return the state of a race that has just been made; raises `Damaged` for other events."""
    if not isinstance(event, RaceCreated):
        raise Damaged("the race has not been made yet")
    return RaceTableState(
        event.seats,
        event.handicap,
        created_ms=at_ms,
        updated_ms=at_ms,
        terms=event.terms,
        public=event.public,
    )


def apply(table: RaceTableState, event: AnyEvent, at_ms: int) -> RaceTableState:
    """Return the state after one more event; raises `TantrixError`, and `Damaged`."""
    table = replace(table, version=table.version + 1, updated_ms=at_ms)
    if isinstance(event, RaceActionDone):
        return _acted(table, event)
    if isinstance(event, CountdownStarted):
        return replace(table, called=True)
    if isinstance(event, NextRaceMade):
        return replace(table, following=event.race)
    if isinstance(event, RaceStarted):
        return _began(table, event)
    if isinstance(event, RaceStopped | RaceClosed):
        return _stopped(table, event)
    if isinstance(event, RaceCreated):
        raise Damaged("the race is made twice")
    seats = table.seating.put(event.seat, _seat(table.seats[event.seat], event)).seats
    called = table.called and seats == table.seats  # a change ends a countdown
    return replace(table, seats=seats, called=called)


RACE_LOG = EventLog[RaceTableState, AnyEvent](AnyEvent, first, apply)
"""The events of races."""


def _began(table: RaceTableState, event: RaceStarted) -> RaceTableState:
    """Return a race that is on; who did not come has given up."""
    state = table.rules.new_state(event.deal)
    for player in event.absent:
        state.play(Resign(player))
    if event.absent and len(state.racing) <= 1:
        state.stop()
    out_ms = (None,) * len(table.seats)
    began_ms = table.updated_ms
    return replace(table, state=state, went_ms=began_ms, out_ms=out_ms, absent=event.absent)


def _stopped(table: RaceTableState, event: RaceStopped | RaceClosed) -> RaceTableState:
    """Return a race that has ended as it stands."""
    if table.state is None:
        raise Damaged("the race is stopped before it is on")
    state = table.state.copy()
    state.stop()
    closed = event.why if isinstance(event, RaceClosed) else None
    return replace(table, state=state, closed=closed)


def _acted(table: RaceTableState, event: RaceActionDone) -> RaceTableState:
    """Return a state with an action on it."""
    if table.state is None:
        raise Damaged("somebody acts before the race is on")
    state = table.state.copy()
    action = read_action(event.player, event.action)
    if turned(state, action) != event.turned:
        raise Damaged("it turns another tile than lies there")
    state.play(action)
    passed_ms = table.updated_ms - table.went_ms
    out_ms = tuple(
        passed_ms if was is None and player in state.out else was
        for player, was in enumerate(table.out_ms)
    )
    return replace(table, state=state, out_ms=out_ms)


def _seat(seat: RaceSeat, event: SeatTaken | SeatLeft | ReadyChanged | RobotSet) -> RaceSeat:
    """Return what an event makes of a seat."""
    if isinstance(event, SeatTaken):
        return RaceSeat.of_person(event.owner, event.name)
    if isinstance(event, ReadyChanged):
        return msgspec.structs.replace(seat, ready=event.ready)
    return RaceSeat.of_robot(event.level if isinstance(event, RobotSet) else None)
