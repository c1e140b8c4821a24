"""What is sent of standings, wall charts and cross-tables.

Numbers and units are those of `messages`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

TieName = Literal[
    "points", "matches", "mutual", "wins", "margins", "tiles", "fewer", "mean", "time"
]
"""What puts an entry below another."""


class TournamentStanding(msgspec.Struct, frozen=True):
    """A row of the standings. `decided` is the criterion that put it below the row before.

    In heats the points are exact with `sixths` of a tenth; `time_ms` is the time used in all.
    """

    place: int
    entry: int
    name: str
    country: str
    tenths: int
    games: int
    wins: int
    ties: int
    losses: int
    margin: int
    tiles: int
    byes: int
    decided: TieName | None
    sixths: int = 0
    time_ms: int = 0


class TournamentStandings(msgspec.Struct, frozen=True):
    """A page of the standings of a stage or a group, after so many of its rounds.

    `you` is the own row, wherever it is. `playing` tables of the last of these rounds have no
    result yet.
    """

    stage: int
    group: int | None
    after: int
    rounds: int
    rows: list[TournamentStanding]
    you: TournamentStanding | None
    playing: int
    found: int
    page: int
    pages: int


class StandingsChange(msgspec.Struct, frozen=True, tag_field="type", tag="standings"):
    """The standings of a stage or a group, as far as they are others: all of them for who comes.

    `rows` are those that have changed, best first, and `gone` entries that have no row any more.
    `after`, `rounds` and `playing` are as in `TournamentStandings`.
    """

    stage: int
    group: int | None
    after: int
    rounds: int
    playing: int
    rows: list[TournamentStanding]
    gone: list[int]


class WallCellView(msgspec.Struct, frozen=True):
    """What an entry did in a round: against whom, its tenths, and its place after the round."""

    opponent: int | None
    tenths: int | None
    place: int
    sixths: int = 0


class WallRow(msgspec.Struct, frozen=True):
    """An entry on the wall chart, with a cell for each round."""

    entry: int
    name: str
    place: int
    tenths: int
    cells: list[WallCellView]
    sixths: int = 0


class WallChart(msgspec.Struct, frozen=True):
    """A page of the wall chart of a stage, in the order of the standings."""

    stage: int
    rounds: list[int]
    rows: list[WallRow]
    found: int
    page: int
    pages: int


class CrossRow(msgspec.Struct, frozen=True):
    """An entry in the table across: `tenths` against each entry of `order`, `null` where none."""

    entry: int
    name: str
    place: int
    total: int
    tenths: list[int | None]


class CrossTable(msgspec.Struct, frozen=True):
    """Who has what against whom, in a stage or a group."""

    stage: int
    group: int | None
    order: list[int]
    rows: list[CrossRow]
