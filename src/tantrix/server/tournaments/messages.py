"""What is answered about tournaments, and what is sent as it happens.

What concerns single rounds is in `round_messages`, the tables of points are in
`standings_messages`. Points are whole tenths, times milliseconds, of the wall clock where they say
when. People are known by their names alone. Rounds are numbered through all stages, tables within a
round, games within a match and rulings by their event, each from 1; stages and groups from 0; of
two sides the first is 0. Entries are told by number, and `TournamentEntry` says who that is.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tantrix.notation.json_types import RefusalView
from tantrix.server.tournaments.forms import SettingsForm
from tantrix.server.tournaments.round_messages import (
    GameResultView,
    HeatView,
    MarkView,
    PairingView,
    TournamentLive,
    TournamentRound,
)
from tantrix.server.web.protocol import Accepted, Closing, Pong, Refused
from tantrix.tournaments.events import Office, Rule
from tantrix.tournaments.honours import Badge, Feat
from tantrix.tournaments.settings import Kind
from tantrix.tournaments.state import Presence, Status
from tantrix.tournaments.steps import StepKind


class TournamentMade(msgspec.Struct, frozen=True):
    """The id of a tournament that has been made."""

    tournament: str


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament in a list. `round` is the last one that is published, of so many `rounds`.

    It takes `lasts_ms` where everybody uses the whole time.
    """

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
    lasts_ms: int


class TournamentList(msgspec.Struct, frozen=True):
    """A page of a list of tournaments; `found` is how many there are in all."""

    rows: list[TournamentRow]
    found: int
    page: int
    pages: int


class PlaceWonView(msgspec.Struct, frozen=True):
    """The final place of somebody among so many entries of a tournament that is over."""

    tournament: str
    name: str
    place: int
    entries: int
    badges: list[Badge]
    ended_ms: int


class PlacesWon(msgspec.Struct, frozen=True):
    """The latest places of somebody, the newest first."""

    rows: list[PlaceWonView]


class TournamentRecord(msgspec.Struct, frozen=True):
    """The best of all public tournaments, the tournament in which it was, and by whom.

    `value` is per mille for a `share` of the points, games for a `run` of wins, tiles for a
    `margin`, tenths for a `comeback`. `name` is null for `entries`, which are nobody's, and where
    the account is no more.
    """

    record: Feat
    value: int
    name: str | None
    tournament: str
    title: str
    ended_ms: int


class TournamentRecords(msgspec.Struct, frozen=True):
    """The records of tournaments; those that nobody has set are missing."""

    rows: list[TournamentRecord]


class OfficerView(msgspec.Struct, frozen=True):
    """Who holds an office; `here` is whether they have the tournament's page open."""

    name: str
    office: Office
    here: bool


class SecondFactors(msgspec.Struct, frozen=True):
    """The names of those in office who have a second factor."""

    names: list[str]


class TournamentStep(msgspec.Struct, frozen=True):
    """What is to be done next; for `results`, how many tables of the round still play."""

    kind: StepKind
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


class ColourContest(msgspec.Struct, frozen=True):
    """The colour that you and your opponent want first, which either may yield until `until_ms`.

    Who yields plays their second colour: `own`, or `theirs`. If nobody does, both play these, or
    where they are the same the lot says who does, and the other one has `colour`.
    """

    until_ms: int
    colour: str
    own: str
    theirs: str


