"""The store in one SQLite file: a write-ahead log, synced at every commit."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from tantrix.core.errors import TantrixError
from tantrix.server.store.base import (
    TABLE,
    Conflict,
    Entry,
    NewRow,
    Row,
    Summary,
    Unavailable,
)
from tantrix.server.store.days import SQLiteDays
from tantrix.server.store.figures import SQLiteFigures
from tantrix.server.store.lock import FileLock
from tantrix.server.store.migrations import examine, migrate
from tantrix.server.store.writer import GroupWriter

Result = TypeVar("Result")

_ROW = "SELECT id, owner, created_ms, updated_ms, version, summary FROM tables"
_ENTRY = "INSERT INTO events (table_id, seq, at_ms, client_id, body) VALUES (?, ?, ?, ?, ?)"


class SQLiteStore:
    """A `Store` in the file at `path`, which is made where there is none.

    Raises `TantrixError`: `store.locked` (another process has the file), `store.foreign` (it is no
    house of ours), `store.version` (it is from a newer program), `store.unusable` (it cannot be
    opened, or is damaged).
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FileLock(path)
        except OSError as error:
            raise TantrixError("store.unusable", path=str(path), why=error.strerror) from error
        try:
            _prepare(path)
        except BaseException:
            self._lock.release()
            raise
        self._writer = GroupWriter(_connect(path))
        self._reading = _connect(path)
        self._reading.execute("PRAGMA query_only = ON")
        self._reader = ThreadPoolExecutor(1, "tantrix-reader")
        self.days = SQLiteDays(self._writer.write, self._read)
        self.figures = SQLiteFigures(self._writer.write, self._read)

    async def create(self, row: NewRow, start: Entry) -> str:
        """See `Store`."""
        return await self._writer.write(lambda connection: _create(connection, row, start))

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        """See `Store`."""
        await self._writer.write(lambda connection: _append(connection, table, entry, summary))

    async def row(self, table: str, kind: str = TABLE) -> Row | None:
        """See `Store`."""
        query = f"{_ROW} WHERE id = ? AND kind = ?"
        rows = await self._read(lambda c: c.execute(query, (table, kind)).fetchall())
        return Row(*rows[0]) if rows else None

    async def entries(self, table: str) -> list[Entry]:
        """See `Store`."""
        query = "SELECT seq, at_ms, client_id, body FROM events WHERE table_id = ? ORDER BY seq"
        rows = await self._read(lambda c: c.execute(query, (table,)).fetchall())
        return [Entry(*row) for row in rows]

    async def rows(self, owner: str | None, limit: int) -> list[Row]:
        """See `Store`."""
        mine = "" if owner is None else "AND owner = ?"
        query = f"{_ROW} WHERE kind = '{TABLE}' {mine} ORDER BY updated_ms DESC LIMIT ?"
        values = (limit,) if owner is None else (owner, limit)
        rows = await self._read(lambda c: c.execute(query, values).fetchall())
        return [Row(*row) for row in rows]

    async def robots_due(self, kind: str = TABLE) -> list[str]:
        """See `Store`."""
        query = "SELECT id FROM tables WHERE robot_due AND kind = ? ORDER BY id"
        rows = await self._read(lambda c: c.execute(query, (kind,)).fetchall())
        return [row[0] for row in rows]

    async def close(self) -> None:
        """See `Store`."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        self._writer.close()
        self._lock.release()

    async def _read(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        """Run a query in the reading thread."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, query, self._reading)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error


def _prepare(path: Path) -> None:
    """Make the file, readable for its owner alone, and bring it to the newest schema."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            examine(connection, str(path))
        with closing(_connect(path)) as connection:
            migrate(connection)
    except (OSError, sqlite3.Error) as error:
        foreign = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
        why = error.strerror if isinstance(error, OSError) else str(error)
        told = {"path": str(path)} if foreign else {"path": str(path), "why": why}
        raise TantrixError("store.foreign" if foreign else "store.unusable", **told) from error


def _connect(path: Path) -> sqlite3.Connection:
    """Open a connection: write-ahead log, a sync at every commit, transactions by hand."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _create(connection: sqlite3.Connection, row: NewRow, start: Entry) -> str:
    """Insert a table with its first event; a rematch only once."""
    query = "SELECT id FROM tables WHERE rematch_of = ?"
    made: list[tuple[str]] = connection.execute(query, (row.rematch_of,)).fetchall()
    if made:
        return made[0][0]
    connection.execute(
        "INSERT INTO tables (id, owner, created_ms, rematch_of, kind, updated_ms, version,"
        " robot_due, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.id,
            row.owner,
            row.created_ms,
            row.rematch_of,
            row.kind,
            start.at_ms,
            start.seq,
            *row.summary,
        ),
    )
    connection.execute(_ENTRY, (row.id, *start))
    return row.id


def _append(connection: sqlite3.Connection, table: str, entry: Entry, summary: Summary) -> None:
    """Insert an event if it follows the last one of its table."""
    changed = connection.execute(
        "UPDATE tables SET version = ?, updated_ms = ?, robot_due = ?, summary = ?"
        " WHERE id = ? AND version = ?",
        (entry.seq, entry.at_ms, *summary, table, entry.seq - 1),
    )
    if changed.rowcount != 1:
        raise Conflict(f"event {entry.seq} does not follow")
    connection.execute(_ENTRY, (table, *entry))
