"""The append of an event, stated once for every database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import (
    Connection,
    Insert,
    Update,
    bindparam,
    or_,
    select,
)

from tantrix.server.db.base import (
    Conflict,
    StoredEvent,
    Summary,
)
from tantrix.server.db.engine import Job
from tantrix.server.db.schema.tables import events, tables

_EPOCH = bindparam("of_epoch", type_=tables.c.epoch.type)


MOVED = (
    tables.update()
    .where(
        tables.c.id == bindparam("of_table"),
        tables.c.version == bindparam("before"),
        or_(_EPOCH.is_(None), tables.c.epoch == _EPOCH),
    )
    .values(
        version=bindparam("to_version"),
        updated_ms=bindparam("to_ms"),
        robot_due=bindparam("to_due"),
        summary=bindparam("to_summary"),
    )
)
"""Moves a table on to its next event, if it is at the one before."""


ENTERED = events.insert().values(
    {name: bindparam(name) for name in ("table_id", *StoredEvent._fields)}
)
"""Inserts an event."""


Execute = Callable[[Update | Insert, dict[str, Any]], int]
"""Executes one of these with its values, and returns how many rows it has changed."""


def append(
    execute: Execute, table: str, entry: StoredEvent, summary: Summary, epoch: int | None = None
) -> None:
    """Append an event if it follows the last one of its table, else raise `Conflict`.

    The table must be of the epoch, unless that is None. `MoveWriter` does the same for many events
    in one statement of PostgreSQL.
    """
    seq, at_ms, client_id, body = entry
    moved = {
        "of_table": table,
        "before": seq - 1,
        "of_epoch": epoch,
        "to_version": seq,
        "to_ms": at_ms,
        "to_due": int(summary.robot_due),
        "to_summary": summary.body,
    }
    if execute(MOVED, moved) != 1:
        raise Conflict(f"event {seq} does not follow")
    entered = {"table_id": table, "seq": seq, "at_ms": at_ms, "client_id": client_id, "body": body}
    execute(ENTERED, entered)


def through(connection: Connection) -> Execute:
    """Return how a statement is executed on a connection."""
    return lambda statement, values: connection.execute(statement, values).rowcount


_ENTRY = select(*(events.c[name] for name in StoredEvent._fields))


def entries_of(table: str) -> Job[list[StoredEvent]]:
    """Return the job that finds all events of a table, in order."""
    query = _ENTRY.where(events.c.table_id == table).order_by(events.c.seq)

    def job(connection: Connection) -> list[StoredEvent]:
        return [StoredEvent(*row) for row in connection.execute(query)]

    return job
