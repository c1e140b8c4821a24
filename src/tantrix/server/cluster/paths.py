"""What a request is about, of which there is only one."""

from __future__ import annotations

from starlette.types import Scope

LOBBY = "lobby"

_TABLES = (
    ("ws", "tables"),
    ("ws", "races"),
    ("api", "tables"),
    ("api", "races"),
    ("api", "bot", "table"),
    ("ws", "reviews"),
    ("api", "reviews"),
)
_LOBBY = (
    ("ws", "lobby"),
    ("ws", "rooms"),
    ("ws", "chat"),
    ("api", "ignored"),
    ("api", "moderation"),
    ("api", "reports"),
    ("api", "stream"),
    ("api", "bot", "lobby"),
    ("api", "bot", "room"),
    ("api", "bot", "chat"),
)


def name_of(scope: Scope) -> str | None:
    """Return the name under which something is held, None for what every process can answer."""
    parts = tuple(part for part in scope["path"].split("/") if part)
    for begins in _TABLES:
        if parts[: len(begins)] == begins and len(parts) > len(begins):
            return f"table:{parts[len(begins)]}"
    return LOBBY if any(parts[: len(begins)] == begins for begins in _LOBBY) else None
