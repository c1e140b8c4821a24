"""The HTTP status of every error: stated once, and used by answers, denials and the OpenAPI."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from types import MappingProxyType

_IDS: Mapping[HTTPStatus, tuple[str, ...]] = {
    HTTPStatus.UNAUTHORIZED: ("api.token", "people.login", "people.none"),
    HTTPStatus.FORBIDDEN: (
        *("api.members", "api.not_for_tokens", "api.scope"),
        *("bad.origin", "bad.post.moderators"),
        *("chat.moderators", "chat.peer", "chat.playing", "chat.visitor"),
        *("people.banned", "people.members", "review.not_leading"),
        *("table.closed", "table.delayed", "table.not_your_seat"),
    ),
    HTTPStatus.NOT_FOUND: (
        "api.no_token",
        *("bad.daily.future", "bad.daily.past", "bad.figure.unknown", "bad.game.unknown"),
        *("bad.path", "bad.post.unknown", "bad.ranking", "bad.ranking.person"),
        "bad.spaghetti.unknown",
        *("chat.no_line", "chat.no_measure", "chat.no_report"),
        *("lobby.nobody", "lobby.unknown", "people.unknown", "review.unknown"),
        *("table.no_record", "table.unknown"),
    ),
    HTTPStatus.REQUEST_TIMEOUT: ("limit.slow",),
    HTTPStatus.CONFLICT: ("api.tokens", "bad.post.changed", "people.in", "people.name.taken"),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("limit.frame",),
    HTTPStatus.TOO_MANY_REQUESTS: ("api.streams", "limit.places", "limit.rate", "people.slow"),
    HTTPStatus.SERVICE_UNAVAILABLE: (
        *("bad.daily.unready", "limit.busy", "people.busy", "table.paused"),
    ),
}

STATUS: Mapping[str, int] = MappingProxyType(
    {error: int(status) for status, ids in _IDS.items() for error in ids}
)
"""The status of an error by its id; all others are 400."""


def status_of(error: str) -> int:
    """Return the HTTP status of an error id."""
    return STATUS.get(error, int(HTTPStatus.BAD_REQUEST))


def by_status(errors: Iterable[str]) -> dict[int, list[str]]:
    """Return error ids by their status, both sorted."""
    found: dict[int, list[str]] = {}
    for error in sorted(set(errors), key=lambda one: (status_of(one), one)):
        found.setdefault(status_of(error), []).append(error)
    return found
