"""The games of each month, as they are taken out of the index for good."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, exists, func, select

from tantrix.server.archive.repository import IndexedGame, found
from tantrix.server.auth.names import DELETED
from tantrix.server.db.base import RACE
from tantrix.server.db.engine import Job
from tantrix.server.db.schema.archive import game_seats, games
from tantrix.server.db.schema.tables import tables


class Month(NamedTuple):
    """A month of UTC such as `2026-11`: when it begins and ends, how many games, the last number.

    Hidden games are none of it. `deleted` are the seats of those whose names are gone by now.
    """

    name: str
    from_ms: int
    until_ms: int
    games: int
    last: int
    deleted: int


def months(connection: Connection) -> list[Month]:
    """Return the months in which games ended, in order."""
    ends = select(func.min(games.c.ended_ms), func.max(games.c.ended_ms))
    first, last = connection.execute(ends).one()
    if first is None:
        return []
    every = (_month(connection, begins) for begins in _beginnings(first, last))
    return [month for month in every if month.games]


def of_month(month: Month, after: int, limit: int) -> Job[list[IndexedGame]]:
    """Return the job that finds the games of a month with numbers above `after`, in order."""

    def job(connection: Connection) -> list[IndexedGame]:
        wanted = games.c.number > after, games.c.number <= month.last, *_within(month)
        rows = select(games).where(*wanted).order_by(games.c.number).limit(limit)
        return found(connection, rows)

    return job


def _beginnings(first_ms: int, last_ms: int) -> Iterator[datetime]:
    """Yield the beginnings of all months from that of one time to that of another."""
    at = datetime.fromtimestamp(first_ms / 1000, UTC)
    at = datetime(at.year, at.month, 1, tzinfo=UTC)
    while at.timestamp() * 1000 <= last_ms:
        yield at
        at = _month_after(at)


def _month_after(at: datetime) -> datetime:
    return at.replace(year=at.year + at.month // 12, month=at.month % 12 + 1)


def _month(connection: Connection, begins: datetime) -> Month:
    """Return a month with what ended in it."""
    begin_ms, until_ms = (round(at.timestamp() * 1000) for at in (begins, _month_after(begins)))
    empty = Month(begins.strftime("%Y-%m"), begin_ms, until_ms, 0, 0, 0)
    counted = select(func.count(), func.max(games.c.number)).where(*_within(empty))
    count, last = connection.execute(counted).one()
    seats = game_seats.join(games, games.c.number == game_seats.c.number)
    gone = select(func.count()).select_from(seats).where(game_seats.c.known_as == DELETED)
    deleted = connection.execute(gone.where(*_within(empty))).scalar_one()
    return empty._replace(games=count, last=last or 0, deleted=deleted)


def _within(month: Month) -> list[ColumnElement[bool]]:
    """Return that a game ended in a month, and is not hidden; races have no moves in turn."""
    hidden = exists().where(tables.c.id == games.c.table_id, tables.c.hidden == 1)
    ended = games.c.ended_ms >= month.from_ms, games.c.ended_ms < month.until_ms
    return [*ended, ~hidden, games.c.game != RACE]
