"""What is asked of tournaments: how one is made, and every message that changes one.

A request is the same object over HTTP and on the socket, where its `type` is needed. It carries an
`id` of its sender: sent again with the same id, it is done once. Numbers are as in `messages`.
"""

from __future__ import annotations

from typing import Any

from tantrix.server.tournaments.forms import SettingsForm
from tantrix.server.tournaments.office_requests import OfficeAction
from tantrix.server.tournaments.player_requests import PlayerAction
from tantrix.server.web.protocol import Hello, Input, MessageId, Ping, kinds, read


class NewTournament(Input, frozen=True):
    """A tournament to be made: the body of `POST /api/tournaments`."""

    id: MessageId
    settings: SettingsForm


class UploadTournament(Input, frozen=True):
    """The first event of a director's file: the body of `POST /api/tournaments/uploads`."""

    id: MessageId
    event: dict[str, Any]


TournamentAction = PlayerAction | OfficeAction
"""What changes a tournament."""

TournamentClientMessage = Hello | Ping | TournamentAction

_KINDS = kinds(TournamentClientMessage)


def decode(text: str) -> TournamentClientMessage:
    """Return the message of a frame; raises `TantrixError` as `protocol.decode` does."""
    message: TournamentClientMessage = read(text, _KINDS)
    return message
