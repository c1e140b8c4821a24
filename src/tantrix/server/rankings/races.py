"""The table of the Gobble races: who has won most of those that people raced together.

A race has no rating, so that its table is counted from the seats of the games that ended whenever
it is read, and nothing is stored. Deleted accounts and guests are not in it.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, case, func, select

from tantrix.rules.base import Termination
from tantrix.server.auth.repository import MEMBER
from tantrix.server.db.base import RACE
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.archive import game_seats, games
from tantrix.server.db.schema.auth import persons
from tantrix.server.rankings.repository import RankedPerson

MOST_RACERS = 100
"""How many rows the table has."""


class RaceLine(NamedTuple):
    """A row of the table: its place, whose it is, and in how many races they came first."""

    place: int
    known: RankedPerson
    races: int
    won: int


class RaceStore:
    """The races in a database. Its method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lines(self) -> list[RaceLine]:
        """Return the table: more wins first, of equally many those from fewer races."""
        return await self._database.read(_lines)


def _lines(connection: Connection) -> list[RaceLine]:
    races = func.count().label("races")
    won = func.sum(case((game_seats.c.result == "won", 1), else_=0)).label("won")
    joined = game_seats.join(games, games.c.number == game_seats.c.number)
    query = (
        select(persons.c.id, persons.c.name, persons.c.country, races, won)
        .select_from(joined.join(persons, persons.c.id == game_seats.c.person))
        .where(games.c.game == RACE, games.c.kind != "private")
        .where(games.c.termination != Termination.VOID.value, persons.c.kind == MEMBER)
        .group_by(persons.c.id, persons.c.name, persons.c.country)
        .order_by(won.desc(), races, persons.c.name)
        .limit(MOST_RACERS)
    )
    lines: list[RaceLine] = []
    for at, (person, name, country, raced, first) in enumerate(connection.execute(query), start=1):
        same = bool(lines) and (lines[-1].races, lines[-1].won) == (raced, first)
        place = lines[-1].place if same else at
        lines.append(RaceLine(place, RankedPerson(person, name, country), raced, first))
    return lines
