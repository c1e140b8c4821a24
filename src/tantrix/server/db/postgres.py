"""The database in PostgreSQL: serializable jobs, and a fast path for moves.

A *job* is a function on a connection (`Database.write`). It runs in a SERIALIZABLE transaction, so
it may be written as if it were alone; where PostgreSQL reports a conflict with another one
(serialization failure or deadlock) it runs again from the beginning, up to `TRIES` times. A job
must therefore have no effect outside of its transaction. Reads use REPEATABLE READ: one snapshot,
never a retry.

Moves are by far the most frequent writes and need no such machinery: an event may be appended
exactly if the table's version is one less than its number. `MoveWriter` uses group commit. It takes
all events that are waiting, at most one for each table, and appends them with one statement on a
connection of its own; while that is being committed, the next group gathers. An event whose table
did not match is answered with `Conflict`. If a constraint refuses a group, its events are tried one
by one, so that one bad event harms no other.

Invariants: an event is answered only after it is durable (`synchronous_commit`); events of one
table stay in order; after an error the connection is dropped, since nobody knows what became of the
last statement.

Several servers may share a database (`shared`). Then a table may be written only by the process
that holds its lease, which the *epoch* proves (server/cluster/leases.py). Otherwise an advisory
lock keeps a second server out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, StoredEvent, Summary, Unavailable, Unreadable
from tantrix.server.db.engine import Job, Result, reason_of
from tantrix.server.db.event_log import append, through
from tantrix.server.db.migrations import APPLICATION_ID, check, current, migrate
from tantrix.server.web.tasks import end_tasks

LARGEST_GROUP = 256
"""How many events one commit takes at most."""

_APPEND = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[], $6::int[], $7::bytea[],
            $8::bigint[]
        ) AS w (id, seq, at_ms, client_id, body, robot_due, summary, epoch)
    ), moved AS (
        UPDATE tables SET version = w.seq, updated_ms = w.at_ms, robot_due = w.robot_due,
            summary = w.summary
        FROM wanted w WHERE tables.id = w.id AND tables.version = w.seq - 1
            AND (w.epoch IS NULL OR tables.epoch = w.epoch)
        RETURNING tables.id
    )
    INSERT INTO events (table_id, seq, at_ms, client_id, body)
    SELECT w.id, w.seq, w.at_ms, w.client_id, w.body FROM wanted w JOIN moved USING (id)
    RETURNING table_id
"""


class _PendingEvent(NamedTuple):
    """An event whose keeping somebody awaits."""

    table: str
    entry: StoredEvent
    summary: Summary
    epoch: int | None
    answer: asyncio.Future[None]


class MoveWriter:
    """Appends events in the order in which they came, on a connection of its own."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None
        self._queue: asyncio.Queue[_PendingEvent] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="moves")

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, epoch: int | None
    ) -> None:
        """Append an event once it is durable, if the table is of an epoch (None: of whatever one).

        Raises `Conflict`, `Unavailable`, and `TantrixError` `bad.value`.
        """
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_PendingEvent(table, entry, summary, epoch, answer))
        await answer

    async def close(self) -> None:
        """Finish what waits, and stop."""
        await self._queue.join()
        await end_tasks(self._task)
        self._let_go()

    async def _run(self) -> None:
        later: list[_PendingEvent] = []
        while True:
            waiting = later or [await self._queue.get()]
            while not self._queue.empty() and len(waiting) < LARGEST_GROUP:
                waiting.append(self._queue.get_nowait())
            group, later = _apart(waiting)
            await self._keep(group)
            for _ in group:
                self._queue.task_done()

    async def _keep(self, group: list[_PendingEvent]) -> None:
        """Commit a group; where one is refused, each for itself."""
        try:
            kept = await self._append(group)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
            if len(group) == 1:
                _answer(group[0], _refusal(error))
                return
            for one in group:
                await self._keep([one])
        except Exception as error:  # noqa: BLE001 - whoever waits is told, and the task lives on
            self._let_go()
            for one in group:
                _answer(one, Unavailable(str(error) or repr(error)))
        else:
            for one in group:
                _answer(one, None if one.table in kept else _does_not_follow(one))

    async def _append(self, group: list[_PendingEvent]) -> set[str]:
        """Append the events of a group and return the tables whose event followed."""
        columns = zip(*(_row(one) for one in group), strict=True)
        if self._connection is None:
            self._connection = await self._connect()
        rows = await self._connection.fetch(_APPEND, *columns, timeout=PATIENCE_S)
        return {row[0] for row in rows}

    def _let_go(self) -> None:
        """Forget the connection, on which nobody knows what is under way."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _row(one: _PendingEvent) -> tuple[object, ...]:
    """Return the columns of an event."""
    table, entry, summary, epoch, _ = one
    seq, at_ms, client_id, body = entry
    return table, seq, at_ms, client_id, body, int(summary.robot_due), summary.body, epoch


