"""The Daily Match over HTTP.

Dates are those of UTC, times milliseconds on the clock of the server. Before a session opens a day
it is told of its puzzle only the kind, the grade and the number of tiles.
"""

from __future__ import annotations

from calendar import monthrange
from datetime import date
from typing import Annotated, Literal

import msgspec
from starlette.requests import Request

from tantrix.notation import moves
from tantrix.puzzles import daily
from tantrix.puzzles.solving import Move
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.server.auth.accounts import AccountService
from tantrix.server.auth.names import clean_name
from tantrix.server.daily.repository import Attempt, Standing, Standings
from tantrix.server.daily.service import BEST, DailyService, NamedRow
from tantrix.server.db.median import MedianTime
from tantrix.server.moderation.service import ModerationService
from tantrix.server.tables.messages import Code
from tantrix.server.web import cookies
from tantrix.server.web.allowed import not_one_of
from tantrix.server.web.budget import MAKES
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import Query, Routes

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


class DayResult(msgspec.Struct, frozen=True):
    """What came of an attempt that is finished; only those of the day itself have a `place`."""

    time_ms: int
    moves: int
    place: int | None
    of: int
    late: bool


class DayView(msgspec.Struct, frozen=True):
    """What the puzzle of a day is like, and how far the session is with it."""

    date: str
    grade: int
    kind: str
    tiles: int
    opened: bool
    result: DayResult | None
    streak: int
    now_ms: int
    ends_ms: int


class DayOpened(msgspec.Struct, frozen=True):
    """The puzzle of a day, whose id carries it, and since when the session has had it."""

    date: str
    grade: int
    kind: str
    puzzle: str
    started_ms: int
    now_ms: int


class DayFinished(msgspec.Struct, frozen=True):
    """The result that is kept, and for how many days in a row there is one."""

    date: str
    result: DayResult
    streak: int


class DayRow(msgspec.Struct, frozen=True):
    """A row of the table of a day; nobody is told whose the others are."""

    place: int
    name: str
    time_ms: int
    moves: int
    you: bool


class DayTable(msgspec.Struct, frozen=True):
    """The best of a day, and the row of the session; `of` is how many there are.

    The `median` is that of all who solved it on the day, None of fewer than five.
    """

    date: str
    of: int
    rows: list[DayRow]
    median: MedianTime | None


class DayEntry(msgspec.Struct, frozen=True):
    """A day of the calendar, and what the session has made of it.

    `place` is that in the table of the day, None where it was not solved on the day itself.
    """

    date: str
    grade: int
    kind: str
    state: Literal["new", "opened", "done", "late"]
    time_ms: int | None
    moves: int | None
    place: int | None


class MonthView(msgspec.Struct, frozen=True):
    """The days of a month that have come; `first` is the first of all days."""

    month: str
    first: str
    today: str
    days: list[DayEntry]


class LeagueDay(msgspec.Struct, frozen=True):
    """A day that counts in the league."""

    date: str
    place: int
    points: int


class LeagueEntry(msgspec.Struct, frozen=True):
    """A row of the league of a month: the sum of its best days, and what these are.

    `days` is on how many days there were points, `wins` how many of those that count were won.
    """

    place: int
    name: str
    points: int
    days: int
    wins: int
    counted: list[LeagueDay]
    you: bool


class LeagueView(msgspec.Struct, frozen=True):
    """The league of a month: the best, and the row of the session; `of` is how many there are.

    `first` and `last` are the months that can be asked for; the league of the last one goes on.
    """

    month: str
    first: str
    last: str
    of: int
    rows: list[LeagueEntry]


class OfMonth(Query, frozen=True):
    """A month such as `2026-11`; without it, this one."""

    month: str | None = None


DAYS = ("bad.daily.date", "bad.daily.future", "bad.daily.past", "bad.daily.unready")
"""Why there is no puzzle of a day."""

routes = Routes()


@routes.get("/api/daily", errors=DAYS)
async def get_today(request: Request) -> DayView:
    """Tell what the puzzle of today is like, and how far the session is with it."""
    return await _view(request, _days(request).today)


@routes.get("/api/daily/calendar", errors=("bad.month", *DAYS))
async def get_calendar(request: Request, query: OfMonth) -> MonthView:
    """Tell the days of a month that have come, and what the session has made of each."""
    days, owner = _days(request), cookies.owner(request)
    month, first, last = _month(days, query)
    attempts = await days.attempts(owner, first, last)
    places = await days.places(owner, first, last)
    shown = await days.month(first, last)
    return MonthView(
        month=month.isoformat()[:7],
        first=days.first.isoformat(),
        today=days.today.isoformat(),
        days=[_entry(day, *shown[day], attempts.get(day), places.get(day)) for day in shown],
    )


@routes.get("/api/daily/league", errors=("bad.month", *DAYS))
async def get_daily_league(request: Request, query: OfMonth) -> LeagueView:
    """Tell the league of a month: points by the places of its days, of which the best count."""
    days, owner = _days(request), cookies.owner(request)
    month, first, last = _month(days, query)
    rows = await days.league(first, last)
    mine = [one for one in rows[BEST:] if one.row.person == owner]
    return LeagueView(
        month=month.isoformat()[:7],
        first=days.opened.isoformat()[:7],
        last=days.today.isoformat()[:7],
        of=len(rows),
        rows=[_league_entry(one, owner) for one in (*rows[:BEST], *mine)],
    )


@routes.get("/api/daily/{date}", errors=DAYS)
async def get_day(request: Request) -> DayView:
    """Tell the same of any day."""
    return await _view(request, _day(request))


