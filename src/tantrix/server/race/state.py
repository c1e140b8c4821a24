"""The score sheet of a race: what its events add up to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

from tantrix.notation.races import parse_action
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.race.pieces import RaceAction, TurnTile
from tantrix.rules.race.state import RaceRules, RaceState
from tantrix.server.db.base import StoredEvent
from tantrix.server.race import events
from tantrix.server.race.events import (
    AnyEvent,
    CountdownStarted,
    NextRaceMade,
    RaceActionDone,
    RaceCreated,
    RaceSeat,
    RaceStarted,
    ReadyChanged,
    RobotSet,
    SeatLeft,
    SeatTaken,
)
from tantrix.server.tables.state import Damaged

Status = Literal["seating", "counting", "racing", "over"]


@dataclass(frozen=True)
class RaceTableState:
    """A race after `version` events. A sheet never changes: `after` makes the next one.

    `state` is None before the race is on, and not to be played on. Times are in milliseconds:
    `went_ms` when the race began, `out_ms` how long after that each player was out. `answers` holds
    the version that each message of a client became, `following` the id of the next race.
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
    answers: Mapping[str, int] = field(default_factory=dict)

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
    def all_ready(self) -> bool:
        """Whether every seat is taken, and every person ready."""
        return all(seat.kind == "robot" or seat.ready for seat in self.seats)

    @property
    def going(self) -> bool:
        """Whether the race is counted down, or a robot has something to do in it."""
        if self.state is None:
            return self.called
        robots = (player for player, seat in enumerate(self.seats) if seat.kind == "robot")
        return any(map(self.state.legal_actions, robots))

    def seat_of(self, owner: str) -> int | None:
        """Return the seat of a session, None where it has none."""
        mine = (n for n, seat in enumerate(self.seats) if seat.kind == "person")
        return next((number for number in mine if self.seats[number].owner == owner), None)

    def after(self, event: AnyEvent, at_ms: int, client_id: str | None = None) -> RaceTableState:
        """Return the sheet after one more event; raises `Damaged` where it cannot follow."""
        sheet = replace(self, version=self.version + 1, updated_ms=at_ms)
        if client_id is not None:
            sheet = replace(sheet, answers={**self.answers, client_id: sheet.version})
        if isinstance(event, CountdownStarted):
            return replace(sheet, called=True)
        if isinstance(event, NextRaceMade):
            return replace(sheet, following=event.race)
        try:
            if isinstance(event, RaceStarted):
                return sheet._dealt(event)  # noqa: SLF001 - a sheet of our own kind
            if isinstance(event, RaceActionDone):
                return sheet._acted(event)  # noqa: SLF001
            if isinstance(event, RaceCreated):
                raise Damaged("a race is made twice")
        except TantrixError as error:
            raise Damaged(str(error)) from error
        return sheet._reseated(event)  # noqa: SLF001

    def _reseated(self, event: SeatTaken | SeatLeft | ReadyChanged | RobotSet) -> RaceTableState:
        """Return this sheet with another seat, which ends a countdown."""
        seat = _seat(self.seats[event.seat], event)
        seats = (*self.seats[: event.seat], seat, *self.seats[event.seat + 1 :])
        return replace(self, seats=seats, called=False)

    def _dealt(self, event: RaceStarted) -> RaceTableState:
        """Return this sheet with the race on."""
        state = self.rules.new_state(event.deal)
        out_ms = (None,) * len(self.seats)
        return replace(self, state=state, went_ms=self.updated_ms, out_ms=out_ms)

    def _acted(self, event: RaceActionDone) -> RaceTableState:
        """Return this sheet with an action on it."""
        if self.state is None:
            raise Damaged("somebody acts before the race is on")
        state = self.state.copy()
        action = parse_action(event.player, event.action)
        if turned(state, action) != event.turned:
            raise Damaged(f"event {self.version} turns another tile than lies there")
        state.play(action)
        passed = self.updated_ms - self.went_ms
        out_ms = tuple(
            passed if was is None and player in state.out else was
            for player, was in enumerate(self.out_ms)
        )
        return replace(self, state=state, out_ms=out_ms)


def turned(state: RaceState, action: RaceAction) -> int | None:
    """Return the tile that an action is about to turn, None where it turns none."""
    pile = state.holdings[action.player].pile if isinstance(action, TurnTile) else ()
    return pile[0] if pile else None


def first(made: RaceCreated, at_ms: int) -> RaceTableState:
    """Return the sheet of a race that has just been made."""
    return RaceTableState(made.seats, made.handicap, created_ms=at_ms, updated_ms=at_ms)


def fold(entries: Iterable[StoredEvent]) -> RaceTableState:
    """Return the sheet of all events of a race; raises `Damaged`."""
    sheet: RaceTableState | None = None
    for entry in entries:
        event = _event(entry)
        if sheet is None and isinstance(event, RaceCreated):
            sheet = first(event, entry.at_ms)
        elif sheet is None or entry.seq != sheet.version + 1:
            raise Damaged(f"event {entry.seq} is out of order")
        else:
            sheet = sheet.after(event, entry.at_ms, entry.client_id)
    if sheet is None:
        raise Damaged("there are no events")
    return sheet


def _event(entry: StoredEvent) -> AnyEvent:
    """Return the event of an entry."""
    try:
        return events.decode(entry.body)
    except msgspec.MsgspecError as error:
        raise Damaged(f"event {entry.seq} cannot be read: {error}") from error


def _seat(seat: RaceSeat, event: SeatTaken | SeatLeft | ReadyChanged | RobotSet) -> RaceSeat:
    """Return what an event makes of a seat."""
    if isinstance(event, SeatTaken):
        return RaceSeat("person", event.name, owner=event.owner)
    if isinstance(event, ReadyChanged):
        return msgspec.structs.replace(seat, ready=event.ready)
    level = event.level if isinstance(event, RobotSet) else None
    return RaceSeat() if level is None else RaceSeat("robot", level=level)