class TournamentYou(msgspec.Struct, frozen=True):
    """What concerns who asks: their entry, their office, and the game that they are to play.

    `room` is the table of the server at which it is played, `null` while that is not open. `may`
    has the names of the requests that their office allows. In doubles, `invited` is the partner
    they have named, and `invited_by` are those who have named them, or the teams that have.
    Who is `disqualified` does not come back; who is `leaving` goes after the round. `captain` is
    whether they are that of their team, `board` where they play for it in the match.
    `deadline_ms` is until when they have to agree on a time for their match, 0 for none, out of the
    `offers`. `hours` are the spans in which they could play, `overlaps` those in which the opponent
    could too. `others` are who else plays in their heat. `contest` is there while they may yield a
    colour, in a team its captain.
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
    captain: bool = False
    board: int | None = None
    deadline_ms: int = 0
    offers: list[TimeOfferView] = msgspec.field(default_factory=list)
    hours: list[tuple[int, int]] = msgspec.field(default_factory=list)
    overlaps: list[tuple[int, int]] = msgspec.field(default_factory=list)
    others: list[int] = msgspec.field(default_factory=list)
    contest: ColourContest | None = None
    disqualified: bool = False
    leaving: bool = False


class PlaceView(msgspec.Struct, frozen=True):
    """The place of an entry in the end, and its badges."""

    place: int
    entry: int
    badges: list[Badge]


class TournamentHead(msgspec.Struct, frozen=True):
    """How a tournament stands, in short.

    `round` is the last one that is published. `due_ms` is when what is next happens by itself, 0
    where it waits for somebody. `stuck` says why the server cannot go on without a director. `key`
    is the secret of all lots once it is over, else empty. `reason` is that of a cancellation: a
    text, or the id of a sentence where the server itself has cancelled. `followed_by` is the id of
    the next tournament of the series, as soon as it takes entries. `from_file` is whether a
    director keeps it in a file, and the server only shows it. `protests_ms` is when it is too late
    for players to protest, 0 for a tournament that has not come to its end.
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
    followed_by: str | None
    from_file: bool
    protests_ms: int


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
    """An entry. `joined` is how many rounds were paired before it came, `byes` those asked for.

    `members` of a team are in the order of its boards, reserves last; `invited` may still join it.
    """

    number: int
    name: str
    members: list[str]
    captain: str
    invited: list[str]
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
    disqualified: bool


class EntryList(msgspec.Struct, frozen=True):
    """A page of the entries; `found` is how many there are in all."""

    rows: list[TournamentEntry]
    found: int
    page: int
    pages: int


class TournamentLine(msgspec.Struct, frozen=True):
    """Something that happened, by whom; what does not belong to its `kind` is `null` or empty.

    `number` is that of the event, by which `undo` and `supersedes` know it. `undone` events count
    no more. `interested` marks the decision of somebody whom it concerns.
    """

    number: int
    at_ms: int
    kind: Literal[
        "created",
        "changed",
        "opened",
        "invited",
        "admitted",
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
        "yielded",
        "settled",
        "offered",
        "hours",
        "agreed",
        "substituted",
        "began",
        "result",
        "corrected",
        "marked",
        "ruling",
        "forbidden",
        "round_closed",
        "protested",
        "next_announced",
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
    board: int | None = None
    name: str = ""
    office: Office | None = None
    due_ms: int = 0
    marks: list[MarkView] = msgspec.field(default_factory=list)


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
    """Everything that happened in a tournament, in the form that its log has (`form`).

    The standings that follow from it are `void` where the tournament was cancelled.
    """

    form: int
    seal: str
    status: Status
    void: bool
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
    `round` where a round is new or has changed as a whole, `table` or `heat` where a table of the
    round that the line names has. Standings are asked for again.
    """

    version: int
    line: TournamentLine
    head: TournamentHead
    tournament: TournamentView | None
    entry: TournamentEntry | None
    round: TournamentRound | None
    table: PairingView | None
    heat: HeatView | None = None


class TournamentYours(msgspec.Struct, frozen=True, tag_field="type", tag="you"):
    """What concerns you has changed."""

    you: TournamentYou


class ControllerCalled(msgspec.Struct, frozen=True, tag_field="type", tag="called"):
    """A Controller is to decide about a game in play; those who may rule are told.

    At `until_ms` it is scored as it stands; or who is still `awaited` then has lost by default.
    """

    round: int
    table: int
    game: int
    room: str
    until_ms: int
    awaited: bool = False


TournamentServerMessage = (
    TournamentSnapshot
    | TournamentEvent
    | TournamentYours
    | TournamentLive
    | ControllerCalled
    | Accepted
    | Refused
    | Pong
    | Closing
)
