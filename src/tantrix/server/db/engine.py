"""A database as the stores of the server use it: jobs of SQLAlchemy Core, and one path for moves.

A job is a plain function of a connection. It may be run again from its beginning (PostgreSQL takes
back what others overtook), so it does nothing but read, write, and compute from what it read.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import StoredEvent, Summary

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


class FileLock:
    """The lock beside a file, under the file's real name, held until `release`.

    Raises `TantrixError` `store.locked` where another process holds it, and `store.linked` where
    the file has a second name in the file system: each name would have a lock, and a log, of its
    own.
    """

    def __init__(self, path: Path) -> None:
        real = path.resolve()
        if real.is_file() and real.stat().st_nlink > 1:
            raise TantrixError("store.linked", path=str(path))
        self._file = os.open(f"{real}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise TantrixError("store.locked", path=str(path)) from None

    def release(self) -> None:
        """Let another process have the file."""
        os.close(self._file)


Result = TypeVar("Result")
Job = Callable[[Connection], Result]


class Database(Protocol):
    """Where everything is kept. Every method may raise `Unavailable`.

    After `Unavailable` nobody knows whether a write was kept. Values that the database cannot hold,
    such as a text with NUL or too large a number, raise `TantrixError` `bad.value`, and nothing of
    the job is kept: the message is wrong, not the database.
    """

    epochs: dict[str, int]
    """Where several processes share it: the epochs of the tables that are ours."""

    @property
    def where(self) -> str:
        """Its file or its address, which tells no password."""

    async def write(self, job: Job[Result], /) -> Result:
        """Run a job in a transaction of its own and return its result once that is durable.

        What the job raises is raised here, and then nothing of it is kept; a broken constraint is
        raised as `Conflict`. Jobs are as if run one after another.
        """

    async def read(self, job: Job[Result], /) -> Result:
        """Run a job that only reads, and sees everything as it is at one moment.

        Raises `Unreadable`.
        """

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        """Append an event to a table, and do what belongs to it (`also`), or neither.

        Raises `Conflict` where the event does not follow the last one, or its client id is known.
        """

    async def close(self) -> None:
        """Finish what is being written, and let go."""


def all_of(jobs: Sequence[Job[None]]) -> Job[None] | None:
    """Return the job that does some jobs one after another, None where there is nothing to do."""
    if len(jobs) < 2:
        return jobs[0] if jobs else None

    def job(connection: Connection) -> None:
        for one in jobs:
            one(connection)

    return job


def reason_of(error: Exception) -> str:
    """Return what an error of a database says, in one line and without words of the library."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split()) or repr(error)


def insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an `INSERT` that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # which a server in a file never needs

    return postgresql.insert(table)
