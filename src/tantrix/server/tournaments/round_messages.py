"""What is sent about rounds: results, pairings, heats, and how games in play stand.

Numbers and units are those of `messages`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.server.tournaments.forms import EndingName
from tantrix.tournaments.heats import Out


class GameResultView(msgspec.Struct, frozen=True):
    """How a game ended, and the tenths of both sides; `out` and `ruled` as in `ResultForm`."""

    ending: EndingName
    scores: tuple[int, int]
    penalties: tuple[int, int]
    out: int | None
    ruled: int | None
    tenths: tuple[int, int]


class PairingGame(msgspec.Struct, frozen=True):
    """A game of a match. `room` is its table at the server, empty before it is open.

    `ruling` is the number of the ruling that decided it; `revision` counts corrections.
    """

    game: int
    room: str
    result: GameResultView | None
    times_ms: tuple[int, int] | None
    ruling: int | None
    revision: int


class PairingView(msgspec.Struct, frozen=True):
    """A pairing at its table.

    `colours` has one letter a side. `tenths` are those of the match so far, `winner` the side that
    has won it, `over` whether nothing is to be played here any more. `branch` says which match of
    its round in a knock-out it is, from 1, where the tables are not in the order of the tree.
    `starts_ms` is the time that the two have agreed on, 0 where they have not, or need not.
    `lineups` has who plays at the boards of two teams, from board 1 on, an empty name where nobody
    does; games are counted board by board.
    """

    table: int
    sides: tuple[int, int]
    colours: str
    games: list[PairingGame]
    playoff: list[PairingGame]
    tenths: tuple[int, int]
    winner: int | None
    over: bool
    group: int | None
    third_place: bool
    branch: int | None
    starts_ms: int
    lineups: list[list[str]]


class MarkView(msgspec.Struct, frozen=True):
    """What an entry did in a game of a heat.

    `score` are tiles with loops doubled, `against` those of the robot that it played; `out` says
    that it gave up or did not come. Its points are `tenths` and `sixths` of a tenth, `null` while
    marks of others are missing.
    """

    entry: int
    score: int
    against: int | None
    time_ms: int | None
    penalty: int
    out: Out
    tenths: int | None
    sixths: int


class HeatGameView(msgspec.Struct, frozen=True):
    """A game of a heat: its table at the server, empty before it is open, and its marks so far.

    `ruling` is the number of the ruling that decided it.
    """

    game: int
    room: str
    marks: list[MarkView]
    ruling: int | None


class HeatView(msgspec.Struct, frozen=True):
    """A heat at its table; `colours` has one letter an entry, or is empty.

    `revision` counts corrections, `over` tells whether nothing is to be played here any more.
    """

    table: int
    entries: list[int]
    colours: str
    games: list[HeatGameView]
    over: bool
    revision: int


class ByeView(msgspec.Struct, frozen=True):
    """An entry without a match in a round: why, and what it has for that."""

    entry: int
    why: Literal["bye", "requested", "absent", "late"]
    tenths: int


class PairingFaultView(msgspec.Struct, frozen=True):
    """What a round breaks that was paired by hand."""

    rule: str
    entries: list[int]


class TournamentRound(msgspec.Struct, frozen=True):
    """A round of `tables` or of `heats`; `number` counts through all stages, `index` within one.

    `repeats` tells whether some meet again since nothing else was left; `reason` is there where a
    director has paired by hand, and `faults` what that breaks, for directors before it is
    published. `digest` is the hash of what it was paired from and of what came out. Where opponents
    agree on a time, they have until `deadline_ms`. A `playoff` is outside the rounds of its stage:
    it decides who goes on, and counts for nothing else.
    """

    number: int
    stage: int
    index: int
    published: bool
    closed: bool
    starts_ms: int
    deadline_ms: int
    due_ms: int
    tables: list[PairingView]
    byes: list[ByeView]
    repeats: bool
    reason: str
    digest: str
    faults: list[PairingFaultView]
    heats: list[HeatView]
    playoff: bool


class PairingReason(msgspec.Struct, frozen=True):
    """A sentence that says why some meet: the id of a message, and what fills it in."""

    id: str
    params: dict[str, str | int | float | list[int]]


class PairingReasons(msgspec.Struct, frozen=True):
    """Why those at a table of a round meet, sentence by sentence."""

    round: int
    table: int
    reasons: list[PairingReason]


class LiveGame(msgspec.Struct, frozen=True):
    """How a game in play stands, as those who watch may see it, in the order of sides or entries.

    `used_ms` are the times used, none where there is no clock. At `at_ms`, by the wall clock, that
    of the side `running` runs.
    """

    round: int
    table: int
    game: int
    scores: list[int]
    used_ms: list[int]
    running: int | None
    at_ms: int


class LiveBoard(msgspec.Struct, frozen=True):
    """The board of a game in play: its placements as codes, in order, and the colours."""

    round: int
    table: int
    game: int
    room: str
    colours: str
    placements: list[str]


class TournamentLive(msgspec.Struct, frozen=True, tag_field="type", tag="live"):
    """How games in play stand: all of them for who comes, else those that have changed.

    `boards` are those of the top tables, `null` where they are the same as before. Nothing of this
    is stored: after the server was closed, a game is told again when it goes on.
    """

    games: list[LiveGame]
    boards: list[LiveBoard] | None
