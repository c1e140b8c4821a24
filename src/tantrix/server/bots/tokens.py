"""Tokens of programs: making and revoking them over HTTP, and the header that carries them.

`Authorization: Bearer ...` takes the place of the cookie.
"""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from msgspec.structs import replace
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Send
from starlette.types import Scope as AsgiScope

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.accounts import AccountService
from tantrix.server.auth.identity import banned
from tantrix.server.auth.names import clean_name
from tantrix.server.auth.sessions import ban_of, person_of
from tantrix.server.bots.context import bot_service_of
from tantrix.server.bots.messages import (
    BotAccountView,
    MadeToken,
    NewToken,
    Revoked,
    TokenList,
    TokenView,
)
from tantrix.server.bots.repository import ApiToken, BotStore
from tantrix.server.db.base import Unavailable
from tantrix.server.web import cookies
from tantrix.server.web.budget import Budget, Rate
from tantrix.server.web.cookies import Person
from tantrix.server.web.responses import refused, unavailable, visitor
from tantrix.server.web.route import READ, SCOPES, Api, Routes, Scope
from tantrix.server.web.times import iso

BEGINS = "tantrix_"
"""What every token begins with, so that one that is found somewhere is known for what it is."""

REQUESTS = Rate("tokens", 200, 20.0)
"""How many requests may come with one token at once, and in the long run."""

FOR_PROGRAMS = ("/api/bot/", "/api/stream/")
"""Where the paths begin that programs use; people can, with their cookies, and are counted too."""

SHARED = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Retry-After",
}
"""Lets pages from elsewhere read answers to requests with a token.

A page has a token from somebody who gave it to it, while cookies go along by themselves.
"""

PREFLIGHT = {
    **SHARED,
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, If-None-Match",
    "Access-Control-Max-Age": "7200",
}
"""The answer to a browser that asks for a page from elsewhere whether it may send a token."""

USED_MS = 3_600_000
"""How often it is noted that a token is in use."""

_TOKEN = re.compile(rf"(?i:bearer) +({BEGINS}[A-Za-z0-9_-]{{43}})")

PersonOf = Callable[[str], Awaitable[Person | None]]
"""Says who has an id, None where nobody has it; may raise `TantrixError` and `Unavailable`."""


def finder(people: AccountService) -> PersonOf:
    """Return what finds people by their ids; who is banned is told so."""

    async def find(person: str) -> Person | None:
        account = await people.store.account(person)
        if account is None:
            return None
        ban = ban_of(account, people.wall_ms())
        if ban is not None:
            raise banned(ban)
        return person_of(account)

    return find


class Guard:
    """Says who asks with a token. `wall_ms` tells the time."""

    def __init__(
        self,
        store: BotStore,
        person_of: PersonOf,
        wall_ms: Callable[[], int],
        budget: Budget,
    ) -> None:
        self._store = store
        self._person_of = person_of
        self._wall_ms = wall_ms
        self._budget = budget

    async def admit(
        self, header: str, allowed: Callable[[frozenset[str]], None]
    ) -> tuple[Person, ApiToken]:
        """Return who asks, and the token, whose scopes `allowed` checks.

        Raises `TantrixError`: `api.token` (it is worth nothing), `api.scope`, `api.not_for_tokens`,
        `limit.rate`; and `Unavailable`.
        """
        match = _TOKEN.fullmatch(header)
        token = None if match is None else await self._store.find(cookies.digest(match[1]))
        person = None if token is None else await self._person_of(token.person)
        if token is None or person is None:
            raise TantrixError("api.token")
        allowed(token.scopes)
        self._budget.take(token.hash, REQUESTS)
        await self._note(token)
        return person, token

    def count(self, address: str) -> None:
        """Count a request to what is for programs that comes without a token.

        Raises `TantrixError` `limit.rate`.
        """
        self._budget.take(address, REQUESTS)

    async def _note(self, token: ApiToken) -> None:
        """Note now and then that a token is in use, if anything can be written."""
        now_ms = self._wall_ms()
        if token.used_ms is None or now_ms - token.used_ms >= USED_MS:
            with contextlib.suppress(Unavailable):
                await self._store.used(token.hash, now_ms)


