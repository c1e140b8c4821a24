"""What is answered about tournaments, and what is sent as it happens.

Points are whole tenths, times milliseconds, of the wall clock where they say when. People are known
by their names alone. Rounds are numbered through all stages, tables within a round, games within a
match and rulings by their event, each from 1; stages and groups from 0; of two sides the first is
0. Entries are told by number, and `TournamentEntry` says who that is.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tantrix.notation.json_types import RefusalView
from tantrix.server.tournaments.requests import EndingName, SettingsForm
from tantrix.server.web.protocol import Accepted, Closing, Pong, Refused
from tantrix.tournaments.events import Office, Rule
from tantrix.tournaments.settings import Kind
from tantrix.tournaments.state import Presence, Status


class TournamentMade(msgspec.Struct, frozen=True):
    """The id of a tournament that has been made."""

    tournament: str


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament in a list. `round` is the last one that is published, of so many `rounds`."""

    id: str
    name: str
    status: Status
    formats: list[str]
    kind: Kind
    starts_ms: int
    entries: int
    capacity: int
    round: int
    rounds: int
    limit_ms: int
    by: str


class TournamentList(msgspec.Struct, frozen=True):
    """A page of a list of tournaments; `found` is how many there are in all."""

    rows: list[TournamentRow]
    found: int
    page: int
    pages: int


class OfficerView(msgspec.Struct, frozen=True):
    """Who holds an office; `here` is whether they have the tournament's page open."""

    name: str
    office: Office
    here: bool


class TournamentStep(msgspec.Struct, frozen=True):
    """What is to be done next; for `results`, how many tables of the round still play."""

    kind: Literal["enter", "pair", "arena", "publish", "results", "next_stage", "finish", "over"]
    stage: int
    round: int
    missing: int


class StageView(msgspec.Struct, frozen=True):
    """A stage that has begun: how many rounds it has, who plays, and who goes on from it.

    `rounds` are the numbers of those that are published. `groups` is empty where it has none.
    """

    number: int
    name: str
    format: str
    planned: int
    rounds: list[int]
    order: list[int]
    groups: list[list[int]]
    closed: bool
    through: list[int]


class TimeOfferView(msgspec.Struct, frozen=True):
    """A time that was offered for a match, by who asks (`mine`) or by the opponent."""

    starts_ms: int
    mine: bool


class TournamentYou(msgspec.Struct, frozen=True):
    """What concerns who asks: their entry, their office, and the game that they are to play.

    `room` is the table of the server at which it is played, `null` while that is not open. `may`
    has the names of the requests that their office allows. In doubles, `invited` is the partner
    they have named, and `invited_by` are those who have named them. `deadline_ms` is until when
    they have to agree on a time for their match, 0 for none, out of the `offers`.
    """

    entry: int | None
    presence: Presence | None
    checked_in: bool
    office: Office | None
    may: list[str]
    round: int | None = None
    table: int | None = None
    game: int | None = None
    opponent: int | None = None
    room: str | None = None
    invited: str | None = None
    invited_by: list[str] = msgspec.field(default_factory=list)
    deadline_ms: int = 0
    offers: list[TimeOfferView] = msgspec.field(default_factory=list)


class PlaceView(msgspec.Struct, frozen=True):
    """The place of an entry in the end."""

    place: int
    entry: int


class TournamentHead(msgspec.Struct, frozen=True):
    """How a tournament stands, in short.

    `round` is the last one that is published. `due_ms` is when what is next happens by itself, 0
    where it waits for somebody. `stuck` says why the server cannot go on without a director. `key`
    is the secret of all lots once it is over, else empty. `reason` is that of a cancellation: a
    text, or the id of a sentence where the server itself has cancelled.
    """

    version: int
    now_ms: int
    status: Status
    entries: int
    waiting: int
    round: int
    next: TournamentStep
    starts_ms: int
    due_ms: int
    checked_in: bool
    stuck: RefusalView | None
    key: str
    digest: str
    reason: str


class TournamentView(msgspec.Struct, frozen=True):
    """All of a tournament but its entries, rounds and standings.

    `seal` is the SHA-256 of the secret of all lots. `check_in_ms` is when the check-in begins and
    ends. `places` are there at the end.
    """

    id: str
    by: str
    head: TournamentHead
    settings: SettingsForm
    officers: list[OfficerView]
    stages: list[StageView]
    check_in_ms: tuple[int, int] | None
    seal: str
    places: list[PlaceView]


class TournamentEntry(msgspec.Struct, frozen=True):
    """An entry. `joined` is how many rounds were paired before it came, `byes` those asked for."""

    number: int
    name: str
    members: list[str]
    country: str
    club: str
    elo: float | None
    games: int
    preferences: str
    robot: bool
    junior: bool
    presence: Presence
    checked_in: bool
    joined: int
    byes: list[int]
    reason: str


