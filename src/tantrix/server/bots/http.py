"""The API of bots: streams of what happens, and what is done at tables, in the lobby, in chat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tantrix.server import sessions
from tantrix.server.actors.actor import Subscriber
from tantrix.server.bots import telling, tokens
from tantrix.server.bots.desk import desk_of
from tantrix.server.bots.streams import Source, Stream
from tantrix.server.chat.wire import Say
from tantrix.server.commons import Commons
from tantrix.server.house import House
from tantrix.server.lobby.hall import Hall
from tantrix.server.lobby.lobby import LobbyVisit, RoomVisit, admitted
from tantrix.server.lobby.wire import LobbyAction, RoomAction
from tantrix.server.news import GameStart
from tantrix.server.people.person import Person
from tantrix.server.protocol import Action, encode
from tantrix.server.replies import read_body, reply

Join = Callable[[Subscriber, str], Awaitable[None]]
"""How rooms are joined, by somebody with an id."""


async def events(request: Request) -> Stream:
    """Stream what happens to you: games that go on, that begin and that end, and invitations.

    Whoever has a name is in the lobby meanwhile: a seek lasts as long as such a stream.
    """
    person = sessions.person(request)
    sources = [_news(request, person.id)]
    if person.kind != "visitor":
        sources.append(await _lobby(request, person))
    return Stream(person.name, sources, partial(desk_of(request).listed, request))


async def table_stream(request: Request) -> Stream:
    """Stream what happens at a table: first all of it, then each event, and what is said there.

    Where several processes keep the house, the chat has a stream of its own alone.
    """
    person, table_id = sessions.person(request), request.path_params["table"]
    table = await _house(request).room(table_id)
    sources = [
        Source(partial(_come, table.subscribe, person.id), table.unsubscribe, telling.of_table)
    ]
    if person.kind != "visitor" and desk_of(request).alone:
        plays = table.snapshot(person.id).you
        channel = f"{'table' if plays else 'watch'}:{table_id}"
        sources.append(await _channel(request, channel, person))
    return Stream(person.name, sources, partial(desk_of(request).listed, request))


async def room_stream(request: Request) -> Stream:
    """Stream what happens in a room of the lobby: first all of it, then each event, and chat.

    Whoever has a seat there is present as long as such a stream is open. `key` is that of the link
    of a private room.
    """
    person, room = sessions.person(request), request.path_params["room"]
    hall = await _hall(request)
    await admitted(hall, room, request.query_params.get("key", ""), person)
    visit = RoomVisit(hall, room, person)
    sources = [
        Source(partial(_come, visit.subscribe, person.id), visit.unsubscribe, telling.of_room)
    ]
    if person.kind != "visitor":
        sources.append(await _channel(request, f"room:{room}", person))
    return Stream(person.name, sources, partial(desk_of(request).listed, request))


async def chat_stream(request: Request) -> Stream:
    """Stream what is said in a channel from now on: in the lobby, in a room or at a table."""
    person = sessions.person(request)
    source = await _channel(request, request.path_params["channel"], person)
    return Stream(person.name, [source], partial(desk_of(request).listed, request))


async def act(request: Request) -> Response:
    """Do something at a table; a message that was done before is only answered.

    The body is a message as a page sends it on its socket: `place`, `act`, `resign` and the like.
    """
    sessions.check_origin(request)
    table = await _house(request).room(request.path_params["table"])
    message: Action = await read_body(request, Action)  # type: ignore[arg-type]
    return reply(request, await table.act(sessions.owner(request), message))


async def in_lobby(request: Request) -> Response:
    """Do something in the lobby: open a room, take a seat, seek, accept, decline.

    The body is a message as a page sends it on the socket of the lobby.
    """
    sessions.check_origin(request)
    person, hall = sessions.person(request), await _hall(request)
    message: LobbyAction = await read_body(request, LobbyAction)  # type: ignore[arg-type]
    return reply(request, await LobbyVisit(hall, person).answer("", message))


async def in_room(request: Request) -> Response:
    """Do something in a room of the lobby: stand up, start the game, be ready, invite, leave.

    The body is a message as a page sends it on the socket of the room.
    """
    sessions.check_origin(request)
    person, hall = sessions.person(request), await _hall(request)
    message: RoomAction = await read_body(request, RoomAction)  # type: ignore[arg-type]
    visit = RoomVisit(hall, request.path_params["room"], person)
    return reply(request, await visit.answer("", message))


async def say(request: Request) -> Response:
    """Say something in a channel: `lobby`, `room:ID`, `table:ID`, or `watch:ID` for spectators."""
    sessions.check_origin(request)
    person, channel = sessions.person(request), request.path_params["channel"]
    message = await read_body(request, Say)
    visit = await _commons(request).chat.visit(channel, person)
    return reply(request, await visit.answer("", message))


ROUTES: list[BaseRoute] = [
    *tokens.ROUTES,
    Route("/api/stream/event", events),
    Route("/api/bot/table/{table}/stream", table_stream),
    Route("/api/bot/table/{table}/action", act, methods=["POST"]),
    Route("/api/bot/lobby", in_lobby, methods=["POST"]),
    Route("/api/bot/room/{room}", in_room, methods=["POST"]),
    Route("/api/bot/room/{room}/stream", room_stream),
    Route("/api/bot/chat/{channel}", say, methods=["POST"]),
    Route("/api/bot/chat/{channel}/stream", chat_stream),
]


def _news(request: Request, person: str) -> Source:
    """Return the news of a person, which begin with the games that go on."""
    house, news = _house(request), desk_of(request).news

    async def subscribe(subscriber: Subscriber) -> None:
        news.subscribe(subscriber, person)
        for told in await house.tables(person, every=False):
            table = told["table"]
            if table["status"] == "playing":
                subscriber.send(encode(GameStart(table["id"], table)))

    return Source(
        subscribe, lambda subscriber: news.unsubscribe(subscriber, person), telling.of_news
    )


async def _lobby(request: Request, person: Person) -> Source:
    """Return the lobby as a person hears of it."""
    visit = LobbyVisit(await _hall(request), person)
    return Source(partial(_come, visit.subscribe, person.id), visit.unsubscribe, telling.Own())


async def _channel(request: Request, name: str, person: Person) -> Source:
    """Return a channel of the chat as a person hears it."""
    visit = await _commons(request).chat.visit(name, person)
    return Source(partial(_come, visit.subscribe, person.id), visit.unsubscribe, telling.of_chat)


async def _come(join: Join, person: str, subscriber: Subscriber) -> None:
    """Have somebody listen in a room."""
    await join(subscriber, person)


async def _hall(request: Request) -> Hall:
    """Return the hall, for somebody of whom it knows whom they ignore."""
    commons = _commons(request)
    await commons.ignoring.learn(sessions.owner(request))
    return await commons.lobby.hall()


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _commons(request: Request) -> Commons:
    commons: Commons = request.app.state.commons
    return commons
