"""Who may ask at all: the guards of routes that several parts of the server have in common."""

from __future__ import annotations

from starlette.requests import Request

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web import cookies
from tantrix.server.web.route import Guard


def not_visitors(error: str) -> Guard:
    """Return the guard that refuses visitors: it raises `TantrixError` with the id `error`."""

    def guard(request: Request) -> None:
        if cookies.person(request).kind == "visitor":
            raise TantrixError(error)

    return guard


def moderators(error: str) -> Guard:
    """Return the guard that refuses who keeps no order: it raises `TantrixError`.

    That is `error` for players, and `people.second` for a moderator without a second factor.
    """

    def guard(request: Request) -> None:
        if cookies.person(request).role == "player":
            raise TantrixError(error)
        cookies.check_second_factor(request, "moderator")

    return guard
