"""The rankings and the record book over HTTP.

Rankings are told to a tenth of a point, times in milliseconds of the wall clock; people by their
names alone. A table is told page by page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import structs
from starlette.requests import HTTPConnection, Request

from tantrix.ratings import glicko, months
from tantrix.ratings.formula import STARTS, Ladder
from tantrix.ratings.standings import Country
from tantrix.ratings.tables import NO_MONTH, Key, Numbers, RankingLine
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.accounts import AccountService
from tantrix.server.freetable.repository import FigureStore
from tantrix.server.rankings import messages as m
from tantrix.server.rankings.achievements import AchievementStore
from tantrix.server.rankings.repository import Moved, RankingStore, StoredRecord
from tantrix.server.rankings.statistics import StatisticsStore
from tantrix.server.rankings.tables import RankingRow, Rankings
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate
from tantrix.server.web.queries import optional_number
from tantrix.server.web.route import READ, Query, Routes

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

    def __init__(
        self,
        rankings: Rankings,
        figures: FigureStore,
        statistics: StatisticsStore,
        achievements: AchievementStore,
    ) -> None:
        self.rankings = rankings
        self.figures = figures
        self.statistics = statistics
        self.achievements = achievements


class RankingQuery(Query, frozen=True):
    """What part of a table is asked for: a `page`, and of the players whose names have `find`."""

    page: str | None = None
    find: str = ""


class SoughtTable(RankingQuery, frozen=True):
    """The same of a month such as `2026-11`; without it, the newest."""

    month: str | None = None


class Behind(Query, frozen=True):
    """The number of the game behind which a page begins."""

    before: str | None = None


looks = Rate("rankings.looks", LOOKS, LOOKS_A_SECOND)
"""How often an address looks."""


routes = Routes()


@routes.get("/api/rankings/countries", scope=READ, limit=looks)
async def rank_countries(request: Request) -> m.CountryList:
    """Tell all countries, each with its best players."""
    found = await _office(request).rankings.countries()
    return m.CountryList([_country(*one) for one in found])


@routes.get("/api/rankings/nation/{country}", scope=READ, limit=looks)
async def rank_nation(request: Request, query: RankingQuery) -> m.NationPage:
    """Tell a page of the players of a country."""
    country = request.path_params["country"]
    rankings = _office(request).rankings
    page = await _page(request, query, rankings.store, await rankings.nation(country))
    return m.NationPage(country=country, **structs.asdict(page))


@routes.get("/api/rankings/people/{name}", scope=READ, limit=looks, errors=("bad.ranking.person",))
async def rank_person(request: Request, query: Behind) -> m.PersonRankings:
    """Tell how somebody stands everywhere, and what their games have changed."""
    office = _office(request)
    store = office.rankings.store
    known = await store.known(request.path_params["name"][:LONGEST_SEARCH])
    if known is None:
        raise TantrixError("bad.ranking.person", name=request.path_params["name"][:LONGEST_SEARCH])
    lines = await store.own(known.person)
    moved = await store.history(
        known.person, optional_number(query.before, "before", least=1), HISTORY + 1
    )
    shown, more = _whole_games(moved)
    numbers = await store.numbers([known.person])
    return m.PersonRankings(
        name=known.name,
        country=known.country,
        standings=await _standings(office.rankings, known.person, lines),
        numbers=_numbers(numbers.get(known.person)),
        games=shown,
        before=more,
    )


@routes.get("/api/rankings/races", scope=READ, limit=looks)
async def rank_racers(request: Request) -> m.RaceRanking:
    """Tell who has won most races."""
    own = cookies.owner(request)
    return m.RaceRanking(
        [
            m.RaceRankingRow(
                place=line.place,
                name=line.known.name,
                country=line.known.country,
                races=line.races,
                won=line.won,
                you=line.known.person == own,
            )
            for line in await _office(request).rankings.races()
        ]
    )


@routes.get("/api/rankings/{table}", scope=READ, limit=looks, errors=("bad.ranking", "bad.month"))
async def rank_players(request: Request, query: SoughtTable) -> m.RankingTable:
    """Tell a page of a table of players."""
    rankings = _office(request).rankings
    every = await rankings.months()
    month = _month(query.month, every)
    rows = await rankings.table(request.path_params["table"], month)
    page = await _page(request, query, rankings.store, rows)
    return m.RankingTable(
        month=months.write_month(month),
        months=list(map(months.write_month, every)),
        **structs.asdict(page),
    )


@routes.get("/api/records", scope=READ, limit=looks)
async def list_records(request: Request) -> m.RecordBook:
    """Tell the record book, and the largest spaghetti."""
    office = _office(request)
    found = await office.rankings.store.records()
    largest = await office.figures.records("", 1)
    spaghetti = None
    if largest:
        one = largest[0][1]
        spaghetti = m.LargestSpaghetti(one.id, one.name, one.by, one.tiles, one.made_ms)
    return m.RecordBook(list(map(_record, found)), spaghetti)


@routes.get("/api/people/{name}/statistics", scope=READ, limit=looks, errors=("people.unknown",))
async def get_statistics(request: Request) -> m.Statistics:
    """Tell what somebody's games come to, of those that who asks may know of."""
    people: AccountService = request.app.state.people
    account = await people.named(request.path_params["name"])
    return await _office(request).statistics.of(account.id, cookies.owner(request))


