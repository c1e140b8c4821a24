"""The tables of the server as tournaments use them."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tables.config import Seat
from tantrix.server.tables.decisions import Hold, Release, TableRuling
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.options import TournamentGame
from tantrix.server.tables.repository import TournamentResult
from tantrix.server.tables.tournament_tables import TournamentTable
from tantrix.server.tournaments.games import GameSeat, GameToOpen, PlayedGame
from tantrix.server.web.protocol import Letter
from tantrix.tournaments.results import Ending, GameResult


class ServerTables:
    """`GameTables` of a server."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager

    async def open(self, game: GameToOpen) -> str:
        """See `GameTables`."""
        place = game.place
        wish = TournamentTable(
            game=TournamentGame(
                tournament=game.tournament,
                stage=game.stage + 1,
                round=place.round,
                pairing=place.table,
                game=place.game,
                ranked=game.ranked,
                starter=game.starter,
            ),
            seats=tuple(map(_seat, game.seats)),
            limit_ms=game.limit_ms,
            pool=game.pool,
            doubles=len(game.seats) > 2,
            scheduled_ms=None if game.days else game.starts_ms,
            no_show_ms=game.no_show_ms,
            days=game.days,
            delay_s=game.delay_s,
            hidden=game.private,
        )
        return await self._manager.create_for_tournament(wish)

    async def played(self, words: Collection[str]) -> list[PlayedGame]:
        """See `GameTables`."""
        return [_played(one) for one in await self._manager.results(words)]

    async def end(self, room: str, result: GameResult, word: str) -> None:
        """See `GameTables`."""
        try:
            await self._manager.decide(room, _decision(result), word)
        except TantrixError as error:
            if error.id != "table.over":
                raise

    async def hold(self, room: str, word: str, *, release: bool) -> None:
        """See `GameTables`."""
        await self._manager.decide(room, Release() if release else Hold(), word)


def _seat(seat: GameSeat) -> Seat:
    colour = cast("Letter", seat.colour)
    return Seat("person", seat.name, None, colour, seat.person, seat.country or None)


def _played(found: TournamentResult) -> PlayedGame:
    """Return what came of a game between two sides; of partners the times are added up."""
    one, two = (sum(found.used_ms[side::2]) for side in (0, 1))
    return PlayedGame(found.word, found.result.of_two(), (one, two))


def _decision(result: GameResult) -> TableRuling:
    """Return what ends a table as a Controller has decided."""
    first, _ = result.tenths
    match result.ending:
        case Ending.DEFAULT:
            return TableRuling(ends="default", out=result.out, tenths=first)
        case Ending.TIED | Ending.DEADLOCK | Ending.ABSENT:
            return TableRuling(ends="tie", tenths=first)
    return TableRuling(ends="scores", tenths=first)