class EntryList(msgspec.Struct, frozen=True):
    """A page of the entries; `found` is how many there are in all."""

    rows: list[TournamentEntry]
    found: int
    page: int
    pages: int


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
    has won it, `over` whether nothing is to be played here any more. `starts_ms` is the time that
    the two have agreed on, 0 where they have not, or need not.
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
    starts_ms: int


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
    """A round: `number` counts through all stages, `index` within the stage.

    `repeats` tells whether some meet again since nothing else was left; `reason` is there where a
    director has paired by hand, and `faults` what that breaks, for directors before it is
    published. `digest` is the hash of what it was paired from and of what came out. Where opponents
    agree on a time, they have until `deadline_ms`.
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


class TournamentStanding(msgspec.Struct, frozen=True):
    """A row of the standings. `decided` is the criterion that put it below the row before."""

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
    decided: (
        Literal["points", "matches", "mutual", "wins", "margins", "tiles", "fewer", "mean"] | None
    )


class TournamentStandings(msgspec.Struct, frozen=True):
    """A page of the standings of a stage or a group, after so many of its rounds.

    `you` is the own row, wherever it is.
    """

    stage: int
    group: int | None
    after: int
    rounds: int
    rows: list[TournamentStanding]
    you: TournamentStanding | None
    found: int
    page: int
    pages: int


class WallCellView(msgspec.Struct, frozen=True):
    """What an entry did in a round: against whom, its tenths, and its place after the round."""

    opponent: int | None
    tenths: int | None
    place: int


class WallRow(msgspec.Struct, frozen=True):
    """An entry on the wall chart, with a cell for each round."""

    entry: int
    name: str
    place: int
    tenths: int
    cells: list[WallCellView]


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


class TournamentLine(msgspec.Struct, frozen=True):
    """Something that happened, by whom; what does not belong to its `kind` is `null` or empty.

    `number` is that of the event, by which `undo` and `supersedes` know it. `undone` events count
    no more. `interested` marks a ruling of somebody whom it concerns.
    """

    number: int
    at_ms: int
    kind: Literal[
        "created",
        "changed",
        "opened",
        "invited",
        "entered",
        "amended",
        "left",
        "checked_in",
        "away",
        "back",
        "check_in_closed",
        "bye",
        "seeded",
        "paired",
        "unpaired",
        "published",
        "offered",
        "agreed",
        "began",
        "result",
        "corrected",
        "ruling",
        "forbidden",
        "round_closed",
        "arena_ended",
        "stage_closed",
        "appointed",
        "extended",
        "finished",
        "cancelled",
        "undone",
    ]
    by: str
    undone: bool
    text: str = ""
    stage: int | None = None
    round: int | None = None
    table: int | None = None
    game: int | None = None
    entry: int | None = None
    sides: tuple[int, int] | None = None
    room: str = ""
    result: GameResultView | None = None
    times_ms: tuple[int, int] | None = None
    rule: Rule | None = None
    winner: int | None = None
    supersedes: int | None = None
    interested: bool = False
    event: int | None = None
    name: str = ""
    office: Office | None = None
    due_ms: int = 0


class TournamentLines(msgspec.Struct, frozen=True):
    """What happened, the newest first; `before` is where the next page begins, if any."""

    lines: list[TournamentLine]
    before: int | None


class DocumentEvent(msgspec.Struct, frozen=True):
    """An event as it is stored, but for secrets and persons."""

    number: int
    at_ms: int
    event: dict[str, Any]


class TournamentDocument(msgspec.Struct, frozen=True):
    """Everything that happened in a tournament, in the form that its log has (`form`)."""

    form: int
    seal: str
    status: Status
    events: list[DocumentEvent]


# --- what is sent as it happens ------------------------------------------------------------------


class TournamentSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All of a tournament but its entries, rounds and standings, which are asked for by HTTP."""

    version: int
    tournament: TournamentView
    you: TournamentYou


class TournamentEvent(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    """What has just happened, and what it has changed.

    `tournament` is there where more of it has changed than its head, `entry` where an entry has,
    `round` where a round is new or has changed as a whole, `table` where a table of the round that
    the line names has. Standings are asked for again.
    """

    version: int
    line: TournamentLine
    head: TournamentHead
    tournament: TournamentView | None
    entry: TournamentEntry | None
    round: TournamentRound | None
    table: PairingView | None


class TournamentYours(msgspec.Struct, frozen=True, tag_field="type", tag="you"):
    """What concerns you has changed."""

    you: TournamentYou


class ControllerCalled(msgspec.Struct, frozen=True, tag_field="type", tag="called"):
    """A Controller is asked to decide about a game in play; those who may rule are told."""

    round: int
    table: int
    game: int
    room: str


TournamentServerMessage = (
    TournamentSnapshot | TournamentEvent | TournamentYours | Accepted | Refused | Pong | Closing
)
