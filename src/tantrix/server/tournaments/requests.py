"""What is asked of tournaments: how one is made, and every message that changes one.

A request is the same object over HTTP and on the socket, where its `type` is needed. It carries an
`id` of its sender: sent again with the same id, it is done once. Numbers are as in `messages`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tantrix.server.web.protocol import Hello, Input, Message, MessageId, Ping, kinds, read
from tantrix.tournaments.events import Rule
from tantrix.tournaments.settings import (
    MostEntries,
    MostGames,
    MostMs,
    OnlineSettings,
    StageSettings,
    TournamentSettings,
)

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
    TournamentSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
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


class JoinTournament(Message, frozen=True, tag="join"):
    """Enter, under the own name.

    In doubles one names a `partner`: the pair is entered as soon as both have named each other.
    `preferences` are two different colours, the first choice first, such as `RY`, or nothing.
    """

    id: MessageId
    preferences: Colours = ""
    club: Annotated[str, msgspec.Meta(max_length=60)] = ""
    partner: PersonName = ""


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


class OfferTime(Message, frozen=True, tag="offer"):
    """Offer the opponent a time for the match that the two arrange themselves."""

    id: MessageId
    starts_ms: WallMs


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


PlayerAction = (
    JoinTournament
    | LeaveTournament
    | CheckIn
    | GoAway
    | ComeBack
    | RequestBye
    | OfferTime
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
    | MakeRuling
    | HoldGame
    | ReleaseGame
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
