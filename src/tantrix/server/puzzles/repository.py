"""How long people took for the puzzles of the catalogue, in a database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Subquery, func, or_, select

from tantrix.server.db.engine import Database, insert
from tantrix.server.db.median import MedianTime, median
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.training import puzzle_attempts

_A = puzzle_attempts.c


class PuzzleAttempt(NamedTuple):
    """A puzzle in somebody's hands, since a wall-clock time in milliseconds.

    `time_ms` is how long the first solution took, None until there is one; `counts` tells whether
    it stands in the table.
    """

    opened_ms: int
    time_ms: int | None = None
    counts: bool = True


class PuzzleTime(NamedTuple):
    """The time of somebody; of equal ones the first to be reached has the better place."""

    place: int
    owner: str
    name: str
    time_ms: int
    solved_ms: int


class PuzzleTimes(NamedTuple):
    """A page of the times of a puzzle, the row of whoever asks if any, and how many there are."""

    rows: list[PuzzleTime]
    own: PuzzleTime | None
    size: int


class PuzzleTimeStore:
    """Attempts at puzzles; `owner` is the id of a person. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, owner: str, puzzle: str, at_ms: int, *, counts: bool) -> PuzzleAttempt:
        """Return somebody's attempt at a puzzle; the first time it begins now."""
        return await self._database.write(lambda c: _open(c, owner, puzzle, at_ms, counts))

    async def attempt(self, owner: str, puzzle: str) -> PuzzleAttempt | None:
        """Return somebody's attempt at a puzzle, None where they have not opened it."""
        return await self._database.read(lambda c: _attempt(c, owner, puzzle))

    async def discount(self, owner: str, puzzle: str) -> None:
        """Have an attempt not count that is not solved yet."""
        change = puzzle_attempts.update().where(*_unsolved(owner, puzzle)).values(counts=0)
        await self._database.write(lambda c: c.execute(change))

    async def solved(self, owner: str, puzzle: str, at_ms: int) -> PuzzleAttempt | None:
        """Keep the time of an attempt and return it; the first time that is kept stays."""
        return await self._database.write(lambda c: _solved(c, owner, puzzle, at_ms))

    async def times(
        self, puzzle: str, owner: str, now_ms: int, *, skip: int, limit: int
    ) -> PuzzleTimes:
        """Return times that count, one of each person with a name who is not banned, best first."""
        ranked = _ranked(puzzle, now_ms)
        return await self._database.read(lambda c: _times(c, ranked, owner, skip, limit))

    async def median(self, puzzle: str, now_ms: int) -> MedianTime | None:
        """Return the median of all times that count and are of nobody who is banned.

        That of visitors is one of them. None where there are too few.
        """
        banned = select(persons.c.id).where(persons.c.banned_until_ms > now_ms)
        which = *_counted(puzzle), _A.owner.not_in(banned.scalar_subquery())
        return await self._database.read(lambda c: median(c, _A.time_ms, *which))


def _counted(puzzle: str) -> tuple[ColumnElement[bool], ...]:
    return _A.puzzle == puzzle, _A.counts == 1, _A.time_ms.is_not(None)


def _unsolved(owner: str, puzzle: str) -> tuple[ColumnElement[bool], ...]:
    return _A.owner == owner, _A.puzzle == puzzle, _A.time_ms.is_(None)


def _attempt(connection: Connection, owner: str, puzzle: str) -> PuzzleAttempt | None:
    query = select(_A.opened_ms, _A.time_ms, _A.counts)
    query = query.where(_A.owner == owner, _A.puzzle == puzzle)
    row = connection.execute(query).one_or_none()
    return None if row is None else PuzzleAttempt(row.opened_ms, row.time_ms, bool(row.counts))


def _open(
    connection: Connection,
    owner: str,
    puzzle: str,
    at_ms: int,
    counts: bool,  # noqa: FBT001 - of a method whose argument is named
) -> PuzzleAttempt:
    fresh = insert(connection, puzzle_attempts).values(
        owner=owner, puzzle=puzzle, opened_ms=at_ms, counts=int(counts)
    )
    connection.execute(fresh.on_conflict_do_nothing())
    attempt = _attempt(connection, owner, puzzle)
    assert attempt is not None  # noqa: S101 - it was there, or is now
    return attempt


def _solved(connection: Connection, owner: str, puzzle: str, at_ms: int) -> PuzzleAttempt | None:
    attempt = _attempt(connection, owner, puzzle)
    if attempt is None or attempt.time_ms is not None:
        return attempt
    # A clock that was put back makes nobody quicker than no time.
    solved = attempt._replace(time_ms=max(0, at_ms - attempt.opened_ms))
    change = puzzle_attempts.update().where(*_unsolved(owner, puzzle))
    connection.execute(change.values(time_ms=solved.time_ms))
    return solved


def _times(
    connection: Connection, ranked: Subquery, owner: str, skip: int, limit: int
) -> PuzzleTimes:
    query = select(*(ranked.c[name] for name in PuzzleTime._fields))
    shown = query.order_by(ranked.c.place, ranked.c.name).offset(skip).limit(limit)
    own = connection.execute(query.where(ranked.c.owner == owner)).one_or_none()
    return PuzzleTimes(
        [PuzzleTime(*row) for row in connection.execute(shown).all()],
        None if own is None else PuzzleTime(*own),
        connection.execute(select(func.count()).select_from(ranked)).scalar_one(),
    )


def _ranked(puzzle: str, now_ms: int) -> Subquery:
    """Return the times of a puzzle that count, ranked: the least, then the first to be reached."""
    solved_ms = _A.opened_ms + _A.time_ms
    place = func.rank().over(order_by=(_A.time_ms, solved_ms))
    allowed = or_(persons.c.banned_until_ms.is_(None), persons.c.banned_until_ms <= now_ms)
    return (
        select(place.label("place"), _A.owner, persons.c.name, _A.time_ms)
        .add_columns(solved_ms.label("solved_ms"))
        .join(persons, persons.c.id == _A.owner)
        .where(*_counted(puzzle), persons.c.name.is_not(None), allowed)
        .subquery()
    )
