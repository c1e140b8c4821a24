"""The venue's ASGI application: one page, one object to look at, and three things to send.

Everything is read and sent as small JSON objects. Nothing comes from elsewhere: the page, its style
and its script are files of the package, and a laptop without a network serves them all.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix.messages import Message, accepted, catalogue, say
from tantrix.rules.core.errors import TantrixError
from tantrix.venue.book import TournamentBook
from tantrix.venue.pins import Pins
from tantrix.venue.sheets import Sheet, Sheets
from tantrix.venue.views import venue

LARGEST_BODY = 4096
COOKIE = "tantrix_venue"
FILES = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
    "/clock.js": ("clock.js", "text/javascript; charset=utf-8"),
}
HEADERS = {
    "cache-control": "no-cache",
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
STATUS = {"venue.pin_wrong": 403, "venue.role_low": 403, "venue.slow": 429, "venue.origin": 403}
"""The status of refusals; all others are 422."""

Body = TypeVar("Body", bound=msgspec.Struct)
Endpoint = Callable[[Request], Awaitable[Response]]


class PinShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A PIN that somebody has typed."""

    pin: str


class SheetDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the director decides about a sheet that waits."""

    number: int
    accept: bool
    reason: str = ""


class Venue:
    """A venue: the application, and the PINs that it asks for."""

    def __init__(
        self,
        book: TournamentBook,
        kept: Path | None = None,
        *,
        wall_ms: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        tick_ms: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        """`kept` is the file in which sheets wait; the clocks are for tests."""
        self._book = book
        self._wall_ms = wall_ms
        self._who = Pins(bytes.fromhex(book.read().secret.key), tick_ms)
        self.pins = self._who.pins
        self._sheets = Sheets(book, kept)
        self.app = Starlette(
            routes=[
                *(Route(path, _file(*known)) for path, known in FILES.items()),
                Route("/words", _words),
                Route("/state", self._guarded(self._state)),
                Route("/pin", self._guarded(self._pin), methods=["POST"]),
                Route("/sheet", self._guarded(self._sheet), methods=["POST"]),
                Route("/decide", self._guarded(self._decide), methods=["POST"]),
            ]
        )

    def _guarded(self, endpoint: Endpoint) -> Endpoint:
        """Return an endpoint that says in a sentence what it refuses."""

        async def answered(request: Request) -> Response:
            try:
                if request.method == "POST":
                    _refuse_strangers(request)
                return await endpoint(request)
            except TantrixError as error:
                text = say(error, lang=_lang(request))
                return _json({"id": error.id, "text": text}, STATUS.get(error.id, 422))

        return answered

    def _session(self, request: Request) -> str | None:
        return request.cookies.get(COOKIE)

    async def _state(self, request: Request) -> Response:
        role = self._who.role(self._session(request))
        return _json(venue(self._book.read(), role, self._sheets.waiting(), self._wall_ms()))

    async def _pin(self, request: Request) -> Response:
        shown = await _body(request, PinShown)
        address = request.client.host if request.client else ""
        session, role = self._who.enter(shown.pin, address)
        response = _json({"role": role})
        response.set_cookie(COOKIE, session, httponly=True, samesite="strict")
        return response

    async def _sheet(self, request: Request) -> Response:
        role = self._who.require(self._session(request), "table")
        sheet = await _body(request, Sheet)
        return _json({"outcome": self._sheets.hand_in(sheet, role)})

    async def _decide(self, request: Request) -> Response:
        self._who.require(self._session(request), "director")
        decision = await _body(request, SheetDecision)
        self._sheets.decide(decision.number, accept=decision.accept, reason=decision.reason)
        return _json({})


async def _words(request: Request) -> Response:
    """Return the sentences of the page in the language of the browser."""
    lang = _lang(request)
    found: dict[str, Message] = {
        key: text for key, text in catalogue(lang).items() if key.startswith("venue.")
    }
    return _json({"lang": lang, "words": found})


def _file(name: str, kind: str) -> Endpoint:
    """Return what answers with a file of the package."""
    content = (files("tantrix.venue") / "static" / name).read_bytes()

    async def answered(_: Request) -> Response:
        return Response(content, headers={**HEADERS, "content-type": kind})

    return answered


def _refuse_strangers(request: Request) -> None:
    """Raise `TantrixError` `venue.origin` for what another page has the browser send."""
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise TantrixError("venue.origin")


async def _body(request: Request, kind: type[Body]) -> Body:
    """Return what was sent; raises `TantrixError` `venue.body` for anything else."""
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > LARGEST_BODY:
            raise TantrixError("venue.body")
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, ValueError):
        raise TantrixError("venue.body") from None


def _lang(request: Request) -> str:
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return accepted(wanted)


def _json(value: object, status: int = 200) -> Response:
    headers = {**HEADERS, "cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")
