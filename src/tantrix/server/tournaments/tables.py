"""The tables of the server as tournaments use them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from tantrix.rules.bag import Start
from tantrix.rules.base import Termination
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.archive import game_seats, games
from tantrix.server.db.schema.tables import tables
from tantrix.server.tables.config import ClockConfig, Seat
from tantrix.server.tables.games.strategy import StrategyConfig
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.options import TableOptions
from tantrix.server.tournaments.games import NewGame, PlayedGame
from tantrix.tournaments.points import penalty
from tantrix.tournaments.results import Ending, GameResult

ENDINGS = {
    Termination.RESIGNED: Ending.RESIGNED,
    Termination.DEADLOCK: Ending.DEADLOCK,
    Termination.TIE: Ending.TIED,
}


class ServerTables:
    """`GameTables` of a server."""

    def __init__(self, manager: TableManager, database: Database) -> None:
        self._manager = manager
        self._database = database

    async def open(self, game: NewGame) -> str:
        config = StrategyConfig(
            seats=tuple(
                Seat("person", seat.name, None, seat.colour, seat.person, seat.country or None)  # type: ignore[arg-type]
                for seat in game.seats
            ),
            doubles=False,
            start=Start.DRAW_RETURN,
            clock=ClockConfig(game.limit_ms),
            pace="human",
            terms=TableOptions(kind="unranked", delay_s=game.delay_s),
        )
        return await self._manager.create_together(config, game.seats[0].person, _once(game.word))

    async def played(self, words: Collection[str]) -> list[PlayedGame]:
        asked = {_once(word): word for word in words}

        def job(connection: Connection) -> list[PlayedGame]:
            query = (
                select(tables.c.rematch_of, games.c.number, games.c.termination)
                .join(games, games.c.table_id == tables.c.id)
                .where(tables.c.rematch_of.in_(asked))
                .order_by(games.c.number)
            )
            rows = connection.execute(query).all()
            return [
                _played(connection, asked[once], number, Termination(ended))
                for once, number, ended in rows
            ]

        return await self._database.read(job)


def _once(word: str) -> str:
    return f"tournament:{word}"


def _played(connection: Connection, word: str, number: int, termination: Termination) -> PlayedGame:
    """Return what came of a game."""
    of = game_seats.c
    query = select(of.score, of.used_ms, of.overtime_ms, of.gave_up).where(of.number == number)
    one, two = connection.execute(query.order_by(of.seat)).all()
    ending = ENDINGS.get(termination, Ending.PLAYED)
    late = [one.used_ms - one.overtime_ms, two.used_ms - two.overtime_ms]
    costs = [
        penalty(seat.used_ms, limit) if seat.overtime_ms else 0
        for seat, limit in zip((one, two), late, strict=True)
    ]
    out = (0 if one.gave_up else 1) if ending is Ending.RESIGNED else None
    result = GameResult(
        ending=ending, scores=(one.score, two.score), penalties=(costs[0], costs[1]), out=out
    )
    return PlayedGame(word, result, (one.used_ms, two.used_ms))