def _apart(waiting: list[_PendingEvent]) -> tuple[list[_PendingEvent], list[_PendingEvent]]:
    """Return those that can go in one statement, each of another table, and those that follow."""
    group: dict[str, _PendingEvent] = {}
    later: list[_PendingEvent] = []
    for one in waiting:
        if one.table in group:
            later.append(one)
        else:
            group[one.table] = one
    return list(group.values()), later


def _refusal(error: asyncpg.PostgresError) -> Exception:
    """Return what is raised for an event that breaks a constraint, or cannot be held."""
    if isinstance(error, asyncpg.DataError):
        return TantrixError("bad.value")
    return Conflict(str(error))


def _does_not_follow(one: _PendingEvent) -> Conflict:
    return Conflict(f"event {one.entry.seq} does not follow")


def _answer(waiting: _PendingEvent, error: Exception | None) -> None:
    """Tell whoever waits, if anybody still does."""
    if waiting.answer.done():
        return
    if error is None:
        waiting.answer.set_result(None)
    else:
        waiting.answer.set_exception(error)


CONNECTIONS = 8
"""How many jobs may be under way at once."""

PATIENCE_S = 30
"""How long a job, a commit, or a wait for a connection, may take."""

TRIES = 20
"""How often a job is run that others overtake, before it is given up."""

MIGRATING = APPLICATION_ID + 1
"""The lock of the server that brings a shared database to the newest schema."""

NO_EPOCH = -1
"""The epoch of a table that is not ours: nothing is appended to it."""

