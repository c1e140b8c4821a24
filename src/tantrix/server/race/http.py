"""Races over HTTP, and their socket."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from tantrix.server import sessions
from tantrix.server.api.route import Routes
from tantrix.server.http import makers
from tantrix.server.protocol import Hello, Ping, Pong
from tantrix.server.race.house import Races
from tantrix.server.race.table import RaceTable
from tantrix.server.race.wire import (
    ClientMessage,
    NewRace,
    RaceMade,
    ServerMessage,
    Snapshot,
    decode,
)
from tantrix.server.ws import Door, serve

RACE = "table:{race}"
"""What the process holds that answers for a race."""

routes = Routes()


@routes.post("/api/races", limit=makers, status=201)
async def create_race(request: Request, body: NewRace) -> RaceMade:
    """Make a race of the session."""
    return RaceMade(await _races(request).create(sessions.owner(request), body))


@routes.get("/api/races/{race}", holder=RACE, errors=("table.unknown",))
async def get_race(request: Request) -> Snapshot:
    """Tell all of a race."""
    found = await _races(request).room(request.path_params["race"])
    return found.snapshot(sessions.owner(request))


@routes.post(
    "/api/races/{race}/again",
    holder=RACE,
    limit=makers,
    status=201,
    errors=("table.unknown",),
)
async def race_again(request: Request) -> RaceMade:
    """Make the next race of the same people."""
    made = await _races(request).again(sessions.owner(request), request.path_params["race"])
    return RaceMade(made)


@routes.socket("/ws/races/{race}", holder=RACE, receives=ClientMessage, sends=ServerMessage)
async def race_socket(websocket: WebSocket) -> None:
    """Serve one socket of a race, from its opening to its end."""
    door = Door(_races(websocket).room, decode, _at_race)
    await serve(websocket, door, websocket.path_params["race"])


async def _at_race(race: RaceTable, owner: str, message: ClientMessage) -> msgspec.Struct:
    """Return the answer of a race to one message."""
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Hello):
        return race.snapshot(owner)
    return await race.act(owner, message)


def _races(connection: HTTPConnection) -> Races:
    races: Races = connection.app.state.races
    return races
