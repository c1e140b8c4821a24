"""What a token may be used for: what is not named here is for people at their browsers alone."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tantrix.rules.core.errors import TantrixError

Scope = Literal["play", "chat"]
SCOPES: tuple[Scope, ...] = ("chat", "play")
"""All of them: what people may do at their browsers."""

READ = ""
"""The scope that every token has."""


class Rule(NamedTuple):
    """Requests of some methods, to paths that begin so, and the scope that they need."""

    methods: frozenset[str]
    begins: str
    scope: str


_GET = frozenset({"GET", "HEAD"})
_POST = frozenset({"POST"})

RULES = (
    *(
        Rule(_GET, f"/api/{name}", READ)
        for name in (
            *("bootstrap", "openapi.json", "tables", "positions", "bot/", "stream/"),
            *("games", "people/", "rankings", "records"),
        )
    ),
    Rule(_POST, "/api/tables", "play"),
    Rule(_POST, "/api/bot/chat/", "chat"),
    Rule(_POST, "/api/bot/", "play"),
)
"""The first rule that fits a request decides."""


def check(method: str, path: str, scopes: frozenset[str]) -> None:
    """Refuse what a token may not do; raises `TantrixError` `api.not_for_tokens`, `api.scope`."""
    for rule in RULES:
        if method in rule.methods and path.startswith(rule.begins):
            if rule.scope not in {READ, *scopes}:
                raise TantrixError("api.scope", scope=rule.scope)
            return
    raise TantrixError("api.not_for_tokens")