@routes.get("/api/people/{name}/achievements", scope=READ, limit=looks, errors=("people.unknown",))
async def get_achievements(request: Request) -> m.Achievements:
    """Tell how far somebody is with each achievement, by the games that who asks may know of."""
    people: AccountService = request.app.state.people
    account = await people.named(request.path_params["name"])
    return await _office(request).achievements.of(account.id, cookies.owner(request))


# --- what is asked -------------------------------------------------------------------------------


def _office(connection: HTTPConnection) -> RankingsService:
    office: RankingsService = connection.app.state.rankings
    return office


def _month(asked: str | None, every: Sequence[int]) -> int:
    """Return the month that is asked for, of those that have a table."""
    month = every[0] if asked is None else months.read_month(asked)
    if month not in every:
        raise TantrixError("bad.month", text=months.write_month(month))
    return month


# --- what is told --------------------------------------------------------------------------------


async def _page(
    request: Request, query: RankingQuery, store: RankingStore, rows: Sequence[RankingRow]
) -> m.RankingPage:
    """Return a page of a table, of those whose names are sought, and one's own row."""
    own = cookies.owner(request)
    sought = " ".join(query.find[:LONGEST_SEARCH].casefold().split())
    found = [row for row in rows if sought in row.known.name.casefold()] if sought else rows
    pages = max(1, -(-len(found) // PAGE))
    page = min(optional_number(query.page, "page", least=1) or 1, pages)
    shown = found[(page - 1) * PAGE : page * PAGE]
    mine = [row for row in rows if row.known.person == own]
    people = [row.known.person for row in (*shown, *mine)]
    numbers = await store.numbers(people)
    return m.RankingPage(
        of=len(rows),
        found=len(found),
        page=page,
        pages=pages,
        rows=[_row(row, numbers, own) for row in shown],
        you=_row(mine[0], numbers, own) if mine else None,
    )


def _row(row: RankingRow, numbers: Mapping[str, Numbers], own: str) -> m.RankingRowView:
    """Return a row of a table."""
    return m.RankingRowView(
        place=row.place,
        name=row.known.name,
        country=row.known.country,
        **structs.asdict(_line(row.line)),
        numbers=_numbers(numbers.get(row.known.person)),
        you=row.known.person == own,
    )


def _line(line: RankingLine) -> m.RankingLineView:
    return m.RankingLineView(
        ranking=round(line.ranking, 1),
        best=round(line.best, 1),
        games=line.games,
        wins=line.wins,
        ties=line.ties,
        last_ms=line.last_ms,
    )


def _numbers(numbers: Numbers | None) -> m.OtherRatings | None:
    """Return what other systems say, None of somebody who has met no other person."""
    if numbers is None:
        return None
    rating, deviation = glicko.shown(numbers.glicko)
    known = bool(numbers.glicko.results) or deviation < glicko.DEVIATION
    return m.OtherRatings(
        glicko=(round(rating), round(deviation)) if known else None,
        skill=round(numbers.skill.shown, 1),
        elo=round(numbers.elo) if numbers.elo_games else None,
    )


def _country(country: Country, rows: Sequence[RankingRow]) -> m.CountryRow:
    people = [m.CountryMember(row.known.name, round(row.line.ranking, 1)) for row in rows]
    return m.CountryRow(country.place, country.country, round(country.points, 1), people)


async def _standings(
    rankings: Rankings, person: str, lines: Mapping[Key, RankingLine]
) -> list[m.StandingView]:
    """Return how somebody stands in each table, the month included."""
    found = []
    for name in ("all-time", "monthly", "masters", "doubles", "tournaments"):
        month = rankings.month if name == "monthly" else NO_MONTH
        rows = await rankings.table(name, month)
        place = next((row.place for row in rows if row.known.person == person), None)
        line = lines.get(Key(Ladder(name), month, person))
        if line is not None:
            standing = m.StandingView(
                table=Ladder(name),
                place=place,
                of=len(rows),
                retired=rankings.retires(Ladder(name)) and rankings.is_retired(line),
                start=STARTS[Ladder(name)],
                **structs.asdict(_line(line)),
            )
            found.append(standing)
    return found


def _whole_games(moved: Sequence[Moved]) -> tuple[list[m.RankedGame], int | None]:
    """Return a page of games with what each has changed, and behind which one there are more."""
    games = [list(changes) for _, changes in groupby(moved, key=lambda one: one.number)]
    shown = games[:HISTORY]
    return list(map(_game, shown)), shown[-1][0].number if len(games) > HISTORY else None


def _game(changes: Sequence[Moved]) -> m.RankedGame:
    first = changes[0]
    return m.RankedGame(
        number=first.number,
        table=first.table,
        ended_ms=first.ended_ms,
        result=first.result,
        others=[m.Opponent(other.name, other.level) for other in first.others],
        changes=[
            m.RankingChange(one.ladder, round(one.before, 1), round(one.after, 1))
            for one in changes
        ],
    )


def _record(record: StoredRecord) -> m.RecordRow:
    return m.RecordRow(
        record=record.feat,
        value=record.value,
        name=record.name,
        number=record.number,
        table=record.table,
        ended_ms=record.ended_ms,
    )
