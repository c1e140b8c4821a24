"""A race as it is told: what its state becomes on the wire and in the store."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, cast

import msgspec

from tantrix.notation import races
from tantrix.notation.json_types import RaceView
from tantrix.server.db.base import Summary
from tantrix.server.race.messages import (
    CountdownStartedView,
    Level,
    ListedRace,
    NextRaceView,
    RaceActionView,
    RaceClosedView,
    RaceCreatedView,
    RaceEventMessage,
    RaceEventView,
    RaceInfo,
    RaceResult,
    RaceSeatView,
    RaceSnapshot,
    RaceStartedView,
    RaceStoppedView,
    ReadyChangedView,
    RobotSetView,
    SeatLeftView,
    SeatTakenView,
    WaitingRace,
)
from tantrix.server.race.state import (
    COMPANY,
    AnyEvent,
    CountdownStarted,
    NextRaceMade,
    RaceActionDone,
    RaceClosed,
    RaceCreated,
    RaceStarted,
    RaceStopped,
    RaceTableState,
    ReadyChanged,
    RobotSet,
    SeatLeft,
    SeatTaken,
)
from tantrix.server.web.times import iso


@dataclass(frozen=True)
class RaceMoment:
    """What is told of a race beside its state: who is there, and the time.

    `here` are the sessions that listen; `go_in_ms` is how long the countdown lasts, None without
    one; `now_ms` is the wall clock.
    """

    here: Collection[str]
    go_in_ms: int | None
    now_ms: int


def snapshot(
    race_id: str, owner: str, table: RaceTableState, moment: RaceMoment, asker: str
) -> RaceSnapshot:
    """Return all of a race that the session `owner` made, for the session `asker`."""
    return RaceSnapshot(
        version=table.version,
        race=race(race_id, table, moment),
        view=view(table),
        result=result(table),
        you=table.seat_of(asker),
        host=asker == owner,
    )


def happened(
    race_id: str, event: AnyEvent, table: RaceTableState, moment: RaceMoment
) -> RaceEventMessage:
    """Return what is told of an event that led to `table`, to somebody without a seat."""
    return RaceEventMessage(
        version=table.version,
        event=_event(event),
        race=race(race_id, table, moment),
        view=view(table),
        result=result(table),
        you=None,
    )


def race(race_id: str, table: RaceTableState, moment: RaceMoment) -> RaceInfo:
    """Return what is known of a race beside the tiles."""
    begun = table.state is not None
    return {
        "id": race_id,
        "created": iso(table.created_ms),
        "status": table.status,
        "seats": [_seat(table, number, moment) for number in range(len(table.seats))],
        "go_in_ms": moment.go_in_ms,
        "passed_ms": max(0, _until(table, moment) - table.went_ms) if begun else None,
        "next": table.following,
        "tournament": None if table.terms is None else table.terms.tournament,
        "due_ms": table.falls_due_ms,
        "now_ms": moment.now_ms,
    }


def listed(race_id: str, table: RaceTableState, person: str) -> ListedRace | None:
    """Return a race as a list shows it to a person.

    None where it is not on, or is nobody else's business: one against robots alone.
    """
    mine = table.seat_of(person) is not None
    if table.status != "racing" or table.state is None:
        return None
    if not mine and table.people < COMPANY:
        return None
    players = races.view(table.state)["players"]
    return {
        "id": race_id,
        "began": iso(table.went_ms),
        "racers": [
            {"name": seat.name, "level": cast(Level | None, seat.level), "left": player["left"]}
            for seat, player in zip(table.seats, players, strict=True)
        ],
        "mine": mine,
    }


def waiting(race_id: str, table: RaceTableState, person: str) -> WaitingRace | None:
    """Return a race as it is listed for who wants to join, None where it no longer waits."""
    if not table.waits:
        return None
    return {
        "id": race_id,
        "created": iso(table.created_ms),
        "people": [seat.name for seat in table.seats if seat.kind == "person"],
        "robots": [cast(Level, seat.level) for seat in table.seats if seat.kind == "robot"],
        "free": sum(seat.free for seat in table.seats),
        "mine": table.seat_of(person) is not None,
    }


def here(table: RaceTableState, owners: Collection[str]) -> list[bool]:
    """Return on which seats somebody is there; robots always are."""
    return [
        seat.kind == "robot" or (seat.kind == "person" and seat.person in owners)
        for seat in table.seats
    ]


def view(table: RaceTableState) -> RaceView | None:
    """Return what everybody may see of the tiles, None before the race is on."""
    return None if table.state is None else races.view(table.state)


def result(table: RaceTableState) -> RaceResult | None:
    """Return how the race ended, None while it goes on."""
    ended = None if table.state is None else table.state.outcome()
    if ended is None:
        return None
    finish = races.finish(ended)
    told: RaceResult = {
        "termination": finish["termination"],
        "places": finish["places"],
        "left": finish["left"],
        "out_ms": list(table.out_ms),
    }
    if table.closed is not None:
        told["closed"] = table.closed
    return told


def summary(table: RaceTableState) -> Summary:
    """Return what the store knows of a race without its events."""
    return Summary(table.going, msgspec.json.encode(_kept(table)))


def _kept(table: RaceTableState) -> _Kept:
    ended = None if table.state is None else table.state.outcome()
    if table.state is None or table.terms is None or ended is None:
        return _Kept(table.status, waits=table.waits)
    whole_ms = max(0, table.updated_ms - table.went_ms)
    resigned = tuple(player for player in table.state.resigned if player not in table.absent)
    return _Kept(
        table.status,
        places=ended.places,
        times_ms=tuple(whole_ms if ms is None else ms for ms in table.out_ms),
        resigned=resigned,
        absent=table.absent,
        told=table.closed is not None,
    )


class RaceOutcome(NamedTuple):
    """What came of a race of a tournament, player by player, under its word.

    Times are in milliseconds: until the player was out, or to the end. The tournament may have
    `told` that the race is over, and not the other way round.
    """

    word: str
    places: tuple[int, ...]
    times_ms: tuple[int, ...]
    resigned: tuple[int, ...]
    absent: tuple[int, ...]
    told: bool = False


class _Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store knows of a race without its events; of a tournament also what came of it."""

    status: str
    waits: bool = False
    places: tuple[int, ...] = ()
    times_ms: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    told: bool = False