UNREACHED = (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised where the database cannot be reached, or does not answer."""

OVERTAKEN = ("40001", "40P01")
"""What PostgreSQL says of a job that was overtaken: serialization failure, deadlock."""

DATA = "22"
"""How the codes of errors begin that are of the data and not of the database (data exception)."""

_SETTINGS = {
    "application_name": "tantrix",
    "synchronous_commit": "on",
    "statement_timeout": f"{PATIENCE_S}s",
}


class PostgresDatabase:
    """A `Database` on a server; `opened` makes one."""

    def __init__(
        self,
        where: str,
        engine: AsyncEngine,
        lock: AsyncConnection | None,
        moves: MoveWriter,
        *,
        shared: bool = False,
    ) -> None:
        self.where = where
        self.epochs: dict[str, int] = {}
        self._shared = shared
        self._engine = engine
        self._writing = engine.execution_options(isolation_level="SERIALIZABLE")
        self._reading = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._lock = lock
        self._moves = moves

    async def write(self, job: Job[Result], /) -> Result:
        """See `Database`. What was overtaken by others is done again from its beginning."""
        for tried in range(TRIES):
            try:
                async with self._writing.begin() as connection:
                    return await connection.run_sync(job)
            except IntegrityError as error:
                # What is there now may have come after the job looked for it: look once more.
                if tried:
                    raise Conflict(str(error.orig)) from error
            except DBAPIError as error:
                _refuse_value(error)
                if sqlstate(error) not in OVERTAKEN:
                    raise Unavailable(reason_of(error)) from error
            except UNREACHED as error:
                raise Unavailable(reason_of(error)) from error
            await asyncio.sleep(0.001 * tried)
        raise Unavailable(f"overtaken {TRIES} times")

    async def read(self, job: Job[Result], /) -> Result:
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(job)
        except UNREACHED as error:
            _refuse_value(error)
            raise Unreadable(reason_of(error)) from error

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        if also is None:
            await self._moves.append(table, entry, summary, self._epoch(table))
            return

        def job(connection: Connection) -> None:
            append(through(connection), table, entry, summary, self._epoch(table))
            also(connection)

        await self.write(job)

    async def close(self) -> None:
        await self._moves.close()
        if self._lock is not None:
            await self._lock.close()
        await self._engine.dispose()

    def _epoch(self, table: str) -> int | None:
        """Return the epoch in which an event may be appended, None for any."""
        return self.epochs.get(table, NO_EPOCH) if self._shared else None


async def opened(url: str, *, shared: bool = False) -> PostgresDatabase:
    """Return the PostgreSQL database at a URL such as `postgresql://host/name`.

    It is brought to the newest schema. It is ours alone, unless it is `shared` with servers that
    know of each other. Raises `TantrixError`: `store.unusable` (it cannot be
    reached, or refuses), `store.locked` (another server is open there), `store.version` (it is from
    a newer program); none of them tells the password.
    """
    where = _shown(url)
    connect = partial(_connect, url)
    engine = _engine(connect)
    try:
        lock = await _prepared(engine, where, shared=shared)
    except TantrixError:
        await engine.dispose()
        raise
    except UNREACHED as error:
        await engine.dispose()
        raise TantrixError("store.unusable", path=where, why=reason_of(error)) from error
    return PostgresDatabase(where, engine, lock, MoveWriter(connect), shared=shared)


async def beside(url: str) -> PostgresDatabase:
    """Return the database at a URL as it is, without the lock that keeps other servers out."""
    connect = partial(_connect, url)
    return PostgresDatabase(_shown(url), _engine(connect), None, MoveWriter(connect))


async def _connect(url: str) -> asyncpg.Connection:
    return await asyncpg.connect(url, timeout=PATIENCE_S, server_settings=_SETTINGS)


def _engine(connect: Callable[[], Awaitable[asyncpg.Connection]]) -> AsyncEngine:
    """Return the engine of the connections to a server.

    None of its errors tells what a statement was given: it may be secret, and errors are logged.
    """
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE_S,
        pool_pre_ping=True,
        hide_parameters=True,
    )


def _shown(url: str) -> str:
    """Return an address as it may be shown; raises `TantrixError` `store.unusable`."""
    try:
        return make_url(url).set(password=None).render_as_string()
    except ArgumentError:
        why = "this is no address of a database"
        raise TantrixError("store.unusable", path=url.partition(":")[0], why=why) from None


async def _prepared(engine: AsyncEngine, where: str, *, shared: bool) -> AsyncConnection:
    """Return the connection that keeps others out, the schema being the newest."""
    lock = await engine.connect()
    try:
        await lock.execution_options(isolation_level="AUTOCOMMIT")
        await _lock(lock, where, shared=shared)
        async with engine.connect() as connection:
            await connection.run_sync(lambda sync: check(_revision(sync), where))
            await connection.run_sync(migrate)
        if shared:
            await lock.exec_driver_sql(f"SELECT pg_advisory_unlock({MIGRATING})")
    except BaseException:
        await lock.close()
        raise
    return lock


async def _lock(lock: AsyncConnection, where: str, *, shared: bool) -> None:
    """Keep others out: all of them, or while the schema changes."""
    kind = "_shared" if shared else ""
    question = f"SELECT pg_try_advisory_lock{kind}({APPLICATION_ID})"
    if not (await lock.exec_driver_sql(question)).scalar_one():
        raise TantrixError("store.locked", path=where)
    if shared:
        await lock.exec_driver_sql(f"SELECT pg_advisory_lock({MIGRATING})")


def _revision(connection: Connection) -> str | None:
    """Return the revision, and leave no transaction open behind the question."""
    with connection.begin():
        return current(connection)


def _refuse_value(error: Exception) -> None:
    """Raise `TantrixError` `bad.value` where the error is of a value, not of the database."""
    if (sqlstate(error) or "").startswith(DATA):
        raise TantrixError("bad.value") from None


def sqlstate(error: Exception) -> str | None:
    """Return PostgreSQL's code of an error."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    found: str | None = getattr(cause, "sqlstate", None)
    return found
