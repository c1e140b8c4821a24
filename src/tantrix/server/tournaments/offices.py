"""Offices: who may do what in a tournament."""

from __future__ import annotations

from types import MappingProxyType

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments.office_requests import OfficeAction
from tantrix.server.tournaments.player_requests import PlayerAction
from tantrix.tournaments.events import Office
from tantrix.tournaments.state import TournamentState

_HELPER = frozenset({"check-in", "mark", "result"})
_CONTROLLER = _HELPER | {
    *("correct", "hold", "pair", "publish", "release"),
    *("ruling", "swap", "unpair", "withdraw"),
}
_DIRECTOR = _CONTROLLER | {
    *("admit", "away", "back", "bye", "finish", "forbid", "junior", "next-stage", "undo"),
}
_OWNER = _DIRECTOR | {"cancel", "offices", "open", "settings", "upload"}

MAY: MappingProxyType[Office, frozenset[str]] = MappingProxyType(
    {"owner": _OWNER, "director": _DIRECTOR, "controller": _CONTROLLER, "helper": _HELPER}
)
"""The kinds of requests that each office allows, beside those of players about themselves."""

SEES_AHEAD: frozenset[Office] = frozenset({"owner", "director", "controller"})
"""Who sees a round before it is published."""

RULES: frozenset[Office] = frozenset({"owner", "director", "controller"})
"""Who decides as a Controller."""


def office_of(state: TournamentState, owner: str, person: str) -> Office | None:
    """Return the office of a person in a tournament that `owner` has made."""
    if person and person == owner:
        return "owner"
    officer = state.officers.get(person)
    return None if officer is None else officer.office


def kind_of(message: PlayerAction | OfficeAction) -> str:
    """Return the `type` of a request."""
    return str(message.__struct_config__.tag)


def check_office(office: Office | None, kind: str) -> None:
    """Raise `TantrixError` `tournament.not_allowed` where an office does not allow a request."""
    if office is None or kind not in MAY[office]:
        raise TantrixError("tournament.not_allowed")


def check_seen(state: TournamentState, office: Office | None) -> None:
    """Raise `TantrixError` `tournament.unknown` for a draft, which those in office alone see."""
    if state.status == "draft" and office is None:
        raise TantrixError("tournament.unknown")
