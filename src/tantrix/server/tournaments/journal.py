"""What happened in a tournament, event by event, as it is told.

A line has only what is named here: persons and secrets are in none.
"""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.round_views import mark_views, result_view
from tantrix.tournaments import events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.state import TournamentState

LINES = 50
"""How many lines a page has."""


def lines(state: TournamentState, before: int | None) -> m.TournamentLines:
    """Return a page of what happened before an event, the newest first."""
    last = min(state.version if before is None else before - 1, state.version)
    first = max(last - LINES, 0)
    shown = [line(state, number) for number in range(last, first, -1)]
    return m.TournamentLines(shown, first + 1 if first else None)


def line(state: TournamentState, number: int) -> m.TournamentLine:
    """Return an event by its number, from 1."""
    event, at_ms = state.log[number - 1]
    told = m.TournamentLine(
        number=number,
        at_ms=at_ms,
        kind=cast("Any", event.__struct_config__.tag),
        by=getattr(event, "by", ""),
        undone=number in state.undone,
    )
    return replace(told, **_told(event))


def _told(event: AnyEvent) -> dict[str, Any]:
    """Return what a line tells of an event beside its kind, its time and who did it."""
    match event:
        case (
            events.Entered()
            | events.Amended()
            | events.Invited()
            | events.Admitted()
            | events.Appointed()
        ):
            return _of_person(event)
        case events.MeetingForbidden():  # the reason is between those in office
            return {"sides": event.sides}
        case events.Began() | events.Resulted() | events.Corrected() | events.Ruling():
            return _of_game(event)
        case (
            events.TimeOffered()
            | events.HoursStated()
            | events.Agreed()
            | events.Marked()
            | events.Substituted()
            | events.Yielded()
        ):
            return _of_table(event)
        case events.Paired() | events.Published() | events.RoundClosed() | events.DueExtended():
            return _of_round(event)
    found = {name: getattr(event, name) for name in _PLAIN if hasattr(event, name)}
    found |= {"text": getattr(event, "reason", getattr(event, "note", ""))}
    return found | {"round": event.round or None} if isinstance(event, events.Left) else found


def _of_table(
    event: events.TimeOffered
    | events.HoursStated
    | events.Agreed
    | events.Marked
    | events.Substituted
    | events.Yielded,
) -> dict[str, Any]:
    """Return the table; which times somebody has is between the two until they agree."""
    if isinstance(event, events.Marked):
        where = {"round": event.round, "table": event.table}
        return {**where, "text": event.reason, "marks": mark_views(event.marks)}
    if isinstance(event, events.Substituted):
        where = {"round": event.round, "table": event.table}
        return {**where, "name": event.member.name, "board": event.board}
    agreed_ms = event.starts_ms if isinstance(event, events.Agreed) else 0
    return {"round": event.round, "table": event.table, "due_ms": agreed_ms}


def _of_person(
    event: events.Entered | events.Amended | events.Invited | events.Admitted | events.Appointed,
) -> dict[str, Any]:
    match event:
        case events.Invited():
            return {"name": event.partner_name}
        case events.Admitted():
            return {"name": event.name}
        case events.Appointed():
            return {"name": event.name, "office": event.office}
    return {"entry": event.entry, "name": event.registration.name}


_PLAIN = ("entry", "round", "stage", "event", "sides")
"""What events and lines have in common."""


def _of_round(
    event: events.Paired | events.Published | events.RoundClosed | events.DueExtended,
) -> dict[str, Any]:
    match event:
        case events.Paired():
            return {"stage": event.stage, "round": event.round, "text": event.reason}
        case events.Published():
            return {"round": event.round, "due_ms": event.starts_ms}
    return {"round": event.round or None, "due_ms": event.due_ms}


def _of_game(
    event: events.Began | events.Resulted | events.Corrected | events.Ruling,
) -> dict[str, Any]:
    where: dict[str, Any] = {
        "round": event.round or None,
        "table": event.table or None,
        "game": event.game or None,
    }
    match event:
        case events.Began():
            return {**where, "room": event.room}
        case events.Ruling():
            return {
                **where,
                "text": event.reason,
                "rule": event.rule,
                "result": result_view(event.result),
                "winner": event.winner,
                "entry": event.entry,
                "supersedes": event.supersedes,
                "interested": event.interested,
            }
        case events.Corrected():
            where |= {"text": event.reason, "interested": event.interested}
    return {**where, "result": result_view(event.result), "times_ms": event.times_ms}
