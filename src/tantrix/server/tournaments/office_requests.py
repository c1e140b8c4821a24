"""What those in office ask of tournaments: to pair, to enter results, to rule, to end.

What a request is says `requests`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tantrix.server.tournaments.forms import (
    EntryNumber,
    EventNumber,
    GameNumber,
    MarkForm,
    PersonName,
    Reason,
    ResultForm,
    RoundNumber,
    RuledMarkForm,
    Score,
    SettingsForm,
    Side,
    StageNumber,
    TableNumber,
    Used,
    WallMs,
)
from tantrix.server.web.protocol import Message, MessageId
from tantrix.tournaments.events import Rule

MOST_UPLOADED = 200
"""Events of a director's file that are sent at once."""

LARGEST_UPLOAD = 1 << 20
"""Bytes of a request that has them."""


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


class EnterResult(Message, frozen=True, kw_only=True, tag="result"):
    """Enter the result of a game that was played elsewhere; its times decide the penalties.

    The captain of a team may do so too, about its own games, where opponents agree on a time
    themselves and no table is open here.
    """

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
    side that goes on where the lot has to say. Of a heat, `marks` say what those in it have then.
    `entry` is who is warned or disqualified. `supersedes` is the number of an earlier ruling.
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
    marks: Annotated[list[RuledMarkForm], msgspec.Meta(max_length=100)] = msgspec.field(
        default_factory=list
    )


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
    """Withdraw somebody else's entry, at once or `after_round`; its results stay."""

    id: MessageId
    entry: EntryNumber
    reason: Reason
    after_round: bool = False


class MarkJunior(Message, frozen=True, tag="junior"):
    """Say that an entry is a junior's, or not: there is a prize for the best of them."""

    id: MessageId
    entry: EntryNumber
    junior: bool


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
    | MarkJunior
    | UndoEvent
    | NextStage
    | FinishTournament
    | CancelTournament
    | Appoint
    | AdmitPerson
    | UploadEvents
)
