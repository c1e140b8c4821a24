"""Who asks: a random cookie, of which the store knows only the hash; and from which page."""

from __future__ import annotations

import hashlib
import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tantrix.core.errors import TantrixError

COOKIE = "tantrix_session"
YEAR_S = 365 * 24 * 3600

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def token(request: HTTPConnection) -> str | None:
    """Return the session's secret, None where there is none or it is none of ours."""
    found = request.cookies.get(COOKIE, "")
    return found if _TOKEN.fullmatch(found) else None


def new_token() -> str:
    """Return the secret of a new session."""
    return secrets.token_urlsafe(32)


def owner(token: str | None) -> str:
    """Return the name under which the store knows a session; that of nobody owns nothing."""
    return "" if token is None else hashlib.sha256(token.encode()).hexdigest()


def remember(request: HTTPConnection, response: Response, token: str) -> None:
    """Have the browser keep the session for a year."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR_S, httponly=True, samesite="lax", secure=secure)


def check_origin(request: HTTPConnection) -> None:
    """Refuse what a page of another site asks; raises `TantrixError` `bad.origin`.

    A browser always says which page asks. What says nothing is no browser, and carries no cookie
    of somebody else.
    """
    origin = request.headers.get("origin")
    if origin is not None and _netloc(origin) != request.headers.get("host", "").lower():
        raise TantrixError("bad.origin")


def _netloc(origin: str) -> str | None:
    """Return host and port of an origin; None where it is not that of a page on the web."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") else None
