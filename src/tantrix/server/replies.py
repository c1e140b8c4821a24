"""What every part of the house does over HTTP: reads a body, answers in JSON, knows who asks."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tantrix.core.errors import TantrixError
from tantrix.server import sessions
from tantrix.server.reading import convert, parse

LARGEST_BODY = 16_384
"""Bytes of the body of a request."""

Body = TypeVar("Body")


async def read_body(request: Request, kind: type[Body], most: int = LARGEST_BODY) -> Body:
    """Return what the body of a request says, in `most` bytes at most.

    It is JSON, and said to be so, as no form can.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TantrixError("bad.json")
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise TantrixError("limit.frame")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise TantrixError("bad.json") from None
    return convert(parse(text), kind)


def reply(request: Request, told: object, *, status: int = 200) -> Response:
    """Return an answer, which also has the browser keep a session that is new."""
    response = Response(msgspec.json.encode(told), status, media_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    sessions.remember(request, response)
    return response


def visitor(request: Request) -> str:
    """Return the address from which somebody asks, by which requests are counted."""
    return request.client.host if request.client else ""