class Bearer:
    """Takes who asks with a token for its person; what stands in cookies is then of no interest."""

    def __init__(self, app: ASGIApp, guard: Guard, api: Api) -> None:
        self._app = app
        self._guard = guard
        self._api = api

    async def __call__(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        """Find out who asks, then have the application answer."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return await self._app(scope, receive, send)
        request = Request(scope)
        if self._preflight(request):
            return await Response(status_code=204, headers=PREFLIGHT)(scope, receive, send)
        if "authorization" in request.headers:
            send = _shared(send)
        try:
            await self._find(request)
        except (TantrixError, Unavailable) as error:
            request.state.cookie = None  # nothing is given to a browser
            telling = unavailable if isinstance(error, Unavailable) else refused
            response = await telling(request, error)
            return await response(scope, receive, send)
        return await self._app(scope, receive, send)

    def _preflight(self, request: Request) -> bool:
        """Tell whether a page from elsewhere asks if it may send a request with a token."""
        wanted = request.headers.get("access-control-request-method")
        named = request.headers.get("access-control-request-headers", "").lower()
        if request.method != "OPTIONS" or wanted is None or "authorization" not in named:
            return False
        operation = self._api.operation(wanted, request.url.path)
        return operation is not None and operation.scope is not None

    async def _find(self, request: Request) -> None:
        """Find out who asks; raises `TantrixError` and `Unavailable`."""
        header = request.headers.get("authorization")
        if header is not None:
            allowed = partial(self._api.check_scope, request.method, request.url.path)
            person, token = await self._guard.admit(header, allowed)
            cookies.enter(request, person, token.hash)
        elif request.url.path.startswith(FOR_PROGRAMS):
            self._guard.count(visitor(request))


def _shared(send: Send) -> Send:
    """Return what sends an answer that pages from elsewhere may read."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(SHARED)
        await send(message)

    return sending


MOST = 20
"""How many tokens somebody may have."""


routes = Routes()


@routes.get("/api/tokens", errors=("api.members",))
async def list_tokens(request: Request) -> TokenList:
    """List the tokens of a member, without their secrets."""
    bots, person = bot_service_of(request), _member(request)
    found = await bots.store.of(person.id)
    return TokenList([_form(token) for token in found], person.bot)


@routes.post("/api/tokens", status=201, errors=("api.members", "api.tokens", "people.second"))
async def create_token(request: Request, body: NewToken) -> MadeToken:
    """Make a token; its secret is told this once, and the server keeps its SHA-256 alone."""
    bots, person = bot_service_of(request), _member(request)
    if "direct" in body.scopes:
        cookies.check_second_factor(request, "director")
    made_ms = bots.people.wall_ms()
    secret, token = await make_token(bots.store, person.id, body.name, body.scopes, made_ms)
    return MadeToken(secret, _form(token))


async def make_token(
    store: BotStore, person: str, name: str, scopes: Iterable[Scope], now_ms: int
) -> tuple[str, ApiToken]:
    """Make a token of somebody and return its secret, which is nowhere else, and the token.

    Raises `TantrixError` `api.tokens` where they have too many, and what is wrong with the name.
    """
    secret = BEGINS + cookies.new_token()
    kept, handle = cookies.digest(secret), secrets.token_hex(8)
    cleaned = clean_name(name, "name")
    token = ApiToken(kept, person, handle, cleaned, frozenset(scopes), now_ms)
    await store.make(token, MOST)
    return secret, token


@routes.delete("/api/tokens/{handle}", errors=("api.members", "api.no_token"))
async def revoke_token(request: Request) -> Revoked:
    """End a token, and every stream that was opened with it."""
    bots, person = bot_service_of(request), _member(request)
    ended = await bots.store.revoke(person.id, request.path_params["handle"])
    if ended is None:
        raise TantrixError("api.no_token")
    bots.people.sockets.end_session(ended)
    return Revoked()


@routes.get("/api/bot/account", scope=READ)
async def get_bot_account(request: Request) -> BotAccountView:
    """Tell who asks, and what the token may do; without a token or a session nobody is known."""
    person = cookies.person(request)
    if person.kind == "visitor":
        raise TantrixError("api.token")
    return await _account_view(request, person)


@routes.post("/api/bot/account", errors=("api.members",))
async def become_bot(request: Request) -> BotAccountView:
    """Make the account that of a program, for good: others are told so.

    Its person does so in a browser, since whoever has found a token may not.
    """
    people, person = bot_service_of(request).people, _member(request)
    if not person.bot:
        await people.store.change(person.id, bot_ms=people.wall_ms())
        people.register.drop_person(person.id)
    return await _account_view(request, replace(person, bot=True))


def _member(request: Request) -> Person:
    """Return the member who asks; raises `TantrixError` `api.members`."""
    person = cookies.person(request)
    if person.kind != "member":
        raise TantrixError("api.members")
    return person


async def _account_view(request: Request, person: Person) -> BotAccountView:
    """Tell who somebody is who asks, and what they may do."""
    token = await bot_service_of(request).store.find(cookies.session(request))
    scopes = list(SCOPES) if token is None else _scopes(token)
    return BotAccountView(person.name, person.kind, person.bot, scopes)


def _scopes(token: ApiToken) -> list[Scope]:
    return [scope for scope in SCOPES if scope in token.scopes]


def _form(token: ApiToken) -> TokenView:
    """Return a token as its person sees it."""
    used = None if token.used_ms is None else iso(token.used_ms)
    return TokenView(token.handle, token.name, _scopes(token), iso(token.made_ms), used)
