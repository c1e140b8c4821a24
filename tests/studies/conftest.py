"""A server on each kind of database, and people who keep studies there."""

from __future__ import annotations

from forum.conftest import (
    ann,
    anyio_backend,
    guest,
    moderator,
    others,
    pages,
    postgres,
    reader,
    robots,
    server,
    times,
    where,
)

__all__ = [
    "ann",
    "anyio_backend",
    "guest",
    "moderator",
    "others",
    "pages",
    "postgres",
    "reader",
    "robots",
    "server",
    "times",
    "where",
]
