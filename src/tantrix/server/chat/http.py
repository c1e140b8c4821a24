"""The sockets of channels, and over HTTP: whom one ignores, reports, and the moderators' desk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tantrix.notation.serializers import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import cookies
from tantrix.server.auth.person import Person
from tantrix.server.chat.messages import decode
from tantrix.server.chat.service import ChatVisit
from tantrix.server.lobby.matching import put_out
from tantrix.server.lobby.social import SocialServices
from tantrix.server.moderation.service import MeasureKind, MeasureRequest, refuse_player
from tantrix.server.tables.messages import Input
from tantrix.server.web.ratelimit import Buckets
from tantrix.server.web.responses import read_body, reply, visitor
from tantrix.server.web.websocket import SocketEndpoint, serve

Name = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=2000)]
Number = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=366 * 24 * 60)]


class Ignore(Input, frozen=True, kw_only=True):
    """Whom to ignore, or to ignore no more."""

    name: Name
    ignore: bool


class Complaint(Input, frozen=True, kw_only=True):
    """A line, or else a person, to be reported."""

    name: Name | None = None
    line: Number | None = None
    reason: Words


class Taken(Input, frozen=True, kw_only=True):
    """A measure of a moderator against a person."""

    name: Name
    kind: MeasureKind
    minutes: Minutes
    reason: Words


class Numbered(Input, frozen=True, kw_only=True):
    """A line to be deleted, or a measure to be lifted."""

    number: Number


class CloseReport(Input, frozen=True, kw_only=True):
    """A report to be closed."""

    number: Number
    verdict: Words


async def chat_socket(websocket: WebSocket) -> None:
    """Serve one socket of a channel, from its opening to its end."""
    person = cookies.person(websocket)

    async def find(channel: str) -> ChatVisit:
        return await _commons(websocket).chat.visit(channel, person)

    door = SocketEndpoint(find, decode, ChatVisit.answer)
    await serve(websocket, door, websocket.path_params["channel"])


async def ignored(request: Request) -> Response:
    """List whom one ignores."""
    names = await _commons(request).ignoring.names(cookies.owner(request))
    return reply(request, {"ignored": names})


async def ignore(request: Request) -> Response:
    """Ignore somebody, or no more."""
    commons, person = _commons(request), _somebody(request)
    asked = await read_body(request, Ignore)
    if asked.ignore:
        other = await _named(commons, asked.name)
        await commons.ignoring.ignore(person, other, commons.wall_ms())
    else:
        await commons.ignoring.heed(person, asked.name)
    return reply(request, {"ignored": await commons.ignoring.names(person.id)})


async def complain(request: Request) -> Response:
    """Report a line or a person."""
    commons, person = _commons(request), _somebody(request)
    asked = await read_body(request, Complaint)
    if (asked.name is None) == (asked.line is None):
        raise TantrixError("bad.message", field="line")
    if asked.line is not None:
        line = await commons.order.line(asked.line)
        await commons.chat.refuse_outsider(line.channel, person)
        number = await commons.order.report_line(person, asked.line, asked.reason)
    else:
        about = await _named(commons, asked.name or "")
        number = await commons.order.report(person, about, asked.reason)
    return reply(request, {"report": number}, status=201)


async def desk(request: Request) -> Response:
    """Tell moderators what is reported, what holds, and what was done."""
    refuse_player(cookies.person(request))
    return reply(request, await _desk(_commons(request)))


async def take(request: Request) -> Response:
    """Mute or ban somebody, from this moment on."""

    async def deed(commons: SocialServices, by: Person) -> None:
        asked = await read_body(request, Taken)
        about = await _named(commons, asked.name)
        wish = MeasureRequest(asked.kind, asked.minutes, asked.reason)
        await commons.order.take(by, about, wish)
        commons.chat.hush(about.id)
        if asked.kind == "ban":
            await put_out(await commons.lobby.hall(), about)

    return await _done(request, deed)


async def lift(request: Request) -> Response:
    """End a measure early."""

    async def deed(commons: SocialServices, by: Person) -> None:
        asked = await read_body(request, Numbered)
        lifted = await commons.order.lift(by, asked.number)
        commons.chat.hush(lifted.person)

    return await _done(request, deed)


async def delete(request: Request) -> Response:
    """Take a line away."""

    async def deed(commons: SocialServices, by: Person) -> None:
        asked = await read_body(request, Numbered)
        line = await commons.order.delete(by, asked.number)
        await commons.chat.delete(line.channel, line.number)

    return await _done(request, deed)


async def close(request: Request) -> Response:
    """Close a report."""

    async def deed(commons: SocialServices, by: Person) -> None:
        asked = await read_body(request, CloseReport)
        await commons.order.close(by, asked.number, asked.verdict)

    return await _done(request, deed)


ROUTES: list[BaseRoute] = [
    Route("/api/ignored", ignored, methods=["GET"]),
    Route("/api/ignored", ignore, methods=["POST"]),
    Route("/api/reports", complain, methods=["POST"]),
    Route("/api/moderation", desk, methods=["GET"]),
    Route("/api/moderation/measures", take, methods=["POST"]),
    Route("/api/moderation/lift", lift, methods=["POST"]),
    Route("/api/moderation/delete", delete, methods=["POST"]),
    Route("/api/moderation/close", close, methods=["POST"]),
    WebSocketRoute("/ws/chat/{channel}", chat_socket),
]


def _commons(connection: HTTPConnection) -> SocialServices:
    commons: SocialServices = connection.app.state.commons
    return commons


def _somebody(request: Request) -> Person:
    """Return who asks, on a page of ours; raises `bad.origin`, `limit.rate`, `chat.visitor`."""
    cookies.check_origin(request)
    buckets: Buckets = request.app.state.buckets
    buckets.take(visitor(request))
    person = cookies.person(request)
    if person.kind == "visitor":
        raise TantrixError("chat.visitor")
    return person


async def _named(commons: SocialServices, name: str) -> Person:
    found = await commons.named(name.strip())
    if found is None:
        raise TantrixError("lobby.nobody", name=name.strip())
    return found


async def _done(
    request: Request, deed: Callable[[SocialServices, Person], Awaitable[None]]
) -> Response:
    """Have a moderator do something, and tell how everything stands after it."""
    by = _somebody(request)
    refuse_player(by)
    commons = _commons(request)
    await deed(commons, by)
    return reply(request, await _desk(commons))


async def _desk(commons: SocialServices) -> Json:
    return {
        "reports": await commons.order.reports(),
        "measures": commons.order.measures(),
        "acts": await commons.order.acts(),
    }
