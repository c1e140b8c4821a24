"""All declarations together: which operation a request is, and who must answer it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from starlette.routing import BaseRoute, compile_path

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.route import READ, Operation, Routes, Socket


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

        self._description: Json | None = None

    def described(self, describe: Callable[[Api], Json]) -> Json:
        """Return a description of all this, which takes a while to make and never changes."""
        if self._description is None:
            self._description = describe(self)
        return self._description

    def routes(self) -> list[BaseRoute]:
        """Return the routes of Starlette."""
        operations = [one.route() for one in self.operations]
        return [*operations, *(one.route() for one in self.sockets)]

    def operation(self, method: str, path: str) -> Operation | None:
        """Return the operation that answers a request, None where there is none."""
        wanted = "GET" if method == "HEAD" else method
        for pattern, operation in self._operations:
            if operation.method == wanted and pattern.match(path):
                return operation
        return None

    def check_scope(self, method: str, path: str, scopes: frozenset[str]) -> None:
        """Refuse what a token may not do; `TantrixError` `api.not_for_tokens` or `api.scope`."""
        operation = self.operation(method, path)
        if operation is None or operation.scope is None:
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
