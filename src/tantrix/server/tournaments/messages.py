"""The messages of tournaments: what is asked for, what is answered, and what is sent as it happens.

A request is the same object over HTTP and on the socket, where its `type` is needed. It carries an
`id` of its sender: sent again with the same id, it is done once. Points are whole tenths, times
milliseconds, of the wall clock where they say when. People are known by their names alone. Rounds
are numbered through all stages, tables within a round, games within a match and rulings by their
event, each from 1; stages and groups from 0; of two sides the first is 0. Entries are told by
number, and `TournamentEntry` says who that is.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tantrix.notation.json_types import RefusalView
from tantrix.server.web.protocol import (
    Accepted,
    Closing,
    Hello,
    Input,
    Message,
    MessageId,
    Ping,
    Pong,
    Refused,
    kinds,
    read,
)
from tantrix.tournaments.events import Office, Rule
from tantrix.tournaments.settings import (
    Kind,
    MostEntries,
    MostGames,
    MostMs,
    OnlineSettings,
    Settings,
    StageSettings,
)
from tantrix.tournaments.state import Presence, Status

LARGEST_SETTINGS = 32_768
"""Bytes of a request that has settings."""

EntryNumber = Annotated[int, msgspec.Meta(ge=1, le=10 * MostEntries)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=MostEntries)]
GameNumber = Annotated[int, msgspec.Meta(ge=1, le=4 * MostGames)]
StageNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
EventNumber = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
Side = Annotated[int, msgspec.Meta(ge=0, le=1)]
Score = Annotated[int, msgspec.Meta(ge=0, le=999)]
Penalty = Annotated[int, msgspec.Meta(ge=0, le=999)]
Tenths = Annotated[int, msgspec.Meta(ge=0, le=200)]
Used = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
WallMs = Annotated[int, msgspec.Meta(ge=0, le=MostMs)]
Reason = Annotated[str, msgspec.Meta(max_length=500)]
PersonName = Annotated[str, msgspec.Meta(max_length=40)]
Colours = Annotated[str, msgspec.Meta(max_length=2)]
EndingName = Literal["played", "resigned", "default", "absent", "tied", "deadlock", "ruled"]


# --- settings -----------------------------------------------------------------------------------


class StageForm(
    StageSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """A stage: its `format`, who plays in it (`source`), and how.

    `rounds` and `groups` are 0 for the usual number, `games` 0 in a knock-out for the usual number
    of each round. `advance` go on, of each group where there are groups.
    """


class OnlineForm(
    OnlineSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """How the tournament runs at the server.

    With `auto`, rounds are paired as they are due: the first two minutes before the start, each
    next one `pause_ms` after the last result.
    """


class SettingsForm(
    Settings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """All that is said of a tournament before it begins.

    `starts_ms` is 0 where a director says when it begins, `capacity` 0 without a limit. `limit_ms`
    is the time of a side in a game.
    """

    stages: tuple[StageForm, ...] = (StageForm(),)
    online: OnlineForm = OnlineForm()


# --- what is asked ------------------------------------------------------------------------------


class NewTournament(Input, frozen=True):
    """A tournament to be made: the body of `POST /api/tournaments`."""

    id: MessageId
    settings: SettingsForm


class TournamentMade(msgspec.Struct, frozen=True):
    """The id of a tournament that has been made."""

    tournament: str


class JoinTournament(Message, frozen=True, tag="join"):
    """Enter, under the own name.

    `preferences` are two different colours, the first choice first, such as `RY`, or nothing.
    """

    id: MessageId
    preferences: Colours = ""
    club: Annotated[str, msgspec.Meta(max_length=60)] = ""


class LeaveTournament(Message, frozen=True, tag="leave"):
    """Withdraw; results stay."""

    id: MessageId
    reason: Reason = ""


class CheckIn(Message, frozen=True, tag="check-in"):
    """Say that an entry is there for the start: the own one, or for helpers and above any one."""

    id: MessageId
    entry: EntryNumber | None = None


class GoAway(Message, frozen=True, tag="away"):
    """Be left out of the pairing until one is back: the own entry, or for directors any one."""

    id: MessageId
    entry: EntryNumber | None = None


class ComeBack(Message, frozen=True, tag="back"):
    """Be paired again after having been away or withdrawn."""

    id: MessageId
    entry: EntryNumber | None = None


class RequestBye(Message, frozen=True, tag="bye"):
    """Ask for a bye in a round that is not paired yet, worth half of the points."""

    id: MessageId
    round: RoundNumber
    entry: EntryNumber | None = None


class ChangeSettings(Message, frozen=True, tag="settings"):
    """Change the settings; once entries are open the note tells everybody why."""

    id: MessageId
    settings: SettingsForm
    note: Reason = ""


class OpenEntries(Message, frozen=True, tag="open"):
    """Take entries from now on; the settings are public."""

    id: MessageId


class PairRound(Message, frozen=True, tag="pair"):
    """Pair the next round, of a stage where several are on.

    `forced` pairs are made and `bye` is given whatever else holds, for a `reason`. The round stays
    hidden until it is published.
    """

    id: MessageId
    stage: StageNumber | None = None
    forced: Annotated[list[tuple[EntryNumber, EntryNumber]], msgspec.Meta(max_length=2500)] = (
        msgspec.field(default_factory=list)
    )
    bye: EntryNumber | None = None
    reason: Reason = ""


class SwapEntries(Message, frozen=True, tag="swap"):
    """Put two entries of the round that is not published yet in each other's places."""

    id: MessageId
    one: EntryNumber
    two: EntryNumber
    reason: Reason


class UnpairRound(Message, frozen=True, tag="unpair"):
    """Take back the round that is not published yet."""

    id: MessageId
    reason: Reason


