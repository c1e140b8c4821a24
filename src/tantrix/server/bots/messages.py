"""What programs send and are told: the forms of the API of bots.

A stream is lines of JSON, each an object with a `type`; an empty line says that it is still alive.
The messages of a table are those of its socket (`tantrix.server.tables.messages`): the first is
`tableFull`, which replaces all that was known, and each `tableState` follows an event.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.server.lobby.messages import RoomPresence, RoomSnapshot, RoomUpdate, RoomView
from tantrix.server.tables.messages import EventMessage, TableSnapshot
from tantrix.server.tournaments.messages import (
    TournamentEvent,
    TournamentSnapshot,
    TournamentYours,
)
from tantrix.server.tournaments.round_messages import TournamentLive
from tantrix.server.tournaments.standings_messages import StandingsChange
from tantrix.server.web.cookies import Kind
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import Scope

TokenName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class NewToken(Input, frozen=True):
    """A token to be made; it is called by a name, and may do what its scopes say."""

    name: TokenName
    scopes: Annotated[list[Scope], msgspec.Meta(max_length=3)]


class TokenView(msgspec.Struct, frozen=True):
    """A token as its person sees it; times are ISO 8601, `used` is None before the first use."""

    handle: str
    name: str
    scopes: list[Scope]
    made: str
    used: str | None


class MadeToken(msgspec.Struct, frozen=True):
    """A token that has just been made: the secret is told this once."""

    secret: str
    token: TokenView


class Revoked(msgspec.Struct, frozen=True):
    """A token is no more."""


class TokenList(msgspec.Struct, frozen=True):
    """The tokens of somebody, the newest first, and whether the account is that of a program."""

    tokens: list[TokenView]
    bot: bool


class BotAccountView(msgspec.Struct, frozen=True):
    """Who asks, and what the token may do; with a session of a browser that is everything."""

    name: str
    kind: Kind
    bot: bool
    scopes: list[Scope]


class TableFull(TableSnapshot, frozen=True, tag_field="type", tag="tableFull"):
    """All of a table; `you` are the players that you move."""


class TableStateEvent(EventMessage, frozen=True, tag_field="type", tag="tableState"):
    """What has just happened at a table, and how it stands after it."""


class RoomFull(RoomSnapshot, frozen=True, tag_field="type", tag="roomFull"):
    """All of a room of the lobby."""


class RoomStateEvent(RoomUpdate, frozen=True, tag_field="type", tag="roomState"):
    """What has just happened in a room, and how it stands after it."""


class RoomPeople(RoomPresence, frozen=True, tag_field="type", tag="roomPresence"):
    """Who is in a room, and on which slots somebody is there."""


class TournamentFull(TournamentSnapshot, frozen=True, tag_field="type", tag="tournamentFull"):
    """All of a tournament but its entries, rounds and standings."""


class TournamentStateEvent(TournamentEvent, frozen=True, tag_field="type", tag="tournamentState"):
    """What has just happened in a tournament, and what it has changed."""


class TournamentYouEvent(TournamentYours, frozen=True, tag_field="type", tag="tournamentYou"):
    """What concerns you has changed: your entry, your office, or the game you are to play."""


class TournamentLiveEvent(TournamentLive, frozen=True, tag_field="type", tag="tournamentLive"):
    """How the games in play stand, as far as those who watch may see it."""


class TournamentStandingsEvent(
    StandingsChange, frozen=True, tag_field="type", tag="tournamentStandings"
):
    """The standings of a stage or a group, as far as they are others: all of them for who comes."""


class ChatLineEvent(msgspec.Struct, frozen=True, tag_field="type", tag="chatLine"):
    """Somebody has said something, at a time in ISO 8601; `n` counts the lines of the server."""

    n: int
    at: str
    name: str
    kind: Kind
    text: str


class Challenge(msgspec.Struct, frozen=True, tag_field="type", tag="challenge"):
    """Somebody invites you to a room: take a seat there, or decline."""

    room: str
    by: str
    about: RoomView


class InRoom(msgspec.Struct, frozen=True, tag_field="type", tag="room"):
    """You have a seat in a room, or are its host: listen there, so that you are present."""

    room: str
    by: str
    about: RoomView
