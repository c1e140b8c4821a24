"""Rushes in a database: what somebody has solved so far, and the table of the best."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, Subquery, func, or_, select

from tantrix.server.db.engine import Database
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.training import rush_runs

MOST_MISTAKES = 3
"""So many mistakes end a rush."""

MINUTE_MS = 60_000

Minutes = Literal[3, 5]
"""How long a rush takes."""

_R = rush_runs.c


class RushRun(NamedTuple):
    """A rush of so many minutes; `ended_ms` is set when mistakes, or an answer too late, end it."""

    id: str
    owner: str
    minutes: Minutes
    started_ms: int
    solved: int = 0
    mistakes: int = 0
    ended_ms: int | None = None

    @property
    def number(self) -> int:
        """The number of the exercise that is to be solved next, from 0 on."""
        return self.solved + self.mistakes

    @property
    def ends_ms(self) -> int:
        """When its time is up."""
        return self.started_ms + self.minutes * MINUTE_MS

    def is_over(self, now_ms: int) -> bool:
        """Tell whether nothing can be solved any more."""
        return self.ended_ms is not None or now_ms >= self.ends_ms


class RushBest(NamedTuple):
    """The best rush of somebody; equal ones share a place."""

    place: int
    owner: str
    name: str
    solved: int
    mistakes: int
    started_ms: int


class RushStore:
    """The rushes of a server. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(self, run: RushRun) -> None:
        """Keep a rush that begins."""
        await self._database.write(lambda c: c.execute(rush_runs.insert().values(run._asdict())))

    async def run(self, run: str) -> RushRun | None:
        """Return a rush, None where there is no such one."""
        return await self._database.read(lambda c: _run(c, run))

    async def answered(self, run: RushRun, *, right: bool, at_ms: int) -> RushRun | None:
        """Count the answer to the exercise of a rush, and return the rush as it is then.

        What was answered meanwhile, or is over, stays as it is. None where there is no such rush.
        """
        return await self._database.write(lambda c: _answered(c, run, right, at_ms))

    async def best(self, minutes: int, limit: int, now_ms: int) -> list[RushBest]:
        """Return the best rushes that are over, one of each person with an account."""
        ranked = _ranked(minutes, now_ms)
        query = _best(ranked).order_by(ranked.c.place, ranked.c.started_ms, ranked.c.id)
        rows = await self._database.read(lambda c: c.execute(query.limit(limit)).all())
        return [RushBest(*row) for row in rows]

    async def place(self, minutes: int, owner: str, now_ms: int) -> RushBest | None:
        """Return the best rush of somebody with its place, None where they are in no table."""
        ranked = _ranked(minutes, now_ms)
        query = _best(ranked).where(ranked.c.owner == owner)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else RushBest(*row)

    async def own_best(self, minutes: int, owner: str, now_ms: int) -> int | None:
        """Return the most that somebody, with an account or not, has solved in a rush."""
        over = _over(now_ms)
        query = select(func.max(_R.solved)).where(_R.owner == owner, _R.minutes == minutes, over)
        return await self._database.read(lambda c: c.execute(query).scalar())


def _run(connection: Connection, run: str) -> RushRun | None:
    columns = [_R[name] for name in RushRun._fields]
    row = connection.execute(select(*columns).where(_R.id == run)).one_or_none()
    return None if row is None else RushRun(*row)


def _answered(connection: Connection, run: RushRun, right: bool, at_ms: int) -> RushRun | None:  # noqa: FBT001 - of a method whose argument is named
    here = _R.id == run.id, _R.solved + _R.mistakes == run.number, _R.ended_ms.is_(None)
    mistakes = run.mistakes + (not right)
    ended_ms = at_ms if mistakes == MOST_MISTAKES else None
    change = {"solved": run.solved + right, "mistakes": mistakes, "ended_ms": ended_ms}
    connection.execute(rush_runs.update().where(*here).values(change))
    return _run(connection, run.id)


def _over(now_ms: int) -> ColumnElement[bool]:
    """Return that a rush is over."""
    return or_(_R.ended_ms.is_not(None), _R.started_ms + _R.minutes * MINUTE_MS <= now_ms)


def _ranked(minutes: int, now_ms: int) -> Subquery:
    """Return the best rush of each person, ranked: most solved, then fewest mistakes."""
    order = (_R.solved.desc(), _R.mistakes)
    own = func.row_number().over(partition_by=_R.owner, order_by=(*order, _R.started_ms, _R.id))
    best = (
        select(_R.id, _R.owner, persons.c.name, _R.solved, _R.mistakes, _R.started_ms)
        .add_columns(own.label("own"))
        .join(persons, persons.c.id == _R.owner)
        .where(_R.minutes == minutes, _R.solved > 0, persons.c.name.is_not(None), _over(now_ms))
        .subquery()
    )
    place = func.rank().over(order_by=(best.c.solved.desc(), best.c.mistakes))
    return select(best, place.label("place")).where(best.c.own == 1).subquery()


def _best(ranked: Subquery) -> Select[int, str, str, int, int, int]:
    return select(*(ranked.c[name] for name in RushBest._fields))
