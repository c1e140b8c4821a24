"""Tables that a tournament makes: of people on fixed seats, each under a word of its own."""

from __future__ import annotations

import msgspec

from tantrix.rules.bag import Start
from tantrix.server.tables.config import ClockConfig, Seat
from tantrix.server.tables.games import AnyTableConfig
from tantrix.server.tables.games.solitaire import SolitaireConfig, SolitaireOptions
from tantrix.server.tables.games.strategy import StrategyConfig
from tantrix.server.tables.messages import Pace
from tantrix.server.tables.options import Kind, TableOptions, TournamentGame
from tantrix.tournaments.points import NO_SHOW_MS, Pool

DELAY_S = 60
"""How late spectators see the games of a tournament, unless it says otherwise [O]."""


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Strategy, or of Solitaire, that a tournament wishes for.

    All people among `seats` have their `person`, and all seats a colour; in doubles partners sit
    opposite each other, in one colour. `limit_ms` is the limit of each player; a pair whose
    `pool` is `PAIR` has twice that together. The game waits until all have come, and at most
    until `no_show_ms` after `scheduled_ms` (wall clock); without it nobody is waited for. With
    `no_show_asks` a Controller is called then, and may decide for a while; with `left_asks`
    also once all have left. `days` for a turn are for correspondence. `seed` deals the same
    tiles again where that is wanted, and until `sealed_ms` nobody else sees them. Nobody finds
    a `hidden` table in a list. `solitaire` is played by one, who takes as long as they like.
    `counts` is whether it is for the tournament Elo.
    """

    game: TournamentGame
    seats: tuple[Seat, ...]
    limit_ms: int | None = None
    pool: Pool = Pool.PAIR
    doubles: bool = False
    scheduled_ms: int | None = None
    no_show_ms: int = NO_SHOW_MS
    no_show_asks: bool = False
    left_asks: bool = False
    days: int | None = None
    delay_s: int = DELAY_S
    watch: bool = True
    hidden: bool = False
    pace: Pace = "human"
    seed: str | None = None
    sealed_ms: int = 0
    solitaire: bool = False
    counts: bool = True

    def config(self) -> AnyTableConfig:
        """Return the setup of the table."""
        terms = self._terms()
        if self.solitaire:
            options = SolitaireOptions()
            return SolitaireConfig(seats=self.seats, options=options, pace=self.pace, terms=terms)
        clocked = self.days is None
        return StrategyConfig(
            seats=self.seats,
            doubles=self.doubles,
            start=Start.DRAW_RETURN,
            clock=ClockConfig(self.limit_ms, self.pool) if clocked else None,
            pace=self.pace,
            terms=terms,
        )

    def _terms(self) -> TableOptions:
        """Return on what terms people play; who plays alone, or a robot, plays for no ranking."""
        people = sum(seat.kind == "person" for seat in self.seats)
        together: Kind = "tournament" if self.counts else "unranked"
        return TableOptions(
            kind=together if people > 1 else "private",
            watch=self.watch and not self.sealed_ms,
            delay_s=self.delay_s,
            days=self.days,
            scheduled_ms=self.scheduled_ms,
            no_show_ms=self.no_show_ms,
            no_show_asks=self.no_show_asks,
            left_asks=self.left_asks,
            sealed_ms=self.sealed_ms,
            tournament=self.game,
        )
