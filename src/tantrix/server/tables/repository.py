"""The index of finished games as a table writes it: with the event that ends the game."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from tantrix.server.auth import names
from tantrix.server.db.engine import Job
from tantrix.server.db.schema.archive import game_boards, game_seats, games
from tantrix.server.tables.finished import FinishedGame, FinishedSeat


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
    return number


def entering(table: str, ended: FinishedGame) -> Job[None]:
    """Return the job that enters a game, for the transaction of the event that ended it."""

    def job(connection: Connection) -> None:
        enter(connection, table, ended)

    return job


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
