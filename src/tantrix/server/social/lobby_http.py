"""The sockets of the lobby and of its rooms."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.lobby.actor import LobbyActor
from tantrix.server.lobby.manager import LobbyVisit, RoomVisit, admitted
from tantrix.server.lobby.messages import (
    LobbyMessage,
    LobbyServerMessage,
    RoomMessage,
    RoomServerMessage,
    decode_lobby,
    decode_room,
)
from tantrix.server.social.services import SocialServices
from tantrix.server.web import cookies
from tantrix.server.web.person import Person
from tantrix.server.web.route import LOBBY, Routes

routes = Routes()


@routes.socket("/ws/lobby", holder=LOBBY, receives=LobbyMessage, sends=LobbyServerMessage)
async def lobby_socket(websocket: WebSocket) -> None:
    """Serve one socket of the lobby, from its opening to its end."""
    person = cookies.person(websocket)

    async def find(_: str) -> LobbyVisit:
        return LobbyVisit(await _hall(websocket, person), person)

    await serve(websocket, SocketEndpoint(find, decode_lobby, LobbyVisit.answer), "lobby")


@routes.socket("/ws/rooms/{room}", holder=LOBBY, receives=RoomMessage, sends=RoomServerMessage)
async def room_socket(websocket: WebSocket) -> None:
    """Serve one socket of a room; `key` in the address is that of the link of a private one."""
    person = cookies.person(websocket)
    key = websocket.query_params.get("key", "")

    async def find(room_id: str) -> RoomVisit:
        hall = await _hall(websocket, person)
        await admitted(hall, room_id, key, person)
        return RoomVisit(hall, room_id, person)

    await serve(
        websocket,
        SocketEndpoint(find, decode_room, RoomVisit.answer),
        websocket.path_params["room"],
    )


async def _hall(connection: HTTPConnection, person: Person) -> LobbyActor:
    """Return the hall, for somebody of whom it knows whom they ignore."""
    commons: SocialServices = connection.app.state.commons
    await commons.ignoring.learn(person.id)
    return await commons.lobby.hall()
