"""The API of bots: streams of what happens, and what is done at tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tantrix.server import sessions
from tantrix.server.bots import tokens
from tantrix.server.bots.desk import desk_of
from tantrix.server.bots.streams import Stream
from tantrix.server.house import House
from tantrix.server.news import GameStart, News
from tantrix.server.protocol import Action, encode
from tantrix.server.replies import read_body, reply

NAMES = {"snapshot": b"tableFull", "event": b"tableState"}
"""How the messages of a table are called in its stream; all others keep their names."""


async def events(request: Request) -> Stream:
    """Stream what happens to you: games that go on, that begin and that end."""
    house, news = _house(request), _news(request)
    person = sessions.owner(request)

    async def join(stream: Stream) -> None:
        news.join(stream, person)
        for told in await house.tables(person, every=False):
            table = told["table"]
            if table["status"] == "playing":
                stream.send(encode(GameStart(table["id"], table)))

    return _stream(request, join, lambda stream: news.part(stream, person))


async def table_stream(request: Request) -> Stream:
    """Stream what happens at a table: first all of it, then each event."""
    table = await _house(request).room(request.path_params["table"])
    owner = sessions.owner(request)
    return _stream(request, lambda stream: table.join(stream, owner), table.part, renamed)


async def act(request: Request) -> Response:
    """Do something at a table; a message that was done before is only answered.

    The body is a message as a page sends it: `place`, `act`, `resign` and the like.
    """
    sessions.check_origin(request)
    table = await _house(request).room(request.path_params["table"])
    message: Action = await read_body(request, Action)  # type: ignore[arg-type]
    return reply(request, await table.act(sessions.owner(request), message))


ROUTES: list[BaseRoute] = [
    *tokens.ROUTES,
    Route("/api/stream/event", events),
    Route("/api/bot/table/{table}/stream", table_stream),
    Route("/api/bot/table/{table}/action", act, methods=["POST"]),
]


def renamed(text: str) -> bytes:
    """Return a message of a table as its stream tells it."""
    fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    kind = msgspec.json.decode(fields["type"], type=str)
    if kind in NAMES:
        fields["type"] = msgspec.Raw(b'"' + NAMES[kind] + b'"')
    return msgspec.json.encode(fields)


def _stream(
    request: Request,
    join: Callable[[Stream], Awaitable[None]],
    part: Callable[[Stream], None],
    translate: Callable[[str], bytes] = str.encode,
) -> Stream:
    """Return a stream that is open as long as whoever asks may have it."""
    return Stream(
        sessions.person(request).name,
        join,
        part,
        partial(desk_of(request).listed, request),
        translate,
    )


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _news(request: Request) -> News:
    news: News = request.app.state.news
    return news
