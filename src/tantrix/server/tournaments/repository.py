"""Tournaments in the database beside their events: what lists need, and a sign of life."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Select, func, select

from tantrix.server.db.engine import Database, Job
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.schema.tournaments import tournament_people, tournaments
from tantrix.tournaments.state import TournamentState

When = Literal["now", "soon", "mine", "past"]


class Listed(NamedTuple):
    """A tournament in a list: its id and its summary."""

    id: str
    summary: bytes


class TournamentStore:
    """Lists of tournaments, and signs of life. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(
        self, when: When, person: str, offset: int, limit: int
    ) -> tuple[list[Listed], int]:
        """Return so many tournaments from an offset on, and how many there are in all."""
        wanted = _wanted(when, person)

        def job(connection: Connection) -> tuple[list[Listed], int]:
            count = connection.scalar(select(func.count()).select_from(wanted.subquery())) or 0
            rows = connection.execute(wanted.offset(offset).limit(limit)).all()
            return [Listed(*row) for row in rows], int(count)

        return await self._database.read(job)

    async def alive_ms(self, tournament: str) -> int:
        """Return when the process that kept a tournament was last seen at work."""
        query = select(tournaments.c.alive_ms).where(tournaments.c.id == tournament)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def alive(self, tournament: str, now_ms: int) -> None:
        """Note that a tournament is kept."""
        row = tournaments.update().where(tournaments.c.id == tournament)

        def job(connection: Connection) -> None:
            connection.execute(row.values(alive_ms=now_ms))

        await self._database.write(job)


def keeping(
    tournament: str, state: TournamentState, people: Collection[str], *, new: bool = False
) -> Job[None]:
    """Return the job that writes what lists need, in the commit of an event.

    `people` are those whose tournament it is from now on.
    """
    values = {
        "status": state.status,
        "starts_ms": state.starts_ms,
        "updated_ms": state.updated_ms,
        "alive_ms": state.updated_ms,
        "hidden": int(state.settings.online.private),
    }

    def job(connection: Connection) -> None:
        if new:
            connection.execute(tournaments.insert().values(id=tournament, **values))
        else:
            row = tournaments.update().where(tournaments.c.id == tournament)
            connection.execute(row.values(**values))
        for person in people:
            _add(connection, tournament, person)

    return job


def _add(connection: Connection, tournament: str, person: str) -> None:
    """Note whose tournament it is too."""
    of = tournament_people.c
    known = select(of.person).where(of.person == person, of.tournament == tournament)
    if connection.scalar(known) is None:
        row = tournament_people.insert().values(person=person, tournament=tournament)
        connection.execute(row)


def _wanted(when: When, person: str) -> Select[Any]:
    """Return the query of a list: in play, taking entries, over, or somebody's own."""
    of = tournaments.c
    query = select(of.id, tables.c.summary).join(tables, tables.c.id == of.id)
    if when == "mine":
        mine = select(tournament_people.c.tournament).where(tournament_people.c.person == person)
        return query.where(of.id.in_(mine)).order_by(of.updated_ms.desc(), of.id)
    query = query.where(of.hidden == 0)
    if when == "now":
        return query.where(of.status == "running").order_by(of.starts_ms, of.id)
    if when == "soon":
        return query.where(of.status == "open").order_by(of.starts_ms == 0, of.starts_ms, of.id)
    over = of.status.in_(("finished", "cancelled"))
    return query.where(over).order_by(of.updated_ms.desc(), of.id)
