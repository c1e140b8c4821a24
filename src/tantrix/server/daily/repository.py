"""The puzzles of the days in a database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date as date_of
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, Subquery, and_, case, func, or_, select

from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database, insert
from tantrix.server.db.median import MedianTime, median
from tantrix.server.db.schema.daily import daily_attempts, daily_days, daily_settings


class Day(NamedTuple):
    """The puzzle of a day (`2026-11-05`): its grade and kind, its number of tiles, and its id."""

    date: str
    grade: int
    kind: str
    tiles: int
    puzzle: str


class DailyFinish(NamedTuple):
    """A puzzle solved: under which name, when, in how many moves, and whether on the day itself."""

    name: str
    at_ms: int
    moves: int
    on_day: bool


class Attempt(NamedTuple):
    """A day's puzzle in the hands of a session, since a wall-clock time in milliseconds.

    `time_ms` is how long it took, None until it is solved, as is `finish`.
    """

    date: str
    started_ms: int
    time_ms: int | None = None
    finish: DailyFinish | None = None


class Standing(NamedTuple):
    """A row of the table of a day; those with the same time and moves share a place."""

    place: int
    owner: str
    name: str
    time_ms: int
    moves: int


class NamedPlace(NamedTuple):
    """The place of a session on a day, and the name under which it solved the puzzle."""

    owner: str
    date: str
    place: int
    name: str


class Standings(NamedTuple):
    """The best of a day, the row of the session that asks if it has one, and how many there are."""

    best: list[Standing]
    own: Standing | None
    size: int


DAY = timedelta(days=1)

_DAYS = select(*(daily_days.c[name] for name in Day._fields))
_TRIED = daily_attempts.c
_ATTEMPT = select(
    _TRIED.date,
    _TRIED.started_ms,
    _TRIED.time_ms,
    _TRIED.name,
    _TRIED.finished_ms,
    _TRIED.moves,
    _TRIED.on_day,
)
_STANDING = select(_TRIED.owner, _TRIED.name, _TRIED.time_ms, _TRIED.moves).where(
    _TRIED.on_day == 1
)


class DailyStore:
    """The puzzles of the days, and what came of them. Every method may raise `Unavailable`.

    Dates are texts such as `2026-11-05`. `owner` is the hash of a session.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, fresh: bytes, today: str) -> tuple[bytes, str]:
        """Return the secret of the server and its first day; the first time these are kept."""
        return await self._database.write(lambda connection: _secret(connection, fresh, today))

    async def day(self, date: str) -> Day | None:
        """Return the puzzle of a day, None where none was made."""
        return await self._database.read(lambda connection: _day(connection, date))

    async def made(self, first: str, last: str) -> list[Day]:
        """Return the puzzles that were made of the days from `first` to `last`, in order."""
        query = _DAYS.where(daily_days.c.date.between(first, last)).order_by(daily_days.c.date)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Day(*row) for row in rows]

    async def keep(self, day: Day) -> Day:
        """Keep the puzzle of a day for ever and return it; the one that was there first stays."""
        return await self._database.write(lambda connection: _keep(connection, day))

    async def begin(self, date: str, owner: str, at_ms: int) -> Attempt:
        """Return the attempt of a session at a day that was made; the first time it begins now.

        Raises `Conflict` where the day has no puzzle.
        """
        return await self._database.write(lambda c: _begin(c, date, owner, at_ms))

    async def attempt(self, date: str, owner: str) -> Attempt | None:
        """Return the attempt of a session at a day, None where it has not begun."""
        return await self._database.read(lambda connection: _attempt(connection, date, owner))

    async def finish(self, date: str, owner: str, finish: DailyFinish) -> Attempt:
        """Finish an attempt that is not finished yet, and return it as it is then.

        Raises `Conflict` where it has not begun.
        """
        return await self._database.write(lambda c: _finish(c, date, owner, finish))

    async def standings(self, date: str, owner: str, limit: int) -> Standings:
        """Return those who solved a day's puzzle on that day: by time, then by moves."""
        return await self._database.read(lambda c: _standings(c, date, owner, limit))

    async def median(self, date: str) -> MedianTime | None:
        """Return the median time of those who solved a day's puzzle on that day."""
        which = _TRIED.date == date, _TRIED.on_day == 1
        return await self._database.read(lambda c: median(c, _TRIED.time_ms, *which))

    async def places(self, first: str, last: str, worst: int) -> list[NamedPlace]:
        """Return the places of the days from `first` to `last` down to one, in order of dates."""
        return await self._database.read(lambda c: _places(c, first, last, worst))

    async def own_places(self, owner: str, first: str, last: str) -> dict[str, int]:
        """Return the places of a session on the days from `first` to `last`, by date."""
        ranked = _ranked(first, last)
        query = select(ranked.c.date, ranked.c.place).where(ranked.c.owner == owner)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.date: row.place for row in rows}

    async def attempts(self, owner: str, first: str, last: str) -> list[Attempt]:
        """Return the attempts of a session at the days from `first` to `last`, in order."""
        theirs = _ATTEMPT.where(_TRIED.owner == owner, _TRIED.date.between(first, last))
        query = theirs.order_by(_TRIED.date)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_attempt_of(row) for row in rows]

    async def streak(self, owner: str, last: str) -> list[str]:
        """Return the dates solved on the day up to `last`, newest first, down to the first gap."""
        return await self._database.read(lambda connection: _streak(connection, owner, last))


