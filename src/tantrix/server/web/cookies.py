"""Who a request comes from: the person, and the cookie that names their session."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Literal
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tantrix.rules.core.errors import TantrixError
from tantrix.server.config import Settings

Kind = Literal["visitor", "guest", "member"]
"""A visitor has no account; a guest has a name, a member also a way to log in again."""

Role = Literal["player", "moderator", "admin"]
"""What somebody may do beside playing."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the server. The `id` owns what they make and never leaves the server.

    The id of a visitor is the hash of the cookie; it is empty where there is no cookie, and then
    owns nothing. The name of a visitor is empty, all others have one that is theirs alone. A `bot`
    is a program.
    """

    id: str
    name: str = ""
    kind: Kind = "visitor"
    role: Role = "player"
    country: str | None = None
    bot: bool = False


class PersonView(msgspec.Struct, frozen=True):
    """What anybody is told of somebody; that it is a program is told only of those."""

    name: str
    kind: Kind
    role: Role
    country: str | None
    bot: Literal[True] | msgspec.UnsetType = msgspec.UNSET


NOBODY = Person("")
"""Whoever asks without a cookie where none can be given."""


def form(person: Person) -> PersonView:
    """Return what anybody is told of a person."""
    bot: Literal[True] | msgspec.UnsetType = True if person.bot else msgspec.UNSET
    return PersonView(person.name, person.kind, person.role, person.country, bot)


class Ban(msgspec.Struct, frozen=True):
    """Until when somebody may not take part (milliseconds of the wall clock), and why."""

    until_ms: int
    reason: str


COOKIE = "tantrix_session"
YEAR_S = 365 * 24 * 3600
LONGEST_ORIGIN = 200

log = structlog.get_logger()

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def person(request: HTTPConnection) -> Person:
    """Return who asks."""
    found: Person = request.state.person
    return found


def owner(request: HTTPConnection) -> str:
    """Return the id of who asks, which owns what they make; that of nobody is empty."""
    return person(request).id


def session(request: HTTPConnection) -> str:
    """Return the hash of the cookie of who asks, empty for nobody."""
    found: str = request.state.session
    return found


def token(request: HTTPConnection) -> str | None:
    """Return the session's secret, None where there is none or it is none of ours."""
    found = request.cookies.get(COOKIE, "")
    return found if _TOKEN.fullmatch(found) else None


def new_token() -> str:
    """Return the secret of a new session."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return the hash under which the store knows a session."""
    return hashlib.sha256(token.encode()).hexdigest()


def renew(request: HTTPConnection, token: str, person: Person | None = None) -> None:
    """Have the answer give the browser a new secret: that of a person, or of a new visitor."""
    request.state.person = person or Person(digest(token))
    request.state.session = digest(token)
    request.state.cookie = token


def enter(request: HTTPConnection, person: Person, session: str) -> None:
    """Take who asks for somebody, whose browser is given nothing.

    They have a token, which counts as a second factor, since that was asked for when it was made.
    It was not, if the token was made before the settings asked for one, or by `tantrix admin
    token`: such a token counts too, until it is revoked.
    """
    request.state.two_factors = True
    request.state.person = person
    request.state.session = session
    request.state.cookie = None


def check_second_factor(request: HTTPConnection, office: Literal["moderator", "director"]) -> None:
    """Refuse what somebody in office would change in a session without a second factor.

    That is so where the settings ask for one; looking is free. Raises `TantrixError`
    `people.second`.
    """
    asked = settings(request).second_factor
    needed = asked == "offices" or (asked == "moderators" and office == "moderator")
    looks = request.scope["type"] == "http" and request.scope["method"] == "GET"
    if needed and not looks and not request.state.two_factors:
        raise TantrixError("people.second")


def remember(request: HTTPConnection, response: Response) -> None:
    """Have the browser keep a session that is new, or that it might soon forget, for a year."""
    kept: str | None = request.state.cookie
    if kept is not None:
        chosen = settings(request).secure
        secure = request.url.scheme == "https" if chosen is None else chosen
        age = YEAR_S
        response.set_cookie(COOKIE, kept, max_age=age, httponly=True, samesite="lax", secure=secure)


def check_origin(request: HTTPConnection) -> None:
    """Refuse what a page of another site asks; raises `TantrixError` `bad.origin`.

    A browser always says which page asks. What says nothing is no browser, and carries no cookie
    of somebody else. Where the settings name the pages that may ask, no other may, whatever name
    the server is asked by.
    """
    origin = request.headers.get("origin")
    if origin is None:
        return
    allowed = settings(request).allowed_origins
    own = _netloc(origin) == request.headers.get("host", "").lower()
    if origin.lower() not in allowed if allowed else not own:
        log.warning("origin refused", origin=origin[:LONGEST_ORIGIN], allowed=sorted(allowed))
        raise TantrixError("bad.origin")


def settings(request: HTTPConnection) -> Settings:
    """Return the settings of the server that is asked."""
    found: Settings = request.app.state.settings
    return found


def _netloc(origin: str) -> str | None:
    """Return host and port of an origin; None where it is not that of a page on the web."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") else None
