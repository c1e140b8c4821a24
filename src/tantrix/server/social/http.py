"""The sockets of lobby, rooms and chat, and over HTTP: ignoring, reporting, moderating."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from sqlalchemy import Connection
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.websocket import SocketEndpoint, serve
from tantrix.server.auth.accounts import AccountService
from tantrix.server.auth.names import clean
from tantrix.server.auth.sessions import person_of
from tantrix.server.chat.messages import ChatMessage, ChatServerMessage, decode
from tantrix.server.chat.service import ChatVisit
from tantrix.server.lobby.actor import LobbyActor
from tantrix.server.lobby.manager import LobbyVisit, RoomVisit, admitted
from tantrix.server.lobby.matching import put_out
from tantrix.server.lobby.messages import (
    LobbyMessage,
    LobbyServerMessage,
    RoomMessage,
    RoomServerMessage,
    decode_lobby,
    decode_room,
)
from tantrix.server.moderation.lines import cleaned
from tantrix.server.moderation.repository import MeasureKind, note_act
from tantrix.server.moderation.service import (
    ActView,
    MeasureRequest,
    MeasureView,
    Place,
    ReportView,
    ShownName,
    refuse_peer,
    refuse_player,
)
from tantrix.server.notifications.notices import renamed
from tantrix.server.social.services import SocialServices
from tantrix.server.web import cookies
from tantrix.server.web.allowed import not_one_of
from tantrix.server.web.budget import MAKES
from tantrix.server.web.cookies import Person
from tantrix.server.web.guards import moderators, not_visitors
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import LOBBY, Routes

Name = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=2000)]
Number = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=366 * 24 * 60)]


class Ignore(Input, frozen=True, kw_only=True):
    """Whom to ignore, or to ignore no more."""

    name: Name
    ignore: bool


class ShownNameInput(Input, frozen=True, kw_only=True):
    """A name that stands somewhere without an account, and where: a date, or an id."""

    at: Place
    id: Annotated[str, msgspec.Meta(max_length=40)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Complaint(Input, frozen=True, kw_only=True):
    """A line, or else a person, or a name that stands somewhere, to be reported."""

    name: Name | None = None
    line: Number | None = None
    shown: ShownNameInput | None = None
    reason: Words


class Taken(Input, frozen=True, kw_only=True):
    """A measure of a moderator against a person, or the visitor of an open report."""

    name: Name | None = None
    report: Number | None = None
    kind: MeasureKind
    minutes: Minutes
    reason: Words


class Renamed(Input, frozen=True, kw_only=True):
    """Another name for somebody, or for the visitor of an open report, and why."""

    name: Name | None = None
    report: Number | None = None
    to: Name
    reason: Words


class Numbered(Input, frozen=True, kw_only=True):
    """A line to be deleted, or a measure to be lifted."""

    number: Number


class CloseReport(Input, frozen=True, kw_only=True):
    """A report to be closed."""

    number: Number
    verdict: Words


class Ignored(msgspec.Struct, frozen=True):
    """The names of those whom one ignores."""

    ignored: list[str]


class Reported(msgspec.Struct, frozen=True):
    """The number of a report that is kept."""

    report: int


class ModerationDesk(msgspec.Struct, frozen=True):
    """What is reported, what holds, and what moderators did lately, the newest first."""

    reports: list[ReportView]
    measures: list[MeasureView]
    acts: list[ActView]


somebody = not_visitors("chat.visitor")
keeper = moderators("chat.moderators")


def moderator(request: Request) -> None:
    """Refuse who keeps no order; raises `chat.visitor`, `chat.moderators`, `people.second`."""
    somebody(request)
    keeper(request)


WORDS = ("chat.empty", "chat.long", "chat.character")
MODERATING = ("chat.visitor", "chat.moderators", "people.second")
"""What may be wrong with words, and who may not keep order."""

routes = Routes()


@routes.socket("/ws/chat/{channel}", holder=LOBBY, receives=ChatMessage, sends=ChatServerMessage)
async def chat_socket(websocket: WebSocket) -> None:
    """Serve one socket of a channel, from its opening to its end."""
    person = cookies.person(websocket)

    async def find(channel: str) -> ChatVisit:
        return await _social(websocket).chat.visit(channel, person)

    door = SocketEndpoint(find, decode, ChatVisit.answer)
    await serve(websocket, door, websocket.path_params["channel"])


@routes.get("/api/ignored", holder=LOBBY)
async def list_ignored(request: Request) -> Ignored:
    """List whom one ignores."""
    return Ignored(await _social(request).ignoring.names(cookies.owner(request)))


@routes.post(
    "/api/ignored",
    holder=LOBBY,
    limit=MAKES,
    guard=somebody,
    errors=("chat.visitor", "lobby.nobody", "limit.ignored"),
)
async def ignore_person(request: Request, body: Ignore) -> Ignored:
    """Ignore somebody, or no more."""
    social, person = _social(request), cookies.person(request)
    if body.ignore:
        other = await _named(social, body.name)
        await social.ignoring.ignore(person, other, social.wall_ms())
    else:
        await social.ignoring.stop_ignoring(person, body.name)
    return Ignored(await social.ignoring.names(person.id))


@routes.post(
    "/api/reports",
    holder=LOBBY,
    limit=MAKES,
    guard=somebody,
    status=201,
    errors=(
        *(*WORDS, "chat.visitor", "lobby.nobody", "chat.no_line", "chat.no_name"),
        *("limit.reports",),
    ),
)
async def report(request: Request, body: Complaint) -> Reported:
    """Report a line, a person, or a name that stands somewhere."""
    social, person = _social(request), cookies.person(request)
    if [body.name, body.line, body.shown].count(None) != 2:
        raise not_one_of(["line", "name", "shown"])
    if body.shown is not None:
        return Reported(await _report_shown(social, person, body.shown, body.reason))
    if body.line is not None:
        line = await social.moderation.line(body.line)
        await social.chat.refuse_outsider(line.channel, person)
        return Reported(await social.moderation.report_line(person, body.line, body.reason))
    about = await _named(social, body.name or "")
    return Reported(await social.moderation.report(person, about, body.reason))


@routes.get("/api/moderation", holder=LOBBY, errors=("chat.moderators",))
async def get_moderation(request: Request) -> ModerationDesk:
    """Tell moderators what is reported, what holds, and what was done."""
    refuse_player(cookies.person(request))
    return await _desk(_social(request))


@routes.post(
    "/api/moderation/measures",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=(*WORDS, *MODERATING, "lobby.nobody", "chat.no_report", "chat.peer"),
)
async def take_measure(request: Request, body: Taken) -> ModerationDesk:
    """Mute or ban somebody, from this moment on."""
    social = _social(request)
    about = await _about(social, body.name, body.report)
    wish = MeasureRequest(body.kind, body.minutes, body.reason)
    await social.moderation.take(cookies.person(request), about, wish)
    social.chat.hush(about.id)
    if body.kind == "ban":
        await put_out(await social.lobby.actor(), about)
    return await _desk(social)


@routes.post(
    "/api/moderation/rename",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=(
        *(*WORDS, *MODERATING, "chat.peer", "people.unknown", "people.none"),
        *("chat.no_name", "chat.no_report", "bad.name", "people.name.taken"),
    ),
)
async def rename_person(request: Request, body: Renamed) -> ModerationDesk:
    """Give somebody another name, everywhere; they are told, and log in with it.

    A visitor has no account and is not told; the name they gave is replaced wherever it stands.
    """
    social, by = _social(request), cookies.person(request)
    people: AccountService = request.app.state.people
    if (body.name is None) == (body.report is None):
        raise not_one_of(["name", "report"])
    if body.report is not None:
        await _rename_visitor(request, body.report, body)
        return await _desk(social)
    account = await people.named((body.name or "").strip())
    refuse_peer(by, person_of(account))
    act = social.moderation.act(by, "rename", clean(body.to), cleaned(body.reason))
    told = renamed(account.id, act.at_ms)

    def note(connection: Connection) -> None:
        note_act(connection, act)
        told(connection)

    await people.rename(account, act.about, note)
    renew: Callable[[str], Awaitable[None]] = request.app.state.renew
    await renew(account.id)
    return await _desk(social)


@routes.post(
    "/api/moderation/lift",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=(*MODERATING, "chat.no_measure"),
)
async def lift_measure(request: Request, body: Numbered) -> ModerationDesk:
    """End a measure early."""
    social = _social(request)
    lifted = await social.moderation.lift(cookies.person(request), body.number)
    social.chat.hush(lifted.person)
    return await _desk(social)


@routes.post(
    "/api/moderation/delete",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=(*MODERATING, "chat.no_line"),
)
async def delete_line(request: Request, body: Numbered) -> ModerationDesk:
    """Take a line away."""
    social = _social(request)
    line = await social.moderation.delete(cookies.person(request), body.number)
    await social.chat.delete(line.channel, line.number)
    return await _desk(social)


@routes.post(
    "/api/moderation/close",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=(*WORDS, *MODERATING, "chat.no_report"),
)
async def close_report(request: Request, body: CloseReport) -> ModerationDesk:
    """Close a report."""
    social = _social(request)
    await social.moderation.close(cookies.person(request), body.number, body.verdict)
    return await _desk(social)


def _social(connection: HTTPConnection) -> SocialServices:
    social: SocialServices = connection.app.state.social
    return social


async def _named(social: SocialServices, name: str) -> Person:
    found = await social.named(name.strip())
    if found is None:
        raise TantrixError("lobby.nobody", name=name.strip())
    return found


async def _about(social: SocialServices, name: str | None, report: int | None) -> Person:
    """Return whom a measure is about: a person by name, or the visitor of a report."""
    if (name is None) == (report is None):
        raise not_one_of(["name", "report"])
    if report is None:
        return await _named(social, name or "")
    visitor, _ = await social.moderation.reported_name(report)
    return visitor


async def _report_shown(
    social: SocialServices, by: Person, wish: ShownNameInput, reason: str
) -> int:
    """Report a name that stands somewhere: that of a visitor before that of an account."""
    shown = ShownName(wish.at, wish.id, wish.name)
    givers = await social.shown.givers(shown)
    accounts = {giver: await social.known(giver) for giver in givers}
    for giver, account in accounts.items():
        if account is None:
            return await social.moderation.report_shown(by, giver, shown, reason)
    about = next(iter(accounts.values()), None)
    if about is None:
        raise TantrixError("chat.no_name")
    return await social.moderation.report(by, about, reason)


async def _rename_visitor(request: Request, number: int, wish: Renamed) -> None:
    """Put another name in the place of the one that a visitor gave, which is in a report."""
    social, by = _social(request), cookies.person(request)
    people: AccountService = request.app.state.people
    visitor, shown = await social.moderation.reported_name(number)
    name = clean(wish.to)
    await people.refuse_others_name(visitor, name)
    act = social.moderation.act(by, "rename", name, cleaned(wish.reason))
    givers = await social.shown.rename(shown, name, lambda connection: note_act(connection, act))
    if not givers:
        raise TantrixError("chat.no_name")
    renew: Callable[[str], Awaitable[None]] = request.app.state.renew
    for giver in givers:
        await renew(giver)


async def _desk(social: SocialServices) -> ModerationDesk:
    moderation = social.moderation
    return ModerationDesk(
        await moderation.reports(), moderation.measures(), await moderation.acts()
    )


@routes.socket("/ws/lobby", holder=LOBBY, receives=LobbyMessage, sends=LobbyServerMessage)
async def lobby_socket(websocket: WebSocket) -> None:
    """Serve one socket of the lobby, from its opening to its end."""
    person = cookies.person(websocket)

    async def find(_: str) -> LobbyVisit:
        return LobbyVisit(await _lobby(websocket, person), person)

    await serve(websocket, SocketEndpoint(find, decode_lobby, LobbyVisit.answer), "lobby")


@routes.socket("/ws/rooms/{room}", holder=LOBBY, receives=RoomMessage, sends=RoomServerMessage)
async def room_socket(websocket: WebSocket) -> None:
    """Serve one socket of a room; `key` in the address is that of the link of a private one."""
    person = cookies.person(websocket)
    key = websocket.query_params.get("key", "")

    async def find(room_id: str) -> RoomVisit:
        lobby = await _lobby(websocket, person)
        await admitted(lobby, room_id, key, person)
        return RoomVisit(lobby, room_id, person)

    await serve(
        websocket,
        SocketEndpoint(find, decode_room, RoomVisit.answer),
        websocket.path_params["room"],
    )


async def _lobby(connection: HTTPConnection, person: Person) -> LobbyActor:
    """Return the lobby, once it knows whom the person ignores."""
    social: SocialServices = connection.app.state.social
    await social.ignoring.learn(person.id)
    return await social.lobby.actor()
