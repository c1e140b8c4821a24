"""What players ask of tournaments: to enter, to be there or away, to agree on a time.

What a request is says `requests`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.server.puzzles.http import MOST_TILES
from tantrix.server.tables.messages import Code
from tantrix.server.tournaments.forms import (
    Colours,
    EntryNumber,
    GameNumber,
    PersonName,
    Reason,
    RoundNumber,
    WallMs,
)
from tantrix.server.web.protocol import Message, MessageId
from tantrix.tournaments.arranging import MOST_SPANS
from tantrix.tournaments.settings import MostBoards
from tantrix.tournaments.teams import MOST_RESERVES


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
    """Withdraw, or leave the team of which one is not the captain; results stay.

    The games that one has left are lost; `after_round` those of the round that is on are played
    first. Until then one may be `back`.
    """

    id: MessageId
    reason: Reason = ""
    after_round: bool = False


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


class MakeProtest(Message, frozen=True, tag="protest"):
    """Protest, while the tournament is on or until 24 hours after its end; everybody reads why."""

    id: MessageId
    reason: Reason


class YieldColour(Message, frozen=True, tag="yield"):
    """Let the opponent have the colour that both want first: oneself plays the second one."""

    id: MessageId


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
    | YieldColour
    | MakeProtest
    | OfferTime
    | StateHours
    | AcceptTime
)
