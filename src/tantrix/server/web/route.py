"""Routes: each is one declaration, from which everything else about it is made.

A declaration stands above the endpoint. The machinery here checks the origin of what changes
something, counts the request, reads and validates query and body, calls the endpoint and encodes
what it returns; the types are those of the endpoint's own annotations, so mypy checks them:

    @routes.post("/api/tables", scope="play", limit=MAKES, status=201)
    async def create_table(request: Request, body: NewTable) -> TableCreated:

The same declaration tells which scope a token needs, which process of a cluster must answer, and
what the OpenAPI document says of the operation; its `operationId` is the name of the endpoint.
`Api` is all declarations together: it finds the operation of a request.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock
from types import UnionType
from typing import (
    Any,
    Generic,
    Literal,
    NamedTuple,
    TypedDict,
    TypeVar,
    Union,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute, compile_path
from starlette.websockets import WebSocket

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate, budget_of
from tantrix.server.web.protocol import convert
from tantrix.server.web.responses import read_body, reply, visitor

Scope = Literal["play", "chat", "direct"]
SCOPES: tuple[Scope, ...] = ("chat", "direct", "play")
"""What a token may be allowed beside reading; a session of a browser may do everything."""

READ: Literal["read"] = "read"
"""The scope of routes that any token may use."""

LOBBY = "lobby"
"""What is held by the process that keeps the lobby."""

JSON = "application/json"

Method = Literal["GET", "POST", "DELETE"]
Endpoint = Callable[..., Awaitable[Any]]
SocketEndpoint = Callable[[WebSocket], Awaitable[None]]
Guard = Callable[[Request], object]
"""Raises `TantrixError` where somebody may not ask at all, before the body is read."""

Answered = TypeVar("Answered")
AnyEndpoint = TypeVar("AnyEndpoint", bound=Endpoint)
AnySocket = TypeVar("AnySocket", bound=SocketEndpoint)

_READING = ("bad.json", "bad.message", "limit.frame", "limit.slow")
_BY_TOKEN = ("api.token", "people.banned")


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a query: texts, all optional. Unknown ones are ignored."""


class AnswerThen(NamedTuple, Generic[Answered]):
    """An answer, and what is done once it is sent, if anything is."""

    answer: Answered
    then: BackgroundTask | None = None


class Declared(TypedDict, total=False):
    """What a declaration may say; without it, what stands behind each name.

    - `scope`: what a token must be allowed (None: no token will do).
    - `holder`: what the answering process must hold, such as `table:{table}` (None: nothing).
    - `limit`: the rate by which the requests of an address are counted (None: not counted).
    - `guard`: who may ask at all (None: everybody).
    - `status`: that of the answer (200).
    - `most`: bytes of the body at most (None: as the settings say).
    - `examples`: bodies that work, one for each kind of message; what a token may send has them.
    - `uploads`: the media types of a file, which the endpoint reads itself as the body (none).
    - `errors`: ids of errors beside those that the rest of the declaration implies (none).
    - `media`: the type of an answer that is no JSON, or that the endpoint encodes (JSON).
    - `answer`: the type of the JSON in a `Response` that the endpoint makes itself (None).
    - `lines`: the type of each line of a stream (None: it is no stream).
    - `refusal`: the type of a refusal of status 400 (None: the usual one).
    """

    scope: Literal["play", "chat", "direct", "read"] | None
    holder: str | None
    limit: Rate | None
    guard: Guard | None
    status: int
    most: int | None
    examples: tuple[Json, ...]
    uploads: tuple[str, ...]
    errors: tuple[str, ...]
    media: str
    answer: Any
    lines: Any
    refusal: Any


