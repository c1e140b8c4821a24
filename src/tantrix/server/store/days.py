"""The puzzles of the days in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from datetime import date as date_of
from datetime import timedelta
from typing import Any, Protocol, TypeVar

from tantrix.server.store.base import Attempt, Conflict, Day, Finish, Standing, Standings

Result = TypeVar("Result")

DAY = timedelta(days=1)

_DAYS = "SELECT date, grade, kind, tiles, puzzle FROM daily_days"
_ATTEMPT = (
    "SELECT date, started_ms, time_ms, name, finished_ms, moves, on_day FROM daily_attempts"
    " WHERE owner = ?"
)
_STANDING = "SELECT owner, name, time_ms, moves FROM daily_attempts WHERE date = ? AND on_day"
_SIZE = "SELECT count(*) FROM daily_attempts WHERE date = ? AND on_day"


class Access(Protocol):
    """Runs a job on a connection, in the thread to which that belongs."""

    async def __call__(self, job: Callable[[sqlite3.Connection], Result], /) -> Result:
        """Return the result of the job, or raise what it raises, or `Unavailable`."""


class SQLiteDays:
    """The `Days` of a `Store`. `write` returns after the commit."""

    def __init__(self, write: Access, read: Access) -> None:
        self._write = write
        self._read = read

    async def secret(self, fresh: bytes, today: str) -> tuple[bytes, str]:
        """See `Days`."""
        return await self._write(lambda connection: _secret(connection, fresh, today))

    async def day(self, date: str) -> Day | None:
        """See `Days`."""
        return await self._read(lambda connection: _day(connection, date))

    async def made(self, first: str, last: str) -> list[Day]:
        """See `Days`."""
        query = f"{_DAYS} WHERE date BETWEEN ? AND ? ORDER BY date"
        rows = await self._read(lambda c: c.execute(query, (first, last)).fetchall())
        return [Day(*row) for row in rows]

    async def keep(self, day: Day) -> Day:
        """See `Days`."""
        return await self._write(lambda connection: _keep(connection, day))

    async def begin(self, date: str, owner: str, at_ms: int) -> Attempt:
        """See `Days`."""
        return await self._write(lambda connection: _begin(connection, date, owner, at_ms))

    async def attempt(self, date: str, owner: str) -> Attempt | None:
        """See `Days`."""
        return await self._read(lambda connection: _attempt(connection, date, owner))

    async def finish(self, date: str, owner: str, finish: Finish) -> Attempt:
        """See `Days`."""
        return await self._write(lambda connection: _finish(connection, date, owner, finish))

    async def standings(self, date: str, owner: str, limit: int) -> Standings:
        """See `Days`."""
        return await self._read(lambda connection: _standings(connection, date, owner, limit))

    async def attempts(self, owner: str, first: str, last: str) -> list[Attempt]:
        """See `Days`."""
        query = f"{_ATTEMPT} AND date BETWEEN ? AND ? ORDER BY date"
        rows = await self._read(lambda c: c.execute(query, (owner, first, last)).fetchall())
        return [_told(row) for row in rows]

    async def streak(self, owner: str, last: str) -> list[str]:
        """See `Days`."""
        return await self._read(lambda connection: _streak(connection, owner, last))


def _secret(connection: sqlite3.Connection, fresh: bytes, today: str) -> tuple[bytes, str]:
    connection.execute("INSERT OR IGNORE INTO daily_house VALUES (1, ?, ?)", (fresh, today))
    secret, first = connection.execute("SELECT secret, first FROM daily_house").fetchone()
    return secret, first


def _day(connection: sqlite3.Connection, date: str) -> Day | None:
    row = connection.execute(f"{_DAYS} WHERE date = ?", (date,)).fetchone()
    return None if row is None else Day(*row)


def _keep(connection: sqlite3.Connection, day: Day) -> Day:
    connection.execute("INSERT OR IGNORE INTO daily_days VALUES (?, ?, ?, ?, ?)", day)
    return Day(*connection.execute(f"{_DAYS} WHERE date = ?", (day.date,)).fetchone())


def _begin(connection: sqlite3.Connection, date: str, owner: str, at_ms: int) -> Attempt:
    begun = _attempt(connection, date, owner)
    if begun is not None:
        return begun
    connection.execute(
        "INSERT INTO daily_attempts (owner, date, started_ms) VALUES (?, ?, ?)",
        (owner, date, at_ms),
    )
    return Attempt(date, at_ms)


def _attempt(connection: sqlite3.Connection, date: str, owner: str) -> Attempt | None:
    row = connection.execute(f"{_ATTEMPT} AND date = ?", (owner, date)).fetchone()
    return None if row is None else _told(row)


def _told(row: Sequence[Any]) -> Attempt:
    """Return an attempt from its columns."""
    date, started_ms, time_ms, name, finished_ms, moves, on_day = row
    if time_ms is None:
        return Attempt(date, started_ms)
    return Attempt(date, started_ms, time_ms, Finish(name, finished_ms, moves, bool(on_day)))


def _finish(connection: sqlite3.Connection, date: str, owner: str, finish: Finish) -> Attempt:
    """Finish an attempt once: what is finished stays as it is."""
    connection.execute(
        "UPDATE daily_attempts SET time_ms = max(0, :at_ms - started_ms), name = :name,"
        " finished_ms = :at_ms, moves = :moves, on_day = :on_day"
        " WHERE owner = :owner AND date = :date AND time_ms IS NULL",
        {**finish._asdict(), "owner": owner, "date": date},
    )
    finished = _attempt(connection, date, owner)
    if finished is None:
        raise Conflict(f"{date} was not begun")
    return finished


def _standings(connection: sqlite3.Connection, date: str, owner: str, limit: int) -> Standings:
    """Read the table of a day as it is at one moment."""
    order = "ORDER BY time_ms, moves, finished_ms, owner LIMIT ?"
    connection.execute("BEGIN")
    try:
        rows = connection.execute(f"{_STANDING} {order}", (date, limit)).fetchall()
        own = connection.execute(f"{_STANDING} AND owner = ?", (date, owner)).fetchone()
        return Standings(
            [_placed(connection, date, row) for row in rows],
            None if own is None else _placed(connection, date, own),
            connection.execute(_SIZE, (date,)).fetchone()[0],
        )
    finally:
        connection.execute("COMMIT")


def _placed(connection: sqlite3.Connection, date: str, row: Sequence[Any]) -> Standing:
    """Return a row of a table with its place: one more than there are better ones."""
    owner, name, time_ms, moves = row
    query = f"{_SIZE} AND (time_ms, moves) < (?, ?)"
    (better,) = connection.execute(query, (date, time_ms, moves)).fetchone()
    return Standing(1 + better, owner, name, time_ms, moves)


def _streak(connection: sqlite3.Connection, owner: str, last: str) -> list[str]:
    """Read dates until one is not the day before the one after it."""
    query = "SELECT date FROM daily_attempts WHERE owner = ? AND on_day AND date <= ?"
    found: list[str] = []
    for (date,) in connection.execute(f"{query} ORDER BY date DESC", (owner, last)):
        if found and date_of.fromisoformat(date) != date_of.fromisoformat(found[-1]) - DAY:
            break
        found.append(date)
    return found
