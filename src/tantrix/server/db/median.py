"""The time that half of those who did something needed at most."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select

LEAST = 5
"""Of how many times there is a median at least: of fewer it would tell what somebody took."""


class MedianTime(msgspec.Struct, frozen=True):
    """The median of times, in milliseconds, and of how many times it is that."""

    time_ms: int
    of: int


def median(
    connection: Connection, time: ColumnElement[int], *which: ColumnElement[bool]
) -> MedianTime | None:
    """Return the median of a column in the rows that fulfil conditions, None of too few rows.

    Of an even number of times it is the mean of the two in the middle, rounded down.
    """
    number = func.row_number().over(order_by=time).label("number")
    size = func.count().over().label("size")
    ranked = select(time.label("time_ms"), number, size).where(*which).subquery()
    middle = ranked.c.number.in_(((ranked.c.size + 1) // 2, (ranked.c.size + 2) // 2))
    rows = connection.execute(select(ranked.c.time_ms, ranked.c.size).where(middle)).all()
    if not rows or rows[0].size < LEAST:
        return None
    return MedianTime(sum(row.time_ms for row in rows) // len(rows), rows[0].size)
