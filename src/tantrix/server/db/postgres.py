"""The database in PostgreSQL: every commit durable, jobs as if one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, StoredEvent, Summary, Unavailable, Unreadable
from tantrix.server.db.engine import Job, Result, told
from tantrix.server.db.event_log import append, through
from tantrix.server.db.migrations import APPLICATION_ID, check, current, migrate
from tantrix.server.db.postgres_moves import MoveWriter

CONNECTIONS = 8
"""How many jobs may be under way at once."""

PATIENCE_S = 30
"""How long a job, or a wait for a connection, may take."""

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
                    raise Unavailable(told(error)) from error
            except UNREACHED as error:
                raise Unavailable(told(error)) from error
            await asyncio.sleep(0.001 * tried)
        raise Unavailable(f"overtaken {TRIES} times")

    async def read(self, job: Job[Result], /) -> Result:
        """See `Database`."""
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(job)
        except UNREACHED as error:
            _refuse_value(error)
            raise Unreadable(told(error)) from error

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        """See `Database`."""
        if also is None:
            await self._moves.append(table, entry, summary, self._epoch(table))
            return

        def job(connection: Connection) -> None:
            append(through(connection), table, entry, summary, self._epoch(table))
            also(connection)

        await self.write(job)

    async def close(self) -> None:
        """See `Database`."""
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
    where = _told(url)
    connect = partial(_connect, url)
    engine = _engine(connect)
    try:
        lock = await _prepared(engine, where, shared=shared)
    except TantrixError:
        await engine.dispose()
        raise
    except UNREACHED as error:
        await engine.dispose()
        raise TantrixError("store.unusable", path=where, why=told(error)) from error
    return PostgresDatabase(where, engine, lock, MoveWriter(connect), shared=shared)


async def beside(url: str) -> PostgresDatabase:
    """Return the database at a URL as it is, without the lock that keeps other servers out."""
    connect = partial(_connect, url)
    return PostgresDatabase(_told(url), _engine(connect), None, MoveWriter(connect))


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


def _told(url: str) -> str:
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
