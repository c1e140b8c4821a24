"""Games that have ended, as the index of the games holds them."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

Result = Literal["won", "tied", "lost"]


class FinishedSeat(NamedTuple):
    """What a seat of a game came to, in the order of the seats.

    `person` is who sat there, None for a robot, whose strength is `level`. A deadlock is a tie [O].
    `points` are the share of 20, None where none are given; `line` and `loop` the most tiles (in
    the Mind Game links) of one open and of one closed line of the seat's colour; times are in
    milliseconds. Who `gave_up` has lost, partners together, even where others went on.
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
    gave_up: bool


class FinishedGame(NamedTuple):
    """A game that has ended.

    `winner` is the first seat of the side that won, None where none won alone. `margin` is what the
    best side has more than the next, `opening` the first tile laid, `board` the codes of what lies
    at the end, in order of play.
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
    seats: tuple[FinishedSeat, ...]


class TableCursor(NamedTuple):
    """Where a table stands among all: by the time of its last event, then by its id."""

    updated_ms: int = -1
    table: str = ""


class IndexedGame(NamedTuple):
    """A game of the index."""

    number: int
    table: str
    ended: FinishedGame


class Sought(NamedTuple):
    """What games are sought by; None where anything will do.

    `player` and `opponent` are names as `known_as` makes them. Times are in milliseconds, the end
    of the span is not part of it. `result` is that of the player, or else how the game ended.
    Only games before the number `before` are found, and of hidden ones those of the person
    `viewer` alone.
    """

    player: str | None = None
    opponent: str | None = None
    from_ms: int | None = None
    until_ms: int | None = None
    result: str | None = None
    min_score: int | None = None
    opening: int | None = None
    kind: str | None = None
    game: str | None = None
    before: int | None = None
    viewer: str = ""


class Waiting(NamedTuple):
    """A table that is in no index: where it stands, whose it is, and what a list shows of it."""

    place: TableCursor
    owner: str
    summary: bytes


class Games(Protocol):
    """The index of the games that ended. Every method may raise `Unavailable`."""

    async def search(self, sought: Sought, limit: int) -> list[IndexedGame]:
        """Return the newest games that are like that, the newest first."""

    async def game(self, number: int, viewer: str) -> IndexedGame | None:
        """Return a game, None where there is no such one that `viewer` may know of."""

    async def enter(self, table: str, ended: FinishedGame) -> int:
        """Enter a game that ended before there was an index, once, and return its number."""

    async def missing(self, after: TableCursor, limit: int) -> list[Waiting]:
        """Return the first tables after a place that are in no index, in order of their places."""
