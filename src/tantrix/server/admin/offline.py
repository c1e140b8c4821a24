"""Using a database beside the server that has it: for whoever keeps the server, in short jobs.

The server notices what is changed here as it notices what other processes of it change.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, StoredEvent, Summary, Unavailable, Unreadable
from tantrix.server.db.engine import Database, Job, Result, reason_of
from tantrix.server.db.event_log import append, through
from tantrix.server.db.migrations import current, examine, newest
from tantrix.server.db.sqlite import BAD_VALUE, core
from tantrix.server.db.store import file_of

PATIENCE_S = 20.0
"""How long is waited for the server to let go of its file for a moment."""


@contextlib.asynccontextmanager
async def beside(where: Path | str) -> AsyncIterator[Database]:
    """Open the database in a file or at an address as it is, without the lock of a server.

    Raises `TantrixError` as `open_store` does, and `store.old` where the schema is not the newest.
    """
    path = file_of(where)
    async with _server(str(where)) if path is None else _file(path) as database:
        if await database.read(_revision) != newest():
            raise TantrixError("store.old", path=database.where)
        yield database


def _revision(connection: Connection) -> str | None:
    return current(connection)


@contextlib.asynccontextmanager
async def _file(path: Path) -> AsyncIterator[Database]:
    with contextlib.closing(open_file(path)) as raw:
        database = _File(raw, str(path))
        try:
            yield database
        finally:
            await database.close()


@contextlib.asynccontextmanager
async def _server(url: str) -> AsyncIterator[Database]:
    try:
        from tantrix.server.db import postgres
    except ModuleNotFoundError as error:
        raise TantrixError("store.no_postgres") from error
    database = await postgres.beside(url)
    try:
        yield database
    finally:
        await database.close()


def _refuse_empty(raw: sqlite3.Connection, path: Path) -> None:
    if not raw.execute("PRAGMA schema_version").fetchone()[0]:
        raise TantrixError("store.old", path=str(path))


def open_file(path: Path) -> sqlite3.Connection:
    """Return a connection to a file of ours with something in it; raises `TantrixError`."""
    if not path.is_file():
        why = "it is a folder" if path.is_dir() else "there is no such file"
        raise TantrixError("store.unusable", path=str(path), why=why)
    address = f"file:{quote(str(path.resolve()))}?mode=rw"
    try:
        raw = sqlite3.connect(address, PATIENCE_S, uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise TantrixError("store.unusable", path=str(path), why=str(error)) from error
    try:
        examine(raw, str(path))
        _refuse_empty(raw, path)
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        raw.close()
        raise TantrixError("store.unusable", path=str(path), why=str(error)) from error
    except TantrixError:
        raw.close()
        raise
    return raw


class _File:
    """A `Database` in a file, used in the thread that asks."""

    def __init__(self, raw: sqlite3.Connection, where: str) -> None:
        self.where = where
        self.epochs: dict[str, int] = {}
        self._raw = raw
        self._core = core(raw)

    async def write(self, job: Job[Result], /) -> Result:
        try:
            self._raw.execute("BEGIN IMMEDIATE")
            try:
                result = job(self._core)
            except BaseException:
                self._raw.execute("ROLLBACK")
                raise
            self._raw.execute("COMMIT")
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except BAD_VALUE:
            raise TantrixError("bad.value") from None
        except (sqlite3.Error, DBAPIError) as error:
            raise Unavailable(reason_of(error)) from error
        return result

    async def read(self, job: Job[Result], /) -> Result:
        try:
            self._raw.execute("BEGIN")
            try:
                return job(self._core)
            finally:
                self._raw.execute("ROLLBACK")
        except BAD_VALUE:
            raise TantrixError("bad.value") from None
        except (sqlite3.Error, DBAPIError) as error:
            raise Unreadable(reason_of(error)) from error

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        def job(connection: Connection) -> None:
            append(through(connection), table, entry, summary, self.epochs.get(table))
            if also is not None:
                also(connection)

        await self.write(job)

    async def close(self) -> None:
        self._core.close()
