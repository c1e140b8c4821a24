"""All tables of the database, whichever part of the house they belong to."""

from __future__ import annotations

from tantrix.server.store.tables import (
    bots,
    daily,
    figures,
    games,
    holders,
    house,
    lobby,
    metadata,
    people,
    posts,
    rankings,
)

__all__ = [
    "bots",
    "daily",
    "figures",
    "games",
    "holders",
    "house",
    "lobby",
    "metadata",
    "people",
    "posts",
    "rankings",
]
