"""A server on each kind of database, and a moderator who writes for it."""

from __future__ import annotations

from forum.conftest import (
    anyio_backend,
    guest,
    moderator,
    others,
    pages,
    postgres,
    robots,
    server,
    times,
    where,
)

__all__ = [
    "anyio_backend",
    "guest",
    "moderator",
    "others",
    "pages",
    "postgres",
    "robots",
    "server",
    "times",
    "where",
]
