"""The database in one SQLite file: a write-ahead log, synced at every commit.

One thread writes. It takes every job that waits, and commits them together.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Insert, StaticPool, Update, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as sqlite_dialect
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, StoredEvent, Summary, Unavailable, Unreadable
from tantrix.server.db.engine import FileLock, Job, Result, reason_of
from tantrix.server.db.event_log import ENTERED, MOVED, append
from tantrix.server.db.migrations import examine, migrate

LARGEST_GROUP = 256
"""How many jobs one commit takes at most."""

SYNCHRONOUS = "FULL"
"""When a commit waits for the disk: always, so that it outlives the machine."""

BAD_VALUE = (sqlite3.DataError, DataError, OverflowError, UnicodeEncodeError)
"""What SQLite and its driver raise for a value that a file cannot hold."""

_Result = TypeVar("_Result")
_Write = Callable[[sqlite3.Connection], _Result]
"""A job on the connection of the driver itself."""


class _PendingJob(NamedTuple):
    """A job whose answer somebody awaits.

    One that is `bare` raises `Conflict` only before it has changed anything.
    """

    job: _Write[Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    bare: bool


class _Done(NamedTuple):
    """What came of a job: its result, or the exception that it raised."""

    waiting: _PendingJob
    result: object
    error: BaseException | None


class _Halfway(Exception):
    """A bare job was broken off, perhaps when it had changed something."""


class GroupWriter:
    """Runs jobs on one connection in a thread of its own, in the order in which they came.

    The connection must not be bound to the thread that made it, and is used here alone until
    `close` has returned. All the jobs that wait share a transaction, each within a savepoint: one
    that raises leaves no trace and does not disturb the others. Answers go out after the commit.

    Two statements for the savepoint are as many as an event takes. So a job may be `bare`, without
    one; where such a job is broken off otherwise than by `Conflict`, the whole group is done again,
    with savepoints for all.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: queue.SimpleQueue[_PendingJob | None] = queue.SimpleQueue()
        self._calls: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._called = False
        self._thread = threading.Thread(target=self._run, name="tantrix-writer", daemon=True)
        self._thread.start()

    async def write(self, job: _Write[_Result], *, bare: bool = False) -> _Result:
        """Run a job and return its result once it is durable; see `_PendingJob` for `bare`.

        Raises what the job raised, or `Unavailable` where nothing could be written.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_Result] = loop.create_future()
        self._jobs.put(_PendingJob(job, loop, answer, bare))
        if not self._called:
            self._called = True
            loop.call_soon(self._call)
        return await answer

    def _call(self) -> None:
        """Wake the thread: once for all jobs of a turn of the loop, since each time is costly."""
        self._called = False
        self._calls.put(None)

    def close(self) -> None:
        """Finish all jobs that wait, then end the thread."""
        self._jobs.put(None)
        self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            self._calls.get()
            while not (ending or self._jobs.empty()):
                group, ending = self._next_group()
                _answer(_commit(self._connection, group))

    def _next_group(self) -> tuple[list[_PendingJob], bool]:
        """Return the jobs that wait, as many as one commit takes, and whether to end after them."""
        group: list[_PendingJob] = []
        while len(group) < LARGEST_GROUP and not self._jobs.empty():
            waiting = self._jobs.get()
            if waiting is None:
                return group, True
            group.append(waiting)
        return group, False


def _commit(connection: sqlite3.Connection, group: list[_PendingJob]) -> list[_Done]:
    """Run a group of jobs in one transaction."""
    if not group:
        return []
    try:
        connection.execute("BEGIN IMMEDIATE")
        done = [_attempt(connection, waiting) for waiting in group]
        connection.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 - whoever waits is told, and the thread lives on
        undone = _undo(connection, group, error)
        if isinstance(error, _Halfway) and not connection.in_transaction:
            return _commit(connection, [waiting._replace(bare=False) for waiting in group])
        return undone
    return done


def _attempt(connection: sqlite3.Connection, waiting: _PendingJob) -> _Done:
    """Run one job; what is its own fault undoes that job alone."""
    if waiting.bare:
        return _attempt_bare(connection, waiting)
    connection.execute("SAVEPOINT job")
    try:
        result = waiting.job(connection)
    except (sqlite3.IntegrityError, IntegrityError) as error:
        return _take_back(connection, waiting, Conflict(str(error)))
    except BAD_VALUE:
        return _take_back(connection, waiting, TantrixError("bad.value"))
    except (sqlite3.Error, DBAPIError):
        raise
    except Exception as error:  # noqa: BLE001 - whoever waits is told
        return _take_back(connection, waiting, error)
    connection.execute("RELEASE job")
    return _Done(waiting, result, None)


def _attempt_bare(connection: sqlite3.Connection, waiting: _PendingJob) -> _Done:
    """Run one job without a savepoint; raises `_Halfway`."""
    try:
        return _Done(waiting, waiting.job(connection), None)
    except Conflict as error:
        return _Done(waiting, None, error)
    except Exception as error:
        raise _Halfway(reason_of(error)) from error


def _take_back(connection: sqlite3.Connection, waiting: _PendingJob, error: Exception) -> _Done:
    """Undo one job."""
    connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return _Done(waiting, None, error)


def _undo(
    connection: sqlite3.Connection, group: list[_PendingJob], error: Exception
) -> list[_Done]:
    """Take everything back after a failure that is not a job's own."""
    if connection.in_transaction:
        # Where even that fails, the next group finds the transaction open and tries again.
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
    return [_Done(waiting, None, Unavailable(reason_of(error))) for waiting in group]


def _answer(done: list[_Done]) -> None:
    """Tell everybody who waits, with one call into each loop."""
    for loop in {one.waiting.loop for one in done}:
        theirs = [one for one in done if one.waiting.loop is loop]
        loop.call_soon_threadsafe(_resolve, theirs)


def _resolve(done: list[_Done]) -> None:
    """Fulfil the answers, in the loop to which they belong."""
    for waiting, result, error in done:
        if waiting.answer.done():
            continue
        if error is not None:
            waiting.answer.set_exception(error)
        else:
            waiting.answer.set_result(result)


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
        return await self._writer.write(lambda _: job(self._core_writing))

    async def read(self, job: Job[Result], /) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._read, job)

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        def execute(statement: Update | Insert, values: dict[str, Any]) -> int:
            return self._writing.execute(_SQL[statement], values).rowcount

        def job(_: sqlite3.Connection) -> None:
            append(execute, table, entry, summary)
            if also is not None:
                also(self._core_writing)

        await self._writer.write(job, bare=also is None)

    async def close(self) -> None:
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
            raise Unreadable(reason_of(error)) from error


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
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
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
