"""Tournaments in the database beside their events: what lists need, and a sign of life."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Select, case, func, select

from tantrix.rules.base import Termination
from tantrix.server.db.engine import Database, Job
from tantrix.server.db.schema.archive import game_seats, games
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.schema.tournaments import tournament_feats, tournament_people, tournaments
from tantrix.server.notifications.notices import REMINDERS_MIN, reminded
from tantrix.tournaments import overview, rally
from tantrix.tournaments.honours import FEATS, Feat, badges, feats
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import TournamentState

When = Literal["now", "soon", "mine", "past", "dates"]


class Span(NamedTuple):
    """A time from `since_ms` up to and without `until_ms`, in milliseconds since 1970."""

    since_ms: int
    until_ms: int


ALWAYS = Span(1, 1 << 60)
"""All starts there can be; 0 stands for none."""


class Listed(NamedTuple):
    """A tournament in a list: its id and its summary."""

    id: str
    summary: bytes


class PlaceWon(NamedTuple):
    """The final place of somebody in a tournament, its summary, badges, and when it was over."""

    tournament: str
    summary: bytes
    place: int
    badges: str
    ended_ms: int


class HeldFeat(NamedTuple):
    """The best of all tournaments; `name` is None for nobody, or who has an account no more."""

    feat: Feat
    value: int
    tournament: str
    summary: bytes
    name: str | None
    ended_ms: int


class GamesOf(NamedTuple):
    """How many games somebody has played, and to how many they did not come or did not stay."""

    played: int
    unfinished: int


SOME = 500
"""About how many people are asked for at once."""

UNKEPT_MS = 30_000
"""How long after its last sign of life nobody keeps a tournament."""

SOON_MS = (max(REMINDERS_MIN) + 5) * 60_000
"""How long before its start a tournament has to be kept: the first reminder comes after that."""

SETTLED = 0
"""The last sign of life of a tournament that is over and has no open table any more."""

LEFT = (Termination.DEFAULT, Termination.ABSENT, Termination.ADJUDICATED)
"""How games end that somebody has left; who has won has not."""


class TournamentStore:
    """Lists of tournaments, and signs of life. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(
        self, when: When, person: str, offset: int, limit: int, span: Span = ALWAYS
    ) -> tuple[list[Listed], int]:
        """Return so many tournaments from an offset on, and how many there are in all.

        `dates` are those that start within a span.
        """
        wanted = _wanted(when, person, span)

        def job(connection: Connection) -> tuple[list[Listed], int]:
            count = connection.scalar(select(func.count()).select_from(wanted.subquery())) or 0
            rows = connection.execute(wanted.offset(offset).limit(limit)).all()
            return [Listed(*row) for row in rows], int(count)

        return await self._database.read(job)

    async def games_of(self, person: str) -> GamesOf:
        """Return what games somebody has played at this server, against people or robots."""
        left = games.c.termination.in_(LEFT) & (game_seats.c.result != "won")
        unfinished = func.coalesce(func.sum(case((left, 1), else_=0)), 0)
        joined = game_seats.join(games, games.c.number == game_seats.c.number)
        query = select(func.count(), unfinished).select_from(joined)
        mine = query.where(game_seats.c.person == person)

        def job(connection: Connection) -> GamesOf:
            count, left_count = connection.execute(mine).one()
            return GamesOf(int(count), int(left_count))

        return await self._database.read(job)

    async def others_on(self, people: Collection[str], tournament: str) -> list[str]:
        """Return the tournaments that are on in which some people have entered, but for one."""
        of, mine = tournaments.c, tournament_people.c
        query = select(of.id).join(tournament_people, mine.tournament == of.id).distinct()
        running = query.where(of.status == "running", of.id != tournament)
        wanted, found = sorted(people), set[str]()
        for first in range(0, len(wanted), SOME):
            some = running.where(mine.person.in_(wanted[first : first + SOME]))

            def job(connection: Connection, query: Select[Any] = some) -> list[str]:
                return list(connection.scalars(query))

            found.update(await self._database.read(job))
        return sorted(found)

    async def places_of(self, person: str, limit: int) -> list[PlaceWon]:
        """Return the latest places of somebody in tournaments that are over and public."""
        of, mine = tournaments.c, tournament_people.c
        query = (
            select(
                of.id, tables.c.summary, mine.place, func.coalesce(mine.badges, ""), of.updated_ms
            )
            .join(tables, tables.c.id == of.id)
            .join(tournament_people, mine.tournament == of.id)
            .where(mine.person == person, mine.place.is_not(None), of.hidden == 0)
            .order_by(of.updated_ms.desc(), of.id)
            .limit(limit)
        )

        def job(connection: Connection) -> list[PlaceWon]:
            return [PlaceWon(*row) for row in connection.execute(query)]

        return await self._database.read(job)

    async def records(self) -> list[HeldFeat]:
        """Return who holds the records of public tournaments; on a tie, who was first."""
        return await self._database.read(
            lambda connection: [
                HeldFeat(*row)
                for feat in FEATS
                if (row := connection.execute(_best(feat)).one_or_none()) is not None
            ]
        )

    async def puzzles_in_play(self, now_ms: int) -> list[str]:
        """Return the ids of the puzzles of all rallies that are on."""
        of = tournaments.c
        query = select(of.puzzles).where(
            of.hidden.in_((0, 1)), of.status == "running", of.puzzles_until_ms > now_ms
        )

        def job(connection: Connection) -> list[str]:
            return [puzzle for row in connection.scalars(query) for puzzle in row.split()]

        return await self._database.read(job)

    async def left_alone(self, now_ms: int) -> list[str]:
        """Return the tournaments that no process keeps, though they are on or begin soon.

        Those are among them that are over and may have open tables.
        """
        of = tournaments.c
        soon = (of.status == "open") & of.starts_ms.between(1, now_ms + SOON_MS)
        over = of.status.in_(("finished", "cancelled")) & (of.alive_ms != SETTLED)
        on = soon | (of.status == "running") | over
        unkept = of.alive_ms < now_ms - UNKEPT_MS
        query = select(of.id).where(of.hidden.in_((0, 1)), on, unkept)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def remind(
        self, tournament: str, minutes: int, people: Collection[str], now_ms: int
    ) -> None:
        """Remind people of a start; whoever has this reminder already gets it no second time."""
        await self._database.write(reminded(tournament, minutes, people, now_ms))

    async def alive_ms(self, tournament: str) -> int:
        """Return when the process that kept a tournament was last seen at work."""
        query = select(tournaments.c.alive_ms).where(tournaments.c.id == tournament)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def settled(self, tournament: str) -> None:
        """Note that a tournament is over and has no open table any more."""
        await self.alive(tournament, SETTLED)

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
    on = rally.in_play(state)
    values = {
        "status": state.status,
        "starts_ms": state.starts_ms,
        "updated_ms": state.updated_ms,
        "alive_ms": state.updated_ms,
        "hidden": int(state.settings.online.private),
        "puzzles": None if on is None else " ".join(on.puzzles),
        "puzzles_until_ms": None if on is None else on.deadline_ms,
    }
    of, honours = tournament_people.c, _honours(state)
    achieved = _feats(tournament, state)

    def job(connection: Connection) -> None:
        if new:
            connection.execute(tournaments.insert().values(id=tournament, **values))
        else:
            row = tournaments.update().where(tournaments.c.id == tournament)
            connection.execute(row.values(**values))
        for person in people:
            _add(connection, tournament, person)
        for person, honour in honours.items():
            mine = (of.person == person) & (of.tournament == tournament)
            connection.execute(tournament_people.update().where(mine).values(honour))
        if achieved:
            before = tournament_feats.c.tournament == tournament
            connection.execute(tournament_feats.delete().where(before))
            connection.execute(tournament_feats.insert(), achieved)

    return job


