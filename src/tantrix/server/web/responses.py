"""What every part of the server does over HTTP: reads a body, answers in JSON, knows who asks."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import TypeVar

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from tantrix.rules.core.errors import TantrixError
from tantrix.server.web import cookies
from tantrix.server.web.decoding import convert, parse

BODY_S = 30.0
SLOWEST = 4_000
"""How long a body may take: so long, and longer by what it may have at so many bytes a second."""

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
        raise TantrixError("bad.json")
    try:
        async with asyncio.timeout(BODY_S + most / SLOWEST):
            text = (await _read_bytes(request, most)).decode()
    except TimeoutError:
        raise TantrixError("limit.slow") from None
    except UnicodeDecodeError:
        raise TantrixError("bad.json") from None
    return convert(parse(text), kind)


async def _read_bytes(request: Request, most: int) -> bytes:
    """Return the body of a request; raises `TantrixError` `limit.frame` where it is too long."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise TantrixError("limit.frame")
    return body


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
