"""Races over HTTP, and their socket."""

from __future__ import annotations

import msgspec
from msgspec import structs
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.auth.accounts import AccountService
from tantrix.server.auth.names import clean_name
from tantrix.server.moderation.service import ModerationService
from tantrix.server.race.actor import RaceActor
from tantrix.server.race.manager import RaceManager
from tantrix.server.race.messages import (
    ClientMessage,
    NewRace,
    RaceList,
    RaceMade,
    RaceSnapshot,
    ServerMessage,
    TakeRaceSeat,
    WaitingRaces,
    decode,
)
from tantrix.server.web import cookies
from tantrix.server.web.budget import MAKES
from tantrix.server.web.protocol import Hello, Ping, Pong
from tantrix.server.web.route import READ, Routes

RACE = "table:{race}"
"""What the process holds that answers for a race."""

routes = Routes()


@routes.post(
    "/api/races",
    limit=MAKES,
    status=201,
    errors=("bad.name", "people.name.taken", "lobby.banned"),
)
async def create_race(request: Request, body: NewRace) -> RaceMade:
    """Make a race of the session."""
    if body.public:
        _refuse_banned(request)
    name = await _name_for(request, body.name)
    wish = structs.replace(body, name=name)
    return RaceMade(await _races(request).create(cookies.owner(request), wish))


@routes.get("/api/races", scope=READ)
async def list_races(request: Request) -> RaceList:
    """List the races that are on and may be watched."""
    return RaceList(await _races(request).running(cookies.owner(request)))


@routes.get("/api/races/waiting", scope=READ)
async def list_waiting_races(request: Request) -> WaitingRaces:
    """List the public races that wait for people."""
    return WaitingRaces(await _races(request).waiting(cookies.owner(request)))


@routes.get("/api/races/{race}", holder=RACE, errors=("table.unknown",))
async def get_race(request: Request) -> RaceSnapshot:
    """Tell all of a race."""
    found = await _races(request).room(request.path_params["race"])
    return found.snapshot(cookies.owner(request))


@routes.get(
    "/api/races/{race}/record",
    scope=READ,
    errors=("table.unknown", "lobby.not_over"),
    media="text/plain",
)
async def download_race(request: Request) -> Response:
    """Hand out the record of a race that is over."""
    race: str = request.path_params["race"]
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="tantrix-{race}.txt"',
    }
    text = await _races(request).record(race)
    return Response(text, media_type="text/plain", headers=headers)


@routes.post(
    "/api/races/{race}/again",
    holder=RACE,
    limit=MAKES,
    status=201,
    errors=("table.unknown",),
)
async def race_again(request: Request) -> RaceMade:
    """Make the next race of the same people."""
    made = await _races(request).again(cookies.owner(request), request.path_params["race"])
    return RaceMade(made)


@routes.socket("/ws/races/{race}", holder=RACE, receives=ClientMessage, sends=ServerMessage)
async def race_socket(websocket: WebSocket) -> None:
    """Serve one socket of a race, from its opening to its end."""

    async def answer(race: RaceActor, owner: str, message: ClientMessage) -> msgspec.Struct:
        """Answer under the name under which who asks may appear."""
        if isinstance(message, TakeRaceSeat):
            if race.state.public:
                _refuse_banned(websocket)
            name = await _name_for(websocket, message.name)
            message = structs.replace(message, name=name)
        return await _at_race(race, owner, message)

    door = SocketEndpoint(_races(websocket).room, decode, answer)
    await serve(websocket, door, websocket.path_params["race"])


async def _at_race(race: RaceActor, owner: str, message: ClientMessage) -> msgspec.Struct:
    """Return the answer of a race to one message."""
    if isinstance(message, Ping):
        return Pong()
    if isinstance(message, Hello):
        return race.snapshot(owner)
    return await race.act(owner, message)


def _refuse_banned(connection: HTTPConnection) -> None:
    """Refuse who may not take part in what everybody sees in the lobby.

    Raises `TantrixError` `lobby.banned`.
    """
    moderation: ModerationService = connection.app.state.moderation
    moderation.refuse_banned(cookies.owner(connection))


async def _name_for(connection: HTTPConnection, wanted: str) -> str:
    """Return the name under which who asks appears; raises as `AccountService.name_for` does."""
    people: AccountService = connection.app.state.people
    return await people.name_for(cookies.person(connection), clean_name(wanted, "name"))


def _races(connection: HTTPConnection) -> RaceManager:
    races: RaceManager = connection.app.state.races
    return races
