"""The tables of the server as tournaments use them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Literal, cast

from tantrix.rules.core.errors import TantrixError
from tantrix.server.race.manager import RaceManager
from tantrix.server.race.state import RaceSeat, RaceTerms
from tantrix.server.race.views import RaceOutcome
from tantrix.server.tables.config import Seat
from tantrix.server.tables.decisions import Hold, Release, TableRuling, Void
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.options import TournamentGame
from tantrix.server.tables.repository import TournamentResult
from tantrix.server.tables.results import SidesResult
from tantrix.server.tables.state import TABLE_LOG
from tantrix.server.tables.tournament_tables import TournamentTable
from tantrix.server.tournaments.games import EndingGame, PlayedGame, TableCall
from tantrix.server.tournaments.opening import GameSeat, GameToOpen
from tantrix.server.web.protocol import Letter
from tantrix.tournaments.results import Ending


class ServerTables:
    """`GameTables` of a server."""

    def __init__(self, manager: TableManager, races: RaceManager) -> None:
        self._manager = manager
        self._races = races

    async def open(self, game: GameToOpen) -> str:
        """See `GameTables`."""
        if game.plays == "gobble":
            return await self._races.create_for_tournament(_terms(game), _racers(game), game.word)
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
            doubles=game.doubles,
            scheduled_ms=None if game.days else game.starts_ms,
            no_show_ms=game.no_show_ms,
            no_show_asks=game.no_show_asks,
            left_asks=game.left_asks,
            days=game.days,
            delay_s=game.delay_s,
            hidden=game.private,
            seed=game.seed,
            sealed_ms=game.sealed_ms,
            solitaire=game.plays == "solitaire",
            counts=game.counts,
        )
        return await self._manager.create_for_tournament(wish)

    async def played(self, words: Collection[str]) -> list[PlayedGame]:
        """See `GameTables`."""
        games = [played(one) for one in await self._manager.results(words)]
        return [*games, *map(_raced, await self._races.results(words))]

    async def end(self, game: EndingGame) -> bool:
        """See `GameTables`."""
        try:
            if game.plays == "gobble":
                return await self._races.end(game.room, game.void or "unneeded")
            return await self._manager.decide(game.room, _decision(game), game.decision)
        except TantrixError as error:
            if error.id not in {"table.over", "table.unknown"}:
                raise
        return True

    async def look_at(self, room: str) -> TableCall | None:
        """See `GameTables`; of a table that another process holds, this is what is stored."""
        try:
            table = await self._manager.room(room)
            await table.reap()  # a Controller who could not decide has all the time again
            state = table.state
        except TantrixError as error:
            if error.id != "table.paused":
                return None
            row, entries = await self._manager.stored(room)
            state = await asyncio.to_thread(TABLE_LOG.replay, entries, row.version)
        agreed = state.agreements
        if state.state.is_over or agreed.asked is None or agreed.held or agreed.until_ms is None:
            return None
        return TableCall(agreed.until_ms, bool(agreed.awaited))

    async def busy(self, persons: Collection[str], tournament: str) -> set[str]:
        """See `GameTables`."""
        return await self._manager.at_live_games(persons, tournament)

    async def hold(self, room: str, word: str, *, release: bool) -> None:
        """See `GameTables`."""
        await self._manager.decide(room, Release() if release else Hold(), word)

    async def stop(self, room: str, word: str) -> None:
        """See `GameTables`."""
        try:
            await self._manager.decide(room, Hold(), word)
        except TantrixError as error:
            if error.id not in {"table.over", "table.on_hold"}:
                raise


def _terms(game: GameToOpen) -> RaceTerms:
    """Return on what terms a race of a tournament is held."""
    return RaceTerms(
        tournament=game.tournament,
        starts_ms=game.starts_ms or 0,
        no_show_ms=game.no_show_ms,
        limit_ms=game.limit_ms or 0,
    )


def _racers(game: GameToOpen) -> list[RaceSeat]:
    return [RaceSeat.of_person(seat.person, seat.name) for seat in game.seats]


def _raced(found: RaceOutcome) -> PlayedGame:
    """Return what came of a race: the scores are places."""
    players = len(found.places)
    result = SidesResult(
        Ending.PLAYED,
        found.places,
        (0,) * players,
        out=found.resigned,
        absent=found.absent,
        told=found.told,
    )
    return PlayedGame(found.word, result, found.times_ms)


def _seat(seat: GameSeat) -> Seat:
    colour = cast("Letter", seat.colour)
    if not seat.person:
        return Seat("robot", seat.name.capitalize(), seat.name, colour)
    return Seat("person", seat.name, None, colour, seat.person, seat.country or None)


def played(found: TournamentResult) -> PlayedGame:
    """Return what came of a game; of partners the times are added up."""
    sides = len(found.result.scores)
    times = tuple(sum(found.used_ms[side::sides]) for side in range(sides))
    return PlayedGame(found.word, found.result, times)


def _decision(game: EndingGame) -> TableRuling:
    """Return what ends a table."""
    as_given: Literal["scores"] | Void = game.void or "scores"
    if game.result is None:
        return TableRuling(ends=as_given)
    first, _ = game.result.tenths
    match game.result.ending:
        case Ending.DEFAULT:
            return TableRuling(ends="default", out=game.result.out, tenths=first)
        case Ending.ABSENT:
            return TableRuling(ends="absent")
        case Ending.TIED | Ending.DEADLOCK:
            return TableRuling(ends="tie", tenths=first)
    return TableRuling(ends=as_given, tenths=first)
