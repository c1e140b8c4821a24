"""The database in one SQLite file: a write-ahead log, synced at every commit."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Insert, StaticPool, Update, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as sqlite_dialect
from sqlalchemy.exc import DBAPIError

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import StoredEvent, Summary, Unreadable
from tantrix.server.db.engine import Job, Result, told
from tantrix.server.db.event_log import ENTERED, MOVED, append
from tantrix.server.db.lock import FileLock
from tantrix.server.db.migrations import examine, migrate
from tantrix.server.db.writer import BAD_VALUE, GroupWriter

_PLAIN = sqlite_dialect(paramstyle="named")
_SQL = {statement: str(statement.compile(dialect=_PLAIN)) for statement in (MOVED, ENTERED)}
"""The statements that append an event as text: they are executed without SQLAlchemy, far faster."""


class SQLiteDatabase:
    """A `Database` in the file at `path`, which is made where there is none.

    Raises `TantrixError`: `store.locked` (another process has the file), `store.foreign` (it is no
    server of ours), `store.version` (it is from a newer program), `store.unusable` (it cannot be
    opened, or is damaged).
    """

    def __init__(self, path: Path) -> None:
        self.where = str(path)
        self.epochs: dict[str, int] = {}
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
        self._writing, self._reading = _connect(path), _connect(path)
        self._reading.execute("PRAGMA query_only = ON")
        self._core_writing, self._core_reading = core(self._writing), core(self._reading)
        self._writer = GroupWriter(self._writing)
        self._reader = ThreadPoolExecutor(1, "tantrix-reader")

    async def write(self, job: Job[Result], /) -> Result:
        """See `Database`."""
        return await self._writer.write(lambda _: job(self._core_writing))

    async def read(self, job: Job[Result], /) -> Result:
        """See `Database`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._read, job)

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        """See `Database`."""

        def execute(statement: Update | Insert, values: dict[str, Any]) -> int:
            return self._writing.execute(_SQL[statement], values).rowcount

        def job(_: sqlite3.Connection) -> None:
            append(execute, table, entry, summary)
            if also is not None:
                also(self._core_writing)

        await self._writer.write(job)

    async def close(self) -> None:
        """See `Database`."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reader.shutdown()
        self._writer.close()
        for core, connection in (
            (self._core_reading, self._reading),
            (self._core_writing, self._writing),
        ):
            core.close()
            connection.close()
        self._lock.release()

    def _read(self, job: Job[Result]) -> Result:
        """Run a job in the reading thread, at one moment of the file."""
        try:
            self._reading.execute("BEGIN")
            try:
                return job(self._core_reading)
            finally:
                self._reading.execute("ROLLBACK")
        except BAD_VALUE:
            raise TantrixError("bad.value") from None
        except (sqlite3.Error, DBAPIError) as error:
            raise Unreadable(told(error)) from error


def _prepare(path: Path) -> None:
    """Make the file, readable for its owner alone, and bring it to the newest schema."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            examine(connection, str(path))
        with closing(_connect(path)) as connection, _steps(connection) as steps:
            migrate(steps)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise _unusable(path, error) from error


def _unusable(path: Path, error: Exception) -> TantrixError:
    """Return why a file cannot be used."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
        return TantrixError("store.foreign", path=str(path))
    why = cause.strerror if isinstance(cause, OSError) else str(cause)
    return TantrixError("store.unusable", path=str(path), why=why)


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


def core(connection: sqlite3.Connection) -> Connection:
    """Return SQLAlchemy's view of a connection, on which it never begins or ends a transaction."""
    return _engine(connection, isolation_level="AUTOCOMMIT").connect()


def _steps(connection: sqlite3.Connection) -> Connection:
    """Return SQLAlchemy's view of a connection, on which every transaction may write at once."""
    engine = _engine(connection)
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine.connect()


def _engine(connection: sqlite3.Connection, **options: Any) -> Engine:  # noqa: ANN401 - SQLAlchemy's
    """Return an engine of one connection, none of whose errors tells what a statement was given."""
    return create_engine(
        "sqlite://",
        creator=lambda: connection,
        poolclass=StaticPool,
        hide_parameters=True,
        **options,
    )