def _honours(state: TournamentState) -> dict[str, dict[str, Any]]:
    """Return the final place and the badges of every person in a tournament that is over."""
    if state.status != "finished":
        return {}
    places = overview.final_places(state)
    won = badges(state, places)
    return {
        person: {"place": place, "badges": " ".join(won.get(entry, ()))}
        for place, entry in places
        for person in state.entries[entry].registration.persons
    }


def _feats(tournament: str, state: TournamentState) -> list[dict[str, Any]]:
    """Return the best that was achieved in a tournament that is over, as it is stored."""
    if state.status != "finished" or state.from_file:  # which nobody here has seen
        return []
    return [
        {"tournament": tournament, "feat": feat, "value": value, "person": _person(state, entry)}
        for feat, value, entry in feats(state)
    ]


def _person(state: TournamentState, entry: Entry | None) -> str:
    """Return the person of an entry; empty for none."""
    return "" if entry is None else next(iter(state.entries[entry].registration.persons), "")


def _best(feat: Feat) -> Select[Any]:
    """Return the query of who holds a record."""
    of, did = tournaments.c, tournament_feats.c
    joined = (
        tournament_feats.join(tournaments, of.id == did.tournament)
        .join(tables, tables.c.id == of.id)
        .outerjoin(persons, persons.c.id == did.person)
    )
    query = select(
        did.feat, did.value, of.id, tables.c.summary, persons.c.name, of.updated_ms
    ).select_from(joined)
    over = query.where(did.feat == feat, did.value > 0, of.status == "finished", of.hidden == 0)
    return over.order_by(did.value.desc(), of.updated_ms, of.id).limit(1)


def _add(connection: Connection, tournament: str, person: str) -> None:
    """Note whose tournament it is too."""
    of = tournament_people.c
    known = select(of.person).where(of.person == person, of.tournament == tournament)
    if connection.scalar(known) is None:
        row = tournament_people.insert().values(person=person, tournament=tournament)
        connection.execute(row)


def _wanted(when: When, person: str, span: Span) -> Select[Any]:
    """Return the query of a list: in play, taking entries, over, somebody's own, or by starts."""
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
    if when == "dates":
        within = (of.starts_ms >= span.since_ms) & (of.starts_ms < span.until_ms)
        return query.where(of.status != "draft", within).order_by(of.starts_ms, of.id)
    over = of.status.in_(("finished", "cancelled"))
    return query.where(over).order_by(of.updated_ms.desc(), of.id)
