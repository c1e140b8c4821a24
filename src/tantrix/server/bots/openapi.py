"""The description of the API in the form of OpenAPI 3.1, read off the house itself.

Paths and methods are those of the routes, summaries the docstrings of the endpoints. What an
endpoint reads is the form that it hands on with the request, what it answers what it hands to
`reply`; their schemas are made of these very structs, so that no description can go astray.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import UnionType
from typing import Any, NamedTuple, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import tantrix
from tantrix.notation.jsonforms import Json
from tantrix.server import http
from tantrix.server.bots.desk import desk_of
from tantrix.server.bots.http import (
    act,
    chat_stream,
    events,
    in_lobby,
    in_room,
    room_stream,
    say,
    table_stream,
)
from tantrix.server.bots.scopes import READ, RULES
from tantrix.server.bots.tokens import become
from tantrix.server.bots.wire import (
    AccountForm,
    Challenge,
    ChatLine,
    InRoom,
    RoomFull,
    RoomPeople,
    RoomState,
    TableFull,
    TableState,
)
from tantrix.server.chat.wire import Kept
from tantrix.server.lobby.wire import Done
from tantrix.server.news import GameFinish, GameStart
from tantrix.server.protocol import Accepted, Closing, ErrorForm, Snapshot
from tantrix.server.race import http as race
from tantrix.server.race.wire import Snapshot as RaceSnapshot
from tantrix.server.replies import reply

Endpoint = Callable[..., Any]
"""What answers at a route."""

ANSWERS: Mapping[Endpoint, Any] = {
    act: Accepted,
    in_lobby: Done,
    in_room: Done,
    say: Kept,
    become: AccountForm,
    http.table: Snapshot,
    race.race: RaceSnapshot,
}
"""What is answered where the endpoint does not name it itself."""

STREAMS: Mapping[Endpoint, Any] = {
    events: GameStart | GameFinish | Challenge | InRoom | Closing,
    chat_stream: ChatLine | Closing,
    room_stream: RoomFull | RoomState | RoomPeople | ChatLine | Closing,
    table_stream: TableFull | TableState | ChatLine | Closing,
}
"""The messages of each stream: one a line."""

REF = "#/components/schemas/{name}"

_PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")
_TYPES = {"int": {"type": "integer", "minimum": 0}}


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not done; `tantrix.messages` has the sentence of the id."""

    error: ErrorForm


class Spoken(NamedTuple):
    """What an endpoint reads and answers; types, or the names of fields where there is no type."""

    body: Any
    answer: Any
    fields: tuple[str, ...]
    status: str
    queries: tuple[str, ...]


async def openapi(request: Request) -> Response:
    """Describe the API, as OpenAPI 3.1."""
    desk = desk_of(request)
    if desk.description is None:  # it takes a while, and never changes
        desk.description = await asyncio.to_thread(document, request.app.routes)
    return reply(request, desk.description)


ROUTES: list[BaseRoute] = [Route("/api/openapi.json", openapi)]


def document(routes: Iterable[BaseRoute]) -> Json:
    """Return the description of the routes below `/api/`."""
    operations = list(_operations(routes))
    described = _Described([route.endpoint for _, _, route in operations])
    paths: dict[str, Json] = {}
    for path, method, route in operations:
        paths.setdefault(path, {})[method.lower()] = _operation(described, route, path, method)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "The house of tantrix",
            "version": tantrix.__version__,
            "description": "See docs/server/api.md. A refusal has a stable id, params and cells.",
        },
        "paths": paths,
        "components": {"schemas": described.schemas, "securitySchemes": _SECURITY},
    }


