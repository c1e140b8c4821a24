"""The path of moves into PostgreSQL: everything that waits goes in one statement, one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import asyncpg

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict, StoredEvent, Summary, Unavailable

LARGEST_GROUP = 256
"""How many events one commit takes at most."""

PATIENCE_S = 30.0
"""How long a commit may take."""

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
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
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
