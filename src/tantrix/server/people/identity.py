"""Who asks is found out once for each request and each socket, before anything else is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tantrix.server import sessions
from tantrix.server.people.person import NOBODY, Person

KNOWN = ("/api/", "/ws/")
"""Where the paths begin behind which it matters who asks."""


class Known(NamedTuple):
    """Who a cookie belongs to, None where it is worthless.

    `stale`: the browser has had it for long, and shall keep it for another year.
    """

    person: Person | None
    stale: bool = False


Find = Callable[[str], Awaitable[Known]]
"""Says who the cookie with a hash belongs to."""


async def find_visitor(session: str) -> Known:
    """Take every cookie for that of a visitor."""
    return Known(Person(session))


class Identity:
    """Sets `scope["state"]`: the `person`, and the `session`, which is the hash of their cookie.

    A request without a cookie that is worth something gets a new one with its answer.
    """

    def __init__(self, app: ASGIApp, find: Find) -> None:
        self._app = app
        self._find = find

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find out who asks, then have the application answer."""
        state = scope.setdefault("state", {})
        state |= {"person": NOBODY, "session": "", "cookie": None}
        if scope["type"] != "lifespan" and scope["path"].startswith(KNOWN):
            await self._recognise(HTTPConnection(scope))
        await self._app(scope, receive, send)

    async def _recognise(self, connection: HTTPConnection) -> None:
        """Note who asks; who cannot be known becomes a new visitor, on a socket nobody."""
        token = sessions.token(connection)
        known = Known(None) if token is None else await self._find(sessions.digest(token))
        if token is not None and known.person is not None:
            connection.state.person = known.person
            connection.state.session = sessions.digest(token)
            connection.state.cookie = token if known.stale else None
        elif connection.scope["type"] == "http":
            sessions.renew(connection, sessions.new_token())