class _Described:
    """The schemas of all types that some endpoints speak; two of one name are told apart."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self.spoken = {endpoint: spoken_by(endpoint) for endpoint in endpoints}
        types: list[Any] = [Refusal]
        for endpoint, spoken in self.spoken.items():
            types += [spoken.body, spoken.answer, STREAMS.get(endpoint)]
        self._types = [kind for kind in types if kind is not None]
        self._refs, self.schemas = msgspec.json.schema_components(self._types, ref_template=REF)

    def ref(self, kind: Any) -> Json:  # noqa: ANN401 - a struct, or a union of some
        """Return the schema of a type, which refers to the schemas of structs."""
        return dict(next(iter(self._refs[self._types.index(kind) :])))


_SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "A token of a member."},
    "session": {"type": "apiKey", "in": "cookie", "name": "tantrix_session"},
}


def _operations(routes: Iterable[BaseRoute]) -> Iterator[tuple[str, str, Route]]:
    """Yield the path, the method and the route of every operation."""
    for route in routes:
        if isinstance(route, Route) and route.path.startswith("/api/"):
            if "path" in {kind for _, kind in _PARAMETER.findall(route.path)}:
                continue  # whatever is nowhere else
            for method in sorted((route.methods or set()) - {"HEAD"}):
                yield _PARAMETER.sub(r"{\1}", route.path), method, route


def _operation(described: _Described, route: Route, path: str, method: str) -> Json:
    """Return the description of one operation."""
    spoken = described.spoken[route.endpoint]
    summary, _, more = inspect.cleandoc(route.endpoint.__doc__ or "").partition("\n")
    told: Json = {
        "operationId": f"{method.lower()}{re.sub('[^a-z0-9]+', '_', path.lower())}".rstrip("_"),
        "summary": summary,
        "tags": [path.split("/")[2]],
        "parameters": [*_path(route), *map(_query, spoken.queries)],
        "responses": {
            spoken.status: _answer(described, route.endpoint, spoken),
            "default": {"description": "It is refused.", **_content(described.ref(Refusal))},
        },
    }
    if more.strip():
        told["description"] = more.strip()
    if spoken.body is not None:
        told["requestBody"] = {"required": True, **_content(described.ref(spoken.body))}
    scope = _scope(method, path)
    told["security"] = [
        {"session": []},
        *([] if scope is None else [{"token": [scope][: bool(scope)]}]),
    ]
    return told


def _answer(described: _Described, endpoint: Endpoint, spoken: Spoken) -> Json:
    """Return the description of what is answered."""
    if endpoint in STREAMS:
        content = {"application/x-ndjson": {"schema": described.ref(STREAMS[endpoint])}}
        return {"description": "A stream of lines, each an object.", "content": content}
    if spoken.answer is not None:
        return {"description": "It is done.", **_content(described.ref(spoken.answer))}
    if spoken.fields:
        schema = {"type": "object", "required": list(spoken.fields)}
        return {"description": "It is done.", **_content(schema)}
    return {"description": "It is done."}


def _content(schema: Json) -> Json:
    """Return content in JSON."""
    return {"content": {"application/json": {"schema": schema}}}


def _path(route: Route) -> Iterator[Json]:
    """Yield the parameters of a path."""
    for name, kind in _PARAMETER.findall(route.path):
        schema = _TYPES.get(kind, {"type": "string", "pattern": "^[^/]+$"})
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query(name: str) -> Json:
    """Return a parameter of the query."""
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}


def _scope(method: str, path: str) -> str | None:
    """Return the scope that a token needs, None where no token will do."""
    for rule in RULES:
        if method in rule.methods and path.startswith(rule.begins):
            return rule.scope or READ
    return None


# --- what an endpoint says of itself --------------------------------------------------------------


def spoken_by(endpoint: Endpoint) -> Spoken:
    """Return what an endpoint reads and answers, as its source has it."""
    calls = list(_calls(endpoint))
    replies = [call for call in calls if _named(call) == "reply"]
    told = [call.args[1] for call in replies]
    bodies = [_typed(endpoint, call.args[1]) for call in calls if call not in replies]
    answers = [_typed(endpoint, one.func) for one in told if isinstance(one, ast.Call)]
    return Spoken(
        body=_first(bodies),
        answer=ANSWERS.get(endpoint) or _first(answers),
        fields=_fields(told[0]) if len(told) == 1 else (),
        status=next(
            filter(None, map(_status, replies)), "200" if replies or endpoint in STREAMS else "2XX"
        ),
        queries=tuple(_queries(endpoint)),
    )


def _first(kinds: Iterable[Any]) -> Any:  # noqa: ANN401 - a type
    """Return the first type of some that may be none."""
    return next((kind for kind in kinds if kind is not None), None)


def _fields(told: ast.expr) -> tuple[str, ...]:
    """Return the names of the fields that a dictionary has in any case."""
    keys = told.keys if isinstance(told, ast.Dict) else ()
    return tuple(str(key.value) for key in keys if isinstance(key, ast.Constant))


def _status(call: ast.Call) -> str | None:
    """Return the status that a reply is given, None where it is given none."""
    for keyword in call.keywords:
        if keyword.arg == "status" and isinstance(keyword.value, ast.Constant):
            return str(keyword.value.value)
    return None


def _calls(endpoint: Endpoint) -> Iterator[ast.Call]:
    """Yield the calls of an endpoint that are handed the request and something else."""
    for node in ast.walk(_source(endpoint)):
        if isinstance(node, ast.Call) and len(node.args) > 1:
            first = node.args[0]
            if isinstance(first, ast.Name) and first.id == "request":
                yield node


def _queries(endpoint: Endpoint) -> Iterator[str]:
    """Yield the names of what an endpoint looks up in the query."""
    for node in ast.walk(_source(endpoint)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "request.query_params.get":
            name = node.args[0]
            if isinstance(name, ast.Constant):
                yield str(name.value)


def _source(endpoint: Endpoint) -> ast.AST:
    """Return the source of an endpoint."""
    return ast.parse(textwrap.dedent(inspect.getsource(endpoint)))


def _named(call: ast.Call) -> str:
    """Return what a call calls."""
    return ast.unparse(call.func)


def _typed(endpoint: Endpoint, node: ast.expr) -> Any:  # noqa: ANN401 - a type
    """Return the struct, or the union of structs, that a name stands for in an endpoint."""
    first, *rest = ast.unparse(node).split(".")
    found = inspect.unwrap(endpoint).__globals__.get(first)
    for name in rest:
        found = getattr(found, name, None)
    kinds = get_args(found) if isinstance(found, UnionType) else (found,)
    structs = [isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in kinds]
    return found if structs and all(structs) else None
