"""The API of bots: streams of what happens, and what is done at tables, in the lobby, in chat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from starlette.requests import Request

from tantrix.server.actors.actor import Subscriber
from tantrix.server.bots import streams
from tantrix.server.bots.context import bot_service_of
from tantrix.server.bots.messages import (
    Challenge,
    ChatLineEvent,
    InRoom,
    RoomFull,
    RoomPeople,
    RoomStateEvent,
    TableFull,
    TableStateEvent,
    TournamentFull,
    TournamentLiveEvent,
    TournamentStandingsEvent,
    TournamentStateEvent,
    TournamentYouEvent,
)
from tantrix.server.bots.streams import Stream, StreamSource
from tantrix.server.chat.messages import LineAccepted, Say
from tantrix.server.lobby import actions, matching
from tantrix.server.lobby.actor import LobbyActor
from tantrix.server.lobby.manager import LobbyVisit, RoomVisit, admitted
from tantrix.server.lobby.messages import Done, LobbyAction, RoomAction
from tantrix.server.social.services import SocialServices
from tantrix.server.tables.agreement_messages import ReviewOpened, TablePresence
from tantrix.server.tables.http import TABLE
from tantrix.server.tables.manager import TableManager
from tantrix.server.tables.messages import Action
from tantrix.server.tables.notifications import GameFinish, GameStart
from tantrix.server.tournaments.http import TOURNAMENT, tournaments_of
from tantrix.server.tournaments.messages import ControllerCalled
from tantrix.server.web import cookies
from tantrix.server.web.cookies import Person
from tantrix.server.web.protocol import Accepted, Closing, encode
from tantrix.server.web.route import LOBBY, READ, Query, Routes

Join = Callable[[Subscriber, str], Awaitable[None]]
"""How rooms are joined, by somebody with an id."""


LISTENING = ("api.streams", "lobby.banned")
"""Why a stream may not be opened."""

routes = Routes()


class LinkKey(Query, frozen=True):
    """The key of the link of a private room."""

    key: str = ""


@routes.get(
    "/api/stream/event",
    scope=READ,
    holder=LOBBY,
    lines=GameStart | GameFinish | Challenge | InRoom | Closing,
    errors=LISTENING,
)
async def stream_events(request: Request) -> Stream:
    """Stream what happens to you: games that go on, that begin and that end, and invitations.

    Whoever has a name is in the lobby meanwhile: a seek lasts as long as such a stream.
    """
    person = cookies.person(request)
    sources = [_news(request, person.id)]
    if person.kind != "visitor":
        sources.append(await _lobby(request, person))
    return Stream(person.name, sources, partial(bot_service_of(request).listed, request))


@routes.get(
    "/api/bot/table/{table}/stream",
    scope=READ,
    holder=TABLE,
    lines=TableFull | TableStateEvent | TablePresence | ReviewOpened | ChatLineEvent | Closing,
    errors=(*LISTENING, "table.unknown"),
)
async def stream_table(request: Request) -> Stream:
    """Stream what happens at a table: first all of it, then each event, and what is said there.

    Where several processes keep the server, the chat has a stream of its own alone.
    """
    person, table_id = cookies.person(request), request.path_params["table"]
    table = await _table_manager(request).room(table_id)
    sources = [
        StreamSource(
            partial(_come, table.subscribe, person.id), table.unsubscribe, streams.of_table
        )
    ]
    if person.kind != "visitor" and bot_service_of(request).alone:
        plays = table.snapshot(person.id).you
        channel = f"{'table' if plays else 'watch'}:{table_id}"
        sources.append(await _channel(request, channel, person))
    return Stream(person.name, sources, partial(bot_service_of(request).listed, request))


@routes.get(
    "/api/bot/room/{room}/stream",
    scope=READ,
    holder=LOBBY,
    lines=RoomFull | RoomStateEvent | RoomPeople | ChatLineEvent | Closing,
    errors=(*LISTENING, "lobby.unknown"),
)
async def stream_room(request: Request, query: LinkKey) -> Stream:
    """Stream what happens in a room of the lobby: first all of it, then each event, and chat.

    Whoever has a seat there is present as long as such a stream is open. `key` is that of the link
    of a private room.
    """
    person, room = cookies.person(request), request.path_params["room"]
    lobby = await _lobby_actor(request)
    await admitted(lobby, room, query.key, person)
    visit = RoomVisit(lobby, room, person)
    sources = [
        StreamSource(partial(_come, visit.subscribe, person.id), visit.unsubscribe, streams.of_room)
    ]
    if person.kind != "visitor":
        sources.append(await _channel(request, f"room:{room}", person))
    return Stream(person.name, sources, partial(bot_service_of(request).listed, request))


@routes.get(
    "/api/stream/tournament/{tournament}",
    scope=READ,
    holder=TOURNAMENT,
    lines=TournamentFull
    | TournamentStateEvent
    | TournamentYouEvent
    | TournamentLiveEvent
    | TournamentStandingsEvent
    | ControllerCalled
    | Closing,
    errors=("api.streams", "tournament.unknown"),
)
async def stream_tournament(request: Request) -> Stream:
    """Stream what happens in a tournament: first how it stands, then each event as it happens.

    Standings follow within seconds: all of them at first, then the rows that have changed.

    Whoever directs counts as present as long as such a stream is open.
    """
    person, tournaments = cookies.person(request), tournaments_of(request)
    tournament = await tournaments.room(request.path_params["tournament"])
    source = StreamSource(
        partial(_come, tournament.subscribe_with_standings, person.id),
        tournament.unsubscribe,
        streams.of_tournament,
    )
    return Stream(person.name, [source], partial(bot_service_of(request).listed, request))


@routes.get(
    "/api/bot/chat/{channel}/stream",
    scope=READ,
    holder=LOBBY,
    lines=ChatLineEvent | Closing,
    errors=(*LISTENING, "lobby.unknown", "table.unknown"),
)
async def stream_chat(request: Request) -> Stream:
    """Stream what is said in a channel from now on: in the lobby, in a room or at a table."""
    person = cookies.person(request)
    source = await _channel(request, request.path_params["channel"], person)
    return Stream(person.name, [source], partial(bot_service_of(request).listed, request))


@routes.post(
    "/api/bot/table/{table}/action",
    scope="play",
    holder=TABLE,
    examples=(
        {"type": "place", "id": "a1", "version": 17, "placement": "25@0,-1:5"},
        {"type": "act", "id": "a2", "version": 17, "action": "discard"},
        {"type": "resign", "id": "a3", "version": 17, "player": 0},
        {"type": "pace", "id": "a4", "pace": "instant"},
        {"type": "offer", "id": "a5", "version": 17, "what": "tie"},
        {"type": "answer", "id": "a6", "offer": 18, "accept": True},
        {"type": "withdraw", "id": "a7", "offer": 18},
        {"type": "resume", "id": "a8"},
        {"type": "claim", "id": "a9", "version": 17, "player": 1, "what": "robot"},
        {"type": "return", "id": "a10"},
    ),
    errors=("table.unknown",),
)
async def act_at_table(request: Request, body: Action) -> Accepted:
    """Do something at a table; a message that was done before is only answered.

    The body is a message as a page sends it on its socket: `place`, `act`, `resign` and the like.
    """
    table = await _table_manager(request).room(request.path_params["table"])
    return await table.act(cookies.owner(request), body)


@routes.post(
    "/api/bot/lobby",
    scope="play",
    holder=LOBBY,
    examples=(
        {
            "type": "open",
            "id": "b1",
            "name": "Ann's room",
            "terms": {"players": 2, "minutes": 20},
            "slot": 0,
        },
        {"type": "seat", "id": "b2", "room": "ROOM", "slot": 1},
        {"type": "seek", "id": "b3", "terms": {"kind": "unranked"}, "wishes": ["R", "Y"]},
        {"type": "quick", "id": "b4"},
        {"type": "accept", "id": "b5", "seek": "SEEK"},
        {"type": "withdraw", "id": "b6"},
        {"type": "robot", "id": "b7", "level": "level3"},
        {"type": "decline", "id": "b8", "room": "ROOM"},
    ),
)
async def act_in_lobby(request: Request, body: LobbyAction) -> Done:
    """Do something in the lobby: open a room, take a seat, seek, accept, decline.

    The body is a message as a page sends it on the socket of the lobby.
    """
    person, lobby = cookies.person(request), await _lobby_actor(request)
    return await matching.act(lobby, person, body)


@routes.post(
    "/api/bot/room/{room}",
    scope="play",
    holder=LOBBY,
    examples=(
        {"type": "sit", "id": "c1", "slot": 1},
        {"type": "stand", "id": "c2"},
        {"type": "robot", "id": "c3", "slot": 1, "level": "planner"},
        {"type": "remove", "id": "c4", "slot": 1},
        {"type": "ready", "id": "c5", "after": 1},
        {"type": "start", "id": "c6", "after": 0},
        {"type": "terms", "id": "c7", "terms": {"players": 2, "minutes": 15}},
        {"type": "rename", "id": "c8", "name": "Ann's other room"},
        {"type": "invite", "id": "c9", "name": "Ben"},
        {"type": "host", "id": "c10", "slot": 1},
        {"type": "leave", "id": "c11"},
        {"type": "close", "id": "c12"},
    ),
    errors=("lobby.unknown",),
)
async def act_in_room(request: Request, body: RoomAction) -> Done:
    """Do something in a room of the lobby: stand up, start the game, be ready, invite, leave.

    The body is a message as a page sends it on the socket of the room.
    """
    person, lobby = cookies.person(request), await _lobby_actor(request)
    return await actions.act(lobby, person, request.path_params["room"], body)


@routes.post(
    "/api/bot/chat/{channel}",
    scope="chat",
    holder=LOBBY,
    examples=({"type": "say", "id": "d1", "text": "Good game!"},),
    errors=("lobby.unknown",),
)
async def say_in_chat(request: Request, body: Say) -> LineAccepted:
    """Say something in a channel: `lobby`, `room:ID`, `table:ID`; for spectators, `watch:ID`.

    Those who watch a tournament talk in `tournament:ID`.
    """
    person, channel = cookies.person(request), request.path_params["channel"]
    visit = await _social(request).chat.visit(channel, person)
    return await visit.say(body)


def _news(request: Request, person: str) -> StreamSource:
    """Return the news of a person, which begin with the games that go on."""
    table_manager, news = _table_manager(request), bot_service_of(request).news

    async def subscribe(subscriber: Subscriber) -> None:
        news.subscribe(subscriber, person)
        for listed in await table_manager.tables(person, every=False):
            table = listed["table"]
            if table["status"] == "playing":
                subscriber.send(encode(GameStart(table["id"], table)))

    return StreamSource(
        subscribe, lambda subscriber: news.unsubscribe(subscriber, person), streams.of_news
    )


async def _lobby(request: Request, person: Person) -> StreamSource:
    """Return the lobby as a person hears of it."""
    visit = LobbyVisit(await _lobby_actor(request), person)
    return StreamSource(
        partial(_come, visit.subscribe, person.id), visit.unsubscribe, streams.Own()
    )


async def _channel(request: Request, name: str, person: Person) -> StreamSource:
    """Return a channel of the chat as a person hears it."""
    visit = await _social(request).chat.visit(name, person)
    return StreamSource(
        partial(_come, visit.subscribe, person.id), visit.unsubscribe, streams.of_chat
    )


async def _come(join: Join, person: str, subscriber: Subscriber) -> None:
    """Have somebody listen in a room."""
    await join(subscriber, person)


async def _lobby_actor(request: Request) -> LobbyActor:
    """Return the lobby, once it knows whom the asker ignores."""
    social = _social(request)
    await social.ignoring.learn(cookies.owner(request))
    return await social.lobby.actor()


def _table_manager(request: Request) -> TableManager:
    table_manager: TableManager = request.app.state.table_manager
    return table_manager


def _social(request: Request) -> SocialServices:
    social: SocialServices = request.app.state.social
    return social