@dataclass(frozen=True)
class Operation:
    """One method of one path."""

    method: Method
    path: str
    endpoint: Endpoint
    said: Declared = field(default_factory=Declared)

    @property
    def id(self) -> str:
        """The `operationId`."""
        return str(self.endpoint.__name__)

    @property
    def scope(self) -> str | None:
        """The scope that a token needs, `READ` where any will do, None where none will."""
        return self.said.get("scope")

    @property
    def status(self) -> int:
        """The status of an answer."""
        return self.said.get("status", 200)

    @property
    def media(self) -> str:
        """The media type of an answer."""
        return "application/x-ndjson" if self.lines is not None else self.said.get("media", JSON)

    @property
    def lines(self) -> Any:  # noqa: ANN401 - a type
        """The type of each line of a stream, None where it is none."""
        return self.said.get("lines")

    @cached_property
    def _hints(self) -> dict[str, Any]:
        """What the endpoint takes and returns, evaluated with the first request for it."""
        return get_type_hints(self.endpoint, include_extras=True)

    @property
    def body(self) -> Any:  # noqa: ANN401 - a type
        """The type of the body, None where none is read."""
        return self._hints.get("body")

    @property
    def examples(self) -> tuple[Json, ...]:
        """Bodies that work, one for each kind of message; none where a body is no JSON."""
        return self.said.get("examples", ())

    @property
    def uploads(self) -> tuple[str, ...]:
        """The media types of a file that is the body, none where it is no file."""
        return self.said.get("uploads", ())

    @property
    def query(self) -> type[Query] | None:
        """The type of the query, None where none is read."""
        return self._hints.get("query")

    @cached_property
    def answer(self) -> Any:  # noqa: ANN401 - a type
        """The type of the JSON that is answered, None where it is no JSON."""
        if "answer" in self.said:
            return self.said["answer"]
        told = self._hints["return"]
        if get_origin(told) is AnswerThen:
            (told,) = get_args(told)
        kinds = get_args(told) if get_origin(told) in {UnionType, Union} else (told,)
        kept = [kind for kind in kinds if not _is_response(kind)]
        return Union[tuple(kept)] if kept else None  # noqa: UP007 - of as many as there are

    @property
    def refusal(self) -> Any:  # noqa: ANN401 - a type
        """The type of a refusal of status 400 that tells more than others, None without one."""
        return self.said.get("refusal")

    @cached_property
    def errors(self) -> frozenset[str]:
        """The ids of all errors by which a request may be refused."""
        found = {"table.paused", *self.said.get("errors", ())}
        if self.body is not None:
            found |= {*_READING}
        if self.uploads:
            found |= {"limit.slow"}
        if self.query is not None:
            found |= {"bad.message"}
        if self.method != "GET":
            found |= {"bad.origin"}
        if self.said.get("limit") is not None or self.scope is not None:
            found |= {"limit.rate"}
        if self.scope is None:
            found |= {"api.not_for_tokens"}
        elif self.scope != READ:
            found |= {"api.scope"}
        return frozenset(found | {*_BY_TOKEN})

    def route(self) -> Route:
        """Return the route."""
        return Route(self.path, self._answering(), methods=[self.method])

    def _answering(self) -> Callable[[Request], Awaitable[Response]]:
        """Return what answers a request."""
        limit, guard, most = self.said.get("limit"), self.said.get("guard"), self.said.get("most")

        async def answering(request: Request) -> Response:
            if self.method != "GET":
                cookies.check_origin(request)
            if limit is not None:
                budget_of(request).take(visitor(request), limit)
            if guard is not None:
                guard(request)
            read: dict[str, Any] = {}
            if self.query is not None:
                read["query"] = convert(dict(request.query_params), self.query)
            if self.body is not None:
                read["body"] = await read_body(request, self.body, most)
            told = await self.endpoint(request, **read)
            if isinstance(told, Response):
                return told
            then = None
            if isinstance(told, AnswerThen):
                told, then = told
            response = reply(request, told, status=self.status)
            response.background = then
            return response

        answering.__module__, answering.__name__ = self.endpoint.__module__, self.id
        answering.__doc__ = inspect.getdoc(self.endpoint)
        return answering


@dataclass(frozen=True)
class Socket:
    """A socket, with the messages of both sides; `holder` is as in `Declared`."""

    path: str
    endpoint: SocketEndpoint
    holder: str | None
    receives: Any
    sends: Any

    @property
    def id(self) -> str:
        """The name of the endpoint, which no other socket has."""
        return str(self.endpoint.__name__)

    def route(self) -> WebSocketRoute:
        """Return the route."""
        return WebSocketRoute(self.path, self.endpoint)


