"""On what terms people play at a table: who may see it, what it counts for, how long they have."""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.ratings.games import KINDS, TOURNAMENT
from tantrix.tournaments.points import NO_SHOW_MS

Kind = Literal["private", "unranked", "ranked", "masters", "doubles", "tournament"]
"""Private tables are in nobody's list but that of those who sit there."""

WAIT_S = 300
"""How long those who are away are waited for, if nothing else is agreed [W]."""


class TournamentGame(msgspec.Struct, frozen=True, kw_only=True):
    """Which game of a tournament is played at a table; stages and the like count from 1.

    With `ranked` it counts in the rankings of all games too. `starter` is the player who begins
    where starts alternate, None where tiles are drawn for it.
    """

    tournament: str
    stage: int
    round: int
    pairing: int
    game: int
    ranked: bool = False
    starter: int | None = None

    @property
    def word(self) -> str:
        """The word under which there is one table at most."""
        return f"{self.tournament}/{self.stage}/{self.round}/{self.pairing}/{self.game}"


LONGEST_DELAY_S = 600
"""The longest by which those who watch may see everything later, in seconds."""


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What those who sit down together agree to.

    `room` is the room of the lobby in which they met. Whoever watches sees everything `delay_s`
    seconds late, and before the end nothing at all unless `watch`. With `days`, each has so many
    for a turn, and nobody needs to be there; else one who is away may be replaced after `wait_s`. A
    game that begins at `scheduled_ms`, by the wall clock, waits until all have come, and
    `no_show_ms` at most, usually ten minutes [S4]; where a `no_show_asks`, for a decision of a
    Controller as well. Where `left_asks`, one is also called once all have left. In a game of a
    `tournament` nothing is settled by agreement. Until
    `sealed_ms`, by the wall clock, nobody else sees anything of the game, even once it is over:
    others still play the same tiles. A game played `offline` was dealt by the page of who played
    it. One that `continues` the game of another table begins in a position of it.
    """

    kind: Kind = "private"
    room: str | None = None
    watch: bool = True
    delay_s: int = 0
    days: int | None = None
    wait_s: int = WAIT_S
    scheduled_ms: int | None = None
    no_show_ms: int = NO_SHOW_MS
    no_show_asks: bool = False
    left_asks: bool = False
    sealed_ms: int = 0
    tournament: TournamentGame | None = None
    offline: bool = False
    continues: str | None = None

    @property
    def counts(self) -> bool:
        """Whether the game counts for a ranking."""
        return self.kind in KINDS or self.kind == TOURNAMENT
