"""What the archive answers: games found, and a whole game."""

from __future__ import annotations

import msgspec

from tantrix.rules.base import Termination
from tantrix.server.db.finished_games import Result
from tantrix.server.tables.messages import ResultView
from tantrix.server.tables.views import Replay


class FoundSeat(msgspec.Struct, frozen=True):
    """What a seat of a game came to; see `EndedSeat`."""

    name: str
    level: str | None
    colour: str | None
    score: int
    result: Result
    points: float | None
    line: int
    loop: int
    used_ms: int
    overtime_ms: int
    gave_up: bool


class FoundGame(msgspec.Struct, frozen=True):
    """A game of a list. Games are numbered in the order in which they ended.

    `opening` is the first tile laid, `winner` the first seat of the side that won alone, `margin`
    what the best side has more than the next.
    """

    number: int
    table: str
    game: str
    kind: str
    started: str
    ended: str
    placements: int
    opening: int | None
    termination: Termination
    winner: int | None
    margin: int
    seats: list[FoundSeat]


class FoundGames(msgspec.Struct, frozen=True):
    """A page of games; `before` is the number before which the next page begins."""

    games: list[FoundGame]
    before: int | None


class DealView(msgspec.Struct, frozen=True):
    """How a game was dealt, and the seed of it; what a game does not have is empty."""

    bag: list[int]
    hands: list[list[int]]
    starter: int
    start_draws: list[int]
    laid: list[str]
    lot: int
    seed: str


class WholeGame(Replay):
    """All of a game; how it was dealt only when it is over."""

    result: ResultView | None
    used_ms: list[int] | None
    deal: DealView | None