def _secret(connection: Connection, fresh: bytes, today: str) -> tuple[bytes, str]:
    connection.execute(
        insert(connection, daily_settings)
        .values(only=1, secret=fresh, first=today)
        .on_conflict_do_nothing()
    )
    secret, first = connection.execute(
        select(daily_settings.c.secret, daily_settings.c.first)
    ).one()
    return secret, first


def _day(connection: Connection, date: str) -> Day | None:
    row = connection.execute(_DAYS.where(daily_days.c.date == date)).one_or_none()
    return None if row is None else Day(*row)


def _keep(connection: Connection, day: Day) -> Day:
    fresh = insert(connection, daily_days).values(**day._asdict())
    connection.execute(fresh.on_conflict_do_nothing())
    return Day(*connection.execute(_DAYS.where(daily_days.c.date == day.date)).one())


def _begin(connection: Connection, date: str, owner: str, at_ms: int) -> Attempt:
    begun = _attempt(connection, date, owner)
    if begun is not None:
        return begun
    connection.execute(daily_attempts.insert().values(owner=owner, date=date, started_ms=at_ms))
    return Attempt(date, at_ms)


def _attempt(connection: Connection, date: str, owner: str) -> Attempt | None:
    query = _ATTEMPT.where(_TRIED.owner == owner, _TRIED.date == date)
    row = connection.execute(query).one_or_none()
    return None if row is None else _attempt_of(row)


def _attempt_of(row: Sequence[Any]) -> Attempt:
    """Return an attempt from its columns."""
    date, started_ms, time_ms, name, finished_ms, moves, on_day = row
    if time_ms is None:
        return Attempt(date, started_ms)
    return Attempt(date, started_ms, time_ms, DailyFinish(name, finished_ms, moves, bool(on_day)))


def _finish(connection: Connection, date: str, owner: str, finish: DailyFinish) -> Attempt:
    """Finish an attempt once: what is finished stays as it is."""
    began = finish.at_ms - _TRIED.started_ms
    connection.execute(
        daily_attempts.update()
        .where(_TRIED.owner == owner, _TRIED.date == date, _TRIED.time_ms.is_(None))
        .values(
            time_ms=case((began < 0, 0), else_=began),
            name=finish.name,
            finished_ms=finish.at_ms,
            moves=finish.moves,
            on_day=int(finish.on_day),
        )
    )
    finished = _attempt(connection, date, owner)
    if finished is None:
        raise Conflict(f"{date} was not begun")
    return finished


def _standings(connection: Connection, date: str, owner: str, limit: int) -> Standings:
    """Read the table of a day."""
    day = _STANDING.where(_TRIED.date == date)
    order = (_TRIED.time_ms, _TRIED.moves, _TRIED.finished_ms, _TRIED.owner)
    rows = connection.execute(day.order_by(*order).limit(limit)).all()
    own = connection.execute(day.where(_TRIED.owner == owner)).one_or_none()
    return Standings(
        [_placed(connection, date, row) for row in rows],
        None if own is None else _placed(connection, date, own),
        _size(connection, date),
    )


def _places(connection: Connection, first: str, last: str, worst: int) -> list[NamedPlace]:
    """Read the best of each day."""
    ranked = _ranked(first, last)
    of = ranked.c
    query = select(ranked).where(of.place <= worst).order_by(of.date, of.place, of.owner)
    return [NamedPlace(*row) for row in connection.execute(query).all()]


def _ranked(first: str, last: str) -> Subquery:
    """Return who solved the days from `first` to `last` in time, with their places.

    Equal times and moves share a place.
    """
    order = (_TRIED.time_ms, _TRIED.moves)
    place = func.rank().over(partition_by=_TRIED.date, order_by=order).label("place")
    return (
        select(_TRIED.owner, _TRIED.date, place, _TRIED.name)
        .where(_TRIED.on_day == 1, _TRIED.date.between(first, last))
        .subquery()
    )


def _placed(connection: Connection, date: str, row: Sequence[Any]) -> Standing:
    """Return a row of a table with its place: one more than there are better ones."""
    owner, name, time_ms, moves = row
    quicker = _TRIED.time_ms < time_ms
    shorter = and_(_TRIED.time_ms == time_ms, _TRIED.moves < moves)
    better = _size(connection, date, or_(quicker, shorter))
    return Standing(1 + better, owner, name, time_ms, moves)


def _size(connection: Connection, date: str, *which: Any) -> int:  # noqa: ANN401 - a condition
    """Return how many solved the puzzle of a day on that day."""
    solved = select(func.count()).where(_TRIED.date == date, _TRIED.on_day == 1, *which)
    return connection.execute(solved).scalar_one()


def _streak(connection: Connection, owner: str, last: str) -> list[str]:
    """Read dates until one is not the day before the one after it."""
    mine = select(_TRIED.date).where(_TRIED.owner == owner, _TRIED.on_day == 1, _TRIED.date <= last)
    found: list[str] = []
    for date in connection.scalars(mine.order_by(_TRIED.date.desc())).all():
        if found and date_of.fromisoformat(date) != date_of.fromisoformat(found[-1]) - DAY:
            break
        found.append(date)
    return found
