"""The Daily Match over HTTP.

Dates are those of UTC, times milliseconds on the clock of the server. Before a session opens a day
it is told of its puzzle only the kind, the grade and the number of tiles.
"""

from __future__ import annotations

from calendar import monthrange
from datetime import date
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix.notation import moves
from tantrix.notation.serializers import Json
from tantrix.puzzles import daily
from tantrix.puzzles.solving import Move
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.server.auth import cookies
from tantrix.server.daily.service import DailyService
from tantrix.server.db import Attempt, Standing, Standings
from tantrix.server.tables.config import clean_name
from tantrix.server.tables.messages import Code, Input
from tantrix.server.web.ratelimit import Buckets
from tantrix.server.web.responses import read_body, reply, visitor

MOST_MOVES = 2_000
"""The most moves that a solution may have."""

LARGEST_FINISH = 100_000
"""Bytes of the body that tells the moves."""

Coordinate = Annotated[int, msgspec.Meta(ge=-moves.REACH, le=moves.REACH)]


class DailyMove(Input, frozen=True):
    """A tile laid or turned, by the code of its placement, or a tile taken up: one of both."""

    place: Code | None = None
    take: tuple[Coordinate, Coordinate] | None = None


class DailyFinishInput(Input, frozen=True):
    """The moves that solve a puzzle, from its givens on, and a name for the table."""

    moves: Annotated[list[DailyMove], msgspec.Meta(max_length=MOST_MOVES)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


async def today(request: Request) -> Response:
    """Tell what the puzzle of today is like, and how far the session is with it."""
    return reply(request, await _told(request, _days(request).today))


async def one_day(request: Request) -> Response:
    """Tell the same of any day."""
    return reply(request, await _told(request, _day(request)))


async def begin(request: Request) -> Response:
    """Hand out the puzzle of a day."""
    cookies.check_origin(request)
    _limit(request)
    days, day = _days(request), _day(request)
    puzzle, attempt = await days.begin(day, cookies.owner(request))
    told = {
        "date": puzzle.date,
        "grade": puzzle.grade,
        "kind": puzzle.kind,
        "puzzle": puzzle.puzzle,
        "started_ms": attempt.started_ms,
        "now_ms": days.now_ms,
    }
    return reply(request, told)


async def finish(request: Request) -> Response:
    """Check the moves and keep the result; a second time, tell the one that is kept."""
    cookies.check_origin(request)
    _limit(request)
    days, day, owner = _days(request), _day(request), cookies.owner(request)
    body = await read_body(request, DailyFinishInput, LARGEST_FINISH)
    name = clean_name(body.name, "name")
    attempt = await days.finish(day, owner, list(map(_move, body.moves)), name)
    standings = await days.standings(day, owner, best=0)
    told = {"date": day.isoformat(), "result": _result(attempt, standings)}
    return reply(request, {**told, "streak": await days.streak(owner)})


async def table(request: Request) -> Response:
    """Tell the table of a day: the best, and the row of the session."""
    day, owner = _day(request), cookies.owner(request)
    found = await _days(request).standings(day, owner)
    rows = found.best
    if found.own is not None and all(row.owner != owner for row in rows):
        rows = [*rows, found.own]
    told = {"date": day.isoformat(), "of": found.size, "rows": [_row(row, owner) for row in rows]}
    return reply(request, told)


async def calendar(request: Request) -> Response:
    """Tell the days of a month that have come, and what the session has made of each."""
    days, owner = _days(request), cookies.owner(request)
    month = daily.parse_month(request.query_params.get("month", days.today.isoformat()[:7]))
    if month > days.today:
        raise TantrixError("bad.daily.future", date=month.isoformat()[:7])
    first = max(month, days.first)
    last = min(month.replace(day=monthrange(month.year, month.month)[1]), days.today)
    attempts = await days.attempts(owner, first, last)
    shown = await days.month(first, last)
    told = {
        "month": month.isoformat()[:7],
        "first": days.first.isoformat(),
        "today": days.today.isoformat(),
        "days": [_entry(day, *shown[day], attempts.get(day)) for day in shown],
    }
    return reply(request, told)


ROUTES = [
    Route("/api/daily", today, methods=["GET"]),
    Route("/api/daily/calendar", calendar, methods=["GET"]),
    Route("/api/daily/{date}", one_day, methods=["GET"]),
    Route("/api/daily/{date}/open", begin, methods=["POST"]),
    Route("/api/daily/{date}/finish", finish, methods=["POST"]),
    Route("/api/daily/{date}/table", table, methods=["GET"]),
]


# --- what is asked -------------------------------------------------------------------------------


def _days(request: Request) -> DailyService:
    days: DailyService = request.app.state.days
    return days


def _day(request: Request) -> date:
    """Return the day that the path names."""
    return daily.parse_day(request.path_params["date"])


def _limit(request: Request) -> None:
    """Refuse somebody who begins or finishes too fast."""
    buckets: Buckets = request.app.state.buckets
    buckets.take(visitor(request))


def _move(form: DailyMove) -> Move:
    """Return a move; raises `TantrixError` `bad.message`, `bad.placement`."""
    if (form.place is None) == (form.take is None):
        raise TantrixError("bad.message", field="moves[...]")
    return Hex(*form.take) if form.take is not None else moves.parse_code(form.place or "")


# --- what is told --------------------------------------------------------------------------------


async def _told(request: Request, day: date) -> Json:
    """Return what a day is like, and how far the session is with it."""
    days, owner = _days(request), cookies.owner(request)
    puzzle = await days.puzzle(day)
    attempt = await days.attempt(day, owner)
    result = None
    if attempt is not None and attempt.finish is not None:
        result = _result(attempt, await days.standings(day, owner, best=0))
    return {
        "date": puzzle.date,
        "grade": puzzle.grade,
        "kind": puzzle.kind,
        "tiles": puzzle.tiles,
        "opened": attempt is not None,
        "result": result,
        "streak": await days.streak(owner),
        "now_ms": days.now_ms,
        "ends_ms": daily.ends_ms(day),
    }


def _result(attempt: Attempt, standings: Standings) -> Json:
    """Return what came of an attempt that is finished; only those of the day itself are placed."""
    finish = attempt.finish
    return {
        "time_ms": attempt.time_ms,
        "moves": finish.moves if finish else None,
        "place": standings.own.place if standings.own else None,
        "of": standings.size,
        "late": not (finish and finish.on_day),
    }


def _row(row: Standing, owner: str) -> Json:
    """Return a row of a table; nobody is told whose the others are."""
    return {
        "place": row.place,
        "name": row.name,
        "time_ms": row.time_ms,
        "moves": row.moves,
        "you": row.owner == owner,
    }


def _entry(day: date, grade: int, kind: str, attempt: Attempt | None) -> Json:
    """Return a day of the calendar."""
    done = attempt.finish if attempt else None
    return {
        "date": day.isoformat(),
        "grade": grade,
        "kind": kind,
        "state": _state(attempt),
        "time_ms": attempt.time_ms if attempt else None,
        "moves": done.moves if done else None,
    }


def _state(attempt: Attempt | None) -> str:
    """Return how far a session is with a day."""
    if attempt is None:
        return "new"
    if attempt.finish is None:
        return "opened"
    return "done" if attempt.finish.on_day else "late"
