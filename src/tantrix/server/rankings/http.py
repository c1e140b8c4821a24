"""The rankings and the record book over HTTP.

Rankings are told to a tenth of a point, times in milliseconds of the wall clock; people by their
names alone. A table is told page by page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix.notation.serializers import Json
from tantrix.ratings import glicko, months
from tantrix.ratings.formula import STARTS, Ladder
from tantrix.ratings.standings import Country
from tantrix.ratings.tables import NO_MONTH, Key, Numbers, RankingLine
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import cookies
from tantrix.server.db.base import Figures
from tantrix.server.rankings.repository import Moved, RankingStore, StoredRecord
from tantrix.server.rankings.tables import RankingRow, Rankings
from tantrix.server.web.ratelimit import Bucket, Buckets
from tantrix.server.web.responses import reply, visitor

PAGE = 50
"""How many rows a page of a table has."""

HISTORY = 20
"""How many games a page of somebody's history has."""

LONGEST_SEARCH = 40
"""Characters of a name that is sought."""

LOOKS, LOOKS_A_SECOND = 200, 20.0
"""How often one address may look."""


class RankingsService:
    """What the pages of the rankings share."""

    def __init__(self, rankings: Rankings, figures: Figures, tick_ms: Callable[[], int]) -> None:
        self.rankings = rankings
        self.figures = figures
        self.looks = Buckets(lambda: Bucket(LOOKS, LOOKS_A_SECOND, tick_ms))


async def table(request: Request) -> Response:
    """Tell a page of a table of players."""
    rankings = _asked(request).rankings
    every = await rankings.months()
    month = _month(request, every)
    rows = await rankings.table(request.path_params["table"], month)
    told = {"month": months.text(month), "months": list(map(months.text, every))}
    return reply(request, {**told, **await _page(request, rankings.store, rows)})


async def nation(request: Request) -> Response:
    """Tell a page of the players of a country."""
    country = request.path_params["country"]
    rankings = _asked(request).rankings
    page = await _page(request, rankings.store, await rankings.nation(country))
    return reply(request, {"country": country, **page})


async def countries(request: Request) -> Response:
    """Tell all countries, each with its best players."""
    found = await _asked(request).rankings.countries()
    return reply(request, {"countries": [_country(*one) for one in found]})


async def person(request: Request) -> Response:
    """Tell how somebody stands everywhere, and what their games have changed."""
    office = _asked(request)
    store = office.rankings.store
    known = await store.known(request.path_params["name"][:LONGEST_SEARCH])
    if known is None:
        raise TantrixError("bad.ranking.person", name=request.path_params["name"][:LONGEST_SEARCH])
    lines = await store.own(known.person)
    moved = await store.history(known.person, _number(request, "before"), HISTORY + 1)
    shown, more = _whole_games(moved)
    numbers = await store.numbers([known.person])
    told = {
        "name": known.name,
        "country": known.country,
        "standings": await _standings(office.rankings, known.person, lines),
        "numbers": _numbers(numbers.get(known.person)),
        "games": shown,
        "before": more,
    }
    return reply(request, told)


async def records(request: Request) -> Response:
    """Tell the record book, and the largest spaghetti."""
    office = _asked(request)
    found = await office.rankings.store.records()
    largest = await office.figures.records("", 1)
    spaghetti = None
    if largest:
        one = largest[0][1]
        spaghetti = {"id": one.id, "name": one.name, "by": one.by, "tiles": one.tiles}
        spaghetti["made_ms"] = one.made_ms
    return reply(request, {"records": list(map(_record, found)), "spaghetti": spaghetti})


ROUTES = [
    Route("/api/rankings/countries", countries, methods=["GET"]),
    Route("/api/rankings/nation/{country}", nation, methods=["GET"]),
    Route("/api/rankings/people/{name}", person, methods=["GET"]),
    Route("/api/rankings/{table}", table, methods=["GET"]),
    Route("/api/records", records, methods=["GET"]),
]


# --- what is asked -------------------------------------------------------------------------------


def _asked(request: Request) -> RankingsService:
    """Return what the pages share, unless somebody asks too often."""
    office: RankingsService = request.app.state.rankings
    office.looks.take(visitor(request))
    return office


def _month(request: Request, every: Sequence[int]) -> int:
    """Return the month that is asked for, of those that have a table."""
    told = request.query_params.get("month")
    month = every[0] if told is None else months.parse(told)
    if month not in every:
        raise TantrixError("bad.month", text=months.text(month))
    return month


