"""A game that has ended, as the index of the games holds it."""

from __future__ import annotations

from typing import Literal, NamedTuple

Result = Literal["won", "tied", "lost"]


class EndedSeat(NamedTuple):
    """What a seat of a game came to, in the order of the seats.

    `person` is who sat there, None for a robot, whose strength is `level`. A deadlock is a tie [O].
    `points` are the share of 20, None where none are given; `line` and `loop` the most tiles (in
    the Mind Game links) of one open and of one closed line of the seat's colour; times are in
    milliseconds.
    """

    person: str | None
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


class Ended(NamedTuple):
    """A game that has ended. `winner` is the first seat that won, None where nobody did.

    `margin` is what the best side has more than the next, `opening` the first tile laid, `board`
    the codes of what lies at the end, in order of play.
    """

    game: str
    kind: str
    started_ms: int
    ended_ms: int
    placements: int
    opening: int | None
    termination: str
    winner: int | None
    margin: int
    board: str
    seats: tuple[EndedSeat, ...]
