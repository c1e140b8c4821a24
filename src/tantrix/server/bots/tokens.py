"""Tokens over HTTP: people make them for their programs, and revoke them."""

from __future__ import annotations

import secrets

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import cookies
from tantrix.server.auth.person import Person
from tantrix.server.bots.bearer import BEGINS
from tantrix.server.bots.context import desk_of
from tantrix.server.bots.messages import BotAccountView, MadeToken, NewToken, TokenList, TokenView
from tantrix.server.bots.repository import ApiToken
from tantrix.server.bots.scopes import SCOPES
from tantrix.server.tables.config import clean_name
from tantrix.server.tables.views import iso
from tantrix.server.web.responses import read_body, reply

MOST = 20
"""How many tokens somebody may have."""


async def tokens(request: Request) -> Response:
    """List the tokens of a member, without their secrets."""
    desk, person = desk_of(request), _member(request)
    found = await desk.store.of(person.id)
    return reply(request, TokenList([_form(token) for token in found], person.bot))


async def make(request: Request) -> Response:
    """Make a token; its secret is told this once, and the server keeps its SHA-256 alone."""
    cookies.check_origin(request)
    desk, person = desk_of(request), _member(request)
    wish = await read_body(request, NewToken)
    name = clean_name(wish.name, "name")
    secret = BEGINS + cookies.new_token()
    handle, kinds = secrets.token_hex(8), frozenset(wish.scopes)
    token = ApiToken(cookies.digest(secret), person.id, handle, name, kinds, desk.people.wall_ms())
    await desk.store.make(token, MOST)
    return reply(request, MadeToken(secret, _form(token)), status=201)


async def revoke(request: Request) -> Response:
    """End a token, and every stream that was opened with it."""
    cookies.check_origin(request)
    desk, person = desk_of(request), _member(request)
    ended = await desk.store.revoke(person.id, request.path_params["handle"])
    if ended is None:
        raise TantrixError("api.no_token")
    desk.people.sockets.end_session(ended)
    return reply(request, {})


async def account(request: Request) -> Response:
    """Tell who asks, and what the token may do."""
    return await _told(request, cookies.person(request))


async def become(request: Request) -> Response:
    """Make the account that of a program, for good: others are told so."""
    cookies.check_origin(request)
    people, person = desk_of(request).people, _member(request)
    if not person.bot:
        await people.store.change(person.id, bot_ms=people.wall_ms())
        people.register.drop_person(person.id)
    return await _told(request, replace(person, bot=True))


ROUTES = [
    Route("/api/tokens", tokens, methods=["GET"]),
    Route("/api/tokens", make, methods=["POST"]),
    Route("/api/tokens/{handle}", revoke, methods=["DELETE"]),
    Route("/api/bot/account", account, methods=["GET"]),
    Route("/api/bot/account", become, methods=["POST"]),
]


def _member(request: Request) -> Person:
    """Return the member who asks; raises `TantrixError` `api.members`."""
    person = cookies.person(request)
    if person.kind != "member":
        raise TantrixError("api.members")
    return person


async def _told(request: Request, person: Person) -> Response:
    """Tell who somebody is who asks, and what they may do."""
    token = await desk_of(request).store.find(cookies.session(request))
    scopes = sorted(SCOPES if token is None else token.scopes)
    return reply(request, BotAccountView(person.name, person.kind, person.bot, scopes))


def _form(token: ApiToken) -> TokenView:
    """Return a token as its person sees it."""
    used = None if token.used_ms is None else iso(token.used_ms)
    return TokenView(token.handle, token.name, sorted(token.scopes), iso(token.made_ms), used)
