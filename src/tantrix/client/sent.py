"""What a program sends: a struct for each kind of message, or a JSON object of the same fields.

A struct has an `id`, any name of the program's own: sent again under it, the message is done once.
An object without one is given one.
"""

from __future__ import annotations

import secrets

import msgspec

from tantrix.client.generated import (
    Accept,
    AcceptTime,
    AnswerOffer,
    Begin,
    ChangeSettings,
    ChangeTeam,
    CheckIn,
    ClaimMessage,
    Close,
    ComeBack,
    Decline,
    GoAway,
    HandOver,
    Invite,
    JoinTournament,
    Leave,
    LeaveSlot,
    LeaveTournament,
    MakeOffer,
    MakeProtest,
    NewGobble,
    NewMindGame,
    NewSolitaire,
    NewStrategy,
    OfferTime,
    Open,
    PlaceMessage,
    PlayRobot,
    Quick,
    ReadyForNext,
    Remove,
    Rename,
    RequestBye,
    ResignMessage,
    Resume,
    Return,
    SeekOpponent,
    SetPace,
    SetRobot,
    SolvePuzzle,
    StateHours,
    StepMessage,
    SubstituteMember,
    TakeSeat,
    TakeSlot,
    WithdrawOffer,
    WithdrawSeek,
    YieldColour,
)
from tantrix.client.seen import Json

NewTable = NewStrategy | NewSolitaire | NewGobble | NewMindGame
"""The body of `POST /api/tables`."""

TableMessage = (
    PlaceMessage
    | StepMessage
    | ResignMessage
    | SetPace
    | MakeOffer
    | AnswerOffer
    | WithdrawOffer
    | Resume
    | ClaimMessage
    | Return
)
"""What is done at a table."""

LobbyMessage = Open | TakeSeat | SeekOpponent | Quick | Accept | WithdrawSeek | PlayRobot | Decline
"""What is done in the lobby."""

RoomMessage = (
    TakeSlot
    | LeaveSlot
    | SetRobot
    | Remove
    | ReadyForNext
    | Begin
    | ChangeSettings
    | Rename
    | Invite
    | HandOver
    | Leave
    | Close
)
"""What is done in a room."""

TournamentMessage = (
    JoinTournament
    | ChangeTeam
    | SubstituteMember
    | LeaveTournament
    | SolvePuzzle
    | CheckIn
    | GoAway
    | ComeBack
    | RequestBye
    | MakeProtest
    | YieldColour
    | OfferTime
    | StateHours
    | AcceptTime
)
"""What players do in a tournament; the `type` of each is the end of the path to which it goes."""


def body_of(message: Json | msgspec.Struct) -> Json:
    """Return the JSON object of what is sent.

    >>> from tantrix.client.sent import body_of
    >>> body_of({"type": "say", "text": "Hello"})
    {'type': 'say', 'text': 'Hello'}
    """
    body: Json = message if isinstance(message, dict) else msgspec.to_builtins(message)
    return body


def named(message: Json | msgspec.Struct) -> Json:
    """Return the same, with an `id` of its own where it has none.

    >>> from tantrix.client.sent import named
    >>> named({"type": "draw", "id": "1"})["id"]
    '1'
    """
    return {"id": new_id(), **body_of(message)}


def new_id() -> str:
    """Return a name that no other message has.

    >>> from tantrix.client.sent import new_id
    >>> new_id() == new_id()
    False
    """
    return secrets.token_hex(8)
