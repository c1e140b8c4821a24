"""The request that opens a WebSocket, and its answer: between websockets and ASGI."""

from __future__ import annotations

import asyncio
import email.utils
import http
from typing import Any
from urllib.parse import unquote

from starlette.types import Message, Scope
from websockets.datastructures import Headers
from websockets.http11 import Request, Response


def scope_of(request: Request, transport: asyncio.Transport, state: dict[str, Any]) -> Scope:
    """Return what the application is told of a request to open a socket (ASGI)."""
    path, _, query = request.path.partition("?")
    client, server = (transport.get_extra_info(name) for name in ("peername", "sockname"))
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "server": server and tuple(server[:2]),
        "client": client and tuple(client[:2]),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in request.headers.raw_items()
        ],
        "subprotocols": [],  # none is spoken here
        "state": state.copy(),
        "extensions": {"websocket.http.response": {}},
    }


def headers_of(message: Message) -> Headers:
    """Return the headers of a message of the application."""
    headers = message.get("headers", [])
    return Headers((name.decode("latin-1"), value.decode("latin-1")) for name, value in headers)


def denial_of(message: Message) -> Response:
    """Return the answer that refuses a socket, as it begins: with nothing in it."""
    status = http.HTTPStatus(message["status"])
    headers = headers_of(message)
    headers.setdefault("Date", email.utils.formatdate(usegmt=True))
    headers.setdefault("Connection", "close")
    return Response(status.value, status.phrase, headers, b"")


def add_body(response: Response, message: Message) -> None:
    """Add a part to what an answer says."""
    body = bytes(response.body or b"") + message["body"]
    response.body = body
    response.headers.pop("Content-Length", None)
    response.headers["Content-Length"] = str(len(body))
