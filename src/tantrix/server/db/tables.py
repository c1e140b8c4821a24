"""All tables of the database, whichever part of the server they belong to."""

from __future__ import annotations

from tantrix.server.db.schema import (
    archive,
    auth,
    bots,
    cluster,
    daily,
    forum,
    freetable,
    lobby,
    metadata,
    notifications,
    posts,
    rankings,
    studies,
    tables,
    tournaments,
    training,
)

__all__ = [
    "archive",
    "auth",
    "bots",
    "cluster",
    "daily",
    "forum",
    "freetable",
    "lobby",
    "metadata",
    "notifications",
    "posts",
    "rankings",
    "studies",
    "tables",
    "tournaments",
    "training",
]
