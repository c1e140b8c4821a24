"""The one thread that writes: it takes every job that waits, and commits them together."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, Unavailable
from tantrix.server.db.engine import told

LARGEST_GROUP = 256
"""How many jobs one commit takes at most."""

BAD_VALUE = (sqlite3.DataError, DataError, OverflowError, UnicodeEncodeError)
"""What SQLite and its driver raise for a value that a file cannot hold."""

Result = TypeVar("Result")
Job = Callable[[sqlite3.Connection], Result]


class _PendingJob(NamedTuple):
    """A job whose answer somebody awaits."""

    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]


class _Done(NamedTuple):
    """What came of a job: its result, or the exception that it raised."""

    waiting: _PendingJob
    result: object
    error: BaseException | None


class GroupWriter:
    """Runs jobs on one connection in a thread of its own, in the order in which they came.

    The connection must not be bound to the thread that made it, and is used here alone until
    `close` has returned. All the jobs that wait share a transaction, each within a savepoint: one
    that raises leaves no trace and does not disturb the others. Answers go out after the commit.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: queue.SimpleQueue[_PendingJob | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tantrix-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[Result]) -> Result:
        """Run a job and return its result once it is durable.

        Raises what the job raised, or `Unavailable` where nothing could be written.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()
        self._queue.put(_PendingJob(job, loop, answer))
        return await answer

    def close(self) -> None:
        """Finish all jobs that wait, then end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            group, ending = self._next_group()
            _answer(_commit(self._connection, group))

    def _next_group(self) -> tuple[list[_PendingJob], bool]:
        """Wait for a job and return it with all that wait behind it, and whether to end."""
        group: list[_PendingJob] = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == LARGEST_GROUP or self._queue.empty():
                return group, False
            waiting = self._queue.get()
        return group, True


def _commit(connection: sqlite3.Connection, group: list[_PendingJob]) -> list[_Done]:
    """Run a group of jobs in one transaction."""
    if not group:
        return []
    try:
        connection.execute("BEGIN IMMEDIATE")
        done = [_attempt(connection, waiting) for waiting in group]
        connection.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 - whoever waits is told, and the thread lives on
        return _undo(connection, group, error)
    return done


def _attempt(connection: sqlite3.Connection, waiting: _PendingJob) -> _Done:
    """Run one job; what is its own fault undoes that job alone."""
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
    return [_Done(waiting, None, Unavailable(told(error))) for waiting in group]


def _answer(done: list[_Done]) -> None:
    """Tell everybody who waits, with one call into each loop."""
    for loop in {one.waiting.loop for one in done}:
        told = [one for one in done if one.waiting.loop is loop]
        loop.call_soon_threadsafe(_tell, told)


def _tell(done: list[_Done]) -> None:
    """Fulfil the answers, in the loop to which they belong."""
    for waiting, result, error in done:
        if waiting.answer.done():
            continue
        if error is not None:
            waiting.answer.set_exception(error)
        else:
            waiting.answer.set_result(result)