def is_on(body: bytes) -> bool:
    """Tell whether a race goes on; `body` as in `summary`."""
    return msgspec.json.decode(body, type=_Kept).status == "racing"


def is_waiting(body: bytes) -> bool:
    """Tell whether a race is listed for everybody who wants to join; `body` as in `summary`."""
    return msgspec.json.decode(body, type=_Kept).waits


def outcome(word: str, body: bytes) -> RaceOutcome | None:
    """Return what came of a race of a tournament, None while it goes on; `body` as in `summary`."""
    kept = msgspec.json.decode(body, type=_Kept)
    if not kept.places:
        return None
    return RaceOutcome(word, kept.places, kept.times_ms, kept.resigned, kept.absent, kept.told)


def _until(table: RaceTableState, moment: RaceMoment) -> int:
    """Return up to when the time of a race counts."""
    return table.updated_ms if table.status == "over" else moment.now_ms


def _seat(table: RaceTableState, number: int, moment: RaceMoment) -> RaceSeatView:
    """Return a seat as it is told: not whose session sits there."""
    seat = table.seats[number]
    return {
        "kind": seat.kind,
        "name": seat.name,
        "level": cast(Level | None, seat.level),
        "ready": seat.ready or seat.kind == "robot",
        "here": here(table, moment.here)[number],
        "share": table.rules.shares[number],
        "handicap": table.handicap[number],
    }


def _event(event: AnyEvent) -> RaceEventView:  # noqa: C901, PLR0911 - one for each kind
    """Return an event as it is sent; what is secret in it is left out."""
    match event:
        case RaceCreated():
            return RaceCreatedView()
        case SeatTaken():
            return SeatTakenView(event.seat)
        case SeatLeft():
            return SeatLeftView(event.seat)
        case ReadyChanged():
            return ReadyChangedView(event.seat)
        case RobotSet():
            return RobotSetView(event.seat)
        case CountdownStarted():
            return CountdownStartedView()
        case RaceStarted():
            return RaceStartedView()
        case RaceActionDone():
            return RaceActionView(event.player, event.action, event.turned)
        case RaceStopped():
            return RaceStoppedView()
        case RaceClosed():
            return RaceClosedView()
        case NextRaceMade():
            return NextRaceView(event.race)
