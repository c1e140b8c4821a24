"""What must hold of the log of a house: nothing acknowledged is missing, and nothing is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from tantrix.server.sheet import Sheet, fold
from tantrix.server.store import SQLiteStore

Acknowledged = Mapping[str, int]
"""Up to which version each table was acknowledged."""


def versions(data: Path) -> dict[str, int]:
    """Return how many events each table of a file has; they are numbered without gap or double."""
    with closing(sqlite3.connect(data)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        query = "SELECT table_id, COUNT(*), MIN(seq), MAX(seq) FROM events GROUP BY table_id"
        found = connection.execute(query).fetchall()
        rows = dict(connection.execute("SELECT id, version FROM tables").fetchall())
    for table, count, first, last in found:
        assert (first, last) == (1, count), table
        assert rows[table] == count, table
    assert rows.keys() == {table for table, *_ in found}
    return rows


def lost(data: Path, acknowledged: Acknowledged) -> list[str]:
    """Return the tables of a file that lack an event of which somebody was told that it is kept."""
    kept = versions(data)
    return [table for table, version in acknowledged.items() if kept.get(table, 0) < version]


def replayed(data: Path) -> dict[str, Sheet]:
    """Return every table of a file, each of its events held against the rules."""
    return asyncio.run(_replayed(data))


async def _replayed(data: Path) -> dict[str, Sheet]:
    store = SQLiteStore(data)
    try:
        tables = [row.id for row in await store.rows(None, 1_000_000)]
        return {table: fold(await store.entries(table)) for table in tables}
    finally:
        await store.close()
