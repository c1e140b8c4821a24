"""Tokens over HTTP: people make them for their programs, and revoke them."""

from __future__ import annotations

import secrets

from msgspec.structs import replace
from starlette.requests import Request

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.names import clean_name
from tantrix.server.bots.bearer import BEGINS
from tantrix.server.bots.context import desk_of
from tantrix.server.bots.messages import (
    BotAccountView,
    MadeToken,
    NewToken,
    Revoked,
    TokenList,
    TokenView,
)
from tantrix.server.bots.repository import ApiToken
from tantrix.server.web import cookies
from tantrix.server.web.person import Person
from tantrix.server.web.route import READ, SCOPES, Routes, Scope
from tantrix.server.web.times import iso

MOST = 20
"""How many tokens somebody may have."""


routes = Routes()


@routes.get("/api/tokens", errors=("api.members",))
async def list_tokens(request: Request) -> TokenList:
    """List the tokens of a member, without their secrets."""
    desk, person = desk_of(request), _member(request)
    found = await desk.store.of(person.id)
    return TokenList([_form(token) for token in found], person.bot)


@routes.post("/api/tokens", status=201, errors=("api.members", "api.tokens"))
async def create_token(request: Request, body: NewToken) -> MadeToken:
    """Make a token; its secret is told this once, and the server keeps its SHA-256 alone."""
    desk, person = desk_of(request), _member(request)
    name = clean_name(body.name, "name")
    secret = BEGINS + cookies.new_token()
    handle, kinds = secrets.token_hex(8), frozenset(body.scopes)
    token = ApiToken(cookies.digest(secret), person.id, handle, name, kinds, desk.people.wall_ms())
    await desk.store.make(token, MOST)
    return MadeToken(secret, _form(token))


@routes.delete("/api/tokens/{handle}", errors=("api.members", "api.no_token"))
async def revoke_token(request: Request) -> Revoked:
    """End a token, and every stream that was opened with it."""
    desk, person = desk_of(request), _member(request)
    ended = await desk.store.revoke(person.id, request.path_params["handle"])
    if ended is None:
        raise TantrixError("api.no_token")
    desk.people.sockets.end_session(ended)
    return Revoked()


@routes.get("/api/bot/account", scope=READ)
async def get_bot_account(request: Request) -> BotAccountView:
    """Tell who asks, and what the token may do."""
    return await _told(request, cookies.person(request))


@routes.post("/api/bot/account", scope="play", errors=("api.members",))
async def become_bot(request: Request) -> BotAccountView:
    """Make the account that of a program, for good: others are told so."""
    people, person = desk_of(request).people, _member(request)
    if not person.bot:
        await people.store.change(person.id, bot_ms=people.wall_ms())
        people.register.drop_person(person.id)
    return await _told(request, replace(person, bot=True))


def _member(request: Request) -> Person:
    """Return the member who asks; raises `TantrixError` `api.members`."""
    person = cookies.person(request)
    if person.kind != "member":
        raise TantrixError("api.members")
    return person


async def _told(request: Request, person: Person) -> BotAccountView:
    """Tell who somebody is who asks, and what they may do."""
    token = await desk_of(request).store.find(cookies.session(request))
    scopes = list(SCOPES) if token is None else _scopes(token)
    return BotAccountView(person.name, person.kind, person.bot, scopes)


def _scopes(token: ApiToken) -> list[Scope]:
    return [scope for scope in SCOPES if scope in token.scopes]


def _form(token: ApiToken) -> TokenView:
    """Return a token as its person sees it."""
    used = None if token.used_ms is None else iso(token.used_ms)
    return TokenView(token.handle, token.name, _scopes(token), iso(token.made_ms), used)