def _number(request: Request, name: str) -> int | None:
    """Return a whole number from 1 on that may be asked for."""
    told = request.query_params.get(name)
    if told is None:
        return None
    if not (told.isascii() and told.isdigit() and int(told[:12]) > 0 and len(told) <= 12):
        raise TantrixError("bad.message", field=name)
    return int(told)


# --- what is told --------------------------------------------------------------------------------


async def _page(request: Request, store: RankingStore, rows: Sequence[RankingRow]) -> Json:
    """Return a page of a table, of those whose names are sought, and one's own row."""
    own = cookies.owner(request)
    sought = " ".join(request.query_params.get("find", "")[:LONGEST_SEARCH].casefold().split())
    found = [row for row in rows if sought in row.known.name.casefold()] if sought else rows
    pages = max(1, -(-len(found) // PAGE))
    page = min(_number(request, "page") or 1, pages)
    shown = found[(page - 1) * PAGE : page * PAGE]
    mine = [row for row in rows if row.known.person == own]
    people = [row.known.person for row in (*shown, *mine)]
    numbers = await store.numbers(people)
    return {
        "of": len(rows),
        "found": len(found),
        "page": page,
        "pages": pages,
        "rows": [_row(row, numbers, own) for row in shown],
        "you": _row(mine[0], numbers, own) if mine else None,
    }


def _row(row: RankingRow, numbers: Mapping[str, Numbers], own: str) -> Json:
    """Return a row of a table; only oneself is told which one is one's own."""
    return {
        "place": row.place,
        "name": row.known.name,
        "country": row.known.country,
        **_line(row.line),
        "numbers": _numbers(numbers.get(row.known.person)),
        "you": row.known.person == own,
    }


def _line(line: RankingLine) -> Json:
    told = {"ranking": round(line.ranking, 1), "best": round(line.best, 1), "games": line.games}
    return {**told, "wins": line.wins, "ties": line.ties, "last_ms": line.last_ms}


def _numbers(numbers: Numbers | None) -> Json | None:
    """Return what other systems say, None of somebody who has met no other person."""
    if numbers is None:
        return None
    rating, deviation = glicko.shown(numbers.glicko)
    known = bool(numbers.glicko.results) or deviation < glicko.DEVIATION
    return {
        "glicko": [round(rating), round(deviation)] if known else None,
        "skill": round(numbers.skill.shown, 1),
        "elo": round(numbers.elo) if numbers.elo_games else None,
    }


def _country(country: Country, rows: Sequence[RankingRow]) -> Json:
    people = [{"name": row.known.name, "ranking": round(row.line.ranking, 1)} for row in rows]
    told = {"place": country.place, "country": country.country}
    return {**told, "points": round(country.points, 1), "people": people}


async def _standings(
    rankings: Rankings, person: str, lines: Mapping[Key, RankingLine]
) -> list[Json]:
    """Return how somebody stands in each table, the month included."""
    found = []
    for name in ("all-time", "monthly", "masters", "doubles"):
        month = rankings.month if name == "monthly" else NO_MONTH
        rows = await rankings.table(name, month)
        place = next((row.place for row in rows if row.known.person == person), None)
        line = lines.get(Key(Ladder(name), month, person))
        if line is not None:
            retired = month == NO_MONTH and rankings.is_retired(line)
            told = {"table": name, "place": place, "of": len(rows), "retired": retired}
            found.append({**told, "start": STARTS[Ladder(name)], **_line(line)})
    return found


def _whole_games(moved: Sequence[Moved]) -> tuple[list[Json], int | None]:
    """Return a page of games with what each has changed, and behind which one there are more."""
    told = [list(changes) for _, changes in groupby(moved, key=lambda one: one.number)]
    shown = told[:HISTORY]
    return list(map(_game, shown)), shown[-1][0].number if len(told) > HISTORY else None


def _game(changes: Sequence[Moved]) -> Json:
    first = changes[0]
    return {
        "number": first.number,
        "table": first.table,
        "ended_ms": first.ended_ms,
        "result": first.result,
        "others": [other._asdict() for other in first.others],
        "changes": [
            {
                "table": one.ladder.value,
                "before": round(one.before, 1),
                "after": round(one.after, 1),
            }
            for one in changes
        ],
    }


def _record(record: StoredRecord) -> Json:
    return {
        "record": record.feat.value,
        "value": record.value,
        "name": record.name,
        "number": record.number,
        "table": record.table,
        "ended_ms": record.ended_ms,
    }
