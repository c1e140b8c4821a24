"""What must hold of the log of a server: nothing acknowledged is missing, and nothing is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from server.databases import opened
from tantrix.server.tables.state import TABLE_LOG, TableState

Acknowledged = Mapping[str, int]
"""Up to which version each table was acknowledged."""


_EVENTS = "SELECT table_id, COUNT(*), MIN(seq), MAX(seq) FROM events GROUP BY table_id"
_TABLES = "SELECT id, version FROM tables"


def versions(where: Path | str) -> dict[str, int]:
    """Return how many events each table has; they are numbered without gap or double.

    `where` is the file or the address of a database whose server is closed. Not for a running loop.
    """
    if isinstance(where, Path):
        found, rows = _of_file(where)
    else:
        found, rows = asyncio.run(_of_server(where))
    kept = {str(table): int(version) for table, version in rows}
    for table, count, first, last in found:
        assert (first, last) == (1, count), table
        assert kept[table] == count, table
    assert kept.keys() == {table for table, *_ in found}
    return kept


def _of_file(path: Path) -> tuple[list[Any], list[Any]]:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return connection.execute(_EVENTS).fetchall(), connection.execute(_TABLES).fetchall()


async def _of_server(url: str) -> tuple[list[Any], list[Any]]:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(_EVENTS), await connection.fetch(_TABLES)
    finally:
        await connection.close()


def lost(where: Path | str, acknowledged: Acknowledged) -> list[str]:
    """Return the tables that lack an event of which somebody was told that it is kept."""
    kept = versions(where)
    return [table for table, version in acknowledged.items() if kept.get(table, 0) < version]


def replayed(where: Path | str) -> dict[str, TableState]:
    """Return every table, each of its events held against the rules. Not for a running loop."""
    return asyncio.run(_replayed(where, versions(where)))


async def _replayed(where: Path | str, ids: Iterable[str]) -> dict[str, TableState]:
    async with opened(where) as store:
        tables = [table for table in ids if await store.row(table)]
        return {table: TABLE_LOG.replay(await store.entries(table)) for table in tables}
