"""How a server is: whether it lives, whether it can play, and what it counts, for Prometheus."""

from __future__ import annotations

import secrets

import structlog
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tantrix.rules.core.errors import TantrixError
from tantrix.server.container import Container
from tantrix.server.web.budget import SOCKETS as OPEN_SOCKETS
from tantrix.server.web.budget import Budget, budget_of
from tantrix.server.web.cookies import settings
from tantrix.server.web.counters import ADDRESSES, OPEN, REGISTRY, REQUESTS, SOCKETS
from tantrix.server.web.responses import answered_by

log = structlog.get_logger()

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"})


LOCAL = frozenset({"127.0.0.1", "::1"})
"""The addresses of this machine."""

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""What a proxy adds: whoever comes through one is not known to be on this machine."""


async def live(_: Request) -> Response:
    """Say that the process answers."""
    return _plain("live\n")


async def ready(request: Request) -> Response:
    """Say whether games can go on: a write goes through, and the server does not close."""
    container: Container = request.app.state.container
    if not await container.readiness.writes():
        return _plain("the database takes no writes\n", 503)
    return _plain("closing\n", 503) if container.table_manager.closing else _plain("ready\n")


async def metrics(request: Request) -> Response:
    """Tell what is counted, to this machine and to whoever has the token."""
    if not (_is_local(request) or _has_token(request)):
        raise TantrixError("bad.path")
    text = page(request.app.state.container, budget_of(request))
    return Response(text, media_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})


ROUTES = [
    Route("/health/live", live, methods=["GET"]),
    Route("/health/ready", ready, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]


def page(container: Container, budget: Budget) -> bytes:
    """Return everything that is counted, with how things stand now."""
    places = budget.occupied(OPEN_SOCKETS)
    SOCKETS.set(places.total())
    ADDRESSES.set(len(places))
    OPEN.labels("table").set(len(container.table_manager))
    OPEN.labels("race").set(len(container.races))
    OPEN.labels("review").set(len(container.reviews))
    return generate_latest(REGISTRY)


def _is_local(request: Request) -> bool:
    """Tell whether somebody on this machine asks, through no proxy."""
    if any(name in request.headers for name in FORWARDED):
        return False
    return request.client is not None and request.client.host in LOCAL


def _has_token(request: Request) -> bool:
    """Tell whether the token of the settings is shown."""
    token = settings(request).metrics_token
    shown = request.headers.get("authorization", "")
    return token is not None and secrets.compare_digest(shown.encode(), f"Bearer {token}".encode())


def _plain(text: str, status: int = 200) -> Response:
    return PlainTextResponse(text, status, headers={"Cache-Control": "no-store"})


class Measured:
    """Counts every answer over HTTP by method and status, and tells the log of it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the application answer, and count."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                REQUESTS.labels(method, str(status)).inc()
                log.debug("answered", method=method, by=answered_by(scope), status=status)
            await send(message)

        return await self._app(scope, receive, sending)