class Routes:
    """The declarations of one part of the server, in the order in which they are matched."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.sockets: list[Socket] = []

    def get(self, path: str, **said: Unpack[Declared]) -> Callable[[AnyEndpoint], AnyEndpoint]:
        """Declare what answers `GET`."""
        return self._declare("GET", path, said)

    def post(self, path: str, **said: Unpack[Declared]) -> Callable[[AnyEndpoint], AnyEndpoint]:
        """Declare what answers `POST`."""
        return self._declare("POST", path, said)

    def delete(self, path: str, **said: Unpack[Declared]) -> Callable[[AnyEndpoint], AnyEndpoint]:
        """Declare what answers `DELETE`."""
        return self._declare("DELETE", path, said)

    def socket(
        self, path: str, *, holder: str | None = None, receives: object, sends: object
    ) -> Callable[[AnySocket], AnySocket]:
        """Declare a socket by the unions of the messages that it receives and sends."""

        def declared(endpoint: AnySocket) -> AnySocket:
            self.sockets.append(Socket(path, endpoint, holder, receives, sends))
            return endpoint

        return declared

    def _declare(
        self, method: Method, path: str, said: Declared
    ) -> Callable[[AnyEndpoint], AnyEndpoint]:
        def declared(endpoint: AnyEndpoint) -> AnyEndpoint:
            self.operations.append(Operation(method, path, endpoint, said))
            return endpoint

        return declared


PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A parameter of a path with its kind, if it is not just a text."""


def _is_response(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Response)


class Api:
    """The operations and sockets of all parts of the server."""

    def __init__(self, parts: Iterable[Routes]) -> None:
        parts = tuple(parts)
        self.operations = tuple(one for part in parts for one in part.operations)
        self.sockets = tuple(one for part in parts for one in part.sockets)
        self._operations = [(_pattern(one.path), one) for one in self.operations]
        held: tuple[Operation | Socket, ...] = (*self.operations, *self.sockets)
        self._holders = {
            one.path: (_pattern(one.path), _holder(one)) for one in held if _holder(one)
        }

        self.description: bytes | None = None
        """A description of all this as JSON, once one was made."""
        self._describing = Lock()

    def described(self, describe: Callable[[Api], Json]) -> bytes:
        """Return the description, which never changes.

        It takes a second to make, so it is made once, however many ask for it meanwhile.
        """
        with self._describing:
            if self.description is None:
                self.description = msgspec.json.encode(describe(self))
            return self.description

    @cached_property
    def routes(self) -> list[BaseRoute]:
        """The routes of Starlette, which know no server."""
        operations = [one.route() for one in self.operations]
        return [*operations, *(one.route() for one in self.sockets)]

    def operation(self, method: str, path: str) -> Operation | None:
        """Return the operation that answers a request, None where there is none."""
        wanted = "GET" if method == "HEAD" else method
        for pattern, operation in self._operations:
            if operation.method == wanted and pattern.match(path):
                return operation
        return None

    def methods(self, path: str) -> tuple[str, ...]:
        """Return the methods by which something can be asked for at a path, sorted."""
        return tuple(
            sorted({one.method for pattern, one in self._operations if pattern.match(path)})
        )

    def check_scope(self, method: str, path: str, scopes: frozenset[str]) -> None:
        """Refuse what a token may not do; `TantrixError` `api.not_for_tokens` or `api.scope`.

        What does not exist is not refused here: it is answered as everybody's request for it is.
        """
        operation = self.operation(method, path)
        if operation is None:
            return
        if operation.scope is None:
            raise TantrixError("api.not_for_tokens")
        if operation.scope not in {READ, *scopes}:
            raise TantrixError("api.scope", scope=operation.scope)

    def holder(self, path: str) -> str | None:
        """Return what must be held by the process that answers at a path, None for nothing."""
        for pattern, name in self._holders.values():
            match = pattern.match(path)
            if match is not None:
                return name.format(**match.groupdict())
        return None


def _pattern(path: str) -> re.Pattern[str]:
    return compile_path(path)[0]


def _holder(declared: Operation | Socket) -> str:
    """Return what must be held, empty for nothing."""
    if isinstance(declared, Socket):
        return declared.holder or ""
    return declared.said.get("holder") or ""
