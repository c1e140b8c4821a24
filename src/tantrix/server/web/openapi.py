"""The description of the API in the form of OpenAPI 3.1, made of the declarations."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import tantrix
from tantrix.notation.json_types import Json, RefusalView
from tantrix.server.web.budget import in_thread
from tantrix.server.web.responses import by_status
from tantrix.server.web.route import JSON, PARAMETER, READ, Api, Operation, Routes
from tantrix.server.web.schemas import Schemas

_TYPES = {"number": {"type": "integer", "minimum": 0, "maximum": 999_999_999}}
_NO_SLASH = {"type": "string", "pattern": "^[^/]+$"}
_FILE = {"type": "string", "format": "binary"}

_ABOUT = """What programs may ask of this server. A refusal has a stable id, params and cells.
“The API for programs” in the documentation of Tantrix tells how the parts fit together."""

_SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "A token of a member."},
    "session": {"type": "apiKey", "in": "cookie", "name": "tantrix_session"},
}


class RefusalBody(msgspec.Struct, frozen=True):
    """Why something is not done; `tantrix.messages` has the sentence of the id."""

    error: RefusalView


routes = Routes()


@routes.get("/api/openapi.json", scope=READ, answer=dict[str, Any])
async def get_openapi(request: Request) -> Response:
    """Describe the API, as OpenAPI 3.1."""
    api: Api = request.app.state.api
    described = api.description or await in_thread(api.described, document)
    return Response(described, media_type=JSON, headers={"Cache-Control": "no-store"})


def document(api: Api) -> Json:
    """Return the description of all operations."""
    schemas = schemas_of(api)
    paths: dict[str, Json] = {}
    for operation in api.operations:
        path = PARAMETER.sub(r"{\1}", operation.path)
        paths.setdefault(path, {})[operation.method.lower()] = _operation(schemas, operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tantrix",
            "version": tantrix.__version__,
            "description": _ABOUT,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "x-sockets": _sockets(api, schemas),
        "components": {"schemas": schemas.all, "securitySchemes": _SECURITY},
    }


def schemas_of(api: Api) -> Schemas:
    """Return the schemas of everything that operations and sockets read and tell."""
    read = [one.body for one in api.operations] + [one.receives for one in api.sockets]
    told = [kind for one in api.operations for kind in (one.answer, one.lines, one.refusal)]
    return Schemas(read, [*told, *(one.sends for one in api.sockets), RefusalBody])


def _sockets(api: Api, schemas: Schemas) -> Json:
    """Return the messages of the sockets by path; OpenAPI has no field of its own for them."""
    return {
        PARAMETER.sub(r"{\1}", one.path): {
            "name": one.id,
            "receives": schemas.read(one.receives),
            "sends": schemas.answered(one.sends),
        }
        for one in api.sockets
    }


def _operation(schemas: Schemas, operation: Operation) -> Json:
    """Return the description of one operation."""
    summary, _, more = inspect.cleandoc(operation.endpoint.__doc__ or "").partition("\n")
    told: Json = {
        "operationId": operation.id,
        "summary": summary,
        "tags": [operation.path.split("/")[2]],
        "parameters": [*_path(operation), *_query(operation)],
        "responses": {
            str(operation.status): _answer(schemas, operation),
            **_refusals(schemas, operation),
            "default": _refusal(schemas, "It is refused for any other reason."),
        },
        "security": _security(operation),
    }
    if more.strip():
        told["description"] = more.strip()
    if operation.body is not None:
        content = {"schema": schemas.read(operation.body), **_examples(operation)}
        told["requestBody"] = {"required": True, "content": {JSON: content}}
    if operation.uploads:
        files = {media: {"schema": _FILE} for media in operation.uploads}
        told["requestBody"] = {"required": True, "content": files}
    return told


def _examples(operation: Operation) -> Json:
    """Return the one example of a body, or several under the kinds of their messages."""
    if not operation.examples:
        return {}
    if len(operation.examples) == 1:
        return {"example": operation.examples[0]}
    kinds = [str(one.get("type") or one["game"]) for one in operation.examples]
    values = [{"value": one} for one in operation.examples]
    return {"examples": dict(zip(kinds, values, strict=True))}


def _answer(schemas: Schemas, operation: Operation) -> Json:
    """Return the description of what is answered."""
    if operation.lines is not None:
        schema = schemas.answered(operation.lines)
        told = "A stream of lines, each an object of JSON; an empty one says that it is alive."
        return {"description": told, "content": {operation.media: {"schema": schema}}}
    schema = {"type": "string"}
    if operation.answer is not None:
        schema = schemas.answered(operation.answer)
    return {"description": "It is done.", "content": {operation.media: {"schema": schema}}}


def _refusals(schemas: Schemas, operation: Operation) -> dict[str, Json]:
    """Return the descriptions of refusals by their status."""
    found = {}
    for status, errors in by_status(operation.errors).items():
        told = ", ".join(f"`{error}`" for error in errors)
        found[str(status)] = _refusal(schemas, told)
    if operation.refusal is not None:
        either = [schemas.answered(operation.refusal), schemas.answered(RefusalBody)]
        content = {JSON: {"schema": {"anyOf": either}}}
        found["400"] = {"description": found["400"]["description"], "content": content}
    return found


def _refusal(schemas: Schemas, why: str) -> Json:
    return {"description": why, "content": {JSON: {"schema": schemas.answered(RefusalBody)}}}


def _path(operation: Operation) -> Iterator[Json]:
    """Yield the parameters of a path."""
    for name, kind in PARAMETER.findall(operation.path):
        schema = _TYPES.get(kind, _NO_SLASH)
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query(operation: Operation) -> Iterator[Json]:
    """Yield the parameters of a query."""
    if operation.query is not None:
        for field in msgspec.structs.fields(operation.query):
            told = {"name": field.encode_name, "in": "query", "required": False}
            yield {**told, "schema": {"type": "string"}}


def _security(operation: Operation) -> list[Json]:
    """Return what lets somebody ask: a session, and a token where one will do."""
    scope = operation.scope
    by_token = [] if scope is None else [{"token": [] if scope == READ else [scope]}]
    return [{"session": []}, *by_token]
