"""What tables keep beside their events, in the same commit: finished games, and what falls due."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, exists, select

from tantrix.server.auth import names
from tantrix.server.db.base import TABLE, Conflict
from tantrix.server.db.engine import Job
from tantrix.server.db.schema.archive import game_boards, game_seats, games, tournament_games
from tantrix.server.db.schema.cluster import processes
from tantrix.server.db.schema.tables import (
    due_tables,
    events,
    planned_answers,
    seats_of,
    tables,
)
from tantrix.server.tables.finished import FinishedGame, FinishedSeat
from tantrix.server.tables.plans import Plans
from tantrix.server.tables.results import SidesResult

MOST_UNPLAYED = 8
"""How many events a table has at most at which no person has acted: robots begin, clocks rest."""

MOST_DELETED = 500
"""How many tables are deleted in one transaction: others wait meanwhile."""


def known_as(name: str, level: str | None) -> str:
    """Return the name by which a seat is found: of robots their level, of people their name."""
    return names.folded(name) if level is None else f"robot:{level}"


def enter(connection: Connection, table: str, ended: FinishedGame) -> int:
    """Enter a game that has ended, and return its number; one that is there already stays."""
    known = connection.scalar(select(games.c.number).where(games.c.table_id == table))
    if known is not None:
        return int(known)
    values = {name: getattr(ended, name) for name in _OF_GAME}
    best = max(seat.score for seat in ended.seats)
    row = games.insert().values(table_id=table, players=len(ended.seats), best=best, **values)
    number = int(connection.scalar(row.returning(games.c.number)) or 0)
    connection.execute(game_seats.insert(), [_seat_row(number, *one) for one in _numbered(ended)])
    connection.execute(game_boards.insert().values(number=number, codes=ended.board))
    if ended.tournament is not None:
        values = ended.tournament._asdict() | {"ranked": int(ended.tournament.ranked)}
        values["result"] = msgspec.json.encode(ended.tournament.result)
        connection.execute(tournament_games.insert().values(number=number, **values))
    return number


def keeping(table: str, ended: FinishedGame | None, due_ms: int | None) -> Job[None]:
    """Return the job that is part of the transaction of an event.

    It enters a game that the event has `ended`, and keeps when something falls due at the table.
    """

    def job(connection: Connection) -> None:
        if ended is not None:
            enter(connection, table, ended)
        connection.execute(due_tables.delete().where(due_tables.c.table_id == table))
        if due_ms is not None:
            connection.execute(due_tables.insert().values(table_id=table, due_ms=due_ms))

    return job


def seating(table: str, seats: Iterable[tuple[int, str]]) -> Job[None]:
    """Return the job that enters whom some seats belong to; what is there already stays."""

    def job(connection: Connection) -> None:
        for player, person in sorted(seats):
            row = {"table_id": table, "player": player, "person": person}
            same = [seats_of.c[name] == value for name, value in row.items()]
            if connection.scalar(select(seats_of.c.person).where(*same)) is None:
                connection.execute(seats_of.insert().values(**row))

    return job


def due(wall_ms: int, kind: str = TABLE) -> Job[list[str]]:
    """Return the job that finds the tables of a kind at which something has fallen due."""
    joined = due_tables.join(tables, tables.c.id == due_tables.c.table_id)
    found = select(due_tables.c.table_id).select_from(joined)
    query = found.where(due_tables.c.due_ms <= wall_ms, tables.c.kind == kind)
    return lambda connection: list(connection.scalars(query.order_by(due_tables.c.due_ms)))


def delete_unplayed(before_ms: int, in_use: Collection[str]) -> Job[int]:
    """Return the job that deletes tables at which no person has done anything, and counts them.

    They have not changed since `before_ms`, one person made them alone, they follow no game and
    belong to no tournament; those `in_use` stay, as do those of other processes. It takes
    `MOST_DELETED` at most.
    """
    of, one = tables.c, tables.c.id
    untouched = (
        of.kind == TABLE,
        of.updated_ms < before_ms,
        of.version <= MOST_UNPLAYED,
        of.robot_due == 0,
        of.rematch_of.is_(None),
        ~exists().where(seats_of.c.table_id == one),
        ~exists().where(due_tables.c.table_id == one),
        ~exists().where(events.c.table_id == one, events.c.client_id.is_not(None)),
        ~exists().where(processes.c.id == of.holder),
    )
    query = select(one).where(*untouched).order_by(of.updated_ms)
    some = query.limit(MOST_DELETED + len(in_use))

    def job(connection: Connection) -> int:
        found = connection.scalars(some)
        gone = [table for table in found if table not in in_use][:MOST_DELETED]
        connection.execute(events.delete().where(events.c.table_id.in_(gone)))
        connection.execute(tables.delete().where(one.in_(gone)))
        return len(gone)

    return job


def plans_at(table: str) -> Job[dict[str, Plans]]:
    """Return the job that finds what players have planned at a table, by person."""
    query = select(planned_answers.c.person, planned_answers.c.body)
    query = query.where(planned_answers.c.table_id == table).order_by(planned_answers.c.person)

    def job(connection: Connection) -> dict[str, Plans]:
        rows = connection.execute(query).all()
        return {person: msgspec.json.decode(body, type=Plans) for person, body in rows}

    return job


def replace_plans(table: str, plans: Mapping[str, Plans]) -> Job[None]:
    """Return the job that has these plans at a table, instead of those of before."""

    def job(connection: Connection) -> None:
        connection.execute(planned_answers.delete().where(planned_answers.c.table_id == table))
        for person, one in plans.items():
            row = {"person": person, "table_id": table, "body": msgspec.json.encode(one)}
            connection.execute(planned_answers.insert().values(row))

    return job


def keep_plans(table: str, version: int, person: str, plans: Plans) -> Job[None]:
    """Return the job that keeps what somebody plans at a table that has so many events.

    It raises `Conflict` where another process has gone on with the table.
    """

    def job(connection: Connection) -> None:
        if connection.scalar(select(tables.c.version).where(tables.c.id == table)) != version:
            raise Conflict("the table has gone on elsewhere")
        mine = planned_answers.c.table_id == table, planned_answers.c.person == person
        connection.execute(planned_answers.delete().where(*mine))
        if plans.answers:
            row = {"person": person, "table_id": table, "body": msgspec.json.encode(plans)}
            connection.execute(planned_answers.insert().values(row))

    return job


class TournamentResult(NamedTuple):
    """What a table of a tournament came to; `number` is that of the game in the index."""

    number: int
    table: str
    word: str
    ended_ms: int
    used_ms: tuple[int, ...]
    result: SidesResult


def results_of(connection: Connection, words: Collection[str]) -> list[TournamentResult]:
    """Return what came of those games that have ended, by their words, in order of numbers."""
    of = tournament_games.c
    joined = tournament_games.join(games, games.c.number == of.number)
    columns = (of.number, games.c.table_id, of.word, games.c.ended_ms, of.result)
    query = select(*columns).select_from(joined).where(of.word.in_(words)).order_by(of.number)
    rows = connection.execute(query).all()
    times: dict[int, list[int]] = {row.number: [] for row in rows}
    sat = select(game_seats.c.number, game_seats.c.used_ms).where(game_seats.c.number.in_(times))
    for number, used_ms in connection.execute(sat.order_by(game_seats.c.number, game_seats.c.seat)):
        times[number].append(used_ms)
    return [
        TournamentResult(*row[:4], tuple(times[row.number]), read_result(row.result))
        for row in rows
    ]


def read_result(body: bytes) -> SidesResult:
    """Return a result as it is stored."""
    return msgspec.json.decode(body, type=SidesResult)


_OF_GAME = (
    "game kind started_ms ended_ms placements opening termination winner margin".split()  # noqa: SIM905
)


def _numbered(ended: FinishedGame) -> list[tuple[int, FinishedSeat]]:
    return list(enumerate(ended.seats))


def _seat_row(number: int, seat: int, came: FinishedSeat) -> dict[str, Any]:
    """Return the row of a seat."""
    name = known_as(came.name, came.level)
    fields = came._asdict() | {"gave_up": int(came.gave_up)}
    return {"number": number, "seat": seat, "known_as": name, **fields}