@routes.post("/api/daily/{date}/open", limit=MAKES, errors=DAYS)
async def open_day(request: Request) -> DayOpened:
    """Hand out the puzzle of a day."""
    days, day = _days(request), _day(request)
    puzzle, attempt = await days.begin(day, cookies.owner(request))
    return DayOpened(
        date=puzzle.date,
        grade=puzzle.grade,
        kind=puzzle.kind,
        puzzle=puzzle.puzzle,
        started_ms=attempt.started_ms,
        now_ms=days.now_ms,
    )


@routes.post(
    "/api/daily/{date}/finish",
    limit=MAKES,
    most=LARGEST_FINISH,
    errors=(*DAYS, "bad.placement", "bad.daily.unopened", "bad.name", "people.name.taken"),
)
async def finish_day(request: Request, body: DailyFinishInput) -> DayFinished:
    """Check the moves and keep the result; a second time, tell the one that is kept.

    A visitor who may not write has no name in the table.
    """
    days, day, owner = _days(request), _day(request), cookies.owner(request)
    people: AccountService = request.app.state.people
    moderation: ModerationService = request.app.state.moderation
    wanted = clean_name(body.name, "name") if moderation.may_write(owner) else ""
    name = await people.name_for(cookies.person(request), wanted)
    attempt = await days.finish(day, owner, list(map(_move, body.moves)), name)
    standings = await days.standings(day, owner, best=0)
    result = _result(attempt, standings)
    return DayFinished(day.isoformat(), result, await days.streak(owner))


@routes.get("/api/daily/{date}/table", errors=DAYS)
async def get_day_table(request: Request) -> DayTable:
    """Tell the table of a day: the best, and the row of the session."""
    day, owner = _day(request), cookies.owner(request)
    days = _days(request)
    found = await days.standings(day, owner)
    rows = found.best
    if found.own is not None and all(row.owner != owner for row in rows):
        rows = [*rows, found.own]
    return DayTable(
        date=day.isoformat(),
        of=found.size,
        rows=[_row(row, owner) for row in rows],
        median=await days.store.median(day.isoformat()),
    )


# --- what is asked -------------------------------------------------------------------------------


def _days(request: Request) -> DailyService:
    days: DailyService = request.app.state.days
    return days


def _day(request: Request) -> date:
    """Return the day that the path names."""
    return daily.read_day(request.path_params["date"])


def _month(days: DailyService, query: OfMonth) -> tuple[date, date, date]:
    """Return the month that is asked for, by its first day, and its days that have come."""
    asked = days.today.isoformat()[:7] if query.month is None else query.month
    month = daily.read_month(asked)
    if month > days.today:
        raise TantrixError("bad.daily.future", date=month.isoformat()[:7])
    last = min(month.replace(day=monthrange(month.year, month.month)[1]), days.today)
    return month, max(month, days.first), last


def _move(form: DailyMove) -> Move:
    """Return a move; raises `TantrixError` `bad.message`, `bad.placement`."""
    if (form.place is None) == (form.take is None):
        raise not_one_of(["place", "take"], "moves[...]")
    return Hex(*form.take) if form.take is not None else moves.read_placement(form.place or "")


# --- what is told --------------------------------------------------------------------------------


async def _view(request: Request, day: date) -> DayView:
    """Return what a day is like, and how far the session is with it."""
    days, owner = _days(request), cookies.owner(request)
    puzzle = await days.puzzle(day)
    attempt = await days.attempt(day, owner)
    result = None
    if attempt is not None and attempt.finish is not None:
        result = _result(attempt, await days.standings(day, owner, best=0))
    return DayView(
        date=puzzle.date,
        grade=puzzle.grade,
        kind=puzzle.kind,
        tiles=puzzle.tiles,
        opened=attempt is not None,
        result=result,
        streak=await days.streak(owner),
        now_ms=days.now_ms,
        ends_ms=daily.ends_ms(day),
    )


def _result(attempt: Attempt, standings: Standings) -> DayResult:
    """Return what came of an attempt that is finished."""
    finish, time_ms = attempt.finish, attempt.time_ms
    assert finish is not None  # noqa: S101 - the caller has a finished attempt
    assert time_ms is not None  # noqa: S101 - so it also took some time
    return DayResult(
        time_ms=time_ms,
        moves=finish.moves,
        place=standings.own.place if standings.own else None,
        of=standings.size,
        late=not finish.on_day,
    )


def _row(row: Standing, owner: str) -> DayRow:
    """Return a row of a table."""
    return DayRow(row.place, row.name, row.time_ms, row.moves, row.owner == owner)


def _league_entry(found: NamedRow, owner: str) -> LeagueEntry:
    """Return a row of the league."""
    row = found.row
    return LeagueEntry(
        place=row.place,
        name=found.name,
        points=row.points,
        days=row.days,
        wins=row.wins,
        counted=[LeagueDay(one.date, one.place, one.points) for one in row.counted],
        you=row.person == owner,
    )


def _entry(
    day: date, grade: int, kind: str, attempt: Attempt | None, place: int | None
) -> DayEntry:
    """Return a day of the calendar."""
    done = attempt.finish if attempt else None
    return DayEntry(
        date=day.isoformat(),
        grade=grade,
        kind=kind,
        state=_state(attempt),
        time_ms=attempt.time_ms if attempt else None,
        moves=done.moves if done else None,
        place=place,
    )


def _state(attempt: Attempt | None) -> Literal["new", "opened", "done", "late"]:
    """Return how far a session is with a day."""
    if attempt is None:
        return "new"
    if attempt.finish is None:
        return "opened"
    return "done" if attempt.finish.on_day else "late"
