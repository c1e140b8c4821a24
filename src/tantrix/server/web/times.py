"""Times of the wall clock as texts."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

FOR_EVER_S = 253_402_300_799
"""The last second that has a date of the usual form."""


@lru_cache(maxsize=4096)
def iso(at_ms: int) -> str:
    """Return a wall-clock time in milliseconds as ISO 8601, in UTC.

    That of a table's beginning is sent with each of its events.
    """
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="milliseconds")


def minute(at_ms: int) -> str:
    """Return a wall-clock time in milliseconds as sentences tell it, to the minute, in UTC."""
    at_s = min(at_ms / 1000, FOR_EVER_S)
    return datetime.fromtimestamp(at_s, UTC).strftime("%Y-%m-%d %H:%M UTC")