class PublishRound(Message, frozen=True, tag="publish"):
    """Show the paired round to everybody; its tables open at `starts_ms`, at once where it is 0."""

    id: MessageId
    starts_ms: WallMs = 0


class ForbidMeeting(Message, frozen=True, tag="forbid"):
    """Say that two entries are not to meet, or (`allowed`) may meet again."""

    id: MessageId
    sides: tuple[EntryNumber, EntryNumber]
    reason: Reason
    allowed: bool = False


class ResultForm(Input, frozen=True):
    """The result of a game as an office gives it.

    `penalties` are whole points for overtime. `out` is the side that resigned or did not come.
    `ruled` are the tenths that a Controller gives the first side.
    """

    ending: EndingName = "played"
    scores: tuple[Score, Score] = (0, 0)
    penalties: tuple[Penalty, Penalty] = (0, 0)
    out: Side | None = None
    ruled: Tenths | None = None


class EnterResult(Message, frozen=True, kw_only=True, tag="result"):
    """Enter the result of a game that was played elsewhere; its times decide the penalties."""

    id: MessageId
    round: RoundNumber
    table: TableNumber
    game: GameNumber = 1
    scores: tuple[Score, Score]
    times_ms: tuple[Used, Used] | None = None


class CorrectResult(Message, frozen=True, kw_only=True, tag="correct"):
    """Put a result right, in any round, or take it away (`null`); later pairings stay."""

    id: MessageId
    round: RoundNumber
    table: TableNumber
    game: GameNumber = 1
    result: ResultForm | None
    times_ms: tuple[Used, Used] | None = None
    reason: Reason


class MakeRuling(Message, frozen=True, tag="ruling"):
    """Decide as a Controller.

    A ruling about a game names its place; `result` is what the game then counts as, `winner` the
    side that goes on where the lot has to say. `entry` is who is warned or disqualified.
    `supersedes` is the number of an earlier ruling.
    """

    id: MessageId
    rule: Rule
    reason: Reason
    round: RoundNumber | None = None
    table: TableNumber | None = None
    game: GameNumber = 1
    result: ResultForm | None = None
    winner: Side | None = None
    entry: EntryNumber | None = None
    supersedes: EventNumber | None = None


class WithdrawEntry(Message, frozen=True, tag="withdraw"):
    """Withdraw somebody else's entry; its results stay."""

    id: MessageId
    entry: EntryNumber
    reason: Reason


class UndoEvent(Message, frozen=True, tag="undo"):
    """Have an event count no more, if no other stands on it."""

    id: MessageId
    event: EventNumber
    reason: Reason


class NextStage(Message, frozen=True, tag="next-stage"):
    """Begin the next stage; `by_lot` decides who goes on where a place is shared."""

    id: MessageId
    by_lot: bool = False


class FinishTournament(Message, frozen=True, tag="finish"):
    """End the tournament, once everything is played; the secret of the lots is opened."""

    id: MessageId


class CancelTournament(Message, frozen=True, tag="cancel"):
    """Break the tournament off."""

    id: MessageId
    reason: Reason


class Appoint(Message, frozen=True, tag="offices"):
    """Give somebody an office, by name, or (`null`) take it away."""

    id: MessageId
    name: PersonName
    office: Literal["director", "controller", "helper"] | None


PlayerAction = JoinTournament | LeaveTournament | CheckIn | GoAway | ComeBack | RequestBye
OfficeAction = (
    ChangeSettings
    | OpenEntries
    | PairRound
    | SwapEntries
    | UnpairRound
    | PublishRound
    | ForbidMeeting
    | EnterResult
    | CorrectResult
    | MakeRuling
    | WithdrawEntry
    | UndoEvent
    | NextStage
    | FinishTournament
    | CancelTournament
    | Appoint
)
TournamentAction = PlayerAction | OfficeAction
"""What changes a tournament."""

TournamentClientMessage = Hello | Ping | TournamentAction

_KINDS = kinds(TournamentClientMessage)


def decode(text: str) -> TournamentClientMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: TournamentClientMessage = read(text, _KINDS)
    return message


# --- what is answered ---------------------------------------------------------------------------


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

    kind: Literal["enter", "pair", "publish", "results", "next_stage", "finish", "over"]
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


class TournamentYou(msgspec.Struct, frozen=True):
    """What concerns who asks: their entry, their office, and the game that they are to play.

    `room` is the table of the server at which it is played, `null` while that is not open. `may`
    has the names of the requests that their office allows.
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
    has won it, `over` whether nothing is to be played here any more.
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


class ByeView(msgspec.Struct, frozen=True):
    """An entry without a match in a round: why, and what it has for that."""

    entry: int
    why: Literal["bye", "requested", "absent", "late"]
    tenths: int


class FaultView(msgspec.Struct, frozen=True):
    """What a round breaks that was paired by hand."""

    rule: str
    entries: list[int]


class TournamentRound(msgspec.Struct, frozen=True):
    """A round: `number` counts through all stages, `index` within the stage.

    `repeats` tells whether some meet again since nothing else was left; `reason` is there where a
    director has paired by hand, and `faults` what that breaks, for directors before it is
    published. `digest` is the hash of what it was paired from and of what came out.
    """

    number: int
    stage: int
    index: int
    published: bool
    closed: bool
    starts_ms: int
    due_ms: int
    tables: list[PairingView]
    byes: list[ByeView]
    repeats: bool
    reason: str
    digest: str
    faults: list[FaultView]


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
    decided: Literal["points", "mutual", "wins", "margins", "tiles"] | None


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
        "began",
        "result",
        "corrected",
        "ruling",
        "forbidden",
        "round_closed",
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


TournamentServerMessage = (
    TournamentSnapshot | TournamentEvent | TournamentYours | Accepted | Refused | Pong | Closing
)
