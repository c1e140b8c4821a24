"""Who asks is found out once for each request and each socket, before anything else is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.sessions import KnownSession, SessionCache
from tantrix.server.db.base import Unavailable
from tantrix.server.web import cookies
from tantrix.server.web.cookies import NOBODY, Ban, Person
from tantrix.server.web.responses import refused, unavailable
from tantrix.server.web.times import minute

KNOWN = ("/api/", "/ws/")
"""Where the paths begin behind which it matters who asks."""

FIRST = "/api/bootstrap"
"""What a page asks for before anything else."""

ENTERING = "/api/me/enter"
"""Where who has a cookie that became an account is nobody: they may have lost the answer."""

ALWAYS = ("/api/me/logout",)
"""What even those may do who are banned."""

LATER = 1013
"""The code that closes a socket of which nobody can be told now whose it is."""

Find = Callable[[str], Awaitable[KnownSession]]
"""Says who the cookie with a hash belongs to; may raise `Unavailable`."""


async def find_visitor(session: str) -> KnownSession:
    """Take every cookie for that of a visitor."""
    return KnownSession(Person(session))


class Identity:
    """Sets `scope["state"]`: the `person`, and the `session`, which is the hash of their cookie.

    `two_factors` tells whether a second factor was shown in it.

    A request without a cookie gets one with its answer. The cookie of a visitor who has become
    somebody is worth nothing any more: a page gets a new one with its first request, but not with
    others, whose answers may come after that with the cookie of the account. Who is banned, or has
    such a cookie, may look, and changes nothing.
    """

    def __init__(self, app: ASGIApp, find: Find) -> None:
        self._app = app
        self._find = find

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find out who asks, then have the application answer."""
        state = scope.setdefault("state", {})
        state |= {"person": NOBODY, "session": "", "cookie": None, "ban": None}
        state["two_factors"] = False
        answering = self._app
        if scope["type"] != "lifespan" and scope["path"].startswith(KNOWN):
            connection = HTTPConnection(scope)
            try:
                await self._recognise(connection)
                _check_ban(scope, state["ban"])
            except (TantrixError, Unavailable) as error:
                answering = _refusal(scope, error)
        await answering(scope, receive, send)

    async def _recognise(self, connection: HTTPConnection) -> None:
        """Note who asks; who cannot be known becomes a new visitor, on a socket nobody."""
        token = cookies.token(connection)
        known = KnownSession(None) if token is None else await self._find(cookies.digest(token))
        if token is not None and known.person is not None:
            connection.state.person = NOBODY if known.ban else known.person
            connection.state.session = cookies.digest(token)
            connection.state.cookie = token if known.stale else None
            connection.state.ban = known.ban
            connection.state.two_factors = known.two_factors
        elif connection.scope["type"] == "http":
            if token is None or connection.scope["path"] == FIRST:
                cookies.renew(connection, cookies.new_token())
            elif _changes(connection.scope) and connection.scope["path"] != ENTERING:
                raise TantrixError("people.none")


async def recheck(connection: HTTPConnection) -> None:
    """Find out anew whether a second factor was shown in the session of a socket.

    It may be shown, or switched off, while the socket is open. A request was asked just now, and
    one with a token has no session. Raises `Unavailable`.
    """
    if connection.scope["type"] == "websocket":
        register: SessionCache = connection.app.state.people.register
        known = await register.find(cookies.session(connection))
        connection.state.two_factors = known.two_factors


def _check_ban(scope: Scope, ban: Ban | None) -> None:
    """Refuse what somebody who is banned would change."""
    if ban is not None and _changes(scope) and scope["path"] not in ALWAYS:
        raise banned(ban)


def _changes(scope: Scope) -> bool:
    """Whether something is asked for that may change what is kept."""
    return scope["type"] == "http" and scope["method"] not in {"GET", "HEAD"}


def banned(ban: Ban) -> TantrixError:
    """Return what somebody is told who is banned."""
    return TantrixError("people.banned", until=minute(ban.until_ms), why=ban.reason or "-")


def _refusal(scope: Scope, error: TantrixError | Unavailable) -> ASGIApp:
    """Return what answers with an error; a socket is closed, and comes back."""

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        telling = unavailable if isinstance(error, Unavailable) else refused
        response = await telling(Request(scope), error)
        await response(scope, receive, send)

    async def close(scope: Scope, receive: Receive, send: Send) -> None:
        await WebSocket(scope, receive, send).close(LATER)

    return refuse if scope["type"] == "http" else close
