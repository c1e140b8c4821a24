"""Tables that a tournament makes: of people on fixed seats, each under a word of its own."""

from __future__ import annotations

import msgspec

from tantrix.rules.bag import Start
from tantrix.server.tables.config import ClockConfig, Seat
from tantrix.server.tables.games import AnyTableConfig
from tantrix.server.tables.games.strategy import StrategyConfig
from tantrix.server.tables.messages import Pace
from tantrix.server.tables.options import TableOptions, TournamentGame
from tantrix.tournaments.points import Pool

DELAY_S = 60
"""How late spectators see the games of a tournament, unless it says otherwise [O]."""


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Strategy that a tournament wishes for.

    All people among `seats` have their `person`, and all seats a colour; in doubles partners sit
    opposite each other, in one colour. `limit_ms` is the limit of each player; a pair whose `pool`
    is `PAIR` has twice that together. The game waits until all have come, and ten minutes after
    `scheduled_ms` (wall clock) at most; without it nobody is waited for. `days` for a turn are for
    correspondence. `seed` deals the same tiles again where that is wanted. Nobody finds a `hidden`
    table in a list.
    """

    game: TournamentGame
    seats: tuple[Seat, ...]
    limit_ms: int | None = None
    pool: Pool = Pool.PAIR
    doubles: bool = False
    scheduled_ms: int | None = None
    days: int | None = None
    delay_s: int = DELAY_S
    watch: bool = True
    hidden: bool = False
    pace: Pace = "human"
    seed: str | None = None

    def config(self) -> AnyTableConfig:
        """Return the setup of the table."""
        clocked = self.days is None
        return StrategyConfig(
            seats=self.seats,
            doubles=self.doubles,
            start=Start.DRAW_RETURN,
            clock=ClockConfig(self.limit_ms, self.pool) if clocked else None,
            pace=self.pace,
            terms=TableOptions(
                kind="tournament",
                watch=self.watch,
                delay_s=self.delay_s,
                days=self.days,
                scheduled_ms=self.scheduled_ms,
                tournament=self.game,
            ),
        )
