"""What somebody's games and Dailies come to: counts, series, and how the ranking went.

The statistics of one person are small enough to be made of the rows themselves whenever they are
asked for; nothing is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, select

from tantrix.ratings.formula import Ladder
from tantrix.server.archive.repository import seen_by
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.archive import game_seats, games
from tantrix.server.db.schema.daily import daily_attempts
from tantrix.server.db.schema.rankings import ranking_changes
from tantrix.server.rankings.messages import (
    DailyStatistics,
    RatingPoint,
    Statistics,
    Tally,
    WinStreak,
)

MOST_GAMES = 5000
"""How many of somebody's newest games are counted."""

MOST_POINTS = 500
"""How many points the graph of a ranking has."""


class PersonGame(NamedTuple):
    """A game of somebody, with the level of the robot they met alone, None where they met none."""

    game: str
    players: int
    colour: str | None
    result: str
    score: int
    level: str | None


class SolvedDay(NamedTuple):
    """A Daily that was solved on its day, and in how many milliseconds."""

    date: str
    time_ms: int


class StatisticsStore:
    """The statistics of people in a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database, wall_ms: Callable[[], int]) -> None:
        self._database = database
        self._wall_ms = wall_ms

    async def of(self, person: str, viewer: str) -> Statistics:
        """Return those of a person, of the games alone that `viewer` may know of."""
        now_ms = self._wall_ms()
        return await self._database.read(lambda connection: _of(connection, person, viewer, now_ms))


def _of(connection: Connection, person: str, viewer: str, now_ms: int) -> Statistics:
    played = _played(connection, person, seen_by(connection, viewer, now_ms))
    strategy = [game for game in played if game.game == "strategy"]
    return Statistics(
        games=tallies((game.game, game) for game in played),
        colours=tallies((game.colour, game) for game in strategy if game.colour),
        levels=tallies((game.level, game) for game in strategy if game.level),
        streak=win_streak(game.result for game in played if game.players > 1),
        daily=of_days(solved_days(connection, person)),
        ratings=_ratings(connection, person),
    )


# --- what is counted ------------------------------------------------------------------------------


def tallies(played: Iterable[tuple[str, PersonGame]]) -> list[Tally]:
    """Return what games come to under each of their names, the most frequent name first."""
    named: dict[str, list[PersonGame]] = {}
    for name, game in played:
        named.setdefault(name, []).append(game)
    found = [_tally(name, some) for name, some in named.items()]
    return sorted(found, key=lambda tally: (-tally.played, tally.name))


def _tally(name: str, some: Sequence[PersonGame]) -> Tally:
    results = [game.result for game in some]
    scores = [game.score for game in some]
    return Tally(
        name=name,
        played=len(some),
        won=results.count("won"),
        tied=results.count("tied"),
        best=max(scores),
        mean=round(sum(scores) / len(scores), 1),
    )


def win_streak(results: Iterable[str]) -> WinStreak:
    """Return how many of the last games were won in a row, and the most there were so."""
    now = best = 0
    for result in results:
        now = now + 1 if result == "won" else 0
        best = max(best, now)
    return WinStreak(now=now, best=best)


def of_days(solved: Sequence[SolvedDay]) -> DailyStatistics:
    """Return what the days come to that were solved in time, given in order of their dates."""
    run = best = 0
    before: date | None = None
    for one in solved:
        day = date.fromisoformat(one.date)
        run = run + 1 if before == day - timedelta(days=1) else 1
        best, before = max(best, run), day
    fastest = min((one.time_ms for one in solved), default=None)
    return DailyStatistics(solved=len(solved), streak=best, fastest_ms=fastest)


# --- what is read ---------------------------------------------------------------------------------


def _played(connection: Connection, person: str, seen: ColumnElement[bool]) -> list[PersonGame]:
    """Return the newest games of somebody that may be seen, the oldest of them first."""
    own, other = game_seats.alias("own"), game_seats.alias("other")
    alone = (other.c.number == games.c.number) & (other.c.seat != own.c.seat)
    level = select(other.c.level).where(alone, games.c.players == 2).scalar_subquery()
    query = (
        select(
            games.c.game,
            games.c.players,
            own.c.colour,
            own.c.result,
            own.c.score,
            level.label("level"),
        )
        .select_from(games.join(own, own.c.number == games.c.number))
        .where(own.c.person == person, seen)
        .order_by(games.c.number.desc())
        .limit(MOST_GAMES)
    )
    return [PersonGame(*row) for row in reversed(connection.execute(query).all())]


def solved_days(connection: Connection, person: str) -> list[SolvedDay]:
    """Return the Dailies that somebody solved on their day, in order."""
    of = daily_attempts.c
    query = select(of.date, of.time_ms).where(of.owner == person, of.on_day == 1).order_by(of.date)
    return [SolvedDay(*row) for row in connection.execute(query)]


def _ratings(connection: Connection, person: str) -> list[RatingPoint]:
    """Return how the all-time ranking went, the oldest point first."""
    of = ranking_changes.c
    query = (
        select(games.c.ended_ms, of.after)
        .select_from(ranking_changes.join(games, games.c.number == of.number))
        .where(of.person == person, of.ladder == Ladder.ALL_TIME.value)
        .order_by(of.number.desc())
        .limit(MOST_POINTS)
    )
    rows = reversed(connection.execute(query).all())
    return [RatingPoint(at_ms, round(after, 1)) for at_ms, after in rows]
