"""Races over HTTP, and their socket."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tantrix.server.auth import cookies
from tantrix.server.race.actor import RaceActor
from tantrix.server.race.manager import RaceManager
from tantrix.server.race.messages import ClientMessage, NewRace, decode
from tantrix.server.tables.messages import Hello, Ping, Pong
from tantrix.server.web.ratelimit import Buckets
from tantrix.server.web.responses import read_body, reply, visitor
from tantrix.server.web.websocket import SocketEndpoint, serve


async def create(request: Request) -> Response:
    """Make a race of the session."""
    cookies.check_origin(request)
    _limit(request)
    wish = await read_body(request, NewRace)
    made = await _races(request).create(cookies.owner(request), wish)
    return reply(request, {"race": made}, status=201)


async def race(request: Request) -> Response:
    """Tell all of a race."""
    found = await _races(request).room(request.path_params["race"])
    return reply(request, found.snapshot(cookies.owner(request)))


async def again(request: Request) -> Response:
    """Make the next race of the same people."""
    cookies.check_origin(request)
    _limit(request)
    made = await _races(request).again(cookies.owner(request), request.path_params["race"])
    return reply(request, {"race": made}, status=201)


async def race_socket(websocket: WebSocket) -> None:
    """Serve one socket of a race, from its opening to its end."""
    door = SocketEndpoint(_races(websocket).room, decode, _at_race)
    await serve(websocket, door, websocket.path_params["race"])


ROUTES: list[BaseRoute] = [
    Route("/api/races", create, methods=["POST"]),
    Route("/api/races/{race}", race),
    Route("/api/races/{race}/again", again, methods=["POST"]),
    WebSocketRoute("/ws/races/{race}", race_socket),
]


async def _at_race(race: RaceActor, owner: str, message: ClientMessage) -> msgspec.Struct:
    """Return the answer of a race to one message."""
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Hello):
        return race.snapshot(owner)
    return await race.act(owner, message)


def _races(connection: HTTPConnection) -> RaceManager:
    races: RaceManager = connection.app.state.races
    return races


def _limit(request: Request) -> None:
    """Refuse somebody who makes races too fast."""
    buckets: Buckets = request.app.state.buckets
    buckets.take(visitor(request))
