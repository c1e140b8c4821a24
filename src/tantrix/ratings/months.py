"""Months of UTC, as whole numbers that can be counted with."""

from __future__ import annotations

from calendar import monthrange
from datetime import UTC, datetime

from tantrix.rules.core.errors import TantrixError

IDLE_MONTHS = 3
"""After so many months without a game somebody is retired [W]."""


def month_of(at_ms: int) -> int:
    """Return the month of a wall-clock time: twelve for each year, January first.

    >>> from tantrix.ratings.months import month_of, write_month
    >>> write_month(month_of(0))
    '1970-01'
    """
    at = datetime.fromtimestamp(at_ms / 1000, UTC)
    return at.year * 12 + at.month - 1


def write_month(month: int) -> str:
    """Return a month such as `2026-11`.

    >>> from tantrix.ratings.months import read_month, write_month
    >>> write_month(read_month("2026-11") + 2)
    '2027-01'
    """
    return f"{month // 12:04}-{month % 12 + 1:02}"


def read_month(text: str) -> int:
    """Return the month of a text such as `2026-11`; raises `TantrixError` `bad.month`.

    >>> from tantrix.ratings.months import read_month
    >>> read_month("2026-12") - read_month("2026-11")
    1
    """
    try:
        at = datetime.strptime(text, "%Y-%m").replace(tzinfo=UTC)
    except ValueError:
        at = None
    month = 0 if at is None else at.year * 12 + at.month - 1
    if write_month(month) != text:
        raise TantrixError("bad.month", text=text[:40])
    return month


def idle_before(now_ms: int) -> int:
    """Return the time before which a last game makes somebody retired.

    It is the beginning of the same day three months earlier, or of the last day of that month
    where it is shorter.

    >>> from tantrix.ratings.months import idle_before, month_of, write_month
    >>> write_month(month_of(idle_before(31 * 86_400_000 * 12)))
    '1970-10'
    """
    now = datetime.fromtimestamp(now_ms // 1000, UTC)
    year, month = divmod(now.year * 12 + now.month - 1 - IDLE_MONTHS, 12)
    day = min(now.day, monthrange(year, month + 1)[1])
    return int(datetime(year, month + 1, day, tzinfo=UTC).timestamp()) * 1000
