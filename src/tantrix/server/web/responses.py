"""Answers over HTTP: views as JSON, and errors with their sentences."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import TypeVar

import msgspec
import structlog
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web import cookies
from tantrix.server.web.protocol import convert, error_view, parse

BODY_S = 30.0
SLOWEST = 4_000
"""How long a body may take: so long, and longer by what it may have at so many bytes a second."""

LARGE = 65_536
MOST_VALUES = 10_000
"""Of how many values a body may consist that is longer than `LARGE`: such a one is a file."""

NETWORK = 64
"""How many bits of an IPv6 address tell the network."""

Body = TypeVar("Body")


class _Number(IntegerConvertor):
    """A whole number in a path, `{name:number}`, that every database can hold."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", _Number())


async def read_body(request: Request, kind: type[Body], most: int | None = None) -> Body:
    """Return what the body of a request says, in `most` bytes at most, or as the settings say.

    It is JSON, and said to be so, as no form can.
    """
    most = cookies.settings(request).body if most is None else most
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TantrixError("bad.json", reason="content_type")
    try:
        text = (await read_bytes(request, most)).decode()
    except UnicodeDecodeError:
        raise TantrixError("bad.json") from None
    if len(text) > LARGE and sum(map(text.count, ",[{")) > MOST_VALUES:
        raise TantrixError("bad.json")
    return convert(parse(text), kind)


async def read_bytes(request: Request, most: int, too_long: TantrixError | None = None) -> bytes:
    """Return the body of a request, which is refused as soon as it is known to be too long.

    Raises `TantrixError`: `too_long`, `limit.frame` without it, and `limit.slow`.
    """
    too_long = too_long or TantrixError("limit.frame")
    told, body = request.headers.get("content-length", ""), bytearray()
    if told.isdecimal() and int(told) > most:
        raise too_long
    try:
        async with asyncio.timeout(BODY_S + most / SLOWEST):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise too_long
    except TimeoutError:
        raise TantrixError("limit.slow") from None
    return bytes(body)


def reply(request: Request, told: object, *, status: int = 200) -> Response:
    """Return an answer, which also has the browser keep a session that is new."""
    response = Response(msgspec.json.encode(told), status, media_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    cookies.remember(request, response)
    return response


def visitor(request: HTTPConnection) -> str:
    """Return where somebody asks from, by which requests are counted.

    It is the address, but of IPv6 the network: one person has all the addresses in it.
    """
    host = request.client.host if request.client else ""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, NETWORK), strict=False))


def answered_by(scope: Scope) -> str:
    """Return what of ours answers a request: its path may tell a name, which no log does."""
    endpoint = scope.get("endpoint")
    if endpoint is None:
        return "nothing"
    return f"{endpoint.__module__}.{getattr(endpoint, '__name__', type(endpoint).__name__)}"


log = structlog.get_logger()

_IDS: Mapping[HTTPStatus, tuple[str, ...]] = {
    HTTPStatus.UNAUTHORIZED: ("api.token", "people.code", "people.login", "people.none"),
    HTTPStatus.FORBIDDEN: (
        *("api.members", "api.not_for_tokens", "api.scope"),
        *("bad.origin", "bad.post.moderators"),
        *("chat.moderators", "chat.peer", "chat.playing", "chat.visitor"),
        *("people.banned", "people.members", "people.second", "review.not_leading"),
        *("study.not_yours", "study.visitor"),
        *("table.closed", "table.delayed", "table.not_your_seat"),
        *("tournament.interested", "tournament.not_allowed"),
    ),
    HTTPStatus.NOT_FOUND: (
        "api.no_token",
        *("bad.daily.future", "bad.daily.past", "bad.figure.unknown", "bad.game.unknown"),
        *(
            "bad.learn.unknown",
            "bad.path",
            "bad.picture.unknown",
            "bad.post.unknown",
            "bad.ranking",
            "bad.ranking.person",
        ),
        *("bad.spaghetti.unknown", "forum.unknown"),
        *("chat.no_line", "chat.no_measure", "chat.no_name", "chat.no_report"),
        *("lobby.nobody", "lobby.unknown", "people.unknown", "review.unknown"),
        "study.unknown",
        "table.unknown",
        *("tournament.no_round", "tournament.no_stage", "tournament.unknown"),
    ),
    HTTPStatus.METHOD_NOT_ALLOWED: ("bad.method",),
    HTTPStatus.REQUEST_TIMEOUT: ("limit.slow",),
    HTTPStatus.CONFLICT: (
        *(
            "api.tokens",
            "bad.post.changed",
            "forum.closed",
            "offline.taken",
            "people.in",
            "people.name.taken",
            "study.stale",
        ),
    ),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: (
        *("bad.picture.large", "bad.picture.pixels"),
        *("limit.frame", "limit.heavy", "study.large"),
    ),
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


GONE = 499
"""The status that is counted for a request whose body breaks off; nobody hears of it."""


TOO_MANY = 429
"""The status of an answer that says when to ask again."""


async def no_path(request: Request) -> Response:
    """Refuse what is nowhere, or not to be asked for by this method."""
    allowed = request.app.state.api.methods(request.url.path)
    if not allowed:
        raise TantrixError("bad.path")
    response = await refused(request, TantrixError("bad.method", allowed=list(allowed)))
    response.headers["Allow"] = ", ".join(allowed)
    return response


NOWHERE = Route("/api/{rest:path}", no_path, methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
"""What answers below `/api/` where nothing else does."""


async def refused(request: Request, error: Exception) -> Response:
    """Tell an error."""
    assert isinstance(error, TantrixError)  # noqa: S101 - it is the handler of these alone
    response = reply(request, {"error": error_view(error)}, status=status_of(error.id))
    _say_when(response, error)
    return response


async def gone(_: Request, __: Exception) -> Response:
    """Answer nobody: who asked went away before the end of the body."""
    return Response(status_code=GONE)


def denial(error: TantrixError) -> Response:
    """Return what is told in place of a socket, or where nobody looks who asks."""
    told, headers = msgspec.json.encode({"error": error_view(error)}), {"Cache-Control": "no-store"}
    response = Response(told, status_of(error.id), headers, "application/json")
    _say_when(response, error)
    return response


def _say_when(response: Response, error: TantrixError) -> None:
    """Tell whoever asks too often when to ask again."""
    if response.status_code == TOO_MANY:
        response.headers["Retry-After"] = str(error.params.get("seconds", 1))


async def overworked(request: Request, error: Exception) -> Response:
    """Tell that a process which computed has broken down; the log has the reason."""
    log.error("work failed", what=answered_by(request.scope), why=str(error))
    return await refused(request, TantrixError("limit.busy"))


async def closing(request: Request, error: Exception) -> Response:  # noqa: ARG001 - of Starlette
    """Tell that nothing is computed any more, since the server closes."""
    return await refused(request, TantrixError("limit.busy"))


async def unavailable(request: Request, error: Exception) -> Response:
    """Tell that the store fails; the log has the reason."""
    log.error("store failed", what=answered_by(request.scope), why=str(error))
    return await refused(request, TantrixError("table.paused"))
