"""What is asked of tournaments: how one is made, and every message that changes one.

A request is the same object over HTTP and on the socket, where its `type` is needed. It carries an
`id` of its sender: sent again with the same id, it is done once. Numbers are as in `messages`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tantrix.server.puzzles.http import MOST_TILES
from tantrix.server.tables.messages import Code
from tantrix.server.web.protocol import Hello, Input, Message, MessageId, Ping, kinds, read
from tantrix.tournaments.arranging import MOST_SPANS
from tantrix.tournaments.events import Rule
from tantrix.tournaments.heats import Out
from tantrix.tournaments.recurrence import Recurrence
from tantrix.tournaments.settings import (
    EntryConditions,
    MostBoards,
    MostEntries,
    MostGames,
    MostMs,
    OnlineSettings,
    StageSettings,
    TournamentSettings,
)
from tantrix.tournaments.teams import MOST_RESERVES

LARGEST_SETTINGS = 32_768
"""Bytes of a request that has settings."""

MOST_UPLOADED = 200
"""Events of a director's file that are sent at once."""

LARGEST_UPLOAD = 1 << 20
"""Bytes of a request that has them."""

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


class ConditionsForm(
    EntryConditions, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """Who may enter: what is 0 or empty is no condition. `finished` is per cent."""


class RecurrenceForm(
    Recurrence, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """When the tournament is held again: `minutes` after midnight by the clocks of a `zone`.

    The zone is one of the IANA, such as `Europe/Paris`. `weekdays` count from 0 for Monday; without
    any it is every day.
    """


class OnlineForm(
    OnlineSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """How the tournament runs at the server.

    With `auto`, rounds are paired as they are due: the first two minutes before the start, each
    next one `pause_ms` after the last result. Where there is a `recurrence`, the next tournament
    takes entries, with the same settings, as soon as the check-in of this one begins.
    """

    recurrence: RecurrenceForm | None = None


class SettingsForm(
    TournamentSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """All that is said of a tournament before it begins.

    `starts_ms` is 0 where a director says when it begins, `capacity` 0 without a limit. `limit_ms`
    is the time of a side in a game.
    """

    stages: tuple[StageForm, ...] = (StageForm(),)
    conditions: ConditionsForm = ConditionsForm()
    online: OnlineForm = OnlineForm()


# --- what is asked ------------------------------------------------------------------------------


class NewTournament(Input, frozen=True):
    """A tournament to be made: the body of `POST /api/tournaments`."""

    id: MessageId
    settings: SettingsForm


class JoinTournament(Message, frozen=True, tag="join"):
    """Enter, under the own name.

    In doubles one names a `partner`: the pair is entered as soon as both have named each other.
    Among teams one names a `team`: a new one, whose captain one then is, or one that has invited
    one. `preferences` are two different colours, the first choice first, such as `RY`, or nothing.
    """

    id: MessageId
    preferences: Colours = ""
    club: Annotated[str, msgspec.Meta(max_length=60)] = ""
    partner: PersonName = ""
    team: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ChangeTeam(Message, frozen=True, tag="team"):
    """Say who plays in the own team, as its captain: `members` in the order of the boards.

    Those beyond the last board are reserves. Who is not a member yet is invited, and is one as soon
    as they `join`; who is not named any more is out. The order holds for rounds that are not
    published yet.
    """

    id: MessageId
    members: Annotated[list[PersonName], msgspec.Meta(max_length=MostBoards + MOST_RESERVES)]


class SubstituteMember(Message, frozen=True, tag="substitute"):
    """Let a reserve play at a board of the own team, before the table of its first game opens."""

    id: MessageId
    board: Annotated[int, msgspec.Meta(ge=1, le=MostBoards)]
    name: PersonName


class LeaveTournament(Message, frozen=True, tag="leave"):
    """Withdraw, or leave the team of which one is not the captain; results stay."""

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


class SolvePuzzle(Message, frozen=True, tag="solve"):
    """Hand in a puzzle of a rally, by its number, with the placements of all its tiles."""

    id: MessageId
    number: GameNumber
    placements: Annotated[list[Code], msgspec.Meta(max_length=MOST_TILES)]


class OfferTime(Message, frozen=True, tag="offer"):
    """Offer the opponent a time for the match that the two arrange themselves."""

    id: MessageId
    starts_ms: WallMs


class StateHours(Message, frozen=True, tag="availability"):
    """Say when one could play the match that the two arrange themselves: `spans` of time.

    Each is from and to, by the wall clock; all together take the place of those stated before. The
    opponent sees where they overlap with their own.
    """

    id: MessageId
    spans: Annotated[list[tuple[WallMs, WallMs]], msgspec.Meta(max_length=MOST_SPANS)]


class AcceptTime(Message, frozen=True, tag="accept"):
    """Accept a time that the opponent has offered; the match then starts at that time."""

    id: MessageId
    starts_ms: WallMs


class ChangeTournamentSettings(Message, frozen=True, tag="settings"):
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


class MarkForm(Input, frozen=True):
    """What an entry did in a game of a heat: tiles, the time used, and whether it gave up.

    The time decides the penalty.
    """

    entry: EntryNumber
    game: GameNumber = 1
    score: Score = 0
    time_ms: Used | None = None
    out: Out = ""


class MarkHeat(Message, frozen=True, kw_only=True, tag="mark"):
    """Enter what entries of a heat did elsewhere; with a reason, put it right, in any round."""

    id: MessageId
    round: RoundNumber
    table: TableNumber
    marks: Annotated[list[MarkForm], msgspec.Meta(min_length=1, max_length=100)]
    reason: Reason = ""


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


class HoldGame(Message, frozen=True, tag="hold"):
    """Stop a game in play and its clock, until there is a `release`."""

    id: MessageId
    round: RoundNumber
    table: TableNumber
    game: GameNumber = 1


class ReleaseGame(Message, frozen=True, tag="release"):
    """Let a game go on that was stopped."""

    id: MessageId
    round: RoundNumber
    table: TableNumber
    game: GameNumber = 1


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
    """Begin the next stage.

    Where a place is shared, `chosen` are those who have won play-offs for it, or `by_lot` decides.
    """

    id: MessageId
    by_lot: bool = False
    chosen: Annotated[list[EntryNumber], msgspec.Meta(max_length=500)] = msgspec.field(
        default_factory=list
    )


class UploadEvents(Message, frozen=True, tag="upload"):
    """Add events of a director's file to the copy that the server shows.

    `after` so many events, which the copy has; `digest` is theirs (`proofs.history_digest`). The
    events are as in the file; without any, it is only compared.
    """

    id: MessageId
    after: EventNumber
    digest: Annotated[str, msgspec.Meta(max_length=64)]
    events: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_UPLOADED)]


class UploadTournament(Input, frozen=True):
    """The first event of a director's file: the body of `POST /api/tournaments/uploads`."""

    id: MessageId
    event: dict[str, Any]


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


class AdmitPerson(Message, frozen=True, tag="admit"):
    """Invite somebody by name, whom no condition of entry keeps out from then on."""

    id: MessageId
    name: PersonName


PlayerAction = (
    JoinTournament
    | ChangeTeam
    | SubstituteMember
    | LeaveTournament
    | CheckIn
    | GoAway
    | ComeBack
    | RequestBye
    | SolvePuzzle
    | OfferTime
    | StateHours
    | AcceptTime
)
OfficeAction = (
    ChangeTournamentSettings
    | OpenEntries
    | PairRound
    | SwapEntries
    | UnpairRound
    | PublishRound
    | ForbidMeeting
    | EnterResult
    | CorrectResult
    | MarkHeat
    | MakeRuling
    | HoldGame
    | ReleaseGame
    | WithdrawEntry
    | UndoEvent
    | NextStage
    | FinishTournament
    | CancelTournament
    | Appoint
    | AdmitPerson
    | UploadEvents
)
TournamentAction = PlayerAction | OfficeAction
"""What changes a tournament."""

TournamentClientMessage = Hello | Ping | TournamentAction

_KINDS = kinds(TournamentClientMessage)


def decode(text: str) -> TournamentClientMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: TournamentClientMessage = read(text, _KINDS)
    return message
