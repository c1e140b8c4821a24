"""A store with people in it, in each kind of database, and the server of the server's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rankings.ended import moved_in
from server.conftest import (
    anyio_backend,
    others,
    pages,
    postgres,
    robots,
    server,
    times,
    where,
)
from server.databases import opened
from tantrix.server.db.store import Store

__all__ = ["anyio_backend", "others", "pages", "postgres", "robots", "server", "times", "where"]


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    async with opened(where) as store:
        await store.database.write(moved_in)
        yield store
